"""The turn: seat-turns of upkeep and the rulebook's nine phases, for one seat or for all (CAN-4.1 to CAN-4.3)."""

from collections.abc import Callable

from rules.candlebre.board.seats import initiative, seat_players
from rules.candlebre.board.state import World
from rules.candlebre.turn.campaign import combat_movement, purchasing
from rules.candlebre.turn.combat import combat
from rules.candlebre.turn.income import end, income
from rules.candlebre.turn.settling import book_of_fate, diplomacy, movement, placement
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play

Part = Callable[[Play[World]], Flow | None]
"""A phase of a seat-turn; one that asks nobody gives nothing."""
SEAT_TURN: tuple[Part, ...] = (
    upkeep,
    purchasing,
    combat_movement,
    combat,
    movement,
    placement,
    diplomacy,
    book_of_fate,
    income,
    end,
)
"""Phase 0 and the nine of the rulebook (CAN-4.1)."""
PLACES = ("first", "second", "third", "fourth", "fifth")
"""In the play order; with simultaneous turns all take theirs as the first."""


def taken(number: int, part: Part, place: int) -> Phase[World]:
    """Give a phase of the seat-turn at a place of the turn."""

    def phase(play: Play[World]) -> Flow:
        world = play.state
        seat_players(play)
        if not number:
            world.turn, world.active = play.turn, takers(world, place, play.turn)
        world.phase = number
        flow = part(play)
        if flow is not None:
            yield from flow

    phase.__name__ = f"{PLACES[place]}_{part.__name__}"
    phase.__doc__ = part.__doc__
    return phase


def takers(world: World, place: int, turn: int) -> list[str]:
    """Give the living seats whose seat-turn stands at a place of a turn (CAN-4.2, CAN-4.3a)."""
    if world.settings.turns == "simultaneous":
        return initiative(world, turn) if not place else []
    return [seat for seat in world.play_order[place : place + 1] if world.houses[seat].alive]


def idle(world: World, phase: str) -> bool:
    """Tell whether nobody takes a phase: its seat is eliminated, or all have their seat-turn at once (CAN-4.2)."""
    name, _, part = phase.partition("_")
    place = PLACES.index(name)
    if part == upkeep.__name__:
        return not takers(world, place, world.turn)
    if world.settings.turns == "simultaneous":
        return place > 0
    return world.active != world.play_order[place : place + 1]


TURN: tuple[Phase[World], ...] = tuple(
    taken(number, part, place) for place in range(len(PLACES)) for number, part in enumerate(SEAT_TURN)
)
