"""What moved the score of a player since the last round began, which he alone is told (EMP-H26.2, EMP-H26.3)."""

from rules.empires.board.measures import area_points, par
from rules.empires.board.state import World
from rules.empires.ending.events import ScoreMoved
from rules.kernel.play.play import Play


def account(play: Play[World]) -> None:
    """Tell each player by which areas and which par his score changed, and keep what they are worth now."""
    world = play.state
    for seat, empire in world.empires.items():
        worth = {area: area_points(world, seat, area) for area in world.owned(seat)}
        told = moved(world, seat, worth) if empire.worth and seat in world.players() else None
        if told:
            play.tell(told)
        empire.worth, empire.measured = worth, par(world, seat)


def moved(world: World, seat: str, worth: dict[str, int]) -> ScoreMoved | None:
    """Say what a score was, what it is, and what lies between; None where nothing does."""
    old, empire = world.empires[seat].worth, world.empires[seat]
    won = [area for area in worth if area not in old]
    lost = [area for area in old if area not in worth]
    other = [area for area in worth if area in old and worth[area] != old[area]]
    now = par(world, seat)
    if not (won or lost or other or now != empire.measured):
        return None
    return ScoreMoved(
        audience=(seat,),
        seat=seat,
        before=sum(old.values()) - empire.measured,
        now=sum(worth.values()) - now,
        won=tuple(won),
        won_by=tuple(worth[area] for area in won),
        lost=tuple(lost),
        lost_by=tuple(-old[area] for area in lost),
        changed=tuple(other),
        changed_by=tuple(worth[area] - old[area] for area in other),
        par_before=empire.measured,
        par_now=now,
    )
