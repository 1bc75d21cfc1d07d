"""Events: what happened, each with its clause and its audience."""

from functools import cache
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from rules.kernel.state.marks import ANY, Drawing, Names
from rules.kernel.state.models import Value, held
from rules.kernel.state.secrets import Open

Subject = Annotated[str, Names(ANY)]
"""What a draw is about: an id of whatever kind, or several with `/` between them."""
Audience = Literal["everyone", "gamemaster"] | tuple[str, ...]
"""Who is told: everyone, the gamemaster alone, or these seats (and the gamemaster)."""
Unkept = Annotated[str, Field(exclude=True)]
"""What a fact says in words while its phase runs, and holds no more once it is kept: why an order failed.

Whoever reads it has its phase run again, which says it anew, in the words of today; it defaults to nothing.
"""


class Event(Value):
    """A fact in the past tense with everything that its telling needs; no prose, no part of the state.

    What it says in words is `Unkept`, or `Written` by people themselves.

    Each field says who may see it, among those to whom the event is told. The rule that it follows stands in the head
    of its class, `class CityFell(Event, clause="CIV-6.7.2a")`; an event of many rules has a field `clause` instead,
    and what several events share is a class with `abstract=True`.
    """

    clause: Open[str] = ""
    audience: Open[Audience] = "everyone"
    because: Open[tuple[int, ...]] = ()
    """The numbers of the draws and events that led to it, for `/why`."""

    def __init_subclass__(cls, *, clause: str = "", abstract: bool = False, **more: Any) -> None:  # Any: as pydantic
        """Take the clause from the head of the class; what is left out is inherited."""
        super().__init_subclass__(**more)
        del abstract  # read once the fields are known
        if clause:
            cls.__annotations__["clause"] = Open[str]
            cls.clause = clause

    @classmethod
    def __pydantic_init_subclass__(cls, *, abstract: bool = False, **more: Any) -> None:  # Any: what the head says
        """Raise TypeError for an event that says nothing of its clause."""
        super().__pydantic_init_subclass__(**more)
        field = cls.model_fields["clause"]
        if not abstract and not field.is_required() and not field.default:
            raise TypeError(f"{cls.__name__} has no clause")

    @classmethod
    def of(cls, *things: object, **fields: Any) -> Self:  # Any: what the fields hold
        """Tell of these fields, and of what things hold under the names of the others: `Fought.of(battle, won=5)`."""
        own = [name for name in cls.model_fields if name not in Event.model_fields]
        return cls.model_validate({**held(own, things), **fields})


class Drawn(Event):
    """A card was drawn."""

    clause: Open[str]
    purpose: Open[str]
    subject: Open[Subject]
    card: Open[str]
    """Rank and suit: `AS`, `TH`, `KD`."""


class Rolled(Event):
    """A die was rolled."""

    clause: Open[str]
    purpose: Open[str]
    subject: Open[Subject]
    sides: Open[int]
    rolled: Open[int]


class Cast(Event):
    """Several dice were rolled together."""

    clause: Open[str]
    purpose: Open[str]
    subject: Open[Subject]
    sides: Open[int]
    rolled: Open[tuple[int, ...]]
    """In the order in which they are read."""


class Shuffled(Event):
    """A deck was shuffled; its order stays with the gamemaster until the seed is opened."""

    clause: Open[str]
    audience: Open[Audience] = "gamemaster"
    purpose: Open[str]
    subject: Open[Subject]
    deck: Open[tuple[str, ...]]
    before: Open[tuple[str, ...]] = ()
    """How the deck lay before, so that its new order can be checked; empty where that was not kept yet."""


class OrderFailed(Event):
    """An order that was legal when it was given had become impossible when it was sealed."""

    clause: Open[str]
    seat: Open[Annotated[str, Names("seat")]]
    order: Open[str]
    fields: Open[dict[str, object]]
    reason: Open[Unkept] = ""
    thing: Open[Unkept] = ""
    """What it was to be done to, as its seat calls it, where the game says so."""
    line: Open[Unkept] = ""
    """The whole order as its player would say it, where the game says so."""


class SeatPassed(Event):
    """A seat changes hands by the rules: to the autopilot, or to the player who held another seat."""

    clause: Open[str]
    seat: Open[Annotated[str, Names("seat")]]
    to: Open[Annotated[str, Names("seat")]]
    """`autopilot`; `open`, to whoever waits or joins; or the seat whose player takes this one over."""
    colour: Open[Annotated[str, Drawing()]] = ""
    swap: Open[bool] = False
    """Whether the players of `seat` and `to` change places."""


class Told(Value):
    """An event with its number, from 1 through the whole campaign, and where it happened."""

    n: int
    turn: int
    phase: str
    event: str
    """The event's type name, by which the ruleset reads `body` back."""
    clause: str
    audience: Audience
    body: str
    """The event as JSON text."""


@cache
def unkept(kind: type[Event]) -> tuple[str, ...]:
    """Give the fields of a kind of event that hold words, which are not kept."""
    return tuple(name for name, field in kind.model_fields.items() if field.exclude)


def sees(audience: Audience, seat: str | None, *, gamemaster: bool = False) -> bool:
    """Tell whether a seat (None: an onlooker) or the gamemaster is told what has this audience."""
    if audience == "everyone" or gamemaster:
        return True
    return seat is not None and isinstance(audience, tuple) and seat in audience
