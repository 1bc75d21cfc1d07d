"""The orders of Winter that raise forces: land elements, Warships and Transport Ships (section W5)."""

from collections.abc import Mapping
from typing import Any, Literal

from rules.civilized.cities.routes import route_problem
from rules.civilized.forces.events import ElementRaised, ShipAssigned, ShipBuilt
from rules.civilized.forces.levies import (
    TRANSPORT,
    WARSHIP,
    count_raised,
    raising_problem,
    type_problem,
    unit_cost,
)
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import NOT_YOURS, every_city, own_cities, shortage, unpaid
from rules.civilized.world.state import City, Element, Ship, World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick


def types(world: World, seat: str) -> list[str]:
    """Give the types that a country may own (CIV-8.5g)."""
    return [*world.countries[seat].army_list, WARSHIP]


def no_type(world: World, seat: str, kind: str) -> Objection:
    """Say why no more of a type may be raised, or none be paid (CIV-8.5a, CIV-8.5g)."""
    short = shortage(world, seat, unit_cost(world, kind))
    return type_problem(world, seat, kind) or (("CIV-8.5a", short) if short else None)


def no_levy(world: World, seat: str, city: str, given: Mapping[str, Any]) -> Objection:
    """Say why a city may not raise what is wanted (CIV-8.5)."""
    del seat
    return raising_problem(world, world.cities[city], given["type"])


class RaiseElement(Deed, name="raise_element", says=("raise {type} in|at {city}",), clause="CIV-8.5a"):
    """Raise a land element or a Warship at a city: its points and 1 thousand people."""

    type: str = pick(
        "levy",
        types,
        "a type of your army list, or Warship",
        clause="CIV-8.5g",
        problem=no_type,
        denied="{} is not in your army list",
    )
    city: str = pick("city", own_cities, "the city of yours that raises it", problem=no_levy, denied=NOT_YOURS)

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
        raised: type[Event] = ShipBuilt if self.type == WARSHIP else ElementRaised
        return raised.of(self, country=seat)


def launch(world: World, city: City, kind: Literal["Warship", "Transport Ship"], target: str = "") -> None:
    """Put a new ship into a city's harbour."""
    fresh = world.next_id(city.owner, "ship")
    world.ships[fresh] = Ship(
        id=fresh, type=kind, owner=city.owner, home=city.id, hex=city.hex, target=target, built=world.year
    )


def no_harbour(world: World, seat: str, city: str) -> Objection:
    """Say why a city may build no Transport Ship, and of one inland why no harbour may either (CIV-8.5a, CIV-8.5d)."""
    place = world.cities[city]
    if not place.coastal:
        harbours = [raising_problem(world, port, TRANSPORT) for port in world.cities_of(seat) if port.coastal]
        why = "; " + harbours[0][1] if harbours and harbours[0] and all(harbours) else ""
        return "CIV-8.5d", f"{place.name} lies inland; ships need a coastal city{why}"
    return raising_problem(world, world.cities[city], TRANSPORT) or unpaid(
        world, seat, unit_cost(world, TRANSPORT), "CIV-8.5a"
    )


def no_route(world: World, seat: str, target: str, given: Mapping[str, Any]) -> Objection:
    """Say why a Transport Ship, new or old, may not work the way to a city (CIV-5.2.2b)."""
    del seat
    ship = world.ships.get(given.get("ship", ""))
    if ship and ship.target == target:
        return f"the ship trades with {world.cities[target].name} already"
    home = world.cities[ship.home if ship else given["city"]]
    return route_problem(world, home, world.cities[target], ship.id if ship else "")


class BuildShip(
    Deed,
    name="build_ship",
    says=(
        "build ship|boat in|at {city} [for|to {target}]",
        "build|buy|raise|get [me] [a|one|another|the] [new] ship|boat|ships|boats in|at {city} [for|to {target}]",
        "build|buy|raise [a|one|another] transport|trading ship|boat|ships|boats in|at {city} [for|to {target}]",
    ),
    clause="CIV-5.2.2a",
):
    """Build a Transport Ship at a coastal city: 20 points and 1 thousand people."""

    city: str = pick("city", own_cities, "a coastal city of yours, its home", problem=no_harbour, denied=NOT_YOURS)
    target: str = pick(
        "city", every_city, "the coastal city with which it trades", default="", clause="CIV-5.2.2b", problem=no_route
    )

    def apply(self, world: World, seat: str) -> None:
        """Launch it and pay."""
        city = world.cities[self.city]
        world.countries[seat].treasury -= unit_cost(world, TRANSPORT)
        count_raised(city, TRANSPORT)
        launch(world, city, TRANSPORT, self.target)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the ship."""
        return ShipBuilt.of(self, country=seat, type=TRANSPORT)


def ship_names(world: World, seat: str | None) -> dict[str, str]:
    """Give a seat's Transport Ships as `Transport Ship 12 of Tyre`, by their running number."""
    return {
        f"{ship.type} {ship.id.rsplit('-', 1)[1]} of {world.cities[ship.home].name}": ship.id
        for ship in world.ships.values()
        if ship.owner == seat and ship.home in world.cities and ship.type == "Transport Ship"
    }


class AssignShip(
    Deed,
    name="assign_ship",
    says=("assign {ship} [to {target}]", "send {ship} to {target}"),
    clause="CIV-5.2.2d",
    replaces="assign_ship {ship}",
):
    """Give a Transport Ship another route from next year, or none."""

    ship: str = pick("ship", ship_names, "a Transport Ship of yours", denied="that is not a Transport Ship of yours")
    target: str = pick("city", every_city, "the coastal city with which it is to trade", default="", problem=no_route)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to take a ship off a route that it has not (CIV-5.2.2d)."""
        if not self.target and not world.ships[self.ship].target:
            raise Refusal(self.clause, "the ship is without a route already; name a city to give it one")

    def apply(self, world: World, seat: str) -> None:
        """Change the route; this Autumn's trade is past."""
        world.ships[self.ship].target = self.target

    def told(self, world: World, seat: str) -> Event:
        """Tell of the route."""
        return ShipAssigned.of(self, country=seat, city=world.ships[self.ship].home)
