"""The aims of those who took a House over, judged at the end (FIE-18.9)."""

from rules.fiefs.board.land import standing
from rules.fiefs.board.state import World
from rules.fiefs.ending.game_events import AimJudged
from rules.kernel.play.play import Play


def judge_aims(play: Play[World]) -> None:
    """Tell of each House that was taken over, and is a player's still, whether it reached its aim (FIE-18.9)."""
    world = play.state
    for rank, seat in enumerate(standing(world), start=1):
        house = world.houses[seat]
        if house.aim and house.holder == "player":
            play.tell(
                AimJudged(seat=seat, inherited=house.inherited, aim=house.aim, rank=rank, reached=rank <= house.aim)
            )
