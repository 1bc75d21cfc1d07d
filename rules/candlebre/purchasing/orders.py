"""The orders that build, buy and place (CAN-5)."""

from collections.abc import Mapping
from typing import Any

from rules.candlebre.board.forces import added, ordered
from rules.candlebre.board.order import NOT_YOURS, Deed, Number, own_provinces, pay, too_dear, unit_types
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import TYPES, UNITS, Building
from rules.candlebre.currencies.money import building_price, purse_of, unit_price
from rules.candlebre.purchasing.events import Built, UnitsBought, UnitsPlaced
from rules.candlebre.purchasing.placing import free_here, place_units, placing_problem
from rules.candlebre.purchasing.quarters import room
from rules.candlebre.purchasing.spoken import bought_in, placed_in
from rules.candlebre.purchasing.works import BUILDINGS, building_problem
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, hint, pick
from rules.kernel.orders.order import Heard, Order

Fields = Mapping[str, Any]  # Any: the fields given


def buildings() -> tuple[Building, ...]:
    """Give every improvement."""
    return BUILDINGS


def unbuildable(world: World, seat: str, province: str, given: Fields) -> Objection:
    """Say what forbids an improvement, or makes it too dear (CAN-5.11)."""
    place, building = world.provinces[province], given["building"]
    price, purse = building_price(world.houses[seat], place, building), purse_of(building)
    return building_problem(world, place, building) or too_dear(world, seat, price, purse)


class Build(Deed, name="build", says=("build {building} in|at {province}",), clause="CAN-5.11", stage=10):
    """Build an improvement in a province of yours; it stands at once."""

    building: Building = pick("", buildings, "barracks, temple, market, court or fort")
    province: str = pick("province", own_provinces, "a province of yours", problem=unbuildable, denied=NOT_YOURS)

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
        level = world.provinces[self.province].fort if self.building == "fort" else 0
        return Built.of(self, seat=seat, level=level)


def known_types(house: House) -> list[str]:
    """Give the types of units that a seat may buy (CAN-5.2, CAN-13.8a, CAN-13.8c, CAN-13.8e)."""
    return [kind for kind in TYPES if house.level["military"] >= UNITS[kind].needs]


def on_sale(world: World, seat: str) -> list[str]:
    """Give the types of units that a seat may buy."""
    return known_types(world.houses[seat])


def unknown(world: World, seat: str, kind: str) -> Objection:
    """Say from which level on a type of unit may be bought (CAN-5.2)."""
    return f"{UNITS[kind].name} need military level {UNITS[kind].needs}, which is not in force yet"


def buyable(world: World, seat: str, given: Fields) -> range:
    """Give how many can be bought of the type that is named, or of any."""
    house = world.houses[seat]
    kinds = [kind for kind in known_types(house) if given.get("unit", kind) == kind]
    paid = {kind: house.military // unit_price(house, kind) for kind in kinds}
    most = [number if kind == "mercenaries" else min(number, room(world, house)) for kind, number in paid.items()]
    return range(1, max(most, default=0) + 1)


def unbuyable(world: World, seat: str, kind: str, given: Fields) -> Objection:
    """Say why not so many of a type can be bought: the barracks are full, or they cost too much (CAN-5.3, CAN-2.5)."""
    house, number = world.houses[seat], given["number"]
    free = room(world, house)
    if kind != "mercenaries" and number > free:
        takes = f"can take only {free} more regular{'s' * (free > 1)}" if free > 0 else "take no more regulars"
        return "CAN-5.3", f"your barracks {takes} this turn"
    return too_dear(world, seat, unit_price(house, kind) * number, "military")


class Buy(
    Deed,
    name="buy",
    says=("buy {number} {unit} [in|at|for {province}]", "hire {number} {unit} [in|at|for {province}]"),
    clause="CAN-5.1",
    stage=10,
):
    """Buy units; they wait to be placed in phase 5."""

    number: int = hint("", buyable, "how many", ge=1, le=999)
    unit: str = pick(
        "unit", on_sale, "a type of unit that you know", clause="CAN-5.2", problem=unbuyable, denied=unknown
    )
    province: str = pick(
        "province",
        own_provinces,
        "where they are to stand, as far as there is room",
        default="",
        clause="CAN-5.9a",
        denied=NOT_YOURS,
    )

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear how many of which are bought, whatever is said of the gold."""
        found = [cls(**fields) for fields in bought_in(words, seat)]
        return Heard(found) if found else None

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let them wait, for a province if one is named (CAN-5.9, CAN-5.9a)."""
        house = world.houses[seat]
        pay(world, seat, unit_price(house, self.unit) * self.number, "military")
        house.muster = added(house.muster, {self.unit: self.number})
        if self.province:
            house.destined[self.province] = added(house.destined.get(self.province, {}), {self.unit: self.number})

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        price = unit_price(world.houses[seat], self.unit) * self.number
        return UnitsBought.of(audience=(seat,), seat=seat, units={self.unit: self.number}, price=price)


def placeable(world: World, seat: str, kind: str, given: Fields) -> int:
    """Count the units of a type that wait, or that may be placed in the province that is named (CAN-5.9)."""
    place, house = world.provinces.get(given.get("province", "")), world.houses[seat]
    if place and place.owner == seat:
        return free_here(world, place, kind)
    return house.muster.get(kind, 0) + house.returned.get(kind, 0)


def crowded(world: World, seat: str, province: str, given: Fields) -> Objection:
    """Say why the units that are named may not be placed in a province (CAN-5.4 to CAN-5.10)."""
    return placing_problem(world, world.provinces[province], ordered(given["units"]))


class Place(
    Deed, name="place", says=("place {units} in|at {province}",), clause="CAN-5.4", stage=50, tells=UnitsPlaced
):
    """Place units that wait: new regulars at a barracks, others anywhere of yours."""

    units: dict[str, Number] = pick(
        "unit",
        unit_types,
        "how many of which, such as 4 cavalry and 8 mercenaries",
        clause="CAN-5.9",
        denied="you have not got {} to place",
        most=placeable,
        min_length=1,
    )
    province: str = pick("province", own_provinces, "a province of yours", problem=crowded, denied=NOT_YOURS)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear where all that wait are put, or all of a type: `put em in Honeyfield`."""
        found = [cls(**fields) for fields in placed_in(words, world, seat)]
        return Heard(found) if found else None

    def contends(self, other: Order[Any]) -> bool:  # Any: each order may be given beside it
        """Stand instead of where the same units were placed before."""
        return isinstance(other, Place) and bool(set(other.units) & set(self.units))

    def apply(self, world: World, seat: str) -> None:
        """Let them stand there."""
        place_units(world, world.provinces[self.province], ordered(self.units))
