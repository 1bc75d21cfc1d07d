"""The four characters of an autopilot, each with what it does in its own way; data, and nobody is told (CAN-16.23)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.candlebre.board.state import House
from rules.candlebre.board.war import Units
from rules.kernel.play.characters import Character


@dataclass(frozen=True)
class Manner:
    """How a character plays (CAN-16.23)."""

    neutrals: int
    conqueror: int
    courtier: int
    """Per cent of the defence that an attack must have: on neutrals, on a House by a conqueror, by a courtier."""
    reserve: int
    """One part in so many of a threatened province's units stays there."""
    bounty: int
    """What it pays its mercenaries in an attack."""
    ransom: int
    """Gold that it asks for a captive leader."""
    purse: int
    """Civil gold that it keeps from the scholars."""
    gift: int
    """Gold that goes home with a prisoner of whoever stands highest, if it thinks no ill of him."""
    light: int
    """The share of light infantry in its army, in per cent."""
    engines: int
    """Siege engines that it keeps while a rival next door has a fort."""
    precise: bool
    """Whether archers shoot at riders where it is twice as strong."""
    thrift: int
    """Per cent of the military gold that it has left over which goes to the civil purse."""
    stands: bool
    """Whether its troops never withdraw."""
    pardons: bool
    """Whether it lets a captive leader go whose ransom was declined."""
    kills: bool
    """Whether it kills the prisoners of whom it has a deep grudge against, in place of releasing them."""
    executes: bool
    """Whether it executes captives where a rally serves it better than honor."""
    breaks: bool
    """Whether it marches on allies."""
    schemes: int
    """By how much less espionage weighs in its studies, which therefore come to it sooner."""


MANNERS: Mapping[Character, Manner] = {
    "cautious": Manner(200, 190, 260, 3, 1, 40, 20, 10, 0, 0, False, 50, False, True, False, False, False, 0),
    "steady": Manner(150, 140, 200, 4, 0, 60, 0, 0, 0, 1, False, 0, False, False, False, False, False, 0),
    "bold": Manner(135, 125, 170, 6, 2, 60, 0, 0, 5, 2, True, 0, True, False, False, True, False, 0),
    "treacherous": Manner(150, 140, 200, 4, 1, 90, 0, 0, 0, 1, True, 0, False, False, True, True, True, 1),
}
"""Each character's manner."""
STEADY = MANNERS["steady"]
"""What counsel goes by, which knows no character."""


def manner(house: House) -> Manner:
    """Give the manner of a House's character."""
    return MANNERS[house.character]


def mixed(shares: Units, light: int) -> Units:
    """Give the shares of an army with so many of a hundred in light infantry, which stand in for infantry."""
    return {**shares, "infantry": shares["infantry"] - light, "light_infantry": light} if light else shares
