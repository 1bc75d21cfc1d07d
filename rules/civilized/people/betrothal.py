"""The order that matches two people for a marriage to come (window S8)."""

from collections.abc import Mapping
from typing import Any

from rules.civilized.people.events import Betrothed
from rules.civilized.people.kinship import break_match, near_in_blood
from rules.civilized.people.tables import MARRIAGE_AGES
from rules.civilized.world.characters import age, spoken_names
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import Character, World
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Objection, pick

CLAUSE = "CIV-4.1.3d"


def no_spouse(world: World, one: Character) -> Objection:
    """Say why somebody may be matched with nobody: married, or past the age (CIV-4.1.3d)."""
    if one.spouse:
        return CLAUSE, f"{one.name} is married"
    return (CLAUSE, f"{one.name} is over {MARRIAGE_AGES[1]}") if age(world, one) > MARRIAGE_AGES[1] else None


def unmatched(world: World, seat: str, character: str) -> Objection:
    """Say why there is nothing to order of somebody, who has no match and may have none."""
    del seat
    one = world.characters[character]
    return None if one.match else no_spouse(world, one)


def mismatch(world: World, seat: str, other: str, given: Mapping[str, Any]) -> Objection:
    """Say why two may not be matched: both single, of other sex, not past the age, not near in blood (CIV-4.1.3d)."""
    del seat
    one, two = world.characters[given["character"]], world.characters[other]
    if one.sex == two.sex:
        return CLAUSE, f"{one.name} and {two.name} are of one sex"
    if near_in_blood(world, one, two):
        return CLAUSE, f"{one.name} and {two.name} are too near in blood; cousins are the nearest allowed"
    return no_spouse(world, one) or no_spouse(world, two)


class Betroth(
    Deed,
    name="betroth",
    says=(
        "betroth {character} to|and|with {other}",
        "betroth {character} to nobody",
        "break [the] match of {character}",
    ),
    clause="CIV-4.1.3c",
    replaces="betroth {character}",
):
    """Match two of your people, who marry when a wedding falls to one of them; or break a match."""

    character: str = pick("character", spoken_names, "somebody single of your people", problem=unmatched)
    other: str = pick("character", spoken_names, "the match; left out: nobody", default="", problem=mismatch)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the end of a match that there is not."""
        one = world.characters[self.character]
        if not self.other and not one.match:
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
