"""Where an army can go in one move, and by which way (FIE-8.13 to FIE-8.16, FIE-8.21, FIE-8.22)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from rules.fiefs.armies.attrition import FACES, wasted
from rules.fiefs.board.forces import Army, Detachment, Force
from rules.fiefs.board.land import Ways, ways
from rules.fiefs.board.sides import enemies, enemy_detachments, fleet_of, peacetime
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import CARRIED
from rules.kernel.errors import Refusal

SEASON_AT_SEA = {"spring": -1, "summer": 0, "fall": -1, "winter": -2}
"""What the season adds to the die of the sea (FIE-8.18)."""


@dataclass(frozen=True, order=True)
class Way:
    """A way to go, the best lowest: ravaged entries, sea routes, steps, then ids place by place (FIE-8.22)."""

    ravaged: int
    sea: int
    steps: int
    path: tuple[str, ...]
    """Every place from where the army stands to where it goes."""

    @property
    def to(self) -> str:
        """Where it leads."""
        return self.path[-1]


class Ground:
    """What a march of an army has to reckon with: routes, enemies, comrades and ravaged fiefs."""

    def __init__(self, world: World, army: Force) -> None:
        """Look at the land once, as it lies for an army or a detachment."""
        self.world, self.army = world, army
        self.near: Ways = ways(world)
        self.region = world.fiefs[army.fief].region
        body = world.body(army)
        others = [world.armies[one] for one in world.conflicts[body.conflict].armies if one != army.id]
        on_board = [one for one in others if one.on_board]
        self.enemies = {one.fief: one for one in enemies(world, army) if one.on_board}
        """Fiefs with an enemy army, inside or not."""
        own = [one for one in on_board if one.side == body.side and not one.inside]
        self.comrades = set() if isinstance(army, Detachment) else {one.fief for one in own}
        """Fiefs in which no move of this army may end (FIE-8.21)."""
        self.closed = closed(world, army) if isinstance(army, Detachment) else set()
        """Fiefs that a detachment cannot enter (FIE-13.8)."""
        self.ports = ports(world, army)
        """From where it can put to sea."""
        quiet = peacetime(world, army)
        self.waste = {id for id, fief in world.fiefs.items() if fief.ravaged or (quiet and wasted(world, army, id))}

    def onward(self, way: Way, place: str, sea: int = 0) -> Way:
        """Give a way with one place more."""
        return Way(way.ravaged + (place in self.waste), way.sea + sea, way.steps + 1, (*way.path, place))

    def inside(self) -> Mapping[str, Way]:
        """Give the best ways along normal routes inside the region where the move begins (FIE-8.13)."""
        start = Way(0, 0, 0, (self.army.fief,))
        found: dict[str, Way] = {}
        ahead = [start]
        while ahead:
            way = heappop(ahead)
            if way.to in found:
                continue
            found[way.to] = way
            if way.to in self.enemies and way.steps:
                continue  # a move ends in the first fief with an enemy army (FIE-8.21)
            for there, kind in self.near.get(way.to, {}).items():
                if there in self.closed:
                    continue
                if kind == "normal" and self.region and self.world.fiefs[there].region == self.region:
                    heappush(ahead, self.onward(way, there))
        return found

    def crossings(self, way: Way) -> Iterable[Way]:
        """Give the last steps that a way allows: over a boundary, a rough route, or the sea (FIE-8.14, FIE-8.15)."""
        if way.steps and way.to in self.enemies:
            return
        for there, kind in self.near.get(way.to, {}).items():
            within = self.region and there in self.world.fiefs and self.world.fiefs[there].region == self.region
            if there not in self.closed and (kind == "rough" or (kind == "normal" and not within)):
                yield self.onward(way, there)
        if way.to in self.ports and not (way.steps and way.to in self.comrades):
            yield from self.passages(way)

    def passages(self, way: Way) -> Iterable[Way]:
        """Give the ways over the sea, by any number of nodes, that end in a coastal fief (FIE-8.16)."""
        for there, kind in self.near.get(way.to, {}).items():
            if kind != "sea" or there in way.path:
                continue
            further = self.onward(way, there, sea=1)
            if there in self.world.fiefs:
                yield further
            else:
                yield from self.passages(further)

    def ways(self) -> dict[str, Way]:
        """Give the best way to every fief in which a move may end (FIE-8.22)."""
        found: dict[str, Way] = {}
        for way in self.all_ways():
            if way.to not in found or way < found[way.to]:
                found[way.to] = way
        return dict(sorted(found.items()))

    def all_ways(self) -> Iterable[Way]:
        """Give the best way of each kind to wherever a move may end."""
        for way in self.inside().values():
            last = [*([way] if way.steps else []), *self.crossings(way)]
            yield from (one for one in last if one.to not in self.comrades and one.to != self.army.fief)


def closed(world: World, force: Detachment) -> set[str]:
    """Give the fiefs in which a detachment cannot stop, and which it cannot pass (FIE-13.8, FIE-13.10).

    An enemy army stands there in the field, or an enemy detachment that is no smaller.
    """
    armies = {one.fief for one in enemies(world, force) if one.on_board and not one.inside}
    parts = [one for fief in world.fiefs for one in enemy_detachments(world, force, fief)]
    return armies | {one.fief for one in parts if len(one.elements) >= len(force.elements)}


def ports(world: World, force: Force) -> set[str]:
    """Give the fiefs from which a force can put to sea: no detachment can, an army with fleets from its own's alone.

    Every marker of it carries six elements, and all must go (FIE-13.12, FIE-14.6).
    """
    if isinstance(force, Detachment):
        return set()
    if not world.settings.fleets:
        return {id for id, fief in world.fiefs.items() if fief.coastal}
    fleet = fleet_of(world, force)
    if fleet is None or fleet.markers < needed(force):
        return set()
    coming = {task.to for task in force.tasks if task.order == "sail" and not task.after}
    return {fleet.fief, *coming}  # a fleet ordered there comes before the army's turn to march


def needed(army: Army) -> int:
    """Give how many fleet markers carry an army (FIE-14.6)."""
    return -(-len(army.elements) // CARRIED)


def reach(world: World, army: Force) -> dict[str, Way]:
    """Give the best way to every fief that one move of an army reaches, by land or sea (FIE-8.22)."""
    return Ground(world, army).ways()


def land_reach(world: World, army: Force) -> dict[str, Way]:
    """Give the best ways by land alone."""
    found: dict[str, Way] = {}
    for way in Ground(world, army).all_ways():
        if not way.sea and (way.to not in found or way < found[way.to]):
            found[way.to] = way
    return dict(sorted(found.items()))


def sea_modifier(world: World, routes: int) -> int:
    """Give what is added to the die of a passage (FIE-8.18)."""
    return SEASON_AT_SEA.get(world.season, 0) - max(routes - world.settings.sea_first_free, 0)


def can_succeed(world: World, way: Way) -> bool:
    """Tell whether a move can arrive at all: by land always (FIE-8.19)."""
    return not way.sea or FACES + sea_modifier(world, way.sea) > 0


def way_along(world: World, army: Force, path: tuple[str, ...]) -> Way:
    """Give the way along a path that a leader wrote out, with or without its first place (FIE-8.13 to FIE-8.21)."""
    ground = Ground(world, army)
    places = path if path[:1] == (army.fief,) else (army.fief, *path)
    way = Way(0, 0, 0, places[:1])
    for number, place in enumerate(places[1:], start=1):
        kind = ground.near.get(way.to, {}).get(place)
        if kind is None:
            raise Refusal("FIE-8.13", f"no route leads from {called(world, way.to)} to {called(world, place)}")
        last = number == len(places) - 1
        if not last and stops(ground, way, place, at_sea=kind == "sea" and place in world.seas):
            raise Refusal("FIE-8.14", f"a move ends in {called(world, place)}; go on from there in the next turn")
        if kind == "sea" and way.to in ground.comrades and way.steps and way.to in world.fiefs:
            raise Refusal("FIE-8.21", f"an army of your side is in {called(world, way.to)}; none may put to sea there")
        if kind == "sea" and isinstance(army, Detachment):
            raise Refusal("FIE-13.12", "sea routes are closed to detachments")
        if kind == "sea" and way.to in world.fiefs and way.to not in ground.ports:
            raise Refusal("FIE-14.6", f"no fleet of yours that can carry the army lies in {called(world, way.to)}")
        way = ground.onward(way, place, sea=kind == "sea")
    if way.to not in world.fiefs:
        raise Refusal("FIE-8.16", f"nothing can stay at sea; end in a coastal fief beyond {called(world, way.to)}")
    return way


def stops(ground: Ground, way: Way, place: str, *, at_sea: bool) -> bool:
    """Tell whether a move that comes into a place must end there (FIE-8.14, FIE-8.21)."""
    if at_sea:
        return False
    kind = ground.near[way.to][place]
    within = bool(ground.region) and ground.world.fiefs[place].region == ground.region
    return kind != "normal" or not within or place in ground.enemies


def called(world: World, place: str) -> str:
    """Give the name of a fief or of a place at sea."""
    return (world.fiefs.get(place) or world.seas[place]).name


def refuse_move(world: World, army: Army, to: str, path: tuple[str, ...] = (), *, attack: bool = False) -> Way:
    """Give the way of a move, or refuse it (FIE-8.13 to FIE-8.21)."""
    if army.status != "ready":
        raise Refusal("FIE-7.7", "only an army that is ready can move")
    if army.inside:
        raise Refusal("FIE-7.7", "the army is inside; sally first")
    ground = Ground(world, army)
    if path:
        way = way_along(world, army, path)
    else:
        found = ground.ways().get(to)
        if found is None and to in ground.comrades:
            raise Refusal("FIE-8.21", f"an army of your own side is in {called(world, to)}")
        if found is None and to == army.fief:
            raise Refusal("FIE-8.14", f"the army is in {called(world, to)} already")
        if found is None:
            near = ", ".join(called(world, one) for one in ground.ways())
            raise Refusal("FIE-8.14", f"one move does not reach {called(world, to)}; it reaches {near}")
        way = found
    if way.to in ground.comrades:
        raise Refusal("FIE-8.21", f"an army of your own side is in {called(world, way.to)}")
    if way.to in ground.enemies and not attack:
        raise Refusal("FIE-7.9", f"an enemy army is in {called(world, way.to)}; add “attacking” to meet it")
    return way
