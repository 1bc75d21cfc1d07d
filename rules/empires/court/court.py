"""Where a seat holds court, and when it has none (EMP-H21)."""

from rules.empires.board.land import connected
from rules.empires.board.measures import eligible, prosperity
from rules.empires.board.state import World
from rules.empires.court.events import CourtLost, CourtMoved
from rules.kernel.play.play import Play


def courts(world: World, seat: str) -> list[str]:
    """Give the own areas where a seat could hold court, in scenario order (EMP-H3.11)."""
    return [area for area in world.owned(seat) if eligible(world, seat, area)]


def choice(world: World, seat: str) -> str:
    """Give where a seat's court goes without being asked; none where it could not be held (EMP-H21.2)."""
    able = courts(world, seat)
    wished = (area for area in world.empires[seat].standing.court if area in able)
    areas = world.areas
    best = max(able, key=lambda one: (prosperity(areas[one]), areas[one].population), default="")
    return next(wished, best)


def move_court(play: Play[World], seat: str, area: str, clause: str) -> None:
    """Have a seat hold court in an area of its own; nothing happens where it does already (EMP-19.1f9)."""
    world = play.state
    empire = world.empires[seat]
    before, empire.court = empire.court, area
    if before != area:
        lost = bool(before) and world.areas[before].owner != seat
        play.tell(CourtMoved(clause=clause, seat=seat, before=before, now=area, lost=lost))


def keep_court(play: Play[World], seat: str) -> None:
    """Move a court that its seat does not own any more, or go into exile (EMP-H21.1, EMP-H21.2, EMP-H21.6)."""
    world = play.state
    empire = world.empires[seat]
    if not empire.court or world.areas[empire.court].owner == seat:
        return
    found = choice(world, seat)
    if found:
        move_court(play, seat, found, "EMP-H21.1")
        return
    play.tell(CourtLost(seat=seat, before=empire.court))
    empire.court = ""


def seek_court(play: Play[World], seat: str) -> None:
    """Give a seat in exile a court again, as soon as it owns an area for one (EMP-H21.3)."""
    found = choice(play.state, seat)
    if found and not play.state.empires[seat].court:
        move_court(play, seat, found, "EMP-H21.3")


def with_court(world: World, seat: str, area: str) -> tuple[list[str], list[str]]:
    """Give the own areas that would be connected, and those that would not, were the court in an area (EMP-H7.51)."""
    moved = world.model_copy(
        update={"empires": world.empires | {seat: world.empires[seat].model_copy(update={"court": area})}}
    )
    line = connected(moved, seat)
    return line, [one for one in world.owned(seat) if one not in line]
