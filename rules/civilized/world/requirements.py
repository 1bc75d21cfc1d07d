"""Requirements: what several orders ask alike, each refused with its clause and with what would do."""

from collections.abc import Iterable

from rules.civilized.world.characters import adults_at_home, is_adult, spoken_names
from rules.civilized.world.state import Character, City, World
from rules.civilized.world.tables import ADULT, CITY_POPULATION
from rules.kernel.errors import Refusal
from rules.kernel.telling.phrases import points_of, row

Problem = tuple[str, str]
"""The clause that forbids something, and the reason, which says what would do."""
MOST = 8
"""How many names a reason lists."""


def listed(names: Iterable[str], last: str = "and") -> str:
    """Give names in a row, `Ur, Mari and Uruk`; beyond eight only their number."""
    some = list(names)
    if not some:
        return "none"
    if len(some) > MOST:
        return row([*some[:MOST], f"{len(some) - MOST} more"])
    return row(some, last)


def refuse(problem: Problem | None) -> None:
    """Refuse an order that has a problem."""
    if problem:
        raise Refusal(*problem)


def city_choices(cities: Iterable[City]) -> dict[str, str]:
    """Give cities by name, for completion."""
    return {city.name: city.id for city in cities}


def name_of_city(world: World, city: str) -> str:
    """Give a city's name; of one that is gone what was said."""
    return world.cities[city].name if city in world.cities else city


def own_city(world: World, seat: str, city: str, clause: str) -> City:
    """Give a city of the seat's; refuse any other."""
    found = world.cities.get(city)
    if found is None or found.owner != seat:
        yours = listed(one.name for one in world.cities_of(seat))
        raise Refusal(clause, f"{name_of_city(world, city)} is not a city of yours; yours: {yours}")
    return found


def afford(world: World, seat: str, cost: int, clause: str) -> None:
    """Refuse what the treasury cannot pay."""
    treasury = world.countries[seat].treasury
    if treasury < cost:
        raise Refusal(clause, f"this costs {points_of(cost)}, and your treasury holds {treasury}")


def people_problem(city: City, people: int = 1) -> Problem | None:
    """Say why a city cannot give people (CIV-5.1n)."""
    if city.population - people >= CITY_POPULATION:
        return None
    spare = max(0, city.population - CITY_POPULATION)
    return "CIV-5.1n", f"{city.name} would fall under {CITY_POPULATION} thousand people; it can spare {spare}"


def own_person(world: World, seat: str, character: str, clause: str) -> Character:
    """Give a living character of the seat's country; refuse anybody else."""
    one = world.characters.get(character)
    if one is None or one.country != seat or not one.in_play:
        name = one.name if one else character
        yours = listed(other.name for other in world.people_of(seat))
        raise Refusal(clause, f"{name} is not a living character of your country; yours: {yours}")
    return one


def own_adult(world: World, seat: str, character: str, clause: str) -> Character:
    """Give a grown character of the seat's who is at home; refuse anybody else."""
    one = own_person(world, seat, character, clause)
    if not is_adult(world, one):
        raise Refusal(clause, f"{one.name} is under {ADULT}; grown and at home: {grown(world, seat)}")
    if one.mission:
        raise Refusal(clause, f"{one.name} leads a mission; grown and at home: {grown(world, seat)}")
    return one


def grown(world: World, seat: str) -> str:
    """Name the seat's adults at home."""
    return listed(one.name for one in adults_at_home(world, seat))


def people_choices(world: World, seat: str, people: Iterable[Character]) -> dict[str, str]:
    """Give characters by the names that tell them apart, for completion."""
    wanted = {one.id for one in people}
    return {name: one for name, one in spoken_names(world, seat).items() if one in wanted}
