"""Counsel on a turn as a whole: what a steady ruler would do in it, all with one press (EMP-HC.0, EMP-HA.1)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from rules.empires.board.chances import chance
from rules.empires.board.measures import held_by, need
from rules.empires.board.state import World
from rules.empires.counsel.gold import danger
from rules.empires.counsel.pieces import Piece, acting, called, name, roll, share, ways_of
from rules.empires.counsel.plan import planned, taxes_of
from rules.empires.counsel.rights import pressed
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer, Endeavour
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.orders import PlayCard
from rules.empires.parley.orders import ParleyClaim, ParleyPeace
from rules.empires.treasury.orders import Tax
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import in_words, row, several

MORTAL = 2
"""The ways of 36 in which an endeavour costs its leader his life (EMP-H8.4)."""
FEWEST = 2
"""The fewest orders that are worth a press of their own."""


def whole_turn(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what a steady ruler would order, each as if those before had gone well, where nothing is ordered yet."""
    if not acting(world, seat, window) or world.empires[seat].sheet:
        return
    orders = planned(world, seat)
    if len(orders) < FEWEST:
        return
    taxed = [levied(world, taxes)] if (taxes := taxes_of(orders)) else []
    acts = tried(world, seat, [one for one in orders if not isinstance(one, Tax)])
    tries = sum(isinstance(one, Endeavour | Conquer) for one in orders)
    dies = f" In {several(tries, 'try', 'tries')} {world.empires[seat].leader.name} dies {in_ten(mortal(tries))}."
    texts = (f"{sentence(taxed, acts, shown)}{dies if tries else ''}" for shown in range(len(acts), -1, -1))
    text = next(filter(fits, texts), f"A steady ruler would use this round well: press for all that he would do.{dies}")
    yield Counsel(Weight.DECIDE, text, "EMP-HC.0", (Offer(f"All these {len(orders)}", orders[0], tuple(orders[1:])),))


def levied(world: World, taxes: Mapping[str, int]) -> str:
    """Say what taxes bring, and what they may cost (EMP-17.5)."""
    return f"tax {several(len(taxes), 'area', 'areas')} for {sum(taxes.values())} gold ({danger(world, taxes)})"


def mortal(tries: int) -> Fraction:
    """Give the chance that a leader dies of so many endeavours, on two threes or two fours of any (EMP-H8.4)."""
    return 1 - (1 - chance(MORTAL)) ** tries


def tried(world: World, seat: str, acts: Sequence[Order[World]]) -> list[str]:
    """Give what is done, the same one after the other once: what has succeeded is not tried again (EMP-H5.24)."""
    found = [list(alike) for _, alike in groupby(acts, key=lambda one: (type(one), getattr(one, "target", one)))]
    said = [(act(world, seat, first), len([first, *others])) for first, *others in found]
    return [one if number == 1 else f"{one} up to {in_words(number)} times" for one, number in said]


def sentence(taxed: Sequence[str], acts: Sequence[str], shown: int) -> str:
    """Say what is done, so many acts by name."""
    rest = len(acts) - shown
    more = [several(rest, "more order", "more orders")] if rest else []
    return f"A steady ruler would {row([*taxed, *acts[:shown], *more])}."


def fits(text: str) -> bool:
    """Tell whether a sentence is short enough."""
    return len(text) <= LONGEST


def act(world: World, seat: str, order: Order[World]) -> str:
    """Name an order, an endeavour with its chance as things stand: `rule Anjou (7 in 10)`."""
    if isinstance(order, PlayCard):
        said = pressed(world, seat, order.card, order)
        return f"play a card ({said[:1].lower()}{said[1:]})"
    if isinstance(order, ParleyPeace):
        return f"ask for a vote on peace with {called(world, order.against)}"
    if isinstance(order, ParleyClaim):
        return f"ask for a vote on a claim to {name(world, order.area)}"
    target = str(getattr(order, "target", ""))
    what = " ".join(filter(None, (order.name.replace("_", " "), name(world, target) if target in world.areas else "")))
    if not isinstance(order, Endeavour | Conquer) or target not in world.areas:
        return what
    extra = int(getattr(order, "extra", 0))
    rated, defence = rate(world, seat, order.kind, target, extra=extra), defence_of(world, target)
    defied = defence.against(rated) if defence and isinstance(order, Conquer) else rated
    more = f" with {extra} gold more" if extra else ""
    lacking = need(world.areas[target]) - held_by(world.areas[target], seat) if isinstance(order, Conquer) else 1
    parts = f" each of {in_words(lacking)} successes" if lacking > 1 else ""
    return f"{what}{more} ({share(ways_of(roll(order.kind, defied)))}{parts})"
