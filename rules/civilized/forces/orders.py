"""The orders of Winter that raise forces: land elements, Warships and Transport Ships (section W5)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.cities.routes import ports_of, route_problem
from rules.civilized.forces.events import ElementRaised, ShipAssigned, ShipBuilt
from rules.civilized.forces.levies import (
    TRANSPORT,
    WARSHIP,
    army_types,
    count_raised,
    open_types,
    raising_problem,
    type_problem,
    unit_cost,
)
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import afford, city_choices, listed, name_of_city, own_city, refuse
from rules.civilized.world.state import City, Element, Ship, World
from rules.civilized.world.tables import ELEMENTS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class RaiseElement(Deed):
    """Raise a land element or a Warship at a city: its points and 1 thousand people."""

    name: ClassVar[str] = "raise_element"
    says: ClassVar[tuple[str, ...]] = ("raise {type} in|at {city}",)
    clause: ClassVar[str] = "CIV-8.5a"

    type: Annotated[str, Names("type")] = Field(description="a type of your army list, or Warship")
    city: Annotated[str, Names("city")] = Field(description="the city of yours that raises it")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a type, a city or a price that will not do (CIV-8.5)."""
        city = own_city(world, seat, self.city, self.clause)
        if self.type not in ELEMENTS and self.type != WARSHIP:
            types = listed([*world.countries[seat].army_list, WARSHIP])
            raise Refusal("CIV-8.5g", f"no element is called {self.type}; yours: {types}")
        refuse(type_problem(world, seat, self.type))
        refuse(raising_problem(world, city, self.type))
        afford(world, seat, unit_cost(world, self.type), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Raise it at the city and pay (CIV-8.5i)."""
        city = world.cities[self.city]
        world.countries[seat].treasury -= unit_cost(world, self.type)
        count_raised(city, self.type)
        if self.type == WARSHIP:
            launch(world, city, WARSHIP)
            return
        fresh = world.next_id(seat, "element")
        world.elements[fresh] = Element(
            id=fresh, type=self.type, owner=seat, home=city.id, hex=city.hex, built=world.year
        )

    def told(self, world: World, seat: str) -> Event:
        """Tell of the element, or the ship."""
        if self.type == WARSHIP:
            return ShipBuilt(country=seat, city=self.city, type=WARSHIP)
        return ElementRaised(country=seat, city=self.city, type=self.type)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the types that may be raised, or the cities that may raise one."""
        types = open_types(world, seat, army_types(world, seat))
        cities = world.cities_of(seat)
        if field == "type":
            there = [city for city in cities if city.id == given.get("city", city.id)]
            able = [kind for kind in types if any(not raising_problem(world, city, kind) for city in there)]
            return {kind: kind for kind in able}
        wanted = [given["type"]] if given.get("type") in types else types
        return city_choices(city for city in cities if any(not raising_problem(world, city, kind) for kind in wanted))


def launch(world: World, city: City, kind: Literal["Warship", "Transport Ship"], target: str = "") -> None:
    """Put a new ship into a city's harbour."""
    fresh = world.next_id(city.owner, "ship")
    world.ships[fresh] = Ship(
        id=fresh, type=kind, owner=city.owner, home=city.id, hex=city.hex, target=target, built=world.year
    )


def check_route(world: World, city: City, target: str, ship: str = "") -> None:
    """Refuse a way that a Transport Ship of a city may not work (CIV-5.2.2b)."""
    if not target:
        return
    port = world.cities.get(target)
    if port is None:
        ports = listed(other.name for other in ports_of(world, city))
        raise Refusal("CIV-5.2.2b", f"there is no city {target}; open to {city.name}: {ports}")
    refuse(route_problem(world, city, port, ship))


class BuildShip(Deed):
    """Build a Transport Ship at a coastal city: 20 points and 1 thousand people."""

    name: ClassVar[str] = "build_ship"
    says: ClassVar[tuple[str, ...]] = (
        "build ship|boat in|at {city} [for|to {target}]",
        "build transport|trading ship|boat|boats in|at {city} [for|to {target}]",
    )
    clause: ClassVar[str] = "CIV-5.2.2a"

    city: Annotated[str, Names("city")] = Field(description="a coastal city of yours, its home")
    target: Annotated[str, Names("city")] = Field(default="", description="the coastal city with which it trades")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a home, a way or a price that will not do (CIV-8.5d, CIV-5.2.2b)."""
        city = own_city(world, seat, self.city, self.clause)
        refuse(raising_problem(world, city, TRANSPORT))
        check_route(world, city, self.target)
        afford(world, seat, unit_cost(world, TRANSPORT), "CIV-8.5a")

    def apply(self, world: World, seat: str) -> None:
        """Launch it and pay."""
        city = world.cities[self.city]
        world.countries[seat].treasury -= unit_cost(world, TRANSPORT)
        count_raised(city, TRANSPORT)
        launch(world, city, TRANSPORT, self.target)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the ship."""
        return ShipBuilt(country=seat, city=self.city, type=TRANSPORT, target=self.target)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the cities that may build one, or the cities with which it may trade."""
        city = world.cities.get(given.get("city", ""))
        if field == "target" and city:
            return city_choices(ports_of(world, city))
        able = [home for home in world.cities_of(seat) if not raising_problem(world, home, TRANSPORT)]
        return city_choices(able)


class AssignShip(Deed):
    """Give a Transport Ship another route from next year, or none."""

    name: ClassVar[str] = "assign_ship"
    says: ClassVar[tuple[str, ...]] = ("assign {ship} [to {target}]", "send {ship} to {target}")
    clause: ClassVar[str] = "CIV-5.2.2d"

    ship: Annotated[str, Names("ship")] = Field(description="a Transport Ship of yours")
    target: Annotated[str, Names("city")] = Field(default="", description="the coastal city with which it is to trade")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a ship or a way that will not do (CIV-5.2.2b, CIV-5.2.2d)."""
        ship = world.ships.get(self.ship)
        if ship is None or ship.owner != seat or ship.type != TRANSPORT:
            ships = listed(ship_names(world, seat))
            raise Refusal(self.clause, f"that is not a Transport Ship of yours; yours: {ships}")
        if ship.target == self.target:
            where = f"trades with {name_of_city(world, self.target)}" if self.target else "is without a route"
            others = listed(port.name for port in ports_of(world, world.cities[ship.home]))
            raise Refusal(self.clause, f"the ship {where} already; open to it: {others}")
        check_route(world, world.cities[ship.home], self.target, ship.id)

    def apply(self, world: World, seat: str) -> None:
        """Change the route; this Autumn's trade is past."""
        world.ships[self.ship].target = self.target

    def told(self, world: World, seat: str) -> Event:
        """Tell of the route."""
        return ShipAssigned(country=seat, city=world.ships[self.ship].home, target=self.target)

    def key(self) -> str:
        """A later route for the same ship replaces this one."""
        return f"{self.name} {self.ship}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the cities with which the ship may trade."""
        ship = world.ships.get(given.get("ship", ""))
        if field == "target":
            return city_choices(ports_of(world, world.cities[ship.home])) if ship else None
        return ship_names(world, seat)


def ship_names(world: World, seat: str | None) -> dict[str, str]:
    """Give a seat's Transport Ships as `Transport Ship 12 of Tyre`, by their running number."""
    return {
        f"{ship.type} {ship.id.rsplit('-', 1)[1]} of {world.cities[ship.home].name}": ship.id
        for ship in world.ships.values()
        if ship.owner == seat and ship.home in world.cities and ship.type == "Transport Ship"
    }
