"""The aims of those who took a House over, judged at the end (FIE-18.9)."""

from rules.fiefs.board.land import standing
from rules.fiefs.board.state import World
from rules.fiefs.ending.game_events import AimJudged
from rules.kernel.play.play import Play


def judge_aims(play: Play[World]) -> None:
    """Tell of each House that was taken over whether it reached its aim (FIE-18.9)."""
    for judged in aims(play.state):
        play.tell(judged)


def aims(world: World) -> list[AimJudged]:
    """Judge each House that was taken over, and is a player's still, by where it stands (FIE-18.9)."""
    ranks = {seat: rank for rank, seat in enumerate(standing(world), start=1)}
    taken = {seat: world.houses[seat] for seat in ranks if world.houses[seat].aim}
    return [
        AimJudged(
            seat=seat, inherited=house.inherited, aim=house.aim, rank=ranks[seat], reached=ranks[seat] <= house.aim
        )
        for seat, house in taken.items()
        if house.holder == "player"
    ]
