"""Points: how they come into a pool, and the levels that they earn (CAN-13.4, CAN-13.5)."""

from rules.candlebre.board.state import World
from rules.candlebre.board.tables import RESEARCH_DIE
from rules.candlebre.research.events import LevelEarned, ResearchRolled
from rules.candlebre.research.levels import add_points
from rules.kernel.play.play import Play


def roll_research(play: Play[World], seat: str, tree: str, rolls: int) -> None:
    """Add up what the dice show in the tree's pool (CAN-13.4, CAN-13.4a)."""
    dice = play.chance.cast("CAN-13.4", f"research.{tree}", seat, rolls, RESEARCH_DIE, audience=(seat,))
    gain_points(play, seat, tree, sum(dice))
    pool = play.state.houses[seat].pool[tree]
    play.tell(ResearchRolled(audience=(seat,), seat=seat, tree=tree, rolls=len(dice), points=sum(dice), pool=pool))


def gain_points(play: Play[World], seat: str, tree: str, points: int) -> None:
    """Put points into a pool and tell everybody which levels they earn (CAN-13.5)."""
    world = play.state
    for level in add_points(world.houses[seat], tree, points):
        tell_level(play, seat, tree, level)


def tell_level(play: Play[World], seat: str, tree: str, level: int) -> None:
    """Tell everybody of a level earned, with what it brings (CAN-13.5, CAN-13.6)."""
    play.tell(LevelEarned(seat=seat, tree=tree, level=level))
