"""The turn: up to five seat-turns of nine phases each, in the order of the rulebook (section 4)."""

from rules.candlebre.companies import check_companies
from rules.candlebre.engaging import engage
from rules.candlebre.seats import initiative, seat_players
from rules.candlebre.state import World
from rules.kernel.play import Phase, Play
from rules.kernel.windows import Flow


def seat_turn(play: Play[World], place: int) -> Flow:
    """Take the seat-turn of the seat at a place of the play order, or of all together (CAN-4.1, CAN-4.2, CAN-4.3)."""
    seat_players(play)
    if not begin(play, place):
        return
    yield from combat(play)


def begin(play: Play[World], place: int) -> bool:
    """Say whose seat-turn it is; nobody's where the seat is eliminated, or all had theirs at once (CAN-4.2)."""
    world = play.state
    world.turn = play.turn
    together = world.settings.turns == "simultaneous"
    order = world.play_order
    mine = initiative(world) if together and not place else [] if together else order[place : place + 1]
    world.active = [seat for seat in mine if world.houses[seat].alive]
    return bool(world.active)


def combat(play: Play[World]) -> Flow:
    """Fight seat by seat in initiative order, a seat's marches in the order it gave them (CAN-4.3c, CAN-7.1a)."""
    world = play.state
    for seat in world.active:
        marches, world.houses[seat].marches = world.houses[seat].marches, []
        # Windows stand in this loop because each battle meets what the one before left (CAN-4.3d).
        for march in marches:
            yield from engage(play, seat, march)
        check_companies(play)


def first(play: Play[World]) -> Flow:
    """Take the first seat-turn, or with simultaneous turns that of all (CAN-4.2)."""
    yield from seat_turn(play, 0)


def second(play: Play[World]) -> Flow:
    """Take the second seat-turn."""
    yield from seat_turn(play, 1)


def third(play: Play[World]) -> Flow:
    """Take the third seat-turn."""
    yield from seat_turn(play, 2)


def fourth(play: Play[World]) -> Flow:
    """Take the fourth seat-turn."""
    yield from seat_turn(play, 3)


def fifth(play: Play[World]) -> Flow:
    """Take the fifth seat-turn."""
    yield from seat_turn(play, 4)


TURN: tuple[Phase[World], ...] = (first, second, third, fourth, fifth)
