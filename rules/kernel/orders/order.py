"""Orders: the only description of what a player can say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, ClassVar, Generic, TypeVar, final

from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import check_picks, offers
from rules.kernel.state.marks import Names
from rules.kernel.state.models import State, Value

__all__ = ["Given", "Heard", "Lexicon", "Names", "Order", "Steps"]

S = TypeVar("S", bound=State)

Lexicon = Mapping[str, Mapping[str, str]]
"""For each kind of thing, its names as a seat may say them, and the id that each stands for."""


@dataclass(frozen=True)
class Steps:
    """Marks a number that goes in steps, such as rates of tax: doors offer those, `check` refuses what is between."""

    by: int


@dataclass(frozen=True)
class Heard(Generic[S]):
    """What a player's own words say: one order, or several between which a question has to decide."""

    orders: "Sequence[Order[S]]"
    question: str = ""
    """What is asked where they say too little, or what cannot be; empty where they say enough."""


class Order(Value, Generic[S]):
    """One thing that a seat wants done.

    The slash command, the grammar, the form, the completion and the player's guide are all made from it. The first line
    of a subclass's docstring and the description of each field are for players, under 100 characters. At most six
    fields, each an `int` (with bounds), a `bool`, text, `Annotated[str, Names(kind)]`, `Literal[...]`, an enumeration,
    a tuple of names, or a dict from a name to an int; a field that is a choice is a `pick`.

    What it is stands in its head: `class Strike(Deed, name="strike", says=("strike {province}",), clause="ITA-6.9")`.
    """

    name: ClassVar[str]
    """What the slash command is called: lower case, words joined by underscores."""
    says: ClassVar[tuple[str, ...]]
    """How it is written, best way first: words, `{field}`, and `[...]` around what may be left out."""
    clause: ClassVar[str]
    """The rule that allows it."""
    topic: ClassVar[str] = ""
    """The slash command group beside the game's own that holds it; empty for the game's own."""
    replaces: ClassVar[str] = ""
    """What a later order of the same takes the place of, with `{field}`s in it: `tax {city}`; empty adds to them."""
    clears: ClassVar[str] = ""
    """How the names of orders begin that it takes back, such as `plan_`; empty takes none back."""
    stage: ClassVar[int] = 0
    """When it is carried out among the orders of a window: lower first, equals in the order given."""
    tells: ClassVar[type[Event] | None] = None
    """The event told once it is carried out, which takes the order's fields of the same names, and the seat."""
    by: ClassVar[str] = "seat"
    """The field of that event that holds the seat."""
    private: ClassVar[bool] = False
    """Whether the seat alone is told that event."""
    divides: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The parts into which it divides one sum, in words: field to what players call it; the first offers the sum."""
    wants: ClassVar[str] = ""
    """What must be there before any such order can be given, said of one of which there is no example to show."""
    heading: ClassVar[str] = ""
    """What it is called in menus, where its name would say too little; its name where empty."""
    aside: ClassVar[bool] = False
    """Whether it is no move of the game, such as giving up, or a vote on how the table plays on."""

    def __init_subclass__(
        cls,
        *,
        name: str | None = None,
        says: tuple[str, ...] | None = None,
        clause: str | None = None,
        topic: str | None = None,
        replaces: str | None = None,
        clears: str | None = None,
        stage: int | None = None,
        tells: type[Event] | None = None,
        by: str | None = None,
        private: bool | None = None,
        heading: str | None = None,
        aside: bool | None = None,
        **more: Any,  # Any: what pydantic takes
    ) -> None:
        """Take what the order is from the head of its class; what is left out is inherited."""
        super().__init_subclass__(**more)
        head: dict[str, object] = {"name": name, "says": says, "clause": clause, "topic": topic, "replaces": replaces}
        head |= {"clears": clears, "stage": stage, "tells": tells, "by": by, "private": private}
        head |= {"heading": heading, "aside": aside}
        for attribute, value in head.items():
            if value is not None:
                setattr(cls, attribute, value)

    @classmethod
    def __pydantic_init_subclass__(cls, **more: Any) -> None:  # Any: what the head of the class says
        """Raise TypeError where `replaces` names what is no field."""
        super().__pydantic_init_subclass__(**more)
        strange = {field for _, field, _, _ in Formatter().parse(cls.replaces) if field} - set(cls.model_fields)
        if strange:
            raise TypeError(f"{cls.__name__}: it replaces by {', '.join(sorted(strange))}, which it does not say")

    @final
    def check(self, world: S, seat: str) -> None:
        """Refuse what the rules forbid: first by field, then what no field alone can say; changes nothing."""
        check_picks(self, world, seat, self.clause)
        self.refuse(world, seat)

    def refuse(self, world: S, seat: str) -> None:
        """Refuse what no field alone can say; reads the seat's view and changes nothing."""

    def doubt(self, world: S, seat: str) -> str:
        """Say in a sentence why an order that may be given would fail as things stand; such a one is never proposed."""
        return ""

    def peril(self, world: S, seat: str) -> str:
        """Say in a sentence what speaks against an order that would do what it says; such a one is proposed last."""
        return ""

    def final(self, world: S, seat: str) -> str:
        """Ask of an order that nobody can undo whether it is meant: what it does for good, and `Sure?`; else empty."""
        return ""

    def apply(self, world: S, seat: str) -> None:
        """Carry out what needs no chance; assumes `check`. What a phase does with it comes on top."""

    def told(self, world: S, seat: str) -> Event | None:
        """Give the event that the order made, once it is applied; None where the phase tells it."""
        if self.tells is None:
            return None
        who: dict[str, object] = {self.by: seat} if self.by in self.tells.model_fields else {}
        return self.tells.of(self, **who, audience=(seat,) if self.private else "everyone")

    @classmethod
    def heard(cls, words: str, world: S, seat: str) -> Heard[S] | None:
        """Give what a player's own words say of this kind, which no way to write it reads; None where they say none."""
        return None

    def key(self) -> str | None:
        """Give what a later order of the same key replaces; None adds to the earlier ones."""
        return self.replaces.format(**dict(self)) or None

    def displaces(self, other: "Order[Any]") -> bool:
        """Tell whether it stands instead of an earlier order: one of the same key, or one that it takes back."""
        key = self.key()
        return (key is not None and other.key() == key) or bool(self.clears and other.name.startswith(self.clears))

    def contends(self, other: "Order[Any]") -> bool:
        """Tell whether it is meant instead of an earlier order where both cannot be, for both are for the same few."""
        return False

    @classmethod
    def choices(cls, world: S, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the names (to ids) that make sense for `field` beside the fields `given`; None for all of its kind."""
        found = offers(cls, world, seat, field, given)
        return None if found is None else {name: str(one) for name, one in found.items()}


class Given(Value):
    """An order as it is kept: its name and its fields."""

    order: str
    fields: dict[str, Any]  # Any: JSON, read back by the order's own model

    @classmethod
    def of(cls, order: Order[Any]) -> "Given":
        """Keep an order."""
        return cls(order=order.name, fields=order.model_dump(mode="json"))
