"""Phase 0: research comes into force, clergy and truce lapse, and counts begin anew (CAN-4.6)."""

from rules.candlebre.board.state import House, World
from rules.candlebre.clergy.clergy import end_called_by
from rules.candlebre.fate.truce import end_truce
from rules.candlebre.research.events import LevelInForce
from rules.candlebre.table.events import TurnBegan
from rules.kernel.play.characters import fade
from rules.kernel.play.play import Play


def upkeep(play: Play[World]) -> None:
    """Begin a seat-turn (CAN-4.6)."""
    world = play.state
    play.tell(TurnBegan(number=world.turn, seats=tuple(world.active)))
    for seat in world.active:
        house = world.houses[seat]
        use_levels(play, house)
        if world.settings.turns == "sequential":
            end_called_by(play, seat, "CAN-2.14b")
            if world.truce and world.truce.seat == seat:
                end_truce(play)
        house.operations_used = house.released = 0
        house.draws = False
        fade(house.regard)  # CAN-16.24
        for place in world.held(seat):
            place.new_barracks = False  # CAN-5.6


def use_levels(play: Play[World], house: House) -> None:
    """Put into force what a House has learned since its last seat-turn (CAN-13.6a)."""
    for tree, earned in house.earned.items():
        if earned > house.level[tree]:
            house.level[tree] = earned
            play.tell(LevelInForce(seat=house.id, tree=tree, level=earned))
