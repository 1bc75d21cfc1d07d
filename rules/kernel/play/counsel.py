"""Counsel: what a good gamemaster would point out to a seat now, each piece with its figure and a way to answer it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import picks
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Window
from rules.kernel.state.models import State, fingerprint
from rules.kernel.telling.phrases import several

S = TypeVar("S", bound=State)
SHOWN = 3
"""How many pieces are shown at once; whoever wants more asks for more."""
LONGEST = 220
"""The most letters of a piece."""
FULL = 320
"""The most letters of what is said of an order: what is grave may follow what it does."""
PAIR = 2
"""Of how many orders counsel may come on top of others."""
BUTTON = 40
"""The most letters of an offer's label."""


class Weight(IntEnum):
    """How pressing a piece of counsel is."""

    ASKED = 0
    """Told to nobody but who asks what threatens him: what others could do, though nothing says that they will."""
    CHANCE = 1
    """Something that one may do now and could not always."""
    DECIDE = 2
    """Something that goes on without one, if one says nothing now."""
    RUIN = 3
    """Ruin threatens: a land, a capital, a seat."""


class Vain(IntEnum):
    """Whether nothing comes of an order, as things stand."""

    NOT = 0
    """Something may come of it."""
    IDLE = 1
    """It would lapse, or is impossible."""
    COSTLY = 2
    """It has no hope, and failing costs more than itself."""
    LACKING = 3
    """Something comes of it, but what it goes with is not given, and that costs its giver dear."""


@dataclass(frozen=True)
class Offer(Generic[S]):
    """What would answer a piece of counsel, ready to be given with one press."""

    label: str
    """What stands on its button: `Tax 0`."""
    order: Order[S]
    also: tuple[Order[S], ...] = ()
    """What else is given with the same press, each after those before it: troops who march with the first."""

    @property
    def orders(self) -> tuple[Order[S], ...]:
        """Give all that one press gives, in order."""
        return (self.order, *self.also)

    @property
    def id(self) -> str:
        """Give a name for what is offered, which is the same whenever it is offered again."""
        return fingerprint("\n".join(Given.of(order).model_dump_json() for order in self.orders))[:12]


@dataclass(frozen=True)
class Risk:
    """What a piece of counsel foretells, so that what was foretold can be held against what happened."""

    fate: str
    """What may befall: a key of the ruleset's `fates`."""
    of: str
    """Whom: the id that the fate's event names."""
    chance: Fraction
    """How likely it is by then, if nothing is done."""
    turns: int = 0
    """By the end of this turn, or of so many after it."""


@dataclass(frozen=True)
class Counsel(Generic[S]):
    """One piece: a sentence in the words of the table, with its figure and what would answer it."""

    weight: Weight
    text: str
    """One sentence, or two."""
    clause: str
    offers: tuple[Offer[S], ...] = ()
    """The best first."""
    risk: Risk | None = None
    warns: bool = False
    """Whether it tells what others could do to the seat, for those who ask what threatens them."""
    beside: tuple[Risk, ...] = ()
    """What it foretells besides, each with its figure in the text or among those that the text adds up."""

    @property
    def risks(self) -> tuple[Risk, ...]:
        """Give all that it foretells."""
        return (*((self.risk,) if self.risk else ()), *self.beside)


Counsellor = Callable[[S, str, Window[Any]], Sequence[Counsel[S]]]  # Any: windows differ in their orders
"""Gives what a seat should hear at a window, made from its view alone; those of one weight the most pressing first."""


@dataclass(frozen=True)
class Fate:
    """Something that may befall a seat or what is its own, and by which event it is known to have happened."""

    event: type[Event]
    of: str
    """The field of the event that names whom it befell."""
    over: Callable[[Any, str, str], str]  # Any: the ruleset's own state
    """Says, from the view of a seat and the id of whom it threatened, that it does no longer; empty for nothing."""
    when: Callable[[Any], bool] = lambda _event: True  # Any: the event is of that type
    """Whether an event of that type is one."""


Fates = Mapping[str, Fate]


def spoken(piece: Counsel[S], say: Callable[[str], str], goes: Callable[[Offer[S]], bool]) -> Counsel[S]:
    """Give a piece in the words of a campaign, its buttons too, with no offer that would be refused."""
    offers = (replace(offer, label=say(offer.label)[:BUTTON]) for offer in piece.offers if goes(offer))
    return replace(piece, text=say(piece.text), offers=tuple(offers))


def instead_of(offer: Offer[S], piece: Counsel[S]) -> list[Order[S]]:
    """Give what other offers of a piece do with the very things of this one, by other figures: one of them is meant."""
    others = [order for other in piece.offers if other.id != offer.id for order in other.orders]
    return [order for order in others if any(same_things(order, own) and order != own for own in offer.orders)]


def same_things(one: Order[Any], other: Order[Any]) -> bool:  # Any: any game's
    """Tell whether two orders do the same with the same things, and differ by nothing but their figures."""
    named, other_fields = picks(type(one)), dict(other)
    rest = [name for name, value in one if name in named or not isinstance(value, int)]
    return type(one) is type(other) and bool(named) and all(dict(one)[name] == other_fields[name] for name in rest)


def no_counsel(view: Any, seat: str, window: Window[Any]) -> Sequence[Counsel[Any]]:  # Any: any game's
    """Keep silent."""
    return ()


def by_topic(*topics: Counsellor[S]) -> Counsellor[S]:
    """Hear one after the other."""

    def counsel(view: S, seat: str, window: Window[Any]) -> Sequence[Counsel[S]]:
        return [piece for topic in topics for piece in topic(view, seat, window)]

    return counsel


def pressing(pieces: Iterable[Counsel[S]]) -> list[Counsel[S]]:
    """Put counsel in order, the most pressing first, each sentence once."""
    once: dict[str, Counsel[S]] = {}
    for piece in pieces:
        once.setdefault(piece.text, piece)
    return sorted(once.values(), key=lambda piece: -piece.weight)


def in_ten(chance: Fraction, none: str = "never") -> str:
    """Say how likely something is, as a table does: `4 in 10`, `1 in 30`, `for sure`, or what `none` says."""
    if chance <= 0:
        return none
    if chance >= 1:
        return "for sure"
    if chance < Fraction(1, 20):
        return f"1 in {round(1 / chance)}"
    return f"{min(max(round(chance * 10), 1), 9)} in 10" if chance <= Fraction(19, 20) else "almost for sure"


def with_chance(chance: Fraction) -> str:
    """Say how likely something is at the end of a sentence: `with a chance of 4 in 10`, `for sure`."""
    said = in_ten(chance)
    return f"with a chance of {said}" if " in " in said else said


def of_yours(number: int, all_: int, one: str, many: str) -> str:
    """Count among what one has: `2 of your 3 cities`, `your only city`, `all your 3 cities`."""
    if all_ == 1:
        return f"your only {one}"
    return f"all your {several(all_, one, many)}" if number == all_ else f"{number} of your {all_} {many}"


def heaps(orders: Sequence[Order[Any]]) -> bool:
    """Tell whether orders of counsel are a sheet of their own, which on top of others would give much of it twice."""
    return len(orders) > PAIR and all(order.key() is None for order in orders)
