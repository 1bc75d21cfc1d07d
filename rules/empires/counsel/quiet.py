"""Counsel where nothing presses: how one stands, and what still adds (EMP-HC.16)."""

from collections.abc import Iterable
from typing import Any

from rules.empires.board.measures import par, points, prosperity, score
from rules.empires.board.state import World
from rules.empires.counsel.pieces import Piece, acting, note, sheet
from rules.empires.turn.orders import Done
from rules.kernel.orders.windows import Window
from rules.kernel.telling.phrases import in_words, ordinal, points_of, several

IDLE = 20
"""Gold above which it lies idle (EMP-HC.16)."""


def standing(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say the score against par and the place, the rounds left, and what still adds (EMP-HC.16)."""
    order = sorted(world.empires, key=lambda one: -score(world, one))
    left = world.options.turns * world.calendar.rounds_per_turn - world.round_index
    bonus = world.options.claim_bonus
    text = (
        f"You have {points_of(points(world, seat))} against a par of {par(world, seat)}, "
        f"{ordinal(order.index(seat) + 1)} of {in_words(len(order))}, with {several(left, 'round', 'rounds')} left. "
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
