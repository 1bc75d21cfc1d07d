"""Kinfolk: brothers and sisters who come to light when extra characters are needed (CIV-4.3.2e)."""

from rules.civilized.people.newcomers import announce, enter, new_name
from rules.civilized.people.tables import SIBLINGS_MOST
from rules.civilized.world.characters import age, is_adult
from rules.civilized.world.people import BEFORE
from rules.civilized.world.state import Character, Sex, World
from rules.civilized.world.tables import ADULT
from rules.civilized.world.years import later
from rules.kernel.play.play import Play

GENERATION = 25
"""By how many years parents of whom nothing was known are entered as older."""


def seek_kinfolk(play: Play[World], country: str, needed: int) -> list[Character]:
    """Find grown brothers and sisters of family members over 16, the eldest first, until enough are found."""
    world = play.state
    asked = [
        one
        for one in world.people_of(country)
        if world.families[one.family].head and age(world, one) > ADULT and not one.asked_kin
    ]
    found: list[Character] = []
    for one in sorted(asked, key=lambda one: one.born):
        if len(found) >= needed:
            break
        found += [kin for kin in brothers_and_sisters(play, one) if is_adult(world, kin)]
    return found


def brothers_and_sisters(play: Play[World], one: Character) -> list[Character]:
    """Draw once in a life: Ace to Eight gives half its value, rounded down, Nine to King none (CIV-4.3.2e)."""
    one.asked_kin = True
    card = play.chance.card("CIV-4.3.2e", "family.siblings", one.id)
    if card.value > SIBLINGS_MOST:
        return []
    return [sibling(play, one) for _ in range(card.value // 2)]


def sibling(play: Play[World], one: Character) -> Character:
    """Make a brother or sister of about the same age, of the same parents and family (CIV-4.3.2e)."""
    world = play.state
    if not one.father and not one.mother:
        enter_parents(play, one)
    with play.causes() as because:
        sex: Sex = "woman" if play.chance.card("CIV-4.3.2e", "character.sex", one.id).red else "man"
        id, name = world.next_id(one.country, "c"), new_name(play, one.family, one.country, sex)
        card = play.chance.card("CIV-4.3.1a", "character.age", id)
    kin = enter(world, one.country, one.family, name, sex, max(0, age(world, one) - 6 + card.value), id)
    kin.father, kin.mother = one.father, one.mother
    announce(play, kin, "sibling", because)
    return kin


def enter_parents(play: Play[World], one: Character) -> None:
    """Enter the parents as two dead persons, so that the kinship shows (CIV-4.3.2e)."""
    world = play.state
    years = age(world, one) + GENERATION
    father = enter(world, one.country, one.family, new_name(play, one.family, one.country, "man"), "man", years)
    mother = enter(world, one.country, one.family, new_name(play, one.family, one.country, "woman"), "woman", years)
    for parent, other in ((father, mother), (mother, father)):
        parent.spouse, parent.died, parent.cause = other.id, later(one.born, 1), BEFORE
    one.father, one.mother = father.id, mother.id
