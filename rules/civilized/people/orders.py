"""The orders of Spring that concern people: heirs, offices and studies (section S8)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.people.events import Enrolled, Withdrawn
from rules.civilized.people.schools import free_places, may_study, schools_of, student_problem
from rules.civilized.world.characters import adults_at_home, leave_school
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import listed, own_adult, own_city, own_person, people_choices, refuse
from rules.civilized.world.state import School, Studies, World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class Enrol(Deed):
    """Send somebody to a University or a Staff College for five years."""

    name: ClassVar[str] = "enrol"
    says: ClassVar[tuple[str, ...]] = ("enrol|enroll {character} at|in {school} of|in {city}",)
    clause: ClassVar[str] = "CIV-4.2.2c"

    character: Annotated[str, Names("character")] = Field(description="somebody grown, at home, who does not rule")
    school: Annotated[School, Names("school")] = Field(
        description="university for Political, staff college for Military"
    )
    city: Annotated[str, Names("city")] = Field(description="a city of yours with that school")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse who may not study, and schools foreign, missing or full (CIV-4.2.2c, CIV-4.2.2d, CIV-4.2.2g)."""
        one = own_adult(world, seat, self.character, self.clause)
        refuse(student_problem(world, one, self.school))
        city = own_city(world, seat, self.city, self.clause)
        if self.school not in city.improvements:
            schools = listed(f"{name} of {other.name}" for other, name in schools_of(world, seat))
            raise Refusal(self.clause, f"{city.name} has no {self.school.replace('_', ' ')}; yours: {schools}")
        if free_places(world, city, self.school) <= 0:
            raise Refusal("CIV-4.2.2d", f"the school in {city.name} is full; another one, or next year, will do")

    def apply(self, world: World, seat: str) -> None:
        """Begin the course."""
        world.characters[self.character].studies = Studies(city=self.city, school=self.school)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return Enrolled(
            audience=(seat,),
            country=seat,
            name=self.character,
            city=self.city,
            school=self.school,
        )

    def key(self) -> str:
        """A later school for the same character replaces this one."""
        return f"{self.name} {self.character}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give those who may study, the schools, or the cities that have one with a free place."""
        wanted = given.get("school")
        if field == "character":
            return people_choices(
                world, seat, (one for one in adults_at_home(world, seat) if may_study(world, one, wanted))
            )
        able = [(city, school) for city, school in schools_of(world, seat) if free_places(world, city, school) > 0]
        if field == "school":
            return {school.replace("_", " "): school for _, school in able}
        return {city.name: city.id for city, school in able if wanted in (None, school)}


class WithdrawStudent(Deed):
    """Take a student out of school, without any gain."""

    name: ClassVar[str] = "withdraw_student"
    says: ClassVar[tuple[str, ...]] = ("withdraw {character} [from school]", "withdraw student {character}")
    clause: ClassVar[str] = "CIV-4.2.2f"

    character: Annotated[str, Names("character")] = Field(description="a student of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse one who does not study (CIV-4.2.2f)."""
        one = own_person(world, seat, self.character, self.clause)
        if not one.studies:
            students = listed(self.choices(world, seat, "character", {}))
            raise Refusal(self.clause, f"{one.name} is no student; students: {students}")

    def apply(self, world: World, seat: str) -> None:
        """End the course."""
        leave_school(world.characters[self.character])

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return Withdrawn(audience=(seat,), country=seat, name=self.character)

    def key(self) -> str:
        """Once is enough."""
        return f"{self.name} {self.character}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the students."""
        return people_choices(world, seat, (one for one in world.people_of(seat) if one.studies))
