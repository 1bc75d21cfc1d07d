"""Outbreak of Heresy: where it breaks out, how it is regained, and how it spreads (EMP-19.1e)."""

from rules.empires.board.land import in_order
from rules.empires.board.measures import christian, christian_area, court_of, prosperity
from rules.empires.board.motions import Outbreak
from rules.empires.board.state import World
from rules.empires.court.possession import break_away
from rules.empires.fate.events import HeresySpread
from rules.kernel.play.play import Play

DIE = 6


def candidates(world: World, seat: str) -> list[str]:
    """Give the areas of a Christian leader where it can break out: Christian, in unrest, no court (EMP-19.1e1, e2)."""
    if not christian(world, seat):
        return []
    return [
        id
        for id in world.owned(seat)
        if world.areas[id].unrest and christian_area(world, id) and id != world.empires[seat].court
    ]


def where(play: Play[World], seat: str) -> str:
    """Give where it breaks out: the most prosperous, by the highest die where several are; none (EMP-19.1e3, e4)."""
    world, left = play.state, candidates(play.state, seat)
    most = max((prosperity(world.areas[area]) for area in left), default=0)
    left = [area for area in left if prosperity(world.areas[area]) == most]
    while len(left) > 1:
        dice = {area: play.chance.die("EMP-19.1e4", "heresy", area, DIE) for area in left}
        left = [area for area in left if dice[area] == max(dice.values())]
    return left[0] if left else ""


def break_out(play: Play[World], seat: str, area: str) -> None:
    """Let an area turn heretical and independent; the drawer must regain it before his turn ends (EMP-19.1e5, e6)."""
    break_away(play, [area])
    play.state.outbreak, play.state.regain_tries = Outbreak(area=area, drawer=seat), 0


def spread(play: Play[World]) -> None:
    """Spread what was not regained, once, to the neighbours of its language, all at once (EMP-19.1e8)."""
    world, outbreak = play.state, play.state.outbreak
    if outbreak is None:
        return
    world.outbreak = None
    reached = neighbours(world, outbreak.area)
    with play.causes():
        play.tell(HeresySpread(area=outbreak.area, areas=tuple(reached)))
        break_away(play, reached)


def neighbours(world: World, area: str) -> list[str]:
    """Give the Christian areas of the same language over a land border that are nobody's court (EMP-19.1e8)."""
    one = world.areas[area]
    near = [
        id
        for id in one.borders
        if world.areas[id].language == one.language and christian_area(world, id) and not court_of(world, id)
    ]
    return in_order(world, near)
