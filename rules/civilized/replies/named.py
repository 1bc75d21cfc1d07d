"""Named: which country, city or person somebody means in a question."""

import re

from rules.civilized.world.state import Character, City, Country, World
from rules.kernel.language.matching import fold

BEFORE = re.compile(r"^(?:(?:the|my|our|city|country|land|of|king|queen|pharaoh|regent|general|old) )+")


def plain(said: str) -> str:
    """Give a name as it is compared: no capitals, no accents, no title before it."""
    return BEFORE.sub("", fold(said).strip(" .!?,'"))


def land_of(world: World, seat: str, said: str) -> Country | None:
    """Give the other country that somebody names; None for no such country."""
    name = plain(said)
    return next((one for one in world.standing() if plain(one.name) == name and one.id != seat), None)


def city_of(world: World, said: str) -> City | None:
    """Give the city that somebody names; None for no such city."""
    name = plain(said)
    return next((one for one in world.cities.values() if plain(one.name) == name), None)


def person_of(world: World, seat: str, said: str) -> Character | None:
    """Give the living person of a country whom somebody names, or its ruler for `my king`; None for nobody."""
    name = plain(said)
    if name in ("", "king", "queen", "ruler", "pharaoh", "he", "she", "him", "her"):
        return world.characters.get(world.countries[seat].ruler)
    return next((one for one in world.people_of(seat) if plain(one.name) == name), None)
