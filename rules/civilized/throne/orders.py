"""The orders of Spring that concern the throne: heirs and offices (section S8)."""

from typing import Literal

from rules.civilized.people.events import Appointed
from rules.civilized.throne.events import HeirNamed
from rules.civilized.world.characters import kin, leave_school, spoken_names, vacant_offices
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import not_free, people_choices
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick


def heirs(world: World, seat: str) -> dict[str, str]:
    """Name those whom a ruler may make heir: living kin (CIV-6.5.2c)."""
    land = world.countries[seat]
    if land.government != "monarchy" or not land.ruler:
        return {}
    return people_choices(world, seat, (one for kind in kin(world, world.characters[land.ruler]) for one in kind))


class NameHeir(
    Deed,
    name="name_heir",
    says=("name heir {heir}", "name {heir} [as|the] heir", "name no heir"),
    clause="CIV-6.5.2c",
    replaces="name_heir",
    tells=HeirNamed,
    private=True,
):
    """Name the heir of your ruler, or nobody."""

    heir: str = pick(
        "character", heirs, "living kin of your ruler; or nobody", default="", denied="{} is not of the ruler's kin"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse any heir in a council's country (CIV-6.5.2c)."""
        if world.countries[seat].government != "monarchy":
            raise Refusal(self.clause, "a council has no heir; its chairs are filled by appointment")

    def peril(self, world: World, seat: str) -> str:
        """Say that two may claim the throne where nobody is named (CIV-6.5.2b)."""
        return "" if self.heir else "Without an heir two may claim the throne at your ruler's death: civil war."

    def apply(self, world: World, seat: str) -> None:
        """Name the heir."""
        world.countries[seat].heir = self.heir


def no_officer(world: World, seat: str, character: str) -> Objection:
    """Say why somebody may hold no office (CIV-4.4.1f)."""
    land = world.countries[seat]
    if character in (land.ruler, land.regent):
        return f"{world.characters[character].name} rules and holds no other office"
    return not_free(world, seat, character)


class Appoint(
    Deed,
    name="appoint",
    says=("appoint {character} [as|to] {office}", "make {character} {office}"),
    clause="CIV-4.4.1f",
    replaces="appoint {character}",
    tells=Appointed,
):
    """Give somebody a vacant office or a vacant chair of the council."""

    character: str = pick("character", spoken_names, "somebody grown, at home, who does not rule", problem=no_officer)
    office: Literal["general", "priest", "advisor", "councillor"] = pick(
        "", vacant_offices, "a vacant office", denied="no vacancy for {}"
    )

    def apply(self, world: World, seat: str) -> None:
        """Leave a former office or chair, and take the new one."""
        one, land = world.characters[self.character], world.countries[seat]
        land.council = [member for member in land.council if member != one.id]
        one.office = self.office
        if self.office == "councillor":
            land.council.append(one.id)
            leave_school(one)
