"""The orders of Spring that concern students (section S8)."""

from collections.abc import Mapping
from typing import Any

from rules.civilized.people.events import Enrolled, Withdrawn
from rules.civilized.people.schools import admitting, has_studied, open_schools, schools_of, too_busy
from rules.civilized.world.characters import leave_school, spoken_names
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import not_free, people_choices
from rules.civilized.world.state import School, Studies, World
from rules.kernel.orders.choice import Objection, pick


def no_pupil(world: World, seat: str, character: str) -> Objection:
    """Say why somebody may go to no school at all (CIV-4.2.2c)."""
    return not_free(world, seat, character) or too_busy(world, world.characters[character])


def schools(world: World, seat: str) -> dict[str, str]:
    """Name the sorts of schools in which a seat has a place."""
    return {school.replace("_", " "): school for _, school in open_schools(world, seat)}


def none_open(world: World, seat: str, school: str) -> Objection:
    """Say whether a seat lacks a school, or only places in it (CIV-4.2.2c, CIV-4.2.2d)."""
    name = school.replace("_", " ")
    if school in {other for land in (seat, *admitting(world, seat)) for _, other in schools_of(world, land)}:
        return "CIV-4.2.2d", f"no {name} has a place for you this year"
    return f"you have no {name}"


def studied_there(world: World, seat: str, school: School, given: Mapping[str, Any]) -> Objection:
    """Say that somebody went to such a school already (CIV-4.2.2c)."""
    del seat
    return has_studied(world.characters[given["character"]], school)


def school_cities(world: World, seat: str, given: Mapping[str, Any]) -> dict[str, str]:
    """Name the cities with a place in the school that is wanted (CIV-4.2.2d, CIV-4.2.2g)."""
    return {city.name: city.id for city, school in open_schools(world, seat) if school == given.get("school", school)}


class Enrol(
    Deed,
    name="enrol",
    says=("enrol|enroll {character} at|in {school} of|in {city}",),
    clause="CIV-4.2.2c",
    replaces="enrol {character}",
    tells=Enrolled,
    private=True,
):
    """Send somebody to a University or a Staff College for five years."""

    character: str = pick("character", spoken_names, "somebody grown, at home, who does not rule", problem=no_pupil)
    school: School = pick(
        "school",
        schools,
        "university for Political, staff college for Military",
        problem=studied_there,
        denied=none_open,
    )
    city: str = pick("city", school_cities, "a city with that school", denied="{} has no such school with a place")

    def apply(self, world: World, seat: str) -> None:
        """Begin the course."""
        world.characters[self.character].studies = Studies(city=self.city, school=self.school)


def students(world: World, seat: str) -> dict[str, str]:
    """Name a seat's students."""
    return people_choices(world, seat, (one for one in world.people_of(seat) if one.studies))


class WithdrawStudent(
    Deed,
    name="withdraw_student",
    says=("withdraw {character} [from school]", "withdraw student {character}"),
    clause="CIV-4.2.2f",
    replaces="withdraw_student {character}",
    tells=Withdrawn,
    private=True,
):
    """Take a student out of school, without any gain."""

    character: str = pick("character", students, "a student of yours", denied="{} is no student")

    def apply(self, world: World, seat: str) -> None:
        """End the course."""
        leave_school(world.characters[self.character])
