"""Voyages: how fleets sail and what they carry, over established routes or the open sea (source 6.8.3.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from rules.civilized.forces.levies import number_of
from rules.civilized.march.storms import dares, weather
from rules.civilized.sea.events import VoyageRefused
from rules.civilized.sea.tables import CONVOY, SEA_HEXES
from rules.civilized.war.relations import is_friendly
from rules.civilized.world.geography import grid, is_coastal
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Element, Ship, World
from rules.civilized.world.war import Care, Season
from rules.civilized.world.war_tables import ABOARD
from rules.kernel.play.play import Play
from rules.kernel.state.maps import way

Mode = Literal["route", "open"]


@dataclass(frozen=True)
class Voyage:
    """A way by sea: the ports or beaches on it, and the sea hexes of each leg."""

    mode: Mode
    stops: tuple[str, ...]
    legs: tuple[tuple[str, ...], ...]

    @property
    def sea(self) -> tuple[str, ...]:
        """All sea hexes in order."""
        return tuple(hexagon for leg in self.legs for hexagon in leg)


def record_lanes(world: World) -> None:
    """Note the sea routes that trade has established; they are never forgotten (CIV-6.8.3.2c)."""
    for one, other in worked_routes(world):
        lane = " ".join(sorted((one, other)))
        if lane not in world.sea_lanes:
            world.sea_lanes.append(lane)


def worked_routes(world: World) -> Iterator[tuple[str, str]]:
    """Give the pairs of ports that trade by sea, under an agreement or by a ship of one country."""
    for kept in world.agreements.values():
        if kept.kind == "sea_trade" and all(city in world.cities for city in kept.cities):
            yield world.cities[kept.cities[0]].hex, world.cities[kept.cities[1]].hex
    for ship in world.ships.values():
        if ship.home in world.cities and ship.target in world.cities:
            yield world.cities[ship.home].hex, world.cities[ship.target].hex


def sea_way(world: World, start: str, goal: str) -> tuple[str, ...] | None:
    """Give the sea hexes of a shortest way between two coasts, found breadth-first (CIV-6.8.3.2b, CIV-6.8.3.2h)."""
    land = grid(world)
    found = way(start, goal, land.neighbours.__getitem__, lambda near: land.terrain[near] == "sea")
    return tuple(found[1:-1]) if found and len(found) > 2 else None  # noqa: PLR2004  start, sea, goal


def neighbours_by_lane(world: World, port: str) -> list[str]:
    """Give the ports to which an established route leads."""
    pairs = [lane.split() for lane in world.sea_lanes]
    return [b if a == port else a for a, b in pairs if port in (a, b)]


def route_stops(world: World, start: str, goal: str) -> list[str] | None:
    """Give the ports of a way over established routes, with at most one between (CIV-6.8.3.2a)."""
    if goal in neighbours_by_lane(world, start):
        return [start, goal]
    middle = [port for port in neighbours_by_lane(world, start) if goal in neighbours_by_lane(world, port)]
    standing = [port for port in middle if world.city_at(port)]
    return [start, standing[0], goal] if standing else None


def find_voyage(world: World, start: str, goal: str, wanted: str = "any") -> Voyage | Problem:
    """Give the way of a fleet: over established routes if they lead there, else over the open sea."""
    if start == goal or not is_coastal(world, goal):
        return "CIV-6.8.3.2e", f"{goal} is no other coast; ships land at ports and on coastal hexes"
    stops = route_stops(world, start, goal) if world.city_at(start) and world.city_at(goal) else None
    if stops and wanted != "open":
        legs = [sea_way(world, one, other) for one, other in pairwise(stops)]
        if all(legs):
            return Voyage("route", tuple(stops), tuple(leg for leg in legs if leg))
    if wanted == "route":
        return "CIV-6.8.3.2a", f"no established route leads from {start} to {goal}; by open sea you may try"
    leg = sea_way(world, start, goal)
    if leg is None:
        return "CIV-6.8.3.2h", f"no sea joins {start} and {goal}; name a coast on the same sea"
    if len(leg) > SEA_HEXES:
        return "CIV-6.8.3.2b", f"{goal} is {len(leg)} sea hexes away, over {SEA_HEXES}; sail by an established route"
    return Voyage("open", (start, goal), (leg,))


def fleet(world: World, country: str, hexagon: str) -> list[Ship]:
    """Give a country's ships in a port or on a beach, oldest first (section 2.2)."""
    found = [ship for ship in world.ships.values() if ship.owner == country and ship.hex == hexagon]
    return sorted(found, key=lambda ship: number_of(ship.id))


def is_port(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a hex is a friendly port (CIV-6.8.3.2f)."""
    city = world.city_at(hexagon)
    return city is not None and city.coastal and is_friendly(world, country, city)


def convoy_problem(ships: Sequence[Ship], elements: int) -> Problem | None:
    """Say why a convoy will not do: too large, or too few Transport Ships (CIV-6.8.3.2a, CIV-6.8.3.2d)."""
    if len(ships) > CONVOY:
        return "CIV-6.8.3.2a", f"{len(ships)} ships are more than {CONVOY} in one order; send the rest by another"
    room = ABOARD * sum(ship.type == "Transport Ship" for ship in ships)
    if elements > room:
        lacks = f"{elements} elements need {-(-elements // ABOARD)} Transport Ships that have not sailed this season"
        return "CIV-6.8.3.2d", f"not enough transports: {lacks}; there are {room // ABOARD}"
    return None


def sail(
    play: Play[World],
    country: str,
    ships: list[Ship],
    group: list[Element],
    voyage: Voyage,
    season: Season,
    care: Care,
) -> str:
    """Take a fleet through the cards of its voyage, one stage a leg; give where it ends (CIV-6.8.3.3b).

    It is empty if the fleet never sails.
    """
    if voyage.mode == "open" and not dares(play, country, (voyage.stops[0], voyage.stops[-1])):
        play.tell(VoyageRefused(country=country, place=voyage.stops[0], goal=voyage.stops[-1]))
        return ""
    for place in range(1, len(voyage.stops)):
        before = voyage.stops[place - 1]
        carried = len(group)
        if not weather(play, country, care, group, ships, season, (before, voyage.stops[place])):
            continue
        if (carried and not group) or not ships or len(group) < min(care.floor, carried) or care.on_storm == "return":
            return voyage.stops[0]
        if care.on_storm == "halt":
            return before
    return voyage.stops[-1]


def ferry(world: World, group: Sequence[Element], ships: Sequence[Ship], year: int) -> None:
    """Note which Transport Ships carried elements, two each, in the order of their numbers (CIV-6.8.3.2g)."""
    transports = sorted((ship for ship in ships if ship.type == "Transport Ship"), key=lambda ship: number_of(ship.id))
    for ship in transports[: -(-len(group) // ABOARD)]:
        world.ships[ship.id].ferried = year


def load(group: Sequence[Element], ships: Sequence[Ship]) -> dict[str, list[Element]]:
    """Give who is aboard which Transport Ship: two to a ship, both in the order of their numbers (CIV-6.8.3.2g)."""
    aboard = sorted(group, key=lambda one: number_of(one.id))
    transports = sorted((ship for ship in ships if ship.type == "Transport Ship"), key=lambda ship: number_of(ship.id))
    return {ship.id: aboard[ABOARD * place : ABOARD * (place + 1)] for place, ship in enumerate(transports)}
