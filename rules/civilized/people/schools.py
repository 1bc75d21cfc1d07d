"""Schools: who may study, where there is a place, and whom the autopilot sends (source 4.2.2)."""

from rules.civilized.people.tables import SCHOOL_PLACES
from rules.civilized.world.characters import adults_at_home, age, children, reigns
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Character, City, School, World

SCHOOLS: tuple[School, ...] = ("university", "staff_college")


def student_problem(world: World, one: Character, school: School) -> Problem | None:
    """Say why a grown character at home may not begin a course (CIV-4.2.2c)."""
    if reigns(world, one):
        return "CIV-4.2.2c", f"a ruler has no time for school; somebody other than {one.name} may go"
    if one.studies:
        return "CIV-4.2.2c", f"{one.name} studies already; withdraw {one.name} first"
    if school in one.studied:
        other = next((left for left in SCHOOLS if left not in one.studied), None)
        hint = f"; a {other.replace('_', ' ')} is still open" if other else ""
        return "CIV-4.2.2c", f"{one.name} already studied there, which is possible once in a life{hint}"
    return None


def may_study(world: World, one: Character, school: School | None) -> bool:
    """Tell whether a grown character at home may begin this course (None: any)."""
    return any(student_problem(world, one, course) is None for course in ([school] if school else SCHOOLS))


def schools_of(world: World, country: str) -> list[tuple[City, School]]:
    """Give a country's schools, cities in founding order."""
    cities = world.cities_of(country)
    return [(city, school) for city in cities for school in SCHOOLS if school in city.improvements]


def free_places(world: World, city: City, school: School) -> int:
    """Give how many more a school may take this year (CIV-4.2.2d)."""
    courses = (one.studies for one in world.characters.values() if one.in_play and one.studies)
    return SCHOOL_PLACES - sum(course.city == city.id and course.school == school for course in courses)


def candidates(world: World, country: str) -> list[Character]:
    """Give whom the autopilot sends, in turn: heir and ruler's children first, then the youngest (CIV-AP2)."""
    land = world.countries[country]
    favoured = {land.heir, *(one.id for one in children(world, [land.ruler] if land.ruler else []))}
    free = [one for one in adults_at_home(world, country) if may_study(world, one, None)]
    return sorted(free, key=lambda one: (one.id not in favoured, age(world, one)))
