"""What things are called: the kinds of ids that events hold, and the name of everything that lives (section 2)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated

from rules.civilized.world.bearings import bearing
from rules.civilized.world.characters import living_names, style, title_of
from rules.civilized.world.geography import grid_of
from rules.civilized.world.people import BEFORE, SEXES
from rules.civilized.world.state import World
from rules.kernel.facts.names import Name, Naming, called
from rules.kernel.state.marks import Names
from rules.kernel.table.chair import CHAIR, CHAIR_NAME

Land = Annotated[str, Names("country")]
Town = Annotated[str, Names("city")]
Person = Annotated[str, Names("character")]
Kin = Annotated[str, Names("family")]
Way = Annotated[str, Names("road")]
Title = Annotated[str, Names("title")]
"""What a ruler is called, by country and sex."""
Religion = Annotated[str, Names("religion")]
"""That of a country, by the country's id."""
PIRATES = "pirates"
"""Who comes by sea and is no country."""
Place = Annotated[str, Names("place")]
"""A hex, by its city, its fort or its region."""


def naming(world: World) -> Naming:
    """Give the name of everything that lives; everybody may know them all."""
    everybody = world.countries.values()
    lands = {land.id: called(land.name) for land in everybody}
    return {
        "seat": {**lands, CHAIR: CHAIR_NAME},
        "country": lands,
        "city": {city.id: called(city.name) for city in world.cities.values()},
        "character": {id: called(text) for id, text in (forebears(world) | living_names(world)).items()},
        "family": {family.id: called(family.name) for family in world.families.values()},
        "road": {road.id: called(road.name) for road in world.roads.values()},
        "place": places(world),
        "title": {title_of(land, sex): called(style(land, sex), shared=True) for land in everybody for sex in SEXES},
        "religion": {land.id: called(land.religion, shared=True) for land in everybody if land.religion},
        "foe": {PIRATES: called(PIRATES)},
    }


def forebears(world: World) -> dict[str, str]:
    """Give what those were called who died before the game began, of whom a draw may speak (CIV-4.3.2b)."""
    return {one.id: one.name for one in world.characters.values() if one.cause == BEFORE}


def places(world: World) -> dict[str, Name]:
    """Give what hexes of land are called: by a city, a fort, a region, or by where they lie from the nearest city."""
    land = bearings(tuple(world.board.rows), tuple((city.hex, city.name) for city in world.cities.values()))
    regions = {hexagon: called(f"{hexagon} ({region})") for hexagon, region in world.board.places.items()}
    forts = {hexagon: called(f"the fort at {hexagon}") for hexagon in world.forts}
    return {**land, **regions, **forts, **{city.hex: called(city.name) for city in world.cities.values()}}


@lru_cache(maxsize=64)
def bearings(rows: Sequence[str], towns: Sequence[tuple[str, str]]) -> Mapping[str, Name]:
    """Give each hex of land with where it lies from the nearest city."""
    return {hexagon: called(bearing(hexagon, towns)) for hexagon in grid_of(rows).land}
