"""Upkeep: all that costs a country a point a year, piece by piece (CIV-8.1a)."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rules.civilized.cities.economy import cut, end_mission, lose_improvement, span
from rules.civilized.world.ranks import ranks
from rules.civilized.world.state import Road, World
from rules.civilized.world.tables import IMPROVEMENTS

Kind = Literal["element", "warship", "transport", "section", "mission", "improvement", "fort"]


class Item(NamedTuple):
    """One piece: what it is and whose, and its words for players."""

    kind: Kind
    id: str
    """An element, ship, road or mission; the city of an improvement; the hex of a Fort."""
    part: str
    """The improvement, or the number of a road's section; else empty."""
    words: str
    """`Granary of Ur`; two pieces may share theirs."""
    told: dict[str, str]
    """The fields of the event that tells its loss."""

    @property
    def key(self) -> str:
        """Give what an order calls it."""
        return f"{self.kind}:{self.id}:{self.part}"


def charges(world: World, country: str) -> list[Item]:
    """Give every piece for which a country pays, in the order of CIV-8.1a; a mercenary's hirer pays (CIV-8.1b)."""
    return [*forces(world, country), *sections(world, country), *missions(world, country), *works(world, country)]


def pieces(world: World, country: str) -> int:
    """Count the pieces for which a country pays, without a word on any of them (CIV-8.1a)."""
    cities = world.cities_of(country)
    armed = len(ranks(world.elements).paid_by(country)) + sum(ship.owner == country for ship in world.ships.values())
    own = {city.id for city in cities}
    laid = sum(max(0, road.sections) for road in world.roads.values() if road.city in own)
    built = sum(len(city.improvements) for city in cities) + sum(one.owner == country for one in world.forts.values())
    return armed + laid + len(world.missions_of(country)) + built


def due(world: World, country: str, items: int) -> int:
    """Give what so many pieces cost a country in its turn, a fraction up (CIV-8.1a, CIV-8.1.9a)."""
    above, below = span(world, country)
    return -(-items * above // below)


def too_many(world: World, country: str, items: int) -> int:
    """Give how many of so many pieces a treasury cannot pay; 0 or less where it can (CIV-8.1d, CIV-8.1.9a)."""
    above, below = span(world, country)
    return items - world.countries[country].treasury * below // above


def forces(world: World, country: str) -> Iterator[Item]:
    """Give the land elements, the Warships and the Transport Ships; nobody pays for what is nobody's (CIV-8.1b)."""
    for element in ranks(world.elements).paid_by(country):
        words = f"{element.type} of {home(world, element.home)}"
        yield Item("element", element.id, "", words, {"what": element.type, "city": element.home})
    own = [ship for ship in world.ships.values() if ship.owner == country]
    for ship in own:
        if ship.type == "Warship":
            yield Item("warship", ship.id, "", f"Warship of {home(world, ship.home)}", {"city": ship.home})
    for ship in own:
        if ship.type != "Warship":
            yield Item("transport", ship.id, "", f"Transport Ship of {home(world, ship.home)}", {"city": ship.home})


def home(world: World, city: str) -> str:
    """Name a city; one without people keeps no name for its forces."""
    return world.cities[city].name if city in world.cities else "no city"


def sections(world: World, country: str) -> Iterator[Item]:
    """Give each laid road section, the first of a road nearest to its city."""
    own: dict[str, list[Road]] = {city.id: [] for city in world.cities_of(country)}
    for road in world.roads.values():
        if road.city in own:
            own[road.city].append(road)
    for roads in own.values():
        for road in roads:
            for number in range(1, road.sections + 1):
                words = f"section {number} of the road from {road.name}"
                yield Item("section", road.id, str(number), words, {"what": str(number), "road": road.id})


def missions(world: World, country: str) -> Iterator[Item]:
    """Give the missions."""
    for mission in world.missions_of(country):
        yield Item("mission", mission.id, "", f"mission to {world.named(mission.host)}", {"host": mission.host})


def works(world: World, country: str) -> Iterator[Item]:
    """Give the improvements of cities, and the Forts."""
    for city in world.cities_of(country):
        for work in city.improvements:
            words = f"{IMPROVEMENTS[work].name} of {city.name}"
            yield Item("improvement", city.id, work, words, {"what": work, "city": city.id})
    for fort in world.forts.values():
        if fort.owner == country:
            yield Item("fort", fort.hex, "", f"Fort at {fort.hex}", {"what": fort.hex})


def item_names(world: World, country: str) -> dict[str, str]:
    """Give each piece a name of its own, `Spears of Ur 2` the second of its kind, and what an order calls it."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for item in charges(world, country):
        counts[item.words] = counts.get(item.words, 0) + 1
        number = counts[item.words]
        names[item.words if number == 1 else f"{item.words} {number}"] = item.key
    return names


def surrender(world: World, item: Item) -> None:
    """Take a piece away: a road loses its last section, a mission's leader comes home (CIV-8.1f)."""
    if item.kind == "element":
        del world.elements[item.id]
    elif item.kind in ("warship", "transport"):
        del world.ships[item.id]
    elif item.kind == "section":
        cut(world, world.roads[item.id])
    elif item.kind == "mission":
        end_mission(world, world.missions[item.id])
    elif item.kind == "improvement":
        lose_improvement(world, world.cities[item.id], item.part)
    else:
        del world.forts[item.id]
