"""What a host writes in one line where the rulebook has a list: costs, numbers and adjustments, after their names."""

import re
from collections.abc import Callable, Collection, Mapping

from rules.civilized.world.tables import ELEMENTS, SCORES

NONE = "none"
"""What a host writes for an empty list."""
SHIPS = ("Warship", "Transport Ship")
COSTS, NUMBERS, ADJUSTMENTS = range(1, 100), range(1, 100), range(-1, 2)
"""What an element may cost, how many mercenaries may be for hire, and by what a score may be adjusted (CIV-4.2)."""
CHAIRS = range(3, 10)
"""How many sit in a council (CIV-2.1e)."""
ENTRY = re.compile(r"^(?P<name>\D+?)\s+(?P<figure>[+-]?\d+)$")


def costs(text: str) -> dict[str, int]:
    """Read what elements and ships cost: `Knights 30, Warship 15` (CIV-8.5a)."""
    return entries(text, COSTS, named((*ELEMENTS, *SHIPS)))


def bands(text: str) -> dict[str, int]:
    """Read which mercenaries there are: `Spears 4, Cavalry 2` (CIV-7.4f)."""
    return entries(text, NUMBERS, named(ELEMENTS))


def adjustments(text: str) -> dict[str, dict[str, int]]:
    """Read how the scores of countries are adjusted: `egypt political +1, hellas military -1` (CIV-4.2)."""
    found: dict[str, dict[str, int]] = {}
    for name, figure in entries(text, ADJUSTMENTS, country_score).items():
        country, score = name.split(" ")
        found.setdefault(country, {})[score] = figure
    return found


def councils(text: str) -> dict[str, int]:
    """Read which countries a council rules, and with how many chairs: `hellas 5`; 0 for one ruler (CIV-2.1e)."""
    found = entries(text, range(CHAIRS[-1] + 1), one_word)
    wrong = next((name for name, chairs in found.items() if chairs and chairs not in CHAIRS), "")
    if wrong:
        raise ValueError(f"a council has {CHAIRS[0]} to {CHAIRS[-1]} chairs, and 0 is one ruler; {wrong} has neither")
    return found


def entries(text: str, able: range, read: Callable[[str], str]) -> dict[str, int]:
    """Read names with figures. Raises ValueError with what would do."""
    found = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        match = ENTRY.match(part)
        if match is None or int(match["figure"]) not in able:
            raise ValueError(f"“{part}” is no name with a number from {able[0]} to {able[-1]} after it")
        found[read(match["name"])] = int(match["figure"])
    return found


def named(types: Collection[str] | Mapping[str, object]) -> Callable[[str], str]:
    """Give what reads the name of a type, in any case."""
    known = {one.casefold(): one for one in types}

    def read(name: str) -> str:
        if name.casefold() not in known:
            raise ValueError(f"there is no type “{name}”; there are {', '.join(known.values())}")
        return known[name.casefold()]

    return read


def one_word(name: str) -> str:
    """Read the name of a country as the scenario's file has it; which there are the scenario says."""
    if " " in name:
        raise ValueError(f"“{name}” is no country as the scenario names them, in one word")
    return name.casefold()


def country_score(name: str) -> str:
    """Read a country and a score, as `egypt political`; which countries there are the scenario says."""
    country, _, score = name.casefold().rpartition(" ")
    if not country or " " in country or score not in SCORES:
        raise ValueError(f"“{name}” is no country with a score after it; scores are {', '.join(SCORES)}")
    return f"{country} {score}"


READERS: Mapping[str, Callable[[str], object]] = {
    "element_costs": costs,
    "mercenary_pool": bands,
    "racial_mods": adjustments,
    "councils": councils,
}
"""Setting to what reads it."""
