"""The orders that build, buy and place (CAN-5)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.candlebre.board.forces import added, ordered
from rules.candlebre.board.order import Deed, afford, known_units, own_place, pay, province_names, unit_names
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import TYPES, UNITS, Building
from rules.candlebre.board.wording import choice_of, told_units, unit_name
from rules.candlebre.currencies.money import building_price, purse_of, unit_price
from rules.candlebre.purchasing.events import Built, UnitsBought, UnitsPlaced
from rules.candlebre.purchasing.placing import free_here, place_units, placing_problem
from rules.candlebre.purchasing.quarters import room
from rules.candlebre.purchasing.works import BUILDINGS, building_problem, can_build
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class Build(Deed, name="build", says=("build {building} in|at {province}",), clause="CAN-5.11", stage=10):
    """Build an improvement in a province of yours; it stands at once."""

    building: Building = Field(description="barracks, temple, market, court or fort")
    province: Annotated[str, Names("province")] = Field(description="a province of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land, what stands there, what is not known, courts beyond the cap, and what is too dear."""
        place = own_place(world, seat, self.province, self.clause)
        problem = building_problem(world, place, self.building)
        if problem:
            raise Refusal(*problem)
        afford(world, seat, building_price(world.houses[seat], place, self.building), purse_of(self.building))

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let it stand; a barracks takes troops from the next seat-turn on (CAN-5.12, CAN-5.6)."""
        place = world.provinces[self.province]
        pay(world, seat, building_price(world.houses[seat], place, self.building), purse_of(self.building))
        if self.building == "fort":
            place.fort += 1
            return
        setattr(place, self.building, True)
        if self.building == "barracks":
            place.new_barracks = True

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody what stands."""
        place = world.provinces[self.province]
        level = place.fort if self.building == "fort" else 0
        return Built(seat=seat, building=self.building, province=place.id, level=level)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be built, and where."""
        kinds = [given["building"]] if given.get("building") else list(BUILDINGS)
        able = {
            kind: [place for place in world.held(seat) if can_build(world, place, kind)]
            for kind in (BUILDINGS if field == "building" else kinds)
        }
        if field == "building":
            wanted = given.get("province")
            return {kind: kind for kind, places in able.items() if any(wanted in (None, one.id) for one in places)}
        return province_names(world, (place for kind in kinds for place in able[kind]))


class Buy(Deed, name="buy", says=("buy {number} {unit}", "hire {number} {unit}"), clause="CAN-5.1", stage=10):
    """Buy units; they wait to be placed in phase 5."""

    number: int = Field(ge=1, le=999, description="how many")
    unit: Annotated[str, Names("unit")] = Field(description="a type of unit that you know")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse types not known, regulars beyond the room of the barracks, and what is too dear."""
        house = world.houses[seat]
        known = known_types(house)
        if self.unit not in known:
            table = UNITS.get(self.unit)
            needs = f"military level {table.needs}, not in force yet; " if table else ""
            raise Refusal("CAN-5.2", f"{needs}you may buy {choice_of(unit_name(kind) for kind in known)}")
        free = room(world, house)
        if self.unit != "mercenaries" and self.number > free:
            takes = f"can take only {free} more" if free > 0 else "take no more"
            raise Refusal("CAN-5.3", f"your barracks {takes} regulars this turn; mercenaries need no barracks")
        afford(world, seat, unit_price(house, self.unit) * self.number, "military")

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let them wait (CAN-5.9)."""
        house = world.houses[seat]
        pay(world, seat, unit_price(house, self.unit) * self.number, "military")
        house.muster = added(house.muster, {self.unit: self.number})

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        price = unit_price(world.houses[seat], self.unit) * self.number
        units = told_units({self.unit: self.number})
        return UnitsBought(audience=(seat,), seat=seat, units=units, price=price)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be bought, and how many."""
        house = world.houses[seat]
        able = [kind for kind in known_types(house) if buyable(world, house, kind)]
        if field == "unit":
            return unit_names(kind for kind in able if buyable(world, house, kind) >= int(given.get("number") or 1))
        most = max((buyable(world, house, kind) for kind in able if given.get("unit", kind) == kind), default=0)
        return {str(number): str(number) for number in range(1, most + 1)}


def known_types(house: House) -> list[str]:
    """Give the types of units that a seat may buy (CAN-5.2, CAN-13.8a, CAN-13.8c, CAN-13.8e)."""
    return [kind for kind in TYPES if house.level["military"] >= UNITS[kind].needs]


def buyable(world: World, house: House, kind: str) -> int:
    """Give how many of a type can be bought."""
    paid = house.military // unit_price(house, kind)
    return paid if kind == "mercenaries" else max(0, min(paid, room(world, house)))


class Place(Deed, name="place", says=("place {units} in|at {province}",), clause="CAN-5.4", stage=50):
    """Place units that wait: new regulars at a barracks, others anywhere of yours."""

    units: dict[Annotated[str, Names("unit")], Annotated[int, Field(ge=1, le=999)]] = Field(
        description="how many of which, such as 4 cavalry and 8 mercenaries"
    )
    province: Annotated[str, Names("province")] = Field(description="a province of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land, what does not wait, and what the province may not take (CAN-5.4 to CAN-5.10)."""
        place = own_place(world, seat, self.province, self.clause)
        known_units(self.units, self.clause)
        problem = placing_problem(world, place, ordered(self.units))
        if problem:
            raise Refusal(*problem)

    def apply(self, world: World, seat: str) -> None:
        """Let them stand there."""
        place_units(world, world.provinces[self.province], ordered(self.units))

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody: the board is open."""
        return UnitsPlaced(seat=seat, units=told_units(self.units), province=self.province)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what waits and may be placed, and where."""
        named: Mapping[str, int] = given.get("units") or {}
        held = world.held(seat)
        if field == "province":
            wanted = ordered(named)
            fit = [one for one in held if not wanted or placing_problem(world, one, wanted) is None]
            return province_names(world, (one for one in fit if any(free_here(world, one, kind) for kind in TYPES)))
        places = [one for one in held if given.get("province") in (None, one.id)]
        kinds = [kind for kind in TYPES if kind not in named and any(free_here(world, one, kind) for one in places)]
        return unit_names(kinds)
