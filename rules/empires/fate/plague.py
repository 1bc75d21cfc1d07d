"""Epidemics, and the Black Death (EMP-19.1d)."""

from collections.abc import Collection

from rules.empires.board.land import in_order, joined
from rules.empires.board.measures import move, prosperity
from rules.empires.board.motions import Contagion
from rules.empires.board.state import World
from rules.empires.fate.events import PlagueCame, Sickened
from rules.kernel.play.play import Play

SICK = 1
"""Population at which an Epidemic strikes an area (EMP-19.1d1)."""
SUSCEPTIBLE = 1
"""Prosperity at which the Black Death does (EMP-19.1d3)."""
EPIDEMIC, DEATH = -1, -2
"""Levels lost (EMP-19.1d1, EMP-19.1d8)."""


def sick(world: World, seat: str) -> list[str]:
    """Give the areas that an ordinary Epidemic of a seat strikes (EMP-19.1d1)."""
    return [area for area in world.owned(seat) if world.areas[area].population >= SICK]


def is_plague(world: World, seat: str) -> bool:
    """Tell whether an Epidemic is the Black Death: not yet come, late enough, by the right sea (EMP-19.1d2)."""
    if world.black_death or world.year < world.calendar.plague_from:
        return False
    return any(sea in world.plague.gates for area in sick(world, seat) for sea in world.areas[area].seas)


def spreading(world: World) -> list[Contagion]:
    """Give whom the Black Death strikes, and from where it comes to each, in its order (EMP-19.1d3, EMP-19.1d8).

    It comes in at its origin, whatever people live there (EMP-19.1d4), and leaves others out (EMP-19.1d7).
    It goes from each struck area to every susceptible one beside it, by land or over one common sea; through one that
    is not susceptible it never passes, but for its origin and those that it always strikes.
    """
    susceptible = {id for id, area in world.areas.items() if prosperity(area) >= SUSCEPTIBLE}
    way = [Contagion(area=area) for area in dict.fromkeys([world.plague.origin, *world.plague.always])]
    struck = {one.area for one in way}
    for one in way:  # it grows as it is read
        near = [area for area in beyond(world, one.area, susceptible) if area not in struck]
        struck.update(near)
        way += [Contagion(area=area, source=one.area) for area in near]
    return way


def beyond(world: World, here: str, among: Collection[str]) -> list[str]:
    """Give the areas among some that a single step leads to (EMP-19.1d6)."""
    return [area for area in world.areas if area in among and area != here and joined(world, here, area)]


def epidemic(play: Play[World], seat: str) -> None:
    """Take a level of the drawer's areas; no checks (EMP-19.1d1)."""
    world = play.state
    areas = [area for area in sick(world, seat) if move(world.areas[area], EPIDEMIC)]
    play.tell(Sickened(seat=seat, areas=tuple(areas), levels=tuple(world.areas[area].social for area in areas)))


def black_death(play: Play[World]) -> None:
    """Take two levels of all that it strikes, whoever owns them; it never comes again (EMP-19.1d8, EMP-19.1d9)."""
    world = play.state
    world.plague_way = spreading(world)
    areas = in_order(world, (one.area for one in world.plague_way))
    for area in areas:
        move(world.areas[area], DEATH)
    world.black_death = True
    levels = tuple(world.areas[area].social for area in areas)
    spared = tuple(area for area in world.areas if area not in areas)
    play.tell(PlagueCame(areas=tuple(areas), levels=levels, spared=spared))
