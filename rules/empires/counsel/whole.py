"""Counsel on a turn as a whole: what a steady ruler would do in it, all with one press (EMP-HC.0, EMP-HA.1)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from rules.empires.board.chances import chance, tenths
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.gold import risked
from rules.empires.counsel.marches import lacks, taken
from rules.empires.counsel.pieces import Piece, acting, called, name, roll, share, ways_of
from rules.empires.counsel.plan import planned, taxes_of
from rules.empires.counsel.rights import pressed
from rules.empires.counsel.spent import DEFENCES, bared, could, kept_back
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Conquer, Endeavour, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.orders import PlayCard
from rules.empires.parley.orders import ParleyClaim, ParleyPeace
from rules.empires.treasury.orders import USUAL, Levy, Tax
from rules.empires.treasury.treasury import foreseen_levy
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight
from rules.kernel.telling.phrases import in_words, row, several

MORTAL = 2
"""The ways of 36 in which an endeavour costs its leader his life (EMP-H8.4)."""
FEWEST = 2
"""The fewest orders that are worth a press of their own."""


def whole_turn(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what a steady ruler would order, each as if those before had gone well, where nothing is ordered yet."""
    if not acting(world, seat, window) or world.empires[seat].sheet:
        return
    plan = planned(world, seat)
    orders = folded(world, seat, plan)
    if len(orders) < FEWEST:
        return
    taxed = [levied(world, taxes)] if (taxes := taxes_of(plan)) else []
    acts = tried(world, seat, [one for one in plan if not isinstance(one, Tax)])
    tries, leader = sum(isinstance(one, Endeavour) for one in plan), world.empires[seat].leader.name
    dies = f" Each try may kill {leader}: {tenths(mortal(tries))} in all." if tries else ""
    worst = bared(world, seat) if world.empires[seat].used + tries >= ENDEAVOURS else None
    if worst:
        dies = f" That leaves nothing to defend with, and {could(world, worst)}.{dies}"
    texts = (f"{sentence(taxed, acts, shown)}{dies}" for shown in range(len(acts), -1, -1))
    text = next(filter(fits, texts), f"A steady ruler would use this round well: press for all that he would do.{dies}")
    offers = [Offer(f"All these {len(orders)}", orders[0], tuple(orders[1:]))]
    if worst and len(fewer := kept_back(orders)) >= FEWEST:
        offers.append(Offer(f"All but {in_words(DEFENCES)}, kept for defence", fewer[0], tuple(fewer[1:])))
    yield Counsel(Weight.DECIDE, text, "EMP-HC.0", tuple(offers))


def folded(world: World, seat: str, orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Give one levy in place of taxes that come to the same: it says what it does, and heeds what a card changes."""
    taxes = taxes_of(orders)
    if len(taxes) < FEWEST or taxes != foreseen_levy(world, seat, USUAL):
        return list(orders)
    return [Levy(), *(one for one in orders if not isinstance(one, Tax))]


def levied(world: World, taxes: Mapping[str, int]) -> str:
    """Say what taxes bring, and what they may cost (EMP-17.5)."""
    return f"tax {several(len(taxes), 'area', 'areas')} for {sum(taxes.values())} gold ({risked(world, taxes)})"


def mortal(tries: int) -> Fraction:
    """Give the chance that a leader dies of so many endeavours, on two threes or two fours of any (EMP-H8.4)."""
    return 1 - (1 - chance(MORTAL)) ** tries


def tried(world: World, seat: str, acts: Sequence[Order[World]]) -> list[str]:
    """Give what is done, the same one after the other once: what has succeeded is not tried again (EMP-H5.24)."""
    found = [list(alike) for _, alike in groupby(acts, key=lambda one: (type(one), getattr(one, "target", one)))]
    return [f"{act(world, seat, one[0])}{repeated(world, one)}{hoped(world, seat, one)}" for one in found]


def hoped(world: World, seat: str, alike: Sequence[Order[World]]) -> str:
    """Say how likely some tries come to what they are for: a march to the land, all else to a success each."""
    first = alike[0]
    if isinstance(first, Conquer) and first.target in world.areas:
        marches = [one for one in alike if isinstance(one, Conquer)]
        defence = defence_of(world, first.target)
        rated = [rate(world, seat, "conquer", one.target, extra=one.extra) for one in marches]
        faced = [defence.against(one) for one in rated] if defence else rated
        return f" ({tenths(taken(faced, lacks(world, seat, first.target)))} to take it)"
    if isinstance(first, Endeavour) and (target := str(getattr(first, "target", ""))) in world.areas:
        rated_ = rate(world, seat, first.kind, target, extra=int(getattr(first, "extra", 0)))
        return f" ({share(ways_of(roll(first.kind, rated_)))}{' each' if alike[1:] else ''})"
    return ""


def repeated(world: World, alike: Sequence[Order[World]]) -> str:
    """Say how often the same is tried, and what for where a success does not end it (EMP-H15.1)."""
    first, times = alike[0], in_words(len(alike))
    if len(alike) == 1:
        return ""
    if isinstance(first, Rule):
        return f" {times} times, {'to calm and then raise it' if world.areas[first.target].unrest else 'to raise it'}"
    return f" up to {times} times"


def sentence(taxed: Sequence[str], acts: Sequence[str], shown: int) -> str:
    """Say what is done, so many acts by name."""
    rest = len(acts) - shown
    more = [several(rest, "more order", "more orders")] if rest else []
    return f"A steady ruler would {row([*taxed, *acts[:shown], *more])}."


def fits(text: str) -> bool:
    """Tell whether a sentence is short enough."""
    return len(text) <= LONGEST


def act(world: World, seat: str, order: Order[World]) -> str:
    """Name an order: `rule Anjou with 3 gold more`."""
    if isinstance(order, PlayCard):
        said = pressed(world, seat, order.card, order)
        return f"play a card ({said[:1].lower()}{said[1:]})"
    if isinstance(order, ParleyPeace):
        return f"ask for a vote on peace with {called(world, order.against)}"
    if isinstance(order, ParleyClaim):
        return f"ask for a vote on a claim to {name(world, order.area)}"
    target = str(getattr(order, "target", ""))
    what = " ".join(filter(None, (order.name.replace("_", " "), name(world, target) if target in world.areas else "")))
    extra = int(getattr(order, "extra", 0))
    more = f" with {extra} gold more" if extra else ""
    return f"{what}{more}" if isinstance(order, Endeavour) and target in world.areas else what
