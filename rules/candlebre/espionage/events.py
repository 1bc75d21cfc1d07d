"""What can happen through spies (CAN-14)."""

from rules.candlebre.board.called import Band, Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class OperationRun(Event):
    """Spies did their work; the author alone reads it."""

    clause: Open[str] = "CAN-14.5"
    audience: Open[Audience]
    seat: Open[Owner]
    kind: Private[str]
    target: Private[Owner]
    place: Private[str]
    rolled: Private[int]
    needed: Private[int]
    result: Private[str]
    """`worked`, `failed`, `exposed`, `foiled`."""


class OperationFelt(Event):
    """The target learns what spies did or tried, not whose they were."""

    clause: Open[str] = "CAN-14.5"
    audience: Open[Audience]
    target: Open[Owner]
    kind: Private[str]
    place: Private[str]
    result: Private[str]


class OperationExposed(Event):
    """Spies were caught, and everybody knows whose they were."""

    clause: Open[str] = "CAN-14.4"
    seat: Open[Owner]
    target: Open[Owner]
    kind: Open[str]
    rolled: Open[int]
    needed: Open[int]


class OperationMoot(Event):
    """An operation found nothing to do; its price is lost."""

    clause: Open[str] = "CAN-14.8"
    audience: Open[Audience]
    seat: Open[Owner]
    kind: Private[str]
    reason: Private[str]


class Surveyed(Event):
    """What spies saw of another's secrets."""

    clause: Open[str] = "CAN-14.10a"
    audience: Open[Audience]
    seat: Open[Owner]
    target: Open[Owner]
    military: Private[int]
    civil: Private[int]
    pools: Private[tuple[tuple[str, int], ...]]
    muster: Private[UnitsTold]
    hand: Private[tuple[Band, ...]]
    doctrine: Private[tuple[str, ...]]
    guards: Private[tuple[str, ...]]
    parry: Private[tuple[str, ...]]
    floor: Private[int]


class Pilfered(Event):
    """Gold went from purse to purse; both know how much."""

    clause: Open[str] = "CAN-14.10b"
    audience: Open[Audience]
    target: Open[Owner]
    gold: Private[int]


class Sabotaged(Event):
    """An improvement was destroyed."""

    clause: Open[str] = "CAN-14.10c"
    province: Open[Land]
    owner: Open[Owner]
    building: Open[str]
    level: Open[int] = 0
    """That a fort has left."""


class UnitStabbed(Event):
    """A unit was killed by knives."""

    clause: Open[str] = "CAN-14.10e"
    province: Open[Land]
    owner: Open[Owner]
    unit: Open[str]


class PlansCopied(Event):
    """Points were gained from another's plans."""

    clause: Open[str] = "CAN-14.10f"
    audience: Open[Audience]
    seat: Open[Owner]
    tree: Private[str]
    points: Private[int]


class Freed(Event):
    """Prisoners broke out and came home."""

    clause: Open[str] = "CAN-14.10g"
    seat: Open[Owner]
    captor: Open[Owner]
    units: Open[UnitsTold]
    leaders: Open[tuple[Person, ...]]


class Uprising(Event):
    """A province threw its House out."""

    clause: Open[str] = "CAN-14.10i"
    province: Open[Land]
    owner: Open[Owner]
    units: Open[UnitsTold]
    refuge: Open[Land]
