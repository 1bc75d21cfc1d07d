"""Requirements: what several orders ask alike, each refused with its clause and with what would do."""

from collections.abc import Iterable

from rules.civilized.world.characters import is_adult, spoken_names
from rules.civilized.world.state import Character, City, World
from rules.civilized.world.tables import ADULT, CITY_POPULATION
from rules.kernel.errors import Refusal
from rules.kernel.telling.phrases import points_of, row

Problem = tuple[str, str]
"""The clause that forbids something, and the reason, which says what would do."""
NOT_YOURS = "{} is not a city of yours"
"""What a refusal says of any other city, where one's own is wanted."""
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


def others(world: World, seat: str) -> dict[str, str]:
    """Name the other countries that stand."""
    return {land.name: land.id for land in world.standing() if land.id != seat}


def own_cities(world: World, seat: str) -> dict[str, str]:
    """Name a seat's own cities."""
    return city_choices(world.cities_of(seat))


def every_city(world: World) -> dict[str, str]:
    """Name all cities."""
    return city_choices(world.cities.values())


def shortage(world: World, seat: str, cost: int) -> str:
    """Say that a treasury cannot pay something; empty where it can."""
    treasury = world.countries[seat].treasury
    return f"this costs {points_of(cost)}, and your treasury holds {treasury}" if treasury < cost else ""


def unpaid(world: World, seat: str, cost: int, clause: str) -> Refusal | None:
    """Give the refusal of what a treasury cannot pay whatever is chosen; None where it can."""
    short = shortage(world, seat, cost)
    return Refusal(clause, short) if short else None


def city_choices(cities: Iterable[City]) -> dict[str, str]:
    """Give cities by name, for completion."""
    return {city.name: city.id for city in cities}


def afford(world: World, seat: str, cost: int, clause: str) -> None:
    """Refuse what the treasury cannot pay."""
    problem = shortage(world, seat, cost)
    if problem:
        raise Refusal(clause, problem)


def people_problem(city: City, people: int = 1) -> Problem | None:
    """Say why a city cannot give people (CIV-5.1n)."""
    if city.population - people >= CITY_POPULATION:
        return None
    spare = max(0, city.population - CITY_POPULATION)
    return "CIV-5.1n", f"{city.name} would fall under {CITY_POPULATION} thousand people; it can spare {spare}"


def not_free(world: World, seat: str, character: str) -> str:
    """Say that a character of one's own is a child or abroad; empty for an adult at home."""
    one = world.characters[character]
    if not is_adult(world, one):
        return f"{one.name} is under {ADULT}"
    return f"{one.name} is away on a mission" if one.mission else ""


def people_choices(world: World, seat: str, people: Iterable[Character]) -> dict[str, str]:
    """Give characters by the names that tell them apart, for completion."""
    wanted = {one.id for one in people}
    return {name: one for name, one in spoken_names(world, seat).items() if one in wanted}
