"""What can happen at the courts: income, learning, spies, prisoners, treaties and the Book (CAN-10 to CAN-14)."""

from rules.candlebre.events import UnitsTold
from rules.kernel.facts.events import Audience, Event


class ResearchPaid(Event):
    """A seat paid for research."""

    clause: str = "CAN-13.3a"
    seat: str
    tree: str
    price: int
    points: int
    pool: int


class ResearchRolled(Event):
    """Dice of research were rolled."""

    clause: str = "CAN-13.4"
    seat: str
    tree: str
    rolls: int
    points: int
    pool: int


class LevelEarned(Event):
    """A level of research was earned; it comes into force at the next seat-turn."""

    clause: str = "CAN-13.5"
    seat: str
    tree: str
    level: int
    effect: str


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


class PrisonersReleased(Event):
    """Prisoners were let go."""

    clause: str = "CAN-10.4"
    seat: str
    owner: str
    units: UnitsTold


class PrisonersKilled(Event):
    """Prisoners were killed for the bounty."""

    clause: str = "CAN-10.2"
    seat: str
    owner: str
    units: UnitsTold
    gold: int


class LeaderReleased(Event):
    """A captive leader was let go."""

    clause: str = "CAN-10.4a"
    seat: str
    leader: str
    owner: str
    province: str


class LeaderExecuted(Event):
    """A captive leader was executed, and his House rallies."""

    clause: str = "CAN-10.3"
    seat: str
    leader: str
    owner: str
    rally: int
    """The turn to the end of whose seat-turn the rally lasts."""


class OfferMade(Event):
    """An offer waits for an answer."""

    clause: str = "CAN-10.5"
    audience: Audience
    maker: str
    taker: str
    terms: str


class OfferSettled(Event):
    """An offer was accepted, refused, left, or could not be kept."""

    clause: str = "CAN-10.5b"
    audience: Audience
    maker: str
    taker: str
    terms: str
    result: str
    """`accepted`, `refused`, `lapsed`."""


class AllianceProposed(Event):
    """An alliance was offered."""

    clause: str = "CAN-10.7a"
    audience: Audience
    maker: str
    taker: str


class AllianceRefused(Event):
    """An alliance was not taken up."""

    clause: str = "CAN-10.7a"
    audience: Audience
    maker: str
    taker: str


class AllianceMade(Event):
    """Two Houses are allied."""

    clause: str = "CAN-10.7a"
    one: str
    other: str


class NoticeGiven(Event):
    """A House gave notice of an alliance."""

    clause: str = "CAN-10.7d"
    seat: str
    ally: str
    until: int


class AllianceEnded(Event):
    """An alliance ran out, or was betrayed."""

    clause: str = "CAN-10.7d"
    one: str
    other: str
    reason: str


class BookShuffled(Event):
    """The Book of Fate was made anew."""

    clause: str = "CAN-11.1a"
    cards: int


class FateDrawn(Event):
    """A House drew from the Book of Fate."""

    clause: str = "CAN-11.2a"
    seat: str
    card: str
    """Empty where it is a company, which only the seat learns."""
    title: str
    effect: str


class CompanyKept(Event):
    """A seat has a company in its hand."""

    clause: str = "CAN-11.4"
    audience: Audience
    seat: str
    card: str
    company: str
    units: UnitsTold


class CompanyDiscarded(Event):
    """A company was put away."""

    clause: str = "CAN-11.4"
    seat: str
    company: str


class CompanyRaised(Event):
    """A House called a company to its own banner."""

    clause: str = "CAN-11.4"
    seat: str
    company: str
    units: UnitsTold


class LeaderJoined(Event):
    """A leader entered a House's service."""

    clause: str = "CAN-11.5"
    seat: str
    leader: str
    trait: str
    province: str


class ProvinceLost(Event):
    """A province became neutral by fate."""

    clause: str = "CAN-11.7"
    seat: str
    province: str
    reason: str


class UnitsLost(Event):
    """Units were lost by fate."""

    clause: str = "CAN-11.7"
    seat: str
    province: str
    units: UnitsTold
    reason: str


class WorkBurned(Event):
    """An improvement burned down."""

    clause: str = "CAN-11.7"
    seat: str
    building: str
    province: str


class TruceEnded(Event):
    """The Fool's Truce is over."""

    clause: str = "CAN-11.9"
    turn: int
    """The last turn of it."""


class DrawVoted(Event):
    """A seat says whether it would have a draw."""

    clause: str = "CAN-15.10"
    seat: str
    yes: bool


class StandingKept(Event):
    """A seat changed its guards or what it foils."""

    clause: str = "CAN-9.7a"
    audience: Audience
    seat: str
    text: str
