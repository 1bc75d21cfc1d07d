"""The order that matches two people for a marriage to come (window S8)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.people.events import Betrothed
from rules.civilized.people.kinship import break_match, near_in_blood
from rules.civilized.people.tables import MARRIAGE_AGES
from rules.civilized.world.characters import age
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import Problem, own_person, people_choices, refuse
from rules.civilized.world.state import Character, World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


def match_problem(world: World, one: Character, other: Character) -> Problem | None:
    """Say why two may not be matched: both single, of other sex, not past the age, not near in blood (CIV-4.1.3d)."""
    if one.sex == other.sex:
        sex = "woman" if one.sex == "man" else "man"
        return "CIV-4.1.3d", f"{one.name} and {other.name} are of one sex; {one.name} may be matched with a {sex}"
    for person in (one, other):
        if person.spouse:
            return "CIV-4.1.3d", f"{person.name} is married; somebody single or widowed will do"
        if age(world, person) > MARRIAGE_AGES[1]:
            return "CIV-4.1.3d", f"{person.name} is over {MARRIAGE_AGES[1]}; somebody younger will do"
    if near_in_blood(world, one, other):
        return "CIV-4.1.3d", f"{one.name} and {other.name} are too near in blood; cousins are the nearest allowed"
    return None


def may_match(world: World, one: Character) -> bool:
    """Tell whether somebody may be matched at all."""
    return not one.spouse and age(world, one) <= MARRIAGE_AGES[1]


class Betroth(Deed):
    """Match two of your people, who marry when a wedding falls to one of them; or break a match."""

    name: ClassVar[str] = "betroth"
    says: ClassVar[tuple[str, ...]] = (
        "betroth {character} to|and|with {other}",
        "betroth {character} to nobody",
        "break [the] match of {character}",
    )
    clause: ClassVar[str] = "CIV-4.1.3c"

    character: Annotated[str, Names("character")] = Field(description="somebody single of your people")
    other: Annotated[str, Names("character")] = Field(default="", description="the match; left out: nobody")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a match that no wedding could follow, and the end of one that there is not (CIV-4.1.3d)."""
        one = own_person(world, seat, self.character, self.clause)
        if self.other:
            refuse(match_problem(world, one, own_person(world, seat, self.other, self.clause)))
        elif not one.match:
            raise Refusal(self.clause, f"{one.name} is matched with nobody; name two to match them")

    def apply(self, world: World, seat: str) -> None:
        """End former matches of both, then match them with each other."""
        for id in (self.character, self.other):
            one = world.characters.get(id)
            if one:
                break_match(world, one)
        if self.other:
            world.characters[self.character].match, world.characters[self.other].match = self.other, self.character

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        names = tuple(one for one in (self.character, self.other) if one)
        return Betrothed(audience=(seat,), country=seat, names=names)

    def key(self) -> str:
        """A later match of the same character replaces this one."""
        return f"{self.name} {self.character}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give those who may be matched, and with whom."""
        people = [one for one in world.people_of(seat) if may_match(world, one)]
        first = world.characters.get(str(given.get("character", "")))
        if field == "other" and first:
            people = [one for one in people if match_problem(world, first, one) is None]
        return people_choices(world, seat, people)
