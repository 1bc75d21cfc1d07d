"""What can happen through spies (CAN-14)."""

from rules.candlebre.board.called import Band, Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open, Private


class Aim(Value):
    """What spies were set on."""

    kind: Private[str]
    target: Private[Owner]
    province: Private[Land]
    """Empty where it is aimed at none."""
    thing: Private[Person]
    """The leader, improvement, type of unit or tree that it is aimed at, if any."""


class OperationRun(Event, Aim, clause="CAN-14.5"):
    """Spies did their work; the author alone reads it."""

    audience: Open[Audience]
    seat: Open[Owner]
    rolled: Private[int]
    needed: Private[int]
    result: Private[str]
    """`worked`, `failed`, `exposed`, `foiled`."""


class OperationFelt(Event, Aim, clause="CAN-14.5"):
    """The target learns what spies did or tried, not whose they were."""

    audience: Open[Audience]
    result: Private[str]


class OperationMoot(Event, Aim, clause="CAN-14.8"):
    """An operation found nothing to do; its price is lost."""

    audience: Open[Audience]
    seat: Open[Owner]


class OperationExposed(Event, clause="CAN-14.4"):
    """Spies were caught, and everybody knows whose they were."""

    seat: Open[Owner]
    target: Open[Owner]
    kind: Open[str]
    rolled: Open[int]
    needed: Open[int]


class Surveyed(Event, clause="CAN-14.10a"):
    """What spies saw of another's secrets."""

    audience: Open[Audience]
    seat: Open[Owner]
    target: Open[Owner]
    military: Private[int]
    civil: Private[int]
    pools: Private[tuple[tuple[str, int], ...]]
    muster: Private[UnitsTold]
    hand: Private[tuple[Band, ...]]
    doctrine: Private[tuple[tuple[Land, str, tuple[Land, ...]], ...]]
    """For attack, defence or a province: what is settled, and how: types of units, provinces, a word or a number."""
    guards: Private[tuple[tuple[Band, tuple[Owner, ...], tuple[Land, ...]], ...]]
    """A company or any, against whom, and where; nobody and nowhere named for anybody and anywhere."""
    parry: Private[tuple[str, ...]]
    floor: Private[int]


class Pilfered(Event, clause="CAN-14.10b"):
    """Gold went from purse to purse; both know how much."""

    audience: Open[Audience]
    target: Open[Owner]
    gold: Private[int]


class Sabotaged(Event, clause="CAN-14.10c"):
    """An improvement was destroyed."""

    province: Open[Land]
    owner: Open[Owner]
    building: Open[str]
    level: Open[int] = 0
    """That a fort has left."""


class UnitStabbed(Event, clause="CAN-14.10e"):
    """A unit was killed by knives."""

    province: Open[Land]
    owner: Open[Owner]
    unit: Open[str]


class PlansCopied(Event, clause="CAN-14.10f"):
    """Points were gained from another's plans."""

    audience: Open[Audience]
    seat: Open[Owner]
    tree: Private[str]
    points: Private[int]


class Freed(Event, clause="CAN-14.10g"):
    """Prisoners broke out and came home."""

    seat: Open[Owner]
    captor: Open[Owner]
    units: Open[UnitsTold]
    leaders: Open[tuple[Person, ...]]


class Uprising(Event, clause="CAN-14.10i"):
    """A province threw its House out."""

    province: Open[Land]
    owner: Open[Owner]
    units: Open[UnitsTold]
    refuge: Open[Land]


class ParrySettled(Event, clause="CAN-14.6"):
    """A seat said which operations its honor foils."""

    seat: Open[Owner]
    operations: Private[tuple[str, ...]]
    floor: Private[int]
    """The honor that must be left."""
