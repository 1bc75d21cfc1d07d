"""Several phases of a seat-turn in one flow, for tests that look at where they lead together."""

from rules.candlebre.board.state import World
from rules.candlebre.phases import SEAT_TURN, TURN, idle
from rules.candlebre.turn.campaign import combat_movement, purchasing
from rules.candlebre.turn.settling import book_of_fate, diplomacy, movement, placement
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def campaign(play: Play[World]) -> Flow:
    """Run phases 1 and 2."""
    yield from purchasing(play)
    combat_movement(play)


def settle(play: Play[World]) -> Flow:
    """Run phases 4 to 7."""
    yield from movement(play)
    placement(play)
    yield from diplomacy(play)
    book_of_fate(play)


def seat_turn(play: Play[World], place: int) -> Flow:
    """Run the phases of one seat-turn, as far as anybody has a part in them and the game goes on."""
    for phase in TURN[place * len(SEAT_TURN) : (place + 1) * len(SEAT_TURN)]:
        if not play.state.ended and not idle(play.state, phase.__name__):
            yield from phase(play)


def first(play: Play[World]) -> Flow:
    """Run the first seat-turn, or with simultaneous turns that of all."""
    yield from seat_turn(play, 0)


def second(play: Play[World]) -> Flow:
    """Run the second seat-turn."""
    yield from seat_turn(play, 1)


def fifth(play: Play[World]) -> Flow:
    """Run the fifth seat-turn."""
    yield from seat_turn(play, 4)
