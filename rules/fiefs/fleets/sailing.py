"""An unladen fleet on its way: along the coast without a roll, or over the sea with one (FIE-14.8, FIE-14.9)."""

from dataclasses import dataclass
from itertools import pairwise

from rules.fiefs.armies.attrition import FACES
from rules.fiefs.board.forces import Army, Fleet, Task
from rules.fiefs.board.land import coastwise, ways
from rules.fiefs.board.sides import enemy_fleets, fleet_of, laden
from rules.fiefs.board.state import World
from rules.fiefs.fleets.events import FleetMoved, FleetSailed
from rules.fiefs.march.paths import called, sea_modifier
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


@dataclass(frozen=True)
class Course:
    """Where a fleet goes, and over how many sea routes: none along the coast."""

    to: str
    sea: int = 0


def barred(world: World, army: Army, fief: str) -> bool:
    """Tell whether an enemy fleet lies in a fief, which no unladen fleet enters (FIE-14.9)."""
    return bool(enemy_fleets(world, army, fief))


def by_coast(world: World, army: Army, fleet: Fleet) -> list[str]:
    """Give where a fleet gets along the coast: anywhere in its region, and once across a boundary, last (FIE-14.8)."""
    region = world.fiefs[fleet.fief].region
    inside, ahead, beyond = {fleet.fief}, [fleet.fief], set[str]()
    while ahead:
        for one in coastwise(world, ahead.pop()):
            if one in inside or barred(world, army, one):
                continue
            if region and world.fiefs[one].region == region:
                inside.add(one)
                ahead.append(one)
            else:
                beyond.add(one)
    return sorted((inside | beyond) - {fleet.fief})


def by_sea(world: World, army: Army, fleet: Fleet) -> dict[str, int]:
    """Give where a fleet gets over the sea, with the fewest sea routes to it (FIE-14.8)."""
    near, found, ahead = ways(world), dict[str, int](), [(fleet.fief, 0)]
    seen = {fleet.fief}
    for here, routes in ahead:  # grows as it goes: the nearest come first
        for there, kind in near.get(here, {}).items():
            if kind != "sea" or there in seen:
                continue
            seen.add(there)
            if there in world.seas:
                ahead.append((there, routes + 1))
            elif not barred(world, army, there):
                found[there] = routes + 1
    return found


def courses(world: World, army: Army) -> dict[str, Course]:
    """Give all courses of an army's fleet: along the coast where that leads there (FIE-14.8)."""
    fleet = fleet_of(world, army)
    if fleet is None:
        return {}
    found = {to: Course(to, routes) for to, routes in by_sea(world, army, fleet).items()}
    return dict(sorted({**found, **{to: Course(to) for to in by_coast(world, army, fleet)}}.items()))


def refuse_sailing(world: World, army: Army, task: Task) -> tuple[Fleet, Course]:
    """Give a fleet and its course, or refuse it (FIE-14.7 to FIE-14.9)."""
    fleet = fleet_of(world, army)
    if fleet is None:
        raise Refusal("FIE-14.4", "you have no fleet; raise one")
    if fleet.moved:
        raise Refusal("FIE-14.8", "your fleet has moved in this turn")
    if laden(world, fleet):
        raise Refusal("FIE-14.7", "your fleet is laden: it goes where its army sails")
    if task.path:
        return fleet, along(world, army, fleet, task)
    found = courses(world, army).get(task.to)
    if found:
        return fleet, found
    if barred(world, army, task.to):
        raise Refusal("FIE-14.9", f"an enemy fleet lies at {called(world, task.to)}")
    near = ", ".join(called(world, one) for one in courses(world, army)) or "nothing"
    raise Refusal("FIE-14.8", f"your fleet does not reach {called(world, task.to)}; it reaches {near}")


def along(world: World, army: Army, fleet: Fleet, task: Task) -> Course:
    """Give a course that a leader wrote out: all by sea routes, or all along the coast (FIE-14.8)."""
    places = (*([] if task.path[:1] == [fleet.fief] else [fleet.fief]), *task.path)
    steps = list(pairwise(places))
    kinds = [ways(world).get(one, {}).get(other) for one, other in steps]
    if places[-1] not in world.fiefs:
        raise Refusal("FIE-14.8", f"nothing can stay at sea; end in a coastal fief beyond {called(world, places[-1])}")
    shut = [one for one in places[1:] if one in world.fiefs and barred(world, army, one)]
    if shut:
        raise Refusal("FIE-14.9", f"an enemy fleet lies at {called(world, shut[0])}")
    if all(kind == "sea" for kind in kinds) and all(one in world.seas for one in places[1:-1]):
        return Course(places[-1], len(steps))
    coastal = all(other in coastwise(world, one) for one, other in steps if one in world.fiefs)
    region = world.fiefs[fleet.fief].region
    within = all(one in world.fiefs and region and world.fiefs[one].region == region for one in places[1:-1])
    if coastal and within and places[-1] in by_coast(world, army, fleet):
        return Course(places[-1])
    raise Refusal("FIE-14.8", "a fleet goes along one coast and over one boundary, or by sea routes alone")


def sail(play: Play[World], army: Army, task: Task) -> None:
    """Move an unladen fleet, with the roll of the sea where it crosses it; nobody starves by it (FIE-14.8)."""
    world = play.state
    fleet, course = refuse_sailing(world, army, task)
    fleet.moved, origin = True, fleet.fief
    if not course.sea:
        fleet.fief = course.to
        play.tell(FleetMoved(fleet=fleet.id, origin=origin, fief=course.to))
        return
    added = sea_modifier(world, course.sea)
    with play.causes():
        die = play.chance.die("FIE-8.17", "sea", f"{fleet.id}/{course.to}", FACES)
        arrived = die + added > 0
        play.tell(
            FleetSailed(
                fleet=fleet.id, origin=origin, fief=course.to, routes=course.sea, die=die, modifier=added,
                arrived=arrived,
            )
        )  # fmt: skip
    if arrived:
        fleet.fief = course.to
