"""Births (CIV-4.1.4)."""

from collections import Counter

import pytest

from rules.civilized.people.births import births, may_bear, test_family
from rules.civilized.people.events import ChildBorn
from rules.civilized.world.state import World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_couple, a_family, a_mission, a_person, a_world
from tests.rules.playing import Table

test_family.__test__ = False  # a rule, not a test
PLAIN = [card for card in DECK if card[0] not in "JQK"]


def wives(number: int, years: int = 30) -> World:
    """Give a family of so many couples, the wives of an age."""
    world = a_world(a_city())
    people = []
    for place in range(number):
        husband, wife = a_person(world, f"Man {place}"), a_person(world, f"Wife {place}", years, sex="woman")
        a_couple(world, husband, wife)
        people += [husband, wife]
    a_family(world, *people)
    return world


def born(world: World, **cards) -> Table:
    """Test all families of a world with these cards."""
    table = Table(world, cards={name.replace("__", "."): card for name, card in cards.items()})
    births(table.play)
    return table


def test_CIV_4_1_4a_a_fifth_for_each_married_woman() -> None:
    """Six of them are 120 %: one birth is sure, a second comes on Ace and Two."""
    counts = Counter(len(born(wives(6), birth__count=card).told(ChildBorn)) for card in PLAIN)

    assert {2: 8, 1: 32} == counts


@pytest.mark.parametrize(("years", "bears"), [(15, False), (16, True), (40, True), (41, False)])
def test_CIV_4_1_4a_from_16_to_40_both_included(years, bears) -> None:
    """Neither younger nor older."""
    world = wives(1, years)

    assert bears is may_bear(world, next(one for one in world.characters.values() if one.sex == "woman"))


def test_CIV_4_1_4a_the_widowed_do_not_count_and_those_abroad_do() -> None:
    """A mission is no hindrance."""
    world = wives(2)
    one, other = (one for one in world.characters.values() if one.sex == "woman")
    one.spouse = ""
    a_mission(world, "ostia", "rome", other)

    assert not may_bear(world, one) and may_bear(world, other)


def test_CIV_4_1_4a_the_sheet_is_tested_as_well() -> None:
    """Whatever the settings say of weddings."""
    world = a_world(a_city())
    a_couple(world, a_person(world, "Numa"), a_person(world, "Livia", sex="woman"))

    assert ["rome-c-3"] == [event.mother for event in born(world, birth__count="AS").told(ChildBorn)]


def test_CIV_4_1_4b_each_mother_at_most_once_a_year() -> None:
    """Two births in a family are of two mothers."""
    table = born(wives(5), birth__count="AS", birth__mother=["AS", "AS"])
    table = born(wives(10), birth__count="AS", birth__mother=["AS", "AS"])

    assert 2 == len({event.mother for event in table.told(ChildBorn)}) == len(table.told(ChildBorn))


def test_CIV_4_1_4c_a_son_on_odd_cards_a_daughter_on_even_ones() -> None:
    """Boy 6/13, girl 6/13; the Jack is odd, the Queen even."""
    sexes = Counter(
        born(wives(1), birth__count="AS", birth__child=card).told(ChildBorn)[0].children[0][1]
        for card in DECK
        if card[0] != "K"
    )

    assert {"man": 24, "woman": 24} == sexes
    assert (("man", "woman")) == tuple(
        born(wives(1), birth__count="AS", birth__child=card).told(ChildBorn)[0].children[0][1] for card in ("JS", "QS")
    )


def test_CIV_4_1_4c_a_king_is_twins_and_each_further_king_one_more() -> None:
    """King, Four, Three: a girl and a boy; King, King, Ace, Two, Three: triplets."""
    (twins,) = born(wives(1), birth__count="AS", birth__child=["KS", "4S", "3S"]).told(ChildBorn)
    (three,) = born(wives(1), birth__count="AS", birth__child=["KS", "KH", "AS", "2S", "3S"]).told(ChildBorn)

    assert ["woman", "man"] == [sex for _, sex in twins.children]
    assert ["man", "woman", "man"] == [sex for _, sex in three.children]


def test_CIV_4_1_4d_a_child_is_of_mother_husband_and_their_family() -> None:
    """Born this year, under a name that no living member of the family bears."""
    world = wives(1)
    table = born(world, birth__count="AS", birth__child="AS", character__name="AS")
    mother = next(one for one in table.state.characters.values() if one.name == "Wife 0")
    child = next(one for one in table.state.characters.values() if one.mother == mother.id)

    assert (100, mother.spouse, mother.family, "Numa") == (child.born, child.father, child.family, child.name)


def test_CIV_4_1_4d_the_birth_of_a_rulers_first_child_is_told() -> None:
    """With what the child is to the ruler."""
    world = wives(1)
    world.countries["rome"].ruler = next(one.id for one in world.characters.values() if one.name == "Man 0")
    (first,) = born(world, birth__count="AS", birth__child="AS").told(ChildBorn)
    (second,) = born(world, birth__count="AS", birth__child="2S").told(ChildBorn)

    assert (("child",), True) == (first.kin, first.first)
    assert (("child",), False) == (second.kin, second.first)
