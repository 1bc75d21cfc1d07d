"""What can happen in a battle, from its first round to its last (CAN-7)."""

from typing import Annotated

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing
from rules.kernel.state.secrets import Open

VolleyTold = tuple[str, int, tuple[int, ...], int, int]
"""A type of unit, its hit number, its dice as they count, how many hit, and how many of those captured."""


class BattleBegan(Event):
    """Two forces met."""

    clause: Open[str] = "CAN-7.1"
    number: Open[int]
    attacker: Open[Owner]
    defender: Open[Owner]
    province: Open[Land]
    attacking: Open[UnitsTold]
    defending: Open[UnitsTold]
    leaders: Open[tuple[tuple[Person, Owner], ...]]
    """Of both sides, each with his side."""
    fort: Open[int]
    looks: Annotated[Open[tuple[tuple[str, int], ...]], Drawing()] = ()
    """Colour and number of the pattern of attacker and defender on the map; events told before had none."""


class RoundBegan(Event):
    """A round of battle began."""

    clause: Open[str] = "CAN-7.2"
    number: Open[int]
    round: Open[int]
    attacker: Open[Owner]
    defender: Open[Owner]
    preparing: Open[tuple[tuple[Owner, str], ...]]
    """Side and type that makes ready to charge."""
    shelter: Open[int]
    """The fort levels that count for the defender."""


class BountyPaid(Event):
    """An employer paid his mercenaries for a round."""

    clause: Open[str] = "CAN-8.3"
    seat: Open[Owner]
    level: Open[int]
    gold: Open[int]


class TierFought(Event):
    """A tier of a round was fought."""

    clause: Open[str] = "CAN-7.5"
    number: Open[int]
    round: Open[int]
    tier: Open[int]
    """1 first strike, 2 charges, 3 ground troops."""
    attacker: Open[Owner]
    defender: Open[Owner]
    attack: Open[tuple[VolleyTold, ...]]
    defence: Open[tuple[VolleyTold, ...]]
    attacker_killed: Open[UnitsTold]
    attacker_captured: Open[UnitsTold]
    defender_killed: Open[UnitsTold]
    defender_captured: Open[UnitsTold]


class Withdrew(Event):
    """A side left the field."""

    clause: Open[str] = "CAN-7.15"
    seat: Open[Owner]
    enemy: Open[Owner]
    province: Open[Land]
    refuge: Open[Land]
    dice: Open[tuple[tuple[str, tuple[int, ...]], ...]]
    caught: Open[UnitsTold]
    """Captured, or lost against neutrals."""
    escaped: Open[UnitsTold]


class ForceLost(Event):
    """What was left of a force that could not fight on was taken or destroyed."""

    clause: Open[str] = "CAN-7.3a"
    seat: Open[Owner]
    captor: Open[Owner]
    """Empty where nobody took it."""
    units: Open[UnitsTold]


class BattleEnded(Event):
    """A battle is over, and its losses are counted."""

    clause: Open[str] = "CAN-7.3"
    attacker: Open[Owner]
    defender: Open[Owner]
    province: Open[Land]
    rounds: Open[int]
    attacker_lost: Open[UnitsTold]
    defender_lost: Open[UnitsTold]
    attacker_caught: Open[int]
    defender_caught: Open[int]
    """Of the lost, those whom the enemy holds."""


class LeaderCaptured(Event):
    """A leader fell into enemy hands."""

    clause: Open[str] = "CAN-7.13d"
    leader: Open[Person]
    seat: Open[Owner]
    captor: Open[Owner]


class ProvinceTaken(Event):
    """A province changed hands."""

    clause: Open[str] = "CAN-7.16"
    seat: Open[Owner]
    province: Open[Land]
    before: Open[Owner]
    buildings: Open[tuple[str, ...]]
    """What stands there and serves the new owner."""
    units: Open[UnitsTold]


class ProvinceHeld(Event):
    """An attack on a province failed."""

    clause: Open[str] = "CAN-7.16b"
    seat: Open[Owner]
    """The attacker."""
    province: Open[Land]
    holder: Open[Owner]
    empty: Open[bool] = False
    """Whether nobody is left there."""


class DeedOfHonor(Event):
    """A battle between two Houses was a deed of arms."""

    clause: Open[str] = "CAN-7.16d"
    seat: Open[Owner]
    loser: Open[Owner]
    province: Open[Land]
