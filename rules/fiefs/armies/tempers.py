"""How leaders of each character wage war, where the autopilot acts for them (FIE-16.0)."""

from dataclasses import dataclass

from rules.fiefs.board.forces import Army
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Character
from rules.kernel.telling.phrases import form


@dataclass(frozen=True)
class Temper:
    """When a leader attacks, stands, recruits and besieges: the rows of the table of characters."""

    bold: tuple[int, int]
    """Attacks if its elements are at least that part of the enemy's, as numerator and denominator."""
    stout: tuple[int, int]
    """Entered upon, fights if they are at least that part."""
    back: int
    """Goes to recruit below that many elements."""
    limit: int
    """Besieges if the first T is at most that."""

    def dares(self, own: int, enemy: int) -> bool:
        """Tell whether he attacks."""
        return own * self.bold[1] >= enemy * self.bold[0]

    def stands(self, own: int, enemy: int) -> bool:
        """Tell whether he fights when an enemy comes."""
        return own * self.stout[1] >= enemy * self.stout[0]


TEMPERS: dict[Character, Temper] = {
    "feeble": Temper(bold=(3, 2), stout=(5, 4), back=20, limit=4),
    "prudent": Temper(bold=(1, 1), stout=(3, 4), back=16, limit=6),
    "skilled": Temper(bold=(2, 3), stout=(2, 3), back=14, limit=6),
    "rash": Temper(bold=(0, 1), stout=(0, 1), back=12, limit=9),
}


def character(world: World, army: Army) -> Character:
    """Give how an army acts by itself: a player's as prudent, an autopilot's as its House is (FIE-16.20)."""
    house = world.houses[army.leader]
    return "prudent" if house.holder == "player" else house.character


def temper(world: World, army: Army) -> Temper:
    """Give the temper in which an army acts by itself."""
    return TEMPERS[character(world, army)]


def host(world: World, army: Army) -> str:
    """Give an army by its leader and its size: `Mortimer's 24 elements`."""
    number = len(army.elements)
    return f"{world.short(army.leader)}'s {number} {form(number, 'element', 'elements')}"
