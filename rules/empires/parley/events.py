"""What happens in parleys (EMP-18.2, EMP-H20)."""

from typing import Annotated, Literal

from rules.empires.board.ids import AreaId, Seat
from rules.empires.board.motions import Motion
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open

MotionKind = Literal["claim", "inheritance", "peace"]


class Asked(Event, abstract=True):
    """What a question is about."""

    kind: Open[MotionKind]
    asker: Open[Seat]
    other: Open[Seat] = ""
    """The owner of what is inherited, or the accused."""
    areas: Open[tuple[AreaId, ...]] = ()


class QuestionPut(Asked, clause="EMP-H5.26"):
    """A question was put, to be voted on."""

    paid: Open[int] = 0
    """Gold that it cost who asks (EMP-H20.2); a contest is free."""


class QuestionFell(Asked, clause="EMP-H5.26"):
    """A question fell before it was voted on; the gold that it cost is gone."""

    reason: Open[Literal["lost", "untied", "claimed", "barred", "truce"]]


class BallotCast(Value):
    """How a seat voted on a question: with what weight, its Influence cards counted in."""

    seat: Seat
    vote: Literal["yes", "no", "abstain"]
    weight: int
    cards: int = 0


class Counted(Asked, clause="EMP-H20.6"):
    """The ballots on a question were opened and counted."""

    votes: Open[tuple[BallotCast, ...]]
    yes: Open[Annotated[int, Said("votes for it")]]
    no: Open[Annotated[int, Said("votes against it")]]
    passed: Open[bool]


class TruceMade(Event, clause="EMP-H20.7"):
    """A truce was imposed on two seats."""

    one: Open[Seat]
    other: Open[Seat]
    until: Open[int]
    """The year of the last round in which it holds."""


def about(motion: Motion) -> dict[str, object]:
    """Give what an event says of a question."""
    return {"kind": motion.kind, "asker": motion.asker, "other": motion.other, "areas": tuple(motion.areas)}
