"""The order of phase 2: marches on what one does not own (CAN-6)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.candlebre.board.forces import holds, ordered, rolling
from rules.candlebre.board.order import Deed, known_units, own_place, province_names, unit_names
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import TYPES
from rules.candlebre.board.war import Group, March
from rules.candlebre.board.wording import choice_of, troops
from rules.candlebre.movement.marching import fast, free_units, march_on, target_problem, targets, unbalanced, ways
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


class MarchOn(
    Deed,
    name="march",
    says=(
        "march {units} from {origin} [through {through}] to|on {target} [with {leaders}] [breaking faith {breaks}]",
        "march to|on {target} from {origin} [through {through}] with {units} [led by {leaders}]",
    ),
    clause="CAN-6.2",
    stage=20,
):
    """March from a province of yours; all groups for one target fight as one force."""

    origin: Annotated[str, Names("province")] = Field(description="the province of yours that they leave")
    target: Annotated[str, Names("province")] = Field(description="the province, not yours, that they attack")
    units: dict[Annotated[str, Names("unit")], Annotated[int, Field(ge=1, le=999)]] = Field(
        description="how many of which, such as 3 infantry and 2 archers"
    )
    leaders: tuple[Annotated[str, Names("leader")], ...] = Field(default=(), description="leaders there who go along")
    through: Annotated[str, Names("province")] = Field(default="", description="own province on the way, for cavalry")
    breaks: bool = Field(default=False, description="yes, to break an alliance by this march")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what cannot be attacked or reached, and units and leaders that cannot go."""
        origin = own_place(world, seat, self.origin, "CAN-6.3")
        if self.target not in world.provinces:
            raise Refusal(self.clause, f"there is no province {self.target}; you can reach {reachable(world, seat)}")
        place = world.provinces[self.target]
        problem = target_problem(world, seat, place)
        if problem:
            raise Refusal(*problem)
        if origin.protected_by:
            raise Refusal("CAN-2.14a", f"the clergy stand in {origin.name}; none may march out while they do")
        if allied(world, seat, place.owner) and not self.breaks:
            name = world.name(place.owner)
            raise Refusal("CAN-6.7a", f"{name} is your ally; add “breaking faith yes”, or choose another target")
        self.check_way(world, seat, origin, place)
        self.check_units(world, origin)
        self.check_leaders(world, seat, origin)

    def check_way(self, world: World, seat: str, origin: Province, place: Province) -> None:
        """Refuse a route that does not lead there, or is too long for the units (CAN-6.3, CAN-6.4)."""
        open_ways = ways(world, seat, place.id).get(origin.id, [])
        if self.through not in open_ways:
            through = [world.provinces[id].name for id in open_ways if id]
            if "" in open_ways:
                raise Refusal("CAN-6.3", f"march from {origin.name} straight to {place.name}, its neighbour")
            if through:
                raise Refusal(
                    "CAN-6.3", f"{origin.name} does not touch {place.name}; march through {choice_of(through)}"
                )
            starts = [world.provinces[id].name for id in ways(world, seat, place.id)]
            if not starts:
                raise Refusal("CAN-6.3", f"{place.name} is out of reach; you can march on {reachable(world, seat)}")
            near = choice_of(starts)
            raise Refusal("CAN-6.3", f"{origin.name} is too far from {place.name}; it can be reached from {near}")
        if self.through and not fast(self.units):
            raise Refusal("CAN-6.1", "only cavalry and light infantry go two steps; leave the others out")

    def check_units(self, world: World, origin: Province) -> None:
        """Refuse units that are not there or not free, engines alone, and too many mercenaries left (CAN-6.5)."""
        known_units(self.units, "CAN-6.5")
        there = free_units(world, origin)
        if not holds(there, self.units):
            raise Refusal("CAN-6.5", f"there are not that many free units in {origin.name}: {troops(there.items())}")
        other = march_on(world.houses[origin.owner], self.target)
        if not rolling(self.units) and not (other and any(rolling(group.units) for group in other.groups)):
            raise Refusal("CAN-6.6", "siege engines cannot attack alone; send a unit with them")
        if unbalanced(world, origin, self.units):
            raise Refusal("CAN-6.8", f"{origin.name} would hold more mercenaries than regulars; send some along")

    def check_leaders(self, world: World, seat: str, origin: Province) -> None:
        """Refuse leaders who are not there (CAN-6.13)."""
        here = leaders_at(world, seat, origin.id)
        for id in self.leaders:
            if id not in here.values():
                raise Refusal("CAN-6.13", f"he does not stand in {origin.name}; there: {choice_of(here)}")

    def apply(self, world: World, seat: str) -> None:
        """Add the group to the march on that target (CAN-6.5)."""
        house = world.houses[seat]
        march = march_on(house, self.target)
        if march is None:
            march = March(target=self.target)
            house.marches.append(march)
        march.groups.append(
            Group(
                origin=self.origin,
                through=self.through,
                units=ordered(self.units),
                leaders=list(dict.fromkeys(self.leaders)),
            )
        )
        march.breaks_alliance = march.breaks_alliance or self.breaks

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give what makes sense after what is given."""
        if field == "target":
            origin, open_to = given.get("origin"), targets(world, seat)
            return province_names(world, (one for one in open_to if not origin or origin in ways(world, seat, one.id)))
        if field == "breaks":  # only an ally's land asks for it
            place = world.provinces.get(given.get("target") or "")
            return None if place and allied(world, seat, place.owner) else {}
        starts = origins(world, seat, given.get("target"))
        if field == "origin":
            return province_names(world, (world.provinces[id] for id in starts))
        if field == "through":
            middles = starts.get(given.get("origin") or "", [])
            return province_names(world, (world.provinces[id] for id in middles if id))
        there = [world.provinces[id] for id in ([given["origin"]] if given.get("origin") in starts else starts)]
        if field == "leaders":
            named = given.get("leaders") or ()
            here = {name: id for place in there for name, id in leaders_at(world, seat, place.id).items()}
            return {name: id for name, id in here.items() if id not in named}
        named = given.get("units") or {}
        return unit_names(
            kind for kind in TYPES if kind not in named and any(free_units(world, one).get(kind) for one in there)
        )


def origins(world: World, seat: str, target: str | None) -> dict[str, list[str]]:
    """Give the provinces from which units can march, on this target or any, with the ways."""
    found: dict[str, list[str]] = {}
    for place in targets(world, seat):
        if target in (None, place.id):
            for id, through in ways(world, seat, place.id).items():
                found.setdefault(id, []).extend(through)
    return {
        id: through
        for id, through in found.items()
        if not world.provinces[id].protected_by and rolling(free_units(world, world.provinces[id]))
    }


def leaders_at(world: World, seat: str, place: str) -> dict[str, str]:
    """Give the leaders of a seat who stand in a province and are not to march yet, by name."""
    going = [id for march in world.houses[seat].marches for group in march.groups for id in group.leaders]
    mine = [one for one in world.leaders.values() if one.seat == seat and one.place == place]
    return {one.name: one.id for one in mine if one.id not in going}


def reachable(world: World, seat: str) -> str:
    """Name what can be marched on, for a refusal."""
    return choice_of(place.name for place in targets(world, seat))


MARCH_ORDERS: tuple[type[Deed], ...] = (MarchOn,)
