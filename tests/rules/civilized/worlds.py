"""Small worlds for tests of Civilized: a strip of land with one or a few countries.

The board is ten columns by four rows: row 00 is sea, rows 01 to 03 are plains. Countries own what `owners` says; by
default the first country owns all land. Cities stand where they are put, in founding order. Rulers whom nobody plays
go by the source's cards alone (CIV-4.5, CIV-4.8).
"""

from typing import Any

from rules.civilized.people.newcomers import sheet_of
from rules.civilized.world.geography import is_coastal
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import (
    Board,
    Character,
    City,
    Country,
    Element,
    Family,
    Mission,
    NameList,
    Road,
    Ship,
    World,
)

ROWS = ["~~~~~~~~~~", "pppppppppp", "pppppppppp", "pppppppppp"]
AVERAGE = [7, 7, 7, 7, 7, 7, 7, 7]


def a_country(seat: str = "rome", **fields: Any) -> Country:
    """Give a country with an army list of spears and horse, and no money."""
    given: dict[str, Any] = {
        "id": seat,
        "name": seat.capitalize(),
        "colour": "#aa0000",
        "culture": "latin",
        "army_list": {"Spears": 6, "Cavalry": 4, "Psiloi": 2},
    }
    return Country(**(given | fields))


def a_city(name: str = "ostia", hexagon: str = "0203", owner: str = "rome", **fields: Any) -> City:
    """Give a city of 40 thousand without improvements, inland unless its hex says otherwise."""
    given: dict[str, Any] = {
        "id": name,
        "name": name.capitalize(),
        "hex": hexagon,
        "coastal": hexagon[2:] == "01",
        "owner": owner,
        "population": 40,
    }
    return City(**(given | fields))


def a_world(*cities: City, countries: tuple[Country, ...] = (), **fields: Any) -> World:
    """Give a world of these cities; each owner among them is a country, in the order met, with an average ruler."""
    settings = fields.pop("settings", Settings(ending="never", prudence=False))
    owners = dict.fromkeys(city.owner for city in cities if city.owner) or {"rome": None}
    lands = {country.id: country for country in countries}
    for owner in owners:
        lands.setdefault(owner, a_country(owner))
    given: dict[str, Any] = {
        "title": "A strip of land",
        "settings": settings,
        "board": Board(rows=ROWS),
        "names": {
            "latin": NameList(
                men=["Numa", "Tullus", "Ancus", "Titus", "Gaius", "Marcus"],
                women=["Livia", "Julia", "Aurelia", "Cornelia", "Flavia"],
                families=["Julii", "Fabii", "Cornelii"],
                cities=["Alba", "Veii", "Gabii"],
            )
        },
        "year": 100,
        "played": 1,
        "seats": list(lands),
        "owners": {f"{column:02}{row:02}": next(iter(lands)) for row in (1, 2, 3) for column in range(10)},
        "countries": lands,
        "cities": {city.id: city for city in cities},
    }
    world = World(**(given | fields))
    for country in lands.values():
        world.families[sheet_of(country.id)] = Family(id=sheet_of(country.id), name="Others", country=country.id)
        if not country.ruler and country.government == "monarchy":
            country.ruler = a_person(world, "Romulus", country=country.id, scores=list(AVERAGE)).id
    for city in world.cities.values():
        city.coastal = is_coastal(world, city.hex)
    return world


def a_person(world: World, name: str, years: int = 30, country: str = "rome", **fields: Any) -> Character:
    """Enter a character of this age into a world, on the sheet of those without family."""
    given: dict[str, Any] = {
        "id": world.next_id(country, "c"),
        "name": name,
        "sex": "man",
        "born": world.year - years,
        "country": country,
        "family": sheet_of(country),
    }
    one = Character(**(given | fields))
    world.characters[one.id] = one
    return one


def an_army(world: World, city: str, number: int, kind: str = "Spears", owner: str = "") -> list[Element]:
    """Put land elements at a city."""
    place = world.cities[city]
    side = owner or place.owner
    elements = [
        Element(id=world.next_id(side, "e"), type=kind, owner=side, home=city, hex=place.hex, built=world.year)
        for _ in range(number)
    ]
    world.elements |= {element.id: element for element in elements}
    return elements


def a_ship(world: World, home: str, target: str = "", kind: Any = "Transport Ship") -> Ship:
    """Put a ship at its home city."""
    city = world.cities[home]
    ship = Ship(
        id=world.next_id(city.owner, "s"),
        type=kind,
        owner=city.owner,
        home=home,
        hex=city.hex,
        target=target,
        built=world.year,
    )
    world.ships[ship.id] = ship
    return ship


def a_road(world: World, city: str, target: str, path: list[str], sections: int | None = None) -> Road:
    """Lay a road, whole unless `sections` says less."""
    name = f"{world.cities[city].name} to {world.cities[target].name}"
    laid = len(path) if sections is None else sections
    road = Road(id=f"{city}-{target}", name=name, city=city, target=target, path=tuple(path), sections=laid)
    world.roads[road.id] = road
    return road


def a_mission(world: World, sponsor: str, host: str, leader: Character) -> Mission:
    """Raise a mission under a leader."""
    owner = world.cities[sponsor].owner
    mission = Mission(
        id=world.next_id(owner, "m"), owner=owner, sponsor=sponsor, host=host, leader=leader.id, raised=world.year
    )
    world.missions[mission.id] = mission
    leader.office, leader.mission = "leader", mission.id
    return mission


def a_family(world: World, *members: Character, name: str = "Julii", country: str = "rome") -> Family:
    """Found a family of these, the first its head."""
    family = Family(id=world.next_id(country, "f"), name=name, country=country, head=members[0].id if members else "")
    world.families[family.id] = family
    for one in members:
        one.family = family.id
    return family


def a_couple(world: World, one: Character, other: Character) -> None:
    """Marry two."""
    one.spouse, other.spouse = other.id, one.id


def a_child(world: World, name: str, years: int, *parents: Character, **fields: Any) -> Character:
    """Enter a child of these, of the family of the first."""
    child = a_person(world, name, years, parents[0].country, family=parents[0].family, **fields)
    for parent in parents:
        if parent.sex == "man":
            child.father = parent.id
        else:
            child.mother = parent.id
    return child


def a_dynasty(world: World, *children: int, country: str = "rome") -> tuple[Character, list[Character]]:
    """Make the ruler the widowed head of the Julii, with children of these ages, the first named `Child 1`."""
    ruler = world.characters[world.countries[country].ruler]
    a_family(world, ruler, country=country)
    return ruler, [a_child(world, f"Child {number}", years, ruler) for number, years in enumerate(children, start=1)]
