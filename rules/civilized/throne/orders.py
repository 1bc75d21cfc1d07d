"""The orders of Spring that concern the throne: heirs and offices (section S8)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.people.events import Appointed
from rules.civilized.throne.events import HeirNamed
from rules.civilized.world.characters import adults_at_home, kin, leave_school, vacant_offices
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import listed, own_adult, own_person, people_choices
from rules.civilized.world.state import Character, Office, World
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
        return HeirNamed(audience=(seat,), country=seat, name=self.heir)

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
        return Appointed(country=seat, name=self.character, office=self.office)

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
