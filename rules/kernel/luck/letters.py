"""Letters between seats: how a game lets them travel, and who may lay hands on them."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from rules.kernel.facts.events import Audience, Event, Rolled
from rules.kernel.facts.names import BETWEEN
from rules.kernel.luck.chance import Chance
from rules.kernel.state.marks import Names
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open

POST = "@letters"
"""What stands for the letters in the keys of their draws, where the seat of an autopilot that thinks would."""


class Risk(Value):
    """Somebody who may capture a letter, in `captures` cases out of `cases`."""

    captor: str
    captures: int = Field(ge=0)
    cases: int = Field(ge=2)


class Journey(Value):
    """How a letter goes from one seat to another; by default at once and safely."""

    clause: str = ""
    windows: int = Field(default=0, ge=0)
    """The windows that close before it arrives, that in which it was written counted; 0 or 1: this one alone."""
    turns: int = Field(default=0, ge=0)
    """The turns that begin before it arrives."""
    risks: tuple[Risk, ...] = ()
    """Who may capture it, in the order in which they try; the first who succeeds has it."""
    copied: bool = False
    """Whether a captured letter is copied and goes on; else it never arrives."""

    @property
    def at_once(self) -> bool:
        """Whether nothing delays or endangers it, so that it need not wait for a window to close."""
        return not (self.windows or self.turns or self.risks)


class Parcel(Value):
    """A letter to one seat that leaves when a window closes."""

    letter: str
    sender: str
    to: str


class LetterCaptured(Event):
    """A letter fell into the hands of a seat that it was not written to."""

    clause: Open[str]
    letter: Open[str]
    sender: Open[Annotated[str, Names("seat")]]
    to: Open[Annotated[str, Names("seat")]]
    captor: Open[Annotated[str, Names("seat")]]
    copied: Open[bool]
    """Whether it went on to whom it was written to."""


def dare(chance: Chance, leaving: Sequence[tuple[Parcel, Journey]]) -> None:
    """Draw for each leaving letter whether it is captured; only the captor is told of a draw and of what it brought."""
    for parcel, journey in leaving:
        for risk in journey.risks:
            if risk.captor not in {parcel.sender, parcel.to} and captured(chance, parcel, journey, risk):
                break


def captured(chance: Chance, parcel: Parcel, journey: Journey, risk: Risk) -> bool:
    """Draw whether one captor gets a letter, and tell the captor of it."""
    subject = BETWEEN.join((parcel.sender, parcel.to, risk.captor))
    rolled = chance.number(journey.clause, "capture", subject, risk.cases) + 1
    found = rolled <= risk.captures
    audience: Audience = (risk.captor,) if found else "gamemaster"  # who missed a letter must not learn of it
    roll = Rolled(
        clause=journey.clause, audience=audience, purpose="capture", subject=subject, sides=risk.cases, rolled=rolled
    )
    n = chance.tell(roll)
    if not found:
        return False
    event = LetterCaptured(
        clause=journey.clause,
        audience=audience,
        because=(n,),
        letter=parcel.letter,
        sender=parcel.sender,
        to=parcel.to,
        captor=risk.captor,
        copied=journey.copied,
    )
    chance.tell(event)
    return True
