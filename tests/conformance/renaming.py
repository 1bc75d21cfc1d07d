"""Renaming: a scenario in which every name is another, by several schemes; its ids stay."""

from collections.abc import Iterator
from typing import Any

from rules.kernel.play.ruleset import Scenario

FIELDS = {"name", "adjective", "chief_place", "about", "title", "leader", "words", "religion", "ruler_title"}
"""The fields of scenarios that hold names, or text about them."""
MAPS = {"families", "stalls", "names", "terrain", "resources"}
"""Those that hold names by their ids, or lists of names."""
LISTS = {"heirs"}
"""Those that are lists of names."""
COMMON = {"Chief", "King"}
"""Titles that are words of the rules, too: a card is a King, and where a Palace is a chief's hall he is no name."""
WORDS = ("Tax", "Hold", "Attack", "Spend", "Nothing", "None", "And", "Take")
SCHEMES = {
    "strange": lambda place: f"Xanthe{place}ville",
    "letters": lambda place: chr(ord("A") + place) if place < 26 else f"Q{chr(ord('A') + place % 26)}{place}",
    "orders": lambda place: WORDS[place] if place < len(WORDS) else f"Tax {place}",
    "accents": lambda place: f"Ébène-Ñúß {place}",
    "alike": lambda place: ("Ox", "Ash")[place % 2],
    "leftward": lambda place: f"עיר {place}",
    "beginnings": lambda place: "Ox" + "ford" * (place % 40) + ("" if place < 40 else f" {place}"),
}
"""How the thing of each number is called."""


def names_of(scenario: Scenario) -> list[str]:
    """Give every name in a scenario, once, but for those that are common words of the rules."""
    return list(dict.fromkeys(value for _, value in walk(scenario.model_dump(mode="json"))))


def called_anew(scenario: Scenario, scheme: str) -> list[str]:
    """Give what takes their place, in the same order."""
    return [SCHEMES[scheme](place) for place in range(len(names_of(scenario)))]


def renamed(scenario: Scenario, scheme: str) -> Scenario:
    """Give a scenario with other names."""
    content = scenario.model_dump(mode="json")
    instead = dict(zip(names_of(scenario), called_anew(scenario, scheme), strict=True))
    for (holder, key), value in list(walk(content)):
        holder[key] = instead[value]
    return type(scenario).model_validate(content)


def walk(content) -> Iterator[tuple[tuple[dict, str], str]]:
    """Give each name with its place."""
    if isinstance(content, list):
        for one in content:
            yield from walk(one)
        return
    if not isinstance(content, dict):
        return
    for key, value in content.items():
        if key in FIELDS and isinstance(value, str) and value not in {"", *COMMON}:
            yield (content, key), value
        elif isinstance(value, dict if key in MAPS else list if key in LISTS else ()):
            yield from texts(value)
        else:
            yield from walk(value)


def texts(content: Any) -> Iterator[tuple[tuple[Any, Any], str]]:
    """Give each text with its place."""
    for key, value in content.items() if isinstance(content, dict) else enumerate(content):
        if isinstance(value, str):
            yield (content, key), value
        else:
            yield from texts(value)
