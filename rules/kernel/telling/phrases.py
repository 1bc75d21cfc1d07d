"""Wording: small turns of phrase that every game's tellings share."""

from collections.abc import Iterable
from typing import Literal

from babel import Locale
from babel.lists import format_list

from rules.kernel.facts.names import Called

SPOKEN = Locale("en", "GB")
"""The one language so far; what is said in rows and counts follows its customs."""
STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)
ENDINGS, TEENS = {1: "st", 2: "nd", 3: "rd"}, (11, 12, 13)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def row(parts: Iterable[str], last: str = "and") -> str:
    """Give words in a row: `Ur, Mari and Uruk`; `last` is `and`, `or`, or `then` for what comes in that order."""
    return ", then ".join(parts) if last == "then" else format_list(list(parts), STYLES[last], SPOKEN)


def form(number: int, one: str, many: str) -> str:
    """Give the form of a noun that goes with a number."""
    return one if number > 0 and SPOKEN.plural_form(number) == "one" else many  # a debt is many: −1 points


def several(number: int, one: str, many: str) -> str:
    """Count things in words up to twelve: `two missions`."""
    return f"{in_words(number)} {form(number, one, many)}"


def in_words(number: int) -> str:
    """Give a number in a word up to twelve."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def ordinal(number: int) -> str:
    """Give a place in a row, from one: `first`, `13th`."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    return f"{number}{'th' if number % 100 in TEENS else ENDINGS.get(number % 10, 'th')}"


def points_of(number: int) -> str:
    """Give points in figures, as accounts have them: `1 point`."""
    return f"{figure(number)} {form(number, 'point', 'points')}"


def signed(number: int) -> str:
    """Give a change with its sign, a true minus; a bare 0."""
    return f"+{number}" if number > 0 else figure(number)


def figure(number: int) -> str:
    """Give a number, a true minus before one under 0."""
    return str(number) if number >= 0 else f"−{-number}"


def an(word: str) -> str:
    """Put `a` or `an` before a word."""
    return f"{'an' if word[:1] in 'AEIOaeio' else 'a'} {word}"


def the(name: str) -> str:
    """Give a name as it stands in the middle of a sentence, with its article if it bears one: `the Samnites`."""
    return name.the if isinstance(name, Called) else name


def whose(name: str) -> str:
    """Give a name as an owner has it: `Rome’s`, `the Samnites’`."""
    said = the(name)
    return f"{said}’" if said.endswith("s") and isinstance(name, Called) and name.plural else f"{said}’s"


def verb(name: str, one: str, many: str) -> str:
    """Give the form of a verb, or the pronoun, that goes with a name: `Rome has its`, `the Samnites have their`."""
    return format(name, f"{one}|{many}") if isinstance(name, Called) else one


def parts_of(names: str) -> tuple[str, ...]:
    """Give each of the things that are called so together; one thing alone."""
    return (names.parts if isinstance(names, Called) else ()) or (names,)


def id_of(name: str) -> str:
    """Give the id of what is called so."""
    return name.id if isinstance(name, Called) else name


def capital(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]
