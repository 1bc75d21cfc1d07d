"""Births of every Spring (step S3, source 4.1.4)."""

from rules.civilized.people.events import ChildBorn
from rules.civilized.people.kinship import kin_kind
from rules.civilized.people.newcomers import enter, new_name, sex_of, twins
from rules.civilized.people.public_life import house, told_year
from rules.civilized.people.tables import BIRTH_AGES, BIRTH_CHANCE
from rules.civilized.world.characters import age
from rules.civilized.world.characters import children as children_of
from rules.civilized.world.state import Character, Family, Sex, World
from rules.kernel.luck.cards import percent, pick
from rules.kernel.play.play import Play


def births(play: Play[World]) -> None:
    """Test every family and every sheet, after all marriages (CIV-4.1.4a)."""
    world = play.state
    for country in world.on_turn():
        for family in world.families_of(country.id):
            test_family(play, family)


def test_family(play: Play[World], family: Family) -> None:
    """Find who gives birth: 20 % for each married woman from 16 to 40, each at most once (CIV-4.1.4a, CIV-4.1.4b)."""
    world = play.state
    wives = [one for one in world.members_of(family) if may_bear(world, one)]
    with play.causes() as counted:
        count = percent(play.chance, "CIV-4.1.4a", "birth.count", family.id, BIRTH_CHANCE * len(wives))
    for _ in range(min(count, len(wives))):
        with play.causes() as because:
            mother = pick(play.chance, "CIV-4.1.4b", "birth.mother", family.id, wives)
        wives.remove(mother)
        bear(play, mother, (*counted, *because))


def may_bear(world: World, one: Character) -> bool:
    """Tell whether somebody is a married woman from 16 to 40, at home or abroad (CIV-4.1.4a)."""
    least, most = BIRTH_AGES
    return one.sex == "woman" and bool(one.spouse) and least <= age(world, one) <= most


def bear(play: Play[World], mother: Character, because: tuple[int, ...]) -> None:
    """Let a child be born, or as many as Kings bring, into its mother's family (CIV-4.1.4c, CIV-4.1.4d)."""
    with play.causes() as drawn:
        card = play.chance.card("CIV-4.1.4c", "birth.child", mother.id)
        twin = card.code[0] == "K"
        sexes = twins(play, "CIV-4.1.4c", "birth.child", mother.id) if twin else [sex_of(card.value)]
    deliver(play, mother, sexes, (*because, *drawn))


def deliver(play: Play[World], mother: Character, sexes: list[Sex], drawn: tuple[int, ...]) -> None:
    """Enter children who are born together, and tell of them (CIV-4.1.4d)."""
    world = play.state
    first = not any(child.in_play for child in reigning_children(world, mother))
    children = [newborn(play, mother, sex) for sex in sexes]
    father = world.characters[mother.spouse]
    play.tell(
        ChildBorn(
            because=drawn,
            country=mother.country,
            mother=mother.id,
            father=father.id,
            house=house(world, mother),
            children=tuple((child.id, child.sex) for child in children),
            kin=tuple(kin_kind(world, child) for child in children),
            first=first,
            year=told_year(world),
        )
    )


def reigning_children(world: World, mother: Character) -> list[Character]:
    """Give the children of a mother's ruler, living or dead."""
    ruler = world.countries[mother.country].ruler
    return children_of(world, [ruler] if ruler else [])


def newborn(play: Play[World], mother: Character, sex: Sex) -> Character:
    """Enter a child of a mother and her husband, born this year."""
    name = new_name(play, mother.family, mother.country, sex)
    child = enter(play.state, mother.country, mother.family, name, sex, 0)
    child.mother, child.father = mother.id, mother.spouse
    return child
