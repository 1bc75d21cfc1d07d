"""The order of phase 4: moves within one's own land (CAN-6.9)."""

from rules.candlebre.board.forces import added, ordered, too_many, without
from rules.candlebre.board.order import NOT_YOURS, Deed, Troops, held_at, kinds_at, own_provinces
from rules.candlebre.board.state import Leader, Province, World
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.events import TroopsMoved
from rules.candlebre.movement.moving import able, leader_steps, shift
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, Objection, pick


def at_rest(world: World, seat: str, origin: str) -> Objection:
    """Say that nobody in a province can take a step (CAN-6.10, CAN-6.13)."""
    house, place = world.houses[seat], world.provinces[origin]
    if any(able(house, place, kind, 1) for kind in place.units) or leaders_at(world, seat, place, 1):
        return None
    return "CAN-6.10" if place.units else "CAN-6.13", f"nobody in {place.name} can take a step"


def leaders_at(world: World, seat: str, place: Province, steps: int) -> list[Leader]:
    """Give the leaders of a seat in a province who can go so many steps."""
    mine = (one for one in world.leaders.values() if one.seat == seat and one.place == place.id)
    return [one for one in mine if leader_steps(world, one.id) >= steps]


def next_steps(world: World, seat: str, given: Given) -> list[str]:
    """Give one's own provinces next to where a path has come (CAN-6.9, CAN-6.9a)."""
    path = given.get("path")
    at = [world.provinces[path[-1]]] if path else held_at(world, seat, given, "origin")
    near = dict.fromkeys(id for one in at for id in one.near)
    return [id for id in near if world.provinces[id].owner == seat]


def off_the_way(world: World, seat: str, id: str) -> Objection:
    """Say why a province cannot be the next step: it is not one's own, or not beside the step before (CAN-6.9)."""
    place = world.provinces[id]
    if place.owner == seat:
        return f"{place.name} is yours, but more than one step away; name each province on the way"
    return f"{place.name} is not yours; troops move within your own land, and march on what is not"


def mobile(world: World, seat: str, kind: str, given: Given) -> int:
    """Count the units of a type there that can go so far (CAN-6.10)."""
    return able(world.houses[seat], world.provinces[given["origin"]], kind, len(given["path"]))


def mobile_leaders(world: World, seat: str, given: Given) -> list[str]:
    """Give the leaders there who can go so far (CAN-6.13)."""
    steps = max(1, len(given.get("path", ())))
    there = held_at(world, seat, given, "origin")
    return [one.id for place in there for one in leaders_at(world, seat, place, steps)]


class Move(
    Deed,
    name="move",
    says=(
        "move from {origin} to|via {path} [with {units}] [led by {leaders}]",
        "move {units} from {origin} to|via {path} [led by {leaders}]",
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
        "each province that they enter, the last where they stop",
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
        denied="{} cannot go so far from there",
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
            raise Refusal("CAN-6.9", f"name who moves; in {origin.name} stand {troops(origin.units.items())}")
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
        shift(world.houses[seat], world.provinces[self.origin], end, ordered(self.units), len(self.path))
        for id in self.leaders:
            world.leaders[id].place = end.id
            world.leaders[id].steps += len(self.path)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: the board is open."""
        return TroopsMoved.of(self, seat=seat, province=self.path[-1])
