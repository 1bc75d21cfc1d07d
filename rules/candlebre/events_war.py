"""What can happen on the march and after a battle, in the order of a seat-turn; battles are in `events_battle`."""

from rules.candlebre.events import UnitsTold
from rules.kernel.facts.events import Event


class MarchSetOut(Event):
    """A House marched on a province."""

    clause: str = "CAN-6.2"
    seat: str
    target: str
    holder: str
    """`the neutrals` where nobody owns it."""
    groups: tuple[tuple[str, UnitsTold], ...]
    """Each province that units left, with them."""
    leaders: tuple[str, ...]


class MarchCalledOff(Event):
    """A march was dropped before it set out."""

    clause: str = "CAN-4.5a"
    seat: str
    target: str
    reason: str


class MarchJoined(Event):
    """A march met a province that was its own by then."""

    clause: str = "CAN-4.3g"
    seat: str
    target: str


class AllianceBroken(Event):
    """A House marched into the land of its ally."""

    clause: str = "CAN-10.7e"
    seat: str
    ally: str
    target: str


class ProvinceTaken(Event):
    """A province changed hands."""

    clause: str = "CAN-7.16"
    seat: str
    province: str
    before: str
    buildings: tuple[str, ...]
    """What stands there and serves the new owner."""
    units: UnitsTold


class ProvinceHeld(Event):
    """An attack on a province failed."""

    clause: str = "CAN-7.16b"
    seat: str
    """The attacker."""
    province: str
    holder: str
    empty: bool = False
    """Whether nobody is left there."""


class Deed(Event):
    """A battle between two Houses was a deed of arms."""

    clause: str = "CAN-7.16d"
    seat: str
    loser: str
    province: str


class CompanyPlayed(Event):
    """A company of the Book joined neutrals who were attacked."""

    clause: str = "CAN-9.7"
    seat: str
    card: str
    company: str
    province: str
    attacker: str
    units: UnitsTold


class CompaniesRevolted(Event):
    """Mercenaries turned the regulars out and seized a province."""

    clause: str = "CAN-8.5"
    seat: str
    province: str
    regulars: UnitsTold
    mercenaries: int
    refuge: str
    """Where the regulars went; empty if they are lost."""


class LeaderRemoved(Event):
    """A leader is out of the game."""

    clause: str = "CAN-8.7"
    leader: str
    seat: str
    reason: str


class LeaderMoved(Event):
    """A leader slipped away, came home or was freed."""

    clause: str = "CAN-7.13f"
    leader: str
    seat: str
    province: str
    reason: str


class UnitsReturned(Event):
    """Units of a march that was called off went home."""

    clause: str = "CAN-4.3f"
    seat: str
    units: UnitsTold
    province: str
    """Empty if they are lost."""
    target: str
    reason: str


class TroopsMoved(Event):
    """Troops or leaders moved through their own land."""

    clause: str = "CAN-6.9"
    seat: str
    units: UnitsTold
    leaders: tuple[str, ...]
    origin: str
    province: str


class HouseEliminated(Event):
    """A House holds nothing any more."""

    clause: str = "CAN-15.5"
    seat: str


class GameWon(Event):
    """The game is over."""

    clause: str = "CAN-15.1"
    seats: tuple[str, ...]
    """None for a draw."""
    result: str
    reason: str
