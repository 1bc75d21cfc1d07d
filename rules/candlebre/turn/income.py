"""Phases 8 and 9: income, then who is left and who has won (CAN-12, CAN-15)."""

from rules.candlebre.board.state import World
from rules.candlebre.currencies.income import collect
from rules.candlebre.diplomacy.alliances import end_notices
from rules.candlebre.ending.ending import check_end, eliminate_landless
from rules.candlebre.espionage.operations import run_operations
from rules.candlebre.mercenaries.revolts import check_revolts
from rules.candlebre.movement.moving import rest
from rules.kernel.play.play import Play


def income(play: Play[World]) -> None:
    """Collect gold, honor and influence (CAN-12.1)."""
    collect(play)


def end(play: Play[World]) -> None:
    """Look at companies, at who is left, and for a winner (CAN-4.1, CAN-8.6, CAN-15.3, CAN-15.5)."""
    check_revolts(play)
    eliminate_landless(play)
    if last_of_turn(play.state):
        run_operations(play, play.state.play_order)
        eliminate_landless(play)
    end_notices(play)
    check_end(play)
    end_rallies(play.state)
    rest(play.state)


def last_of_turn(world: World) -> bool:
    """Tell whether a turn of seat-turns one after the other ends here, and spies do their work (CAN-14.7)."""
    if world.settings.turns == "simultaneous":
        return False
    place = max((world.play_order.index(seat) for seat in world.active), default=0)
    return not any(world.houses[seat].alive for seat in world.play_order[place + 1 :])


def end_rallies(world: World) -> None:
    """End the rallies that last until the end of this seat-turn (CAN-7.14)."""
    for seat in world.active:
        house = world.houses[seat]
        if house.rally_until <= world.turn:
            house.rally_until = 0
