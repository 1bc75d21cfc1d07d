"""Counsel where nothing presses: how one stands, and what still adds (EMP-HC.16)."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.empires.board.measures import par, points, prosperity, score
from rules.empires.board.sheets import lapse, read, written
from rules.empires.board.state import World
from rules.empires.counsel.pieces import Piece, acting, answer, decide, note, sheet
from rules.empires.turn.orders import MAIN_BY_NAME, Done
from rules.empires.turn.plans import PlanNothing
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST
from rules.kernel.telling.phrases import in_words, ordinal, points_of, several

IDLE = 20
"""Gold above which it lies idle (EMP-HC.16)."""


def left(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say that a plan left earlier stands in for orders, what is in it, and what of it would lapse (EMP-H5.13)."""
    empire = world.empires[seat]
    if not acting(world, seat, window) or not empire.standing.plan or empire.sheet:
        return
    orders = [read(one, MAIN_BY_NAME) for one in empire.standing.plan]
    vain = next((problem for one in orders if (problem := lapse(world, seat, one))), None)
    fails = f" As things stand part of it would lapse: {vain.problem}." if vain else ""
    words = [written(world, one) for one in orders]
    head, tail = "A plan of yours stands and is carried out if you order nothing: ", f".{fails}"
    shown = next((n for n in range(len(words), 0, -1) if len(head + phrase(words, n) + tail) <= LONGEST), 0)
    text = f"{head}{phrase(words, shown)}{tail}"[:LONGEST]
    yield decide("EMP-HC.2", text, [answer("Drop the plan", world, seat, PlanNothing())])


def phrase(words: Sequence[str], shown: int) -> str:
    """Give some orders in words, those that are not shown counted."""
    rest = len(words) - shown
    return "; ".join([*words[:shown], *([several(rest, "more order", "more orders")] if rest else [])])


def standing(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say the score against par and the place, the rounds left, and what still adds (EMP-HC.16)."""
    order = sorted(world.empires, key=lambda one: -score(world, one))
    rest = world.options.turns * world.calendar.rounds_per_turn - world.round_index
    bonus = world.options.claim_bonus
    text = (
        f"You have {points_of(points(world, seat))} against a par of {par(world, seat)}, "
        f"{ordinal(order.index(seat) + 1)} of {in_words(len(order))}, with {several(rest, 'round', 'rounds')} left. "
        f"A level adds 1, a claim {bonus}."
    )
    offers = [sheet("Done", world, seat, Done())] if acting(world, seat, window) else []
    yield note("EMP-HC.16", text, offers)
    yield from plague(world, seat)
    if world.empires[seat].gold > IDLE and acting(world, seat, window):
        gold = world.empires[seat].gold
        yield note(
            "EMP-HC.16", f"{gold} gold lie idle: each of up to 3 on an endeavour takes 1 off the roll that it needs."
        )


def plague(world: World, seat: str) -> Iterable[Piece]:
    """Say that the Black Death may come, and what it would take here (EMP-HC.16)."""
    if world.black_death or world.year < world.calendar.plague_from:
        return
    struck = [area for area in world.owned(seat) if prosperity(world.areas[area]) > 0]
    if struck and world.discard.count("epidemic") < world.cards.count("epidemic"):
        levels = sum(min(2, prosperity(world.areas[area])) for area in struck)
        text = f"The Black Death has not come yet: it may take {points_of(levels)} here. Claims and areas keep theirs."
        yield note("EMP-HC.16", text)
