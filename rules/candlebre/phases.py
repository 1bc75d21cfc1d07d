"""The turn: up to five seat-turns of nine phases each, in the order of the rulebook (section 4)."""

from rules.candlebre.battle.engaging import engage
from rules.candlebre.board.seats import initiative, seat_players
from rules.candlebre.board.state import World
from rules.candlebre.clergy.clergy import end_old
from rules.candlebre.currencies.income import collect
from rules.candlebre.diplomacy.alliances import end_notices
from rules.candlebre.ending.ending import check_end, eliminate_landless
from rules.candlebre.fate.truce import end_truce
from rules.candlebre.mercenaries.revolts import check_revolts
from rules.candlebre.movement.moving import rest
from rules.candlebre.turn.campaign import campaign, upkeep
from rules.candlebre.turn.reinforcing import reinforcements
from rules.candlebre.turn.settling import settle
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play


def seat_turn(play: Play[World], place: int) -> Flow:
    """Take the seat-turn of the seat at a place of the play order, or of all together (CAN-4.1, CAN-4.2, CAN-4.3)."""
    seat_players(play)
    if not begin(play, place):
        return
    upkeep(play)
    yield from campaign(play)
    yield from combat(play)
    if not play.state.ended:
        yield from settle(play)
        income(play)
        end(play)


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
    world.phase = 3
    yield from reinforcements(play)
    for seat in world.active:
        marches, world.houses[seat].marches = world.houses[seat].marches, []
        # Windows stand in this loop because each battle meets what the one before left (CAN-4.3d).
        for march in marches:
            yield from engage(play, seat, march)
        check_revolts(play)  # CAN-7.16c
    eliminate_landless(play)
    if world.settings.turns == "simultaneous":
        end_old(play)
        if world.truce and world.truce.turn < world.turn:
            end_truce(play)  # CAN-11.9


def income(play: Play[World]) -> None:
    """Collect gold, honor and influence (CAN-12.1)."""
    play.state.phase = 8
    collect(play)


def end(play: Play[World]) -> None:
    """Look at companies, at who is left, and for a winner (CAN-4.1, CAN-8.6, CAN-15.3, CAN-15.5)."""
    world = play.state
    world.phase = 9
    check_revolts(play)
    eliminate_landless(play)
    end_notices(play)
    check_end(play)
    end_rallies(world)
    rest(world)


def end_rallies(world: World) -> None:
    """End the rallies that last until the end of this seat-turn (CAN-7.14)."""
    for seat in world.active:
        house = world.houses[seat]
        if house.rally_until <= world.turn:
            house.rally_until = 0


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
