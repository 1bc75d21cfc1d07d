"""The order of phase 4: moves within one's own land (CAN-6.9)."""

from collections.abc import Callable, Sequence

from rules.candlebre.board.forces import added, holds, ordered, too_many, without
from rules.candlebre.board.order import NOT_YOURS, Deed, Troops, held_at, kinds_at, own_provinces
from rules.candlebre.board.state import Leader, Province, World
from rules.candlebre.board.tables import UNITS
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.events import TroopsMoved
from rules.candlebre.movement.moving import able, allowances, leader_steps, shift
from rules.candlebre.people.leaders import own_leaders
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, Objection, pick
from rules.kernel.state.maps import Neighbours, reach, way
from rules.kernel.telling.phrases import row, several


def at_rest(world: World, seat: str, origin: str) -> Objection:
    """Say that nobody in a province can take a step (CAN-6.10, CAN-6.13)."""
    house, place = world.houses[seat], world.provinces[origin]
    if any(able(house, place, kind, 1) for kind in place.units) or leaders_at(world, seat, place, 1):
        return None
    return "CAN-6.10" if place.units else "CAN-6.13", f"nobody in {place.name} can take a step{tired(place)}"


def tired(place: Province) -> str:
    """Say why troops have no step left: they came by a march, or were placed (CAN-6.10, CAN-6.14)."""
    if not place.units:
        return ""
    waiting = added(place.placed, place.arrived)
    if holds(waiting, place.units):
        return ": they were placed this turn, and move from the next one on"
    return ": who marched, moved or was placed this turn has no step left in it"


def leaders_at(world: World, seat: str, place: Province, steps: int) -> list[Leader]:
    """Give the leaders of a seat in a province who can go so many steps."""
    mine = (one for one in world.leaders.values() if one.seat == seat and one.place == place.id)
    return [one for one in mine if leader_steps(world, one.id) >= steps]


def along(world: World, seat: str, origin: str, path: Sequence[str]) -> list[str]:
    """Give every province that a path enters: the shortest way through one's own land where it names no neighbour."""
    steps, at = list[str](), origin
    for goal in path:
        steps += (way(at, goal, near(world), own(world, seat)) or [at, goal])[1:]
        at = goal
    return steps


def near(world: World) -> Neighbours:
    """Give what leads from a province to those beside it."""
    return lambda id: world.provinces[id].near


def own(world: World, seat: str) -> Callable[[str], bool]:
    """Give what tells whether a province is a seat's own."""
    return lambda id: world.provinces[id].owner == seat


def next_steps(world: World, seat: str, given: Given) -> list[str]:
    """Give one's own provinces beside where a path is, then those as far as somebody can go (CAN-6.9, CAN-6.9a)."""
    path = given.get("path") or ()
    at = [world.provinces[path[-1]]] if path else held_at(world, seat, given, "origin")
    beside = [id for id in dict.fromkeys(id for one in at for id in one.near) if world.provinces[id].owner == seat]
    origin = world.provinces.get(given.get("origin", ""))
    if origin is None:
        return beside
    used = len(along(world, seat, origin.id, path))
    most = furthest(world, seat, origin) - used
    far = reach(at[0].id, near(world), own(world, seat), most) if most > 1 else {}
    return list(dict.fromkeys([*beside, *(id for id, steps in far.items() if steps > 1)]))


def furthest(world: World, seat: str, place: Province) -> int:
    """Give how many steps anybody in a province can take."""
    house = world.houses[seat]
    units = [max(allowances(house, place, kind), default=0) for kind in place.units]
    leaders = [leader_steps(world, one.id) for one in leaders_at(world, seat, place, 1)]
    return max((*units, *leaders), default=0)


def off_the_way(world: World, seat: str, id: str) -> Objection:
    """Say why a province cannot be the next step: it is not one's own, or too far (CAN-6.9, CAN-6.10)."""
    place = world.provinces[id]
    if place.owner == seat:
        return f"{place.name} is yours, but further away than anybody there can go in a turn"
    return f"{place.name} is not yours; troops move within your own land, and march on what is not"


def mobile(world: World, seat: str, kind: str, given: Given) -> int:
    """Count the units of a type there that can go so far (CAN-6.10)."""
    steps = along(world, seat, given["origin"], given["path"])
    return able(world.houses[seat], world.provinces[given["origin"]], kind, len(steps))


def stays(world: World, seat: str, kind: str, given: Given) -> Objection:
    """Say why nobody of a type goes so far: it is further than they go, or they have used up their steps."""
    place = world.provinces[given["origin"]]
    steps = len(along(world, seat, place.id, given["path"]))
    if kind not in place.units or able(world.houses[seat], place, kind, steps):
        return None
    name, end = UNITS[kind].name, world.provinces[given["path"][-1]].name
    if able(world.houses[seat], place, kind, 1):
        return f"{end} is {several(steps, 'step', 'steps')} away, too far for the {name} in {place.name} this turn"
    return f"the {name} in {place.name} cannot move{tired(place)}"


def mobile_leaders(world: World, seat: str, given: Given) -> list[str]:
    """Give the leaders there who can go so far (CAN-6.13)."""
    there, path = held_at(world, seat, given, "origin"), given.get("path", ())
    return [
        one.id
        for place in there
        for one in leaders_at(world, seat, place, max(1, len(along(world, seat, place.id, path))))
    ]


def standing_in(world: World, seat: str, place: Province) -> str:
    """Say who of a seat stands in a province, leaders among them."""
    units = [troops(place.units.items())] if place.units else []
    return row([*units, *own_leaders(world, seat, (place.id,))]) or "nobody"


class Move(
    Deed,
    name="move",
    says=(
        "move from {origin} to|via {path} [with {units}] [led by {leaders}]",
        "move {units} from {origin} to|via {path} [led by {leaders}]",
        "move {units} from {origin} to|via {path} with|under {leaders}",
        "move|bring|put|station {leaders} [back|home] from {origin} to|via|in|into|at {path}",
    ),
    clause="CAN-6.9",
    stage=40,
):
    """Move troops and leaders through your own provinces."""

    origin: str = pick(
        "province", own_provinces, "the province of yours where they stand", problem=at_rest, denied=NOT_YOURS
    )
    path: tuple[str, ...] = pick(
        "province",
        next_steps,
        "where they stop, and before it what they go through",
        denied=off_the_way,
        min_length=1,
        max_length=4,
    )
    units: Troops = pick(
        "unit",
        kinds_at,
        "how many of which",
        default={},
        clause="CAN-6.10",
        problem=stays,
        denied="{} cannot go so far from there; who marched or was placed this turn stays there",
        most=mobile,
    )
    leaders: tuple[str, ...] = pick(
        "leader",
        mobile_leaders,
        "leaders who go along, or alone",
        default=(),
        clause="CAN-6.13",
        denied="{} cannot go so far from there",
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a move of nobody, and too many mercenaries anywhere (CAN-6.8)."""
        origin, end = world.provinces[self.origin], world.provinces[self.path[-1]]
        if not self.units and not self.leaders:
            raise Refusal("CAN-6.9", f"name who moves; there are in {origin.name}: {standing_in(world, seat, origin)}")
        if end.id == origin.id:
            raise Refusal("CAN-6.9", f"a move ends elsewhere than in {origin.name}, where it began")
        if not self.units:
            return
        for place, after in ((origin, without(origin.units, self.units)), (end, added(end.units, self.units))):
            if too_many(after):
                raise Refusal(
                    "CAN-6.8", f"{place.name} would hold more mercenaries than regulars; move fewer of either"
                )

    def apply(self, world: World, seat: str) -> None:
        """Let them stand at the end of the path."""
        end = world.provinces[self.path[-1]]
        steps = len(along(world, seat, self.origin, self.path))
        shift(world.houses[seat], world.provinces[self.origin], end, ordered(self.units), steps)
        for id in self.leaders:
            world.leaders[id].place = end.id
            world.leaders[id].steps += steps

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: the board is open."""
        return TroopsMoved.of(self, seat=seat, province=self.path[-1])
