"""Schools: who may study, where there is a place, and whom the autopilot sends (source 4.2.2)."""

from rules.civilized.people.tables import SCHOOL_PLACES
from rules.civilized.world.characters import adults_at_home, age, children, reigns
from rules.civilized.world.state import Character, City, School, World

SCHOOLS: tuple[School, ...] = ("university", "staff_college")


def too_busy(world: World, one: Character) -> str:
    """Say why somebody may begin no course; empty if he may (CIV-4.2.2c)."""
    if reigns(world, one):
        return "a ruler has no time for school"
    return f"{one.name} studies already; withdraw {one.name} first" if one.studies else ""


def has_studied(one: Character, school: School) -> str:
    """Say that somebody went to such a school before; empty if not (CIV-4.2.2c)."""
    return f"{one.name} already studied there, which is possible once in a life" if school in one.studied else ""


def may_study(world: World, one: Character, school: School) -> bool:
    """Tell whether a grown character at home may begin this course."""
    return not too_busy(world, one) and not has_studied(one, school)


def schools_of(world: World, country: str) -> list[tuple[City, School]]:
    """Give a country's schools, cities in founding order."""
    cities = world.cities_of(country)
    return [(city, school) for city in cities for school in SCHOOLS if school in city.improvements]


def admitting(world: World, country: str) -> list[str]:
    """Give the countries whose schools admit a country's people, by agreement (CIV-7.2t, CIV-4.2.2g)."""
    return [
        kept.parties[0]
        for kept in world.agreements.values()
        if kept.kind == "students" and kept.parties[1] == country and not kept.suspended
    ]


def may_stay(world: World, one: Character) -> bool:
    """Tell whether a student's school still admits his country (CIV-4.2.2g)."""
    city = world.cities.get(one.studies.city) if one.studies else None
    return city is not None and city.owner in (one.country, *admitting(world, one.country))


def free_places(world: World, city: City, school: School) -> int:
    """Give how many more a school may take this year (CIV-4.2.2d)."""
    courses = (one.studies for one in world.characters.values() if one.in_play and one.studies)
    return SCHOOL_PLACES - sum(course.city == city.id and course.school == school for course in courses)


def open_schools(world: World, country: str) -> list[tuple[City, School]]:
    """Give the schools that take more of a country's people this year, its own first (CIV-4.2.2d, CIV-4.2.2g)."""
    lands = (country, *admitting(world, country))
    return [
        (city, school)
        for land in lands
        for city, school in schools_of(world, land)
        if free_places(world, city, school) > 0
    ]


def candidates(world: World, country: str) -> list[Character]:
    """Give whom the autopilot sends, in turn: heir and ruler's children first, then the youngest (CIV-AP2)."""
    land = world.countries[country]
    favoured = {land.heir, *(one.id for one in children(world, [land.ruler] if land.ruler else []))}
    free = [one for one in adults_at_home(world, country) if any(may_study(world, one, school) for school in SCHOOLS)]
    return sorted(free, key=lambda one: (one.id not in favoured, age(world, one)))
