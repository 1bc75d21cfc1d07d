"""What can happen through spies (CAN-14)."""

from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event


class OperationRun(Event):
    """Spies did their work; the author alone reads it."""

    clause: str = "CAN-14.5"
    audience: Audience
    seat: str
    kind: str
    target: str
    place: str
    rolled: int
    needed: int
    result: str
    """`worked`, `failed`, `exposed`, `foiled`."""


class OperationFelt(Event):
    """The target learns what spies did or tried, not whose they were."""

    clause: str = "CAN-14.5"
    audience: Audience
    target: str
    kind: str
    place: str
    result: str


class OperationExposed(Event):
    """Spies were caught, and everybody knows whose they were."""

    clause: str = "CAN-14.4"
    seat: str
    target: str
    kind: str
    rolled: int
    needed: int


class OperationMoot(Event):
    """An operation found nothing to do; its price is lost."""

    clause: str = "CAN-14.8"
    audience: Audience
    seat: str
    kind: str
    reason: str


class Surveyed(Event):
    """What spies saw of another's secrets."""

    clause: str = "CAN-14.10a"
    audience: Audience
    seat: str
    target: str
    military: int
    civil: int
    pools: tuple[tuple[str, int], ...]
    muster: UnitsTold
    hand: tuple[str, ...]
    doctrine: tuple[str, ...]
    guards: tuple[str, ...]
    parry: tuple[str, ...]
    floor: int


class Pilfered(Event):
    """Gold went from purse to purse; both know how much."""

    clause: str = "CAN-14.10b"
    audience: Audience
    target: str
    gold: int


class Sabotaged(Event):
    """An improvement was destroyed."""

    clause: str = "CAN-14.10c"
    province: str
    owner: str
    building: str
    level: int = 0
    """That a fort has left."""


class UnitStabbed(Event):
    """A unit was killed by knives."""

    clause: str = "CAN-14.10e"
    province: str
    owner: str
    unit: str


class PlansCopied(Event):
    """Points were gained from another's plans."""

    clause: str = "CAN-14.10f"
    audience: Audience
    seat: str
    tree: str
    points: int


class Freed(Event):
    """Prisoners broke out and came home."""

    clause: str = "CAN-14.10g"
    seat: str
    captor: str
    units: UnitsTold
    leaders: tuple[str, ...]


class Uprising(Event):
    """A province threw its House out."""

    clause: str = "CAN-14.10i"
    province: str
    owner: str
    units: UnitsTold
    refuge: str
