"""The four characters of an autopilot, each with what it does in its own way; data, and nobody is told (ITA-12.7).

There is nothing to promise or to give in these rules (ITA-11.11), so a treacherous Rome falls on the hunted.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.italy.board.state import Power
from rules.kernel.play.characters import Character


@dataclass(frozen=True)
class Manner:
    """How a character plays (ITA-12.7)."""

    hunted: int
    """How many times the attacks of others on its holder count in what a province is worth to Rome."""
    rich: int
    """How many times the revenue of its holder counts against it."""
    least: int
    """The worth from which Rome attacks at all."""
    attack: int
    """Per cent of what is free that Rome spends on its attack."""
    defence: int
    """Per cent that Rome sets aside against those who attack it."""
    eager: int
    """What is added to the attack roll of another Power."""


MANNERS: Mapping[Character, Manner] = {
    "cautious": Manner(1, 2, 0, 0, 20, -1),
    "steady": Manner(1, 1, -99, 0, 0, 0),
    "bold": Manner(1, 0, -99, 25, 0, 1),
    "treacherous": Manner(3, 1, -99, 0, 0, 0),
}
"""Each character's manner."""
STEADY = MANNERS["steady"]
"""What counsel goes by, which knows no character."""


def manner(power: Power) -> Manner:
    """Give the manner of a Power's character."""
    return MANNERS[power.character]
