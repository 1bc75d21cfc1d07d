"""The four characters of an autopilot, each with what it does in its own way; data, and nobody is told (CIV-AP8).

And what a country remembers of others, whoever rules it (CIV-AP9).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.civilized.world.state import World
from rules.kernel.play.characters import Character, remember


@dataclass(frozen=True)
class Manner:
    """How a character rules (CIV-AP8)."""

    wanted: int
    """Per cent of an enemy's strength, as the rules of war reckon it, that a force must have to fight him."""
    war_card: int
    """The highest card on which it declares war (CIV-4.6a)."""
    aid: int
    """What it adds to the chance to honour an alliance (CIV-6.8.4.3i)."""
    saving: int
    """What it adds to the chance with which each lot is saved (CIV-4.8.1d)."""
    prompt: int
    """The years in which something must pay for itself to come before its ruler's wishes (CIV-AP10)."""
    heir_from: int
    """The age from which on a ruler names an heir, unless he is ill before (CIV-AP13)."""
    breaks: bool
    """Whether it prepares for war on those it is bound to as soon as on others."""


MANNERS: Mapping[Character, Manner] = {
    "cautious": Manner(130, 8, 0, 15, 12, 16, False),
    "steady": Manner(100, 10, 0, 0, 12, 16, False),
    "bold": Manner(85, 12, 10, -10, 5, 40, False),
    "treacherous": Manner(100, 11, -50, 0, 5, 40, True),
}
"""Each character's manner."""
Act = Literal["war", "perfidy", "broken", "sabotage", "gift", "aid", "peace"]
WEIGHTS: Mapping[Act, int] = {"war": -4, "perfidy": -3, "broken": -3, "sabotage": -3, "gift": 1, "aid": 3, "peace": 2}
"""By how much each act changes what a country thinks of who did it; a point of all is forgotten each year."""
GRUDGE = -3
"""The regard from which there is a grudge."""
FAVOUR = 5
"""Per cent by which each point of regard changes the chance to come to somebody's aid."""


def manner(world: World, seat: str) -> Manner:
    """Give the manner of a country's character."""
    return MANNERS[world.countries[seat].character]


def felt(world: World, seat: str, doer: str, act: Act) -> None:
    """Let a country remember an act; wild land remembers nothing."""
    if seat in world.countries and doer in world.countries and seat != doer:
        remember(world.countries[seat].regard, doer, WEIGHTS[act])


def resented(world: World, seat: str, among: Sequence[str]) -> list[str]:
    """Give those against whom there is a grudge, where there are any; else all (CIV-AP9)."""
    regard = world.countries[seat].regard
    return [one for one in among if regard.get(one, 0) <= GRUDGE] or list(among)
