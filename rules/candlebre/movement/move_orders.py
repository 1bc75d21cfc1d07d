"""The order of phase 4: moves within one's own land (CAN-6.9)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.candlebre.board.forces import added, ordered, too_many, without
from rules.candlebre.board.order import Deed, known_units, own_place, province_names, unit_names
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import LEADER_MOVE, TYPES
from rules.candlebre.board.wording import choice_of, told_units, troops
from rules.candlebre.movement.events import TroopsMoved
from rules.candlebre.movement.moving import able, allowances, leader_steps, shift
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


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

    origin: Annotated[str, Names("province")] = Field(description="the province of yours where they stand")
    path: tuple[Annotated[str, Names("province")], ...] = Field(
        min_length=1, max_length=4, description="each province that they enter, the last where they stop"
    )
    units: dict[Annotated[str, Names("unit")], Annotated[int, Field(ge=1, le=999)]] = Field(
        default_factory=dict, description="how many of which"
    )
    leaders: tuple[Annotated[str, Names("leader")], ...] = Field(
        default=(), description="leaders who go along, or alone"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a broken path, troops without movement, and too many mercenaries anywhere (CAN-6.8)."""
        origin = own_place(world, seat, self.origin, "CAN-6.9")
        self.check_path(world, seat, origin)
        if self.units:
            self.check_units(world, seat, origin)
        elif not self.leaders:
            raise Refusal("CAN-6.9", f"name who moves; in {origin.name} stand {troops(origin.units.items())}")
        self.check_leaders(world, seat, origin)

    def check_path(self, world: World, seat: str, origin: Province) -> None:
        """Refuse a step that is not next, or not one's own (CAN-6.9, CAN-6.9a)."""
        at = origin
        for id in self.path:
            if id not in at.near or world.provinces[id].owner != seat:
                mine = choice_of(world.provinces[near].name for near in at.near if world.provinces[near].owner == seat)
                raise Refusal("CAN-6.9", f"every step must lead to a neighbour of yours; from {at.name}: {mine}")
            at = world.provinces[id]

    def check_units(self, world: World, seat: str, origin: Province) -> None:
        """Refuse units that are not there or have no movement left, and an unsound balance (CAN-6.10, CAN-6.8)."""
        known_units(self.units, "CAN-6.9")
        house, steps = world.houses[seat], len(self.path)
        for kind, number in self.units.items():
            if able(house, origin, kind, steps) < number:
                can = {one: able(house, origin, one, steps) for one in TYPES}
                words = troops(ordered(can).items())
                raise Refusal("CAN-6.10", f"of the troops in {origin.name} these can go {steps} steps: {words}")
        end = world.provinces[self.path[-1]]
        if end.id != origin.id:
            for place, after in ((origin, without(origin.units, self.units)), (end, added(end.units, self.units))):
                if too_many(after):
                    raise Refusal(
                        "CAN-6.8", f"{place.name} would hold more mercenaries than regulars; move fewer of either"
                    )

    def check_leaders(self, world: World, seat: str, origin: Province) -> None:
        """Refuse leaders who are elsewhere or have gone far enough (CAN-6.13)."""
        here = leaders_here(world, seat, origin.id, len(self.path))
        for id in self.leaders:
            if id not in here.values():
                can = choice_of(here)
                raise Refusal("CAN-6.13", f"of the leaders in {origin.name} these can go {len(self.path)} steps: {can}")

    def apply(self, world: World, seat: str) -> None:
        """Let them stand at the end of the path."""
        end = world.provinces[self.path[-1]]
        shift(world.houses[seat], world.provinces[self.origin], end, ordered(self.units), len(self.path))
        for id in self.leaders:
            world.leaders[id].place = end.id
            world.leaders[id].steps += len(self.path)

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: the board is open."""
        return TroopsMoved(
            seat=seat,
            units=told_units(self.units),
            leaders=tuple(self.leaders),
            origin=self.origin,
            province=self.path[-1],
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what makes sense after what is given."""
        house = world.houses[seat]
        starts = [one for one in world.held(seat) if mobile(world, seat, one)]
        if field == "origin":
            return province_names(world, starts)
        origin = world.provinces.get(given.get("origin") or "")
        there = [origin] if origin in starts else starts
        if field == "units":
            named = given.get("units") or {}
            return unit_names(k for k in TYPES if k not in named and any(able(house, one, k, 1) for one in there))
        if field == "leaders":
            named = given.get("leaders") or ()
            here = {name: id for one in there for name, id in leaders_here(world, seat, one.id, 1).items()}
            return {name: id for name, id in here.items() if id not in named}
        path = given.get("path") or ()
        ends = [world.provinces[path[-1]]] if path else there
        near = dict.fromkeys(id for one in ends for id in one.near if world.provinces[id].owner == seat)
        return province_names(world, (world.provinces[id] for id in near if id not in path))


def mobile(world: World, seat: str, place: Province) -> bool:
    """Tell whether anybody there can take a step."""
    house = world.houses[seat]
    own_beside = any(world.provinces[id].owner == seat for id in place.near)
    return own_beside and (
        any(left for kind in place.units for left in allowances(house, place, kind))
        or bool(leaders_here(world, seat, place.id, 1))
    )


def leaders_here(world: World, seat: str, place: str, steps: int) -> dict[str, str]:
    """Give the leaders of a seat in a province who can go so many steps, by name."""
    mine = [one for one in world.leaders.values() if one.seat == seat and one.place == place]
    return {one.name: one.id for one in mine if leader_steps(world, one.id) >= min(steps, LEADER_MOVE + 1)}
