"""What counsel is made of: what stands open to a seat, odds in words, and offers that go (EMP-HC.0)."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from rules.empires.board.chances import at_least, chance, tenths
from rules.empires.board.sheets import MainOrder, lapse
from rules.empires.board.state import World
from rules.empires.board.tables import Kind
from rules.empires.endeavours.ratings import Rated
from rules.empires.endeavours.tables import needed
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Risk, Weight

Piece = Counsel[World]
Offers = tuple[Offer[World], ...]
Topic = Callable[[World, str, Window[Any]], Iterable[Piece]]  # Any: windows differ in their orders
"""Gives what is to be said of one item of the rulebook's table; the most pressing first."""
CERTAIN, IMPOSSIBLE = 2, 12
"""Sums of two dice that always come, and beyond which none does."""


def note(clause: str, text: str, offers: Iterable[Offer[World] | None] = (), risk: Risk | None = None) -> Piece:
    """Point at something that one may do now."""
    return Counsel(Weight.CHANCE, text, clause, kept(offers), risk)


def decide(clause: str, text: str, offers: Iterable[Offer[World] | None] = ()) -> Piece:
    """Point at something that goes on without one."""
    return Counsel(Weight.DECIDE, text, clause, kept(offers))


def danger(clause: str, text: str, offers: Iterable[Offer[World] | None] = (), risk: Risk | None = None) -> Piece:
    """Warn of a loss that threatens."""
    return Counsel(Weight.RUIN, text, clause, kept(offers), risk)


def kept(offers: Iterable[Offer[World] | None]) -> Offers:
    """Give the offers that go."""
    return tuple(one for one in offers if one is not None)


def acting(world: World, seat: str, window: Window[Any]) -> bool:  # Any: as above
    """Tell whether a seat may give main orders in a window: those of its own turn, or of the round."""
    return window.name == "round" or (window.name in ("turn", "again") and world.active == seat)


def sheet(label: str, world: World, seat: str, order: MainOrder) -> Offer[World] | None:
    """Offer a main order, if it is legal as things stand."""
    return None if lapse(world, seat, order) else Offer(label[:BUTTON], order)


def answer(label: str, world: World, seat: str, order: Order[World]) -> Offer[World] | None:
    """Offer any other order, if it goes."""
    try:
        order.check(world, seat)
    except Refusal:
        return None
    return Offer(label[:BUTTON], order)


def share(ways: int) -> str:
    """Say how likely ways of 36 are, as a table does: `4 in 10`."""
    return tenths(chance(ways))


def rising(ways: int) -> str:
    """Say how likely an area rises in ways of 36, after its name or `it`: `rises with 4 in 10`."""
    said = share(ways)
    return f"rises {f'with a chance of {said}' if ' in ' in said else said}" if ways else "cannot rise"


def roll(kind: Kind, rated: Rated) -> int:
    """Give the sum of two dice with which an endeavour succeeds."""
    return needed(kind, rated.rating)


def odds(needed_: int) -> str:
    """Say which roll is wanted, and how likely it is: `8 or more (4 in 10)`."""
    if needed_ <= CERTAIN:
        return "any roll"
    return f"{needed_} or more ({share(at_least(needed_)) if needed_ <= IMPOSSIBLE else 'impossible'})"


def ways_of(needed_: int) -> int:
    """Give the ways of 36 for a roll."""
    return at_least(needed_)


def name(world: World, area: str) -> str:
    """Give the name of an area."""
    return world.areas[area].name


def called(world: World, seat: str) -> str:
    """Give the name of a seat."""
    return world.empires[seat].name


def mean(numbers: Sequence[Fraction]) -> str:
    """Give a sum of chances with one decimal: `0.7`."""
    return f"{float(sum(numbers, Fraction(0))):.1f}"
