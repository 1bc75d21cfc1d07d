"""The orders of Spring that concern people: heirs, offices and studies (section S8)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.characters import adults_at_home, kin, leave_school, vacant_offices
from rules.civilized.deeds import Deed
from rules.civilized.events_people import Appointed, Enrolled, HeirNamed, Withdrawn
from rules.civilized.permits import listed, own_adult, own_city, own_person, people_choices, refuse
from rules.civilized.schools import free_places, may_study, schools_of, student_problem
from rules.civilized.state import Character, Office, School, Studies, World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names

OFFICE_NAMES: dict[Office, str] = {
    "general": "general",
    "priest": "priest",
    "advisor": "advisor",
    "councillor": "councillor",
}


def heirs(world: World, seat: str) -> list[Character]:
    """Give those whom a ruler may name as heir: living kin, the nearest class first (CIV-6.5.2c)."""
    land = world.countries[seat]
    if land.government != "monarchy" or not land.ruler:
        return []
    classes = kin(world, world.characters[land.ruler])
    return list({one.id: one for kind in classes for one in kind}.values())


class NameHeir(Deed):
    """Name the heir of your ruler, or nobody."""

    name: ClassVar[str] = "name_heir"
    says: ClassVar[tuple[str, ...]] = ("name heir {heir}", "name {heir} [as|the] heir", "name no heir")
    clause: ClassVar[str] = "CIV-6.5.2c"

    heir: Annotated[str, Names("character")] = Field(default="", description="living kin of your ruler; or nobody")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an heir in a council's country, and one who is not kin (CIV-6.5.2c)."""
        if world.countries[seat].government != "monarchy":
            raise Refusal(self.clause, "a council has no heir; its chairs are filled by appointment")
        if not self.heir:
            return
        one = own_person(world, seat, self.heir, self.clause)
        able = heirs(world, seat)
        if one.id not in {other.id for other in able}:
            raise Refusal(self.clause, f"{one.name} is not of the ruler's kin; kin: {listed(kin.name for kin in able)}")

    def apply(self, world: World, seat: str) -> None:
        """Name the heir."""
        world.countries[seat].heir = self.heir

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        name = world.characters[self.heir].name if self.heir else ""
        return HeirNamed(audience=(seat,), country=world.countries[seat].name, name=name)

    def key(self) -> str:
        """A later heir replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the ruler's living kin."""
        return people_choices(world, seat, heirs(world, seat))


class Appoint(Deed):
    """Give somebody a vacant office or a vacant chair of the council."""

    name: ClassVar[str] = "appoint"
    says: ClassVar[tuple[str, ...]] = ("appoint {character} [as|to] {office}", "make {character} {office}")
    clause: ClassVar[str] = "CIV-4.4.1f"

    character: Annotated[str, Names("character")] = Field(description="somebody grown, at home, who does not rule")
    office: Literal["general", "priest", "advisor", "councillor"] = Field(description="a vacant office")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse those who rule, are young or away, and offices that are held (CIV-4.4.1f)."""
        one = own_adult(world, seat, self.character, self.clause)
        land = world.countries[seat]
        if one.id in (land.ruler, land.regent):
            raise Refusal(self.clause, f"{one.name} rules and holds no other office; somebody else may")
        vacant = vacant_offices(world, seat)
        if self.office not in vacant:
            offices = listed(OFFICE_NAMES[office] for office in vacant)
            raise Refusal(self.clause, f"no vacancy for {self.office}; vacant: {offices}")

    def apply(self, world: World, seat: str) -> None:
        """Leave a former office or chair, and take the new one."""
        one, land = world.characters[self.character], world.countries[seat]
        land.council = [member for member in land.council if member != one.id]
        one.office = self.office
        if self.office == "councillor":
            land.council.append(one.id)
            leave_school(one)

    def told(self, world: World, seat: str) -> Event:
        """Tell of the appointment."""
        name = world.characters[self.character].name
        return Appointed(country=world.countries[seat].name, name=name, office=self.office)

    def key(self) -> str:
        """A later office for the same character replaces this one."""
        return f"{self.name} {self.character}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the vacant offices, or those who may hold one."""
        if field == "office":
            return {OFFICE_NAMES[office]: office for office in vacant_offices(world, seat)}
        land = world.countries[seat]
        return people_choices(
            world, seat, (one for one in adults_at_home(world, seat) if one.id not in (land.ruler, land.regent))
        )


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
            country=world.countries[seat].name,
            name=world.characters[self.character].name,
            city=world.cities[self.city].name,
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
        name = world.characters[self.character].name
        return Withdrawn(audience=(seat,), country=world.countries[seat].name, name=name)

    def key(self) -> str:
        """Once is enough."""
        return f"{self.name} {self.character}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the students."""
        return people_choices(world, seat, (one for one in world.people_of(seat) if one.studies))
