"""What can happen in a battle, from its first round to its last (CAN-7)."""

from typing import Annotated

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing

VolleyTold = tuple[str, int, tuple[int, ...], int, int]
"""A type of unit, its hit number, its dice as they count, how many hit, and how many of those captured."""


class BattleBegan(Event):
    """Two forces met."""

    clause: str = "CAN-7.1"
    number: int
    attacker: str
    defender: str
    province: str
    attacking: UnitsTold
    defending: UnitsTold
    leaders: tuple[str, ...]
    """Of both sides, each with his side's name."""
    fort: int
    looks: Annotated[tuple[tuple[str, int], ...], Drawing()] = ()
    """Colour and number of the pattern of attacker and defender on the map; events told before had none."""


class RoundBegan(Event):
    """A round of battle began."""

    clause: str = "CAN-7.2"
    number: int
    round: int
    attacker: str
    defender: str
    preparing: tuple[tuple[str, str], ...]
    """Side and type that makes ready to charge."""
    shelter: int
    """The fort levels that count for the defender."""


class BountyPaid(Event):
    """An employer paid his mercenaries for a round."""

    clause: str = "CAN-8.3"
    seat: str
    level: int
    gold: int


class TierFought(Event):
    """A tier of a round was fought."""

    clause: str = "CAN-7.5"
    number: int
    round: int
    tier: int
    """1 first strike, 2 charges, 3 ground troops."""
    attacker: str
    defender: str
    attack: tuple[VolleyTold, ...]
    defence: tuple[VolleyTold, ...]
    attacker_killed: UnitsTold
    attacker_captured: UnitsTold
    defender_killed: UnitsTold
    defender_captured: UnitsTold


class Withdrew(Event):
    """A side left the field."""

    clause: str = "CAN-7.15"
    seat: str
    enemy: str
    province: str
    refuge: str
    dice: tuple[tuple[str, tuple[int, ...]], ...]
    caught: UnitsTold
    """Captured, or lost against neutrals."""
    escaped: UnitsTold


class ForceLost(Event):
    """What was left of a force that could not fight on was taken or destroyed."""

    clause: str = "CAN-7.3a"
    seat: str
    captor: str
    """Empty where nobody took it."""
    units: UnitsTold


class BattleEnded(Event):
    """A battle is over, and its losses are counted."""

    clause: str = "CAN-7.3"
    attacker: str
    defender: str
    province: str
    rounds: int
    attacker_lost: UnitsTold
    defender_lost: UnitsTold
    attacker_caught: int
    defender_caught: int
    """Of the lost, those whom the enemy holds."""


class LeaderCaptured(Event):
    """A leader fell into enemy hands."""

    clause: str = "CAN-7.13d"
    leader: str
    seat: str
    captor: str


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


class DeedOfHonor(Event):
    """A battle between two Houses was a deed of arms."""

    clause: str = "CAN-7.16d"
    seat: str
    loser: str
    province: str
