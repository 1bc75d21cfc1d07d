"""Spoken dismissals: how people send soldiers home who do not say from where: `disband two of my cavalry`."""

import re
from collections import Counter
from collections.abc import Sequence

from rules.civilized.world.state import Element, Ship
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words

DISMISSES = re.compile(
    r"(?:(?:ok|okay|so|well|then|now|please|and|i|we|i'll|we'll|will|want|would|like|to|let's|lets|just)[ ,]+)*"
    r"(?:disband|dismiss|discharge|send home|get rid of|fire)(?: (?P<number>[\w-]+))(?: of)?(?: (?:my|our|the))?"
    r" (?P<kind>[a-z][a-z ]+?)(?:[ ,]+(?:please|now|too|then|they cost too much))*[ .!]*"
)


def sent_home(words: str, units: Sequence[Element | Ship]) -> tuple[str, str, int] | None:
    """Give the place, type and number that somebody's own words send home, of the units that a seat has.

    The place is where most of that type are; None where they say no such thing.
    """
    met = DISMISSES.fullmatch(" ".join(fold(words).replace("’", "'").split()))
    if met is None:
        return None
    said = met["number"]
    number = int(said) if said.isdecimal() else 1 if said in ("a", "an") else in_words(said)
    those = [one for one in units if alike(one.type, met["kind"])]
    there = Counter((one.hex, one.type) for one in those)
    if not number or not there:
        return None
    place, kind = max(there, key=lambda one: there[one])
    return place, kind, number


def alike(kind: str, said: str) -> bool:
    """Tell whether somebody names a type, in one or in several."""
    return fold(kind).rstrip("s") == said.rstrip("s")
