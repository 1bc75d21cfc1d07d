"""What can happen in a battle, from its first round to its last (CAN-7)."""

from typing import Annotated

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open, Private

VolleyTold = tuple[str, int, tuple[int, ...], int]
"""A type of unit, its hit number, its dice as they count, and how many hit."""


class BattleBegan(Event, clause="CAN-7.1"):
    """Two forces met."""

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


class RoundBegan(Event, clause="CAN-7.2"):
    """A round of battle began."""

    number: Open[int]
    round: Open[int]
    preparing: Open[tuple[tuple[Owner, str], ...]]
    """Side and type that makes ready to charge."""
    shelter: Open[int]
    """The fort levels that count for the defender."""


class BountyPaid(Event, clause="CAN-8.3"):
    """An employer paid his mercenaries for a round."""

    seat: Open[Owner]
    level: Open[int]
    gold: Open[int]


class SideFought(Value):
    """What a side did and lost in a tier."""

    side: Open[Owner]
    volleys: Open[tuple[VolleyTold, ...]]
    killed: Open[UnitsTold]
    captured: Open[UnitsTold]


class TierFought(Event, clause="CAN-7.5"):
    """A tier of a round was fought."""

    number: Open[int]
    round: Open[int]
    tier: Open[int]
    """1 first strike, 2 charges, 3 ground troops."""
    sides: Open[tuple[SideFought, SideFought]]
    """The attacker's and the defender's."""


class Withdrew(Event, clause="CAN-7.15"):
    """A side left the field."""

    seat: Open[Owner]
    province: Open[Land]
    refuge: Open[Land]
    caught: Open[UnitsTold]
    """Captured, or lost against neutrals."""
    escaped: Open[UnitsTold]


class WithdrawalCalled(Event, clause="CAN-7.17d"):
    """A doctrine had its own side leave the field; told to that House alone."""

    seat: Open[Owner]
    province: Open[Land]
    role: Open[str]
    """`attack` or `defence`."""
    round: Open[int]
    power: Open[int]
    """Its own power in per cent of the enemy's."""
    ratio: Open[int]
    """Below which of these per cent it leaves; 0 where the number of rounds decided."""


class ForceLost(Event, clause="CAN-7.3a"):
    """What was left of a force that could not fight on was taken or destroyed."""

    seat: Open[Owner]
    captor: Open[Owner]
    """Empty where nobody took it."""
    units: Open[UnitsTold]


class BattleEnded(Event, clause="CAN-7.3"):
    """A battle is over, and its losses are counted."""

    province: Open[Land]
    rounds: Open[int]
    losses: Open[tuple[tuple[Owner, UnitsTold, int], ...]]
    """Of attacker and defender: whom it lost, and how many of those the enemy holds."""
    withdrew: Open[Owner] = ""
    """Who left the field at the end."""
    refuge: Open[Land] = ""
    """Where those who left went; empty where nobody got away."""
    dice: Open[tuple[tuple[Owner, int, int, int], ...]] = ()
    """Of attacker and defender: dice rolled, how many hit, and the sum of the numbers that they needed."""


class LeaderCaptured(Event, clause="CAN-7.13d"):
    """A leader fell into enemy hands."""

    leader: Open[Person]
    seat: Open[Owner]
    captor: Open[Owner]


class ProvinceTaken(Event, clause="CAN-7.16"):
    """A province changed hands."""

    seat: Open[Owner]
    province: Open[Land]
    before: Open[Owner]
    works: Open[tuple[str, ...]]
    """The improvements that stand there and serve the new owner."""
    fort: Open[int]
    """The level of its fort."""
    units: Open[UnitsTold]
    last_barracks: Open[bool] = False
    """Whether a House has lost its only barracks with it, and can place no regulars."""


class ProvinceHeld(Event, clause="CAN-7.16b"):
    """An attack on a province failed."""

    seat: Open[Owner]
    """The attacker."""
    province: Open[Land]
    holder: Open[Owner]
    empty: Open[bool] = False
    """Whether nobody is left there."""


class DeedOfHonor(Event, clause="CAN-7.16d"):
    """A battle between two Houses was a deed of arms."""

    seat: Open[Owner]
    loser: Open[Owner]
    province: Open[Land]


class DoctrineSettled(Event, clause="CAN-7.17"):
    """A seat settled how its troops fight when nothing else is ordered."""

    seat: Open[Owner]
    role: Private[str]
    province: Private[Land]
    """Where it defends so; empty for anywhere."""
    setting: Private[str]
    value: Private[tuple[Land, ...]]
    """Types of units, provinces, a word or a number."""
