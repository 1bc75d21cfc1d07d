"""Characters, families, scores and schools (CIV-4.2, CIV-4.3, CIV-4.4)."""

from collections import Counter

import pytest

from rules.civilized.people.events import CharacterCame, FamilyFounded
from rules.civilized.people.newcomers import found_family, new_name, official, sheet_of
from rules.civilized.world.characters import age, kin, release
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Studies
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_country, a_person, a_world
from tests.rules.playing import Table


def family_of(**cards) -> Table:
    """Found a family of Rome with these cards; a quiet card gives an unmarried head of 39."""
    table = Table(
        a_world(a_city()), cards={"family.status": "KH"} | {k.replace("__", "."): v for k, v in cards.items()}
    )
    found_family(table.play, "rome")
    return table


def members(table: Table) -> list[tuple[str, int, str]]:
    """Give who came, by role, age and sex."""
    return [(event.role, event.age, event.sex) for event in table.told(CharacterCame)]


def test_CIV_4_3_1a_age_is_five_under_to_seven_over_the_optimum() -> None:
    """Each of the thirteen values alike: a general of 35 comes at 30 to 42."""
    ages = Counter()
    for card in DECK:
        table = Table(a_world(a_city()), cards={"character.age": card})
        ages[age(table.play.state, official(table.play, "rome", "general"))] += 1

    assert dict.fromkeys(range(30, 43), 4) == ages


@pytest.mark.parametrize(
    ("role", "years"),
    [("ruler", 39), ("general", 39), ("leader", 39), ("councillor", 44), ("priest", 49), ("advisor", 49)],
)
def test_CIV_4_3_1b_optimum_ages(role, years) -> None:
    """35 for rulers and leaders, 40 for councillors, 45 for priests and advisors; the Ten adds 4."""
    table = Table(a_world(a_city()))

    assert years == age(table.play.state, official(table.play, "rome", role))


def test_CIV_4_3_1b_a_spouse_is_about_the_partners_age_and_at_least_16() -> None:
    """The wife of a man of 39 comes at 34 on an Ace."""
    table = family_of(family__status="AH", character__age=["TS", "AS"], character__sex="AS")

    assert [("ruler", 39, "man"), ("spouse", 34, "woman")] == members(table)[:2]


def test_CIV_4_3_1c_the_sex_of_an_office_is_set_or_drawn() -> None:
    """Red a woman, black a man; a setting of man or woman draws nothing."""
    drawn = [
        official(Table(a_world(a_city()), cards={"character.sex": card}).play, "rome", "priest").sex for card in DECK
    ]
    world = a_world(a_city(), settings=Settings(office_sex="woman"))
    table = Table(world, cards={"character.sex": "AS"})

    assert {"man": 26, "woman": 26} == Counter(drawn)
    assert "woman" == official(table.play, "rome", "priest").sex
    assert not table.luck.spent()


def test_CIV_4_3_1d_officials_stand_on_the_sheet_of_those_without_family() -> None:
    """And their event names no family."""
    table = Table(a_world(a_city()))

    assert sheet_of("rome") == official(table.play, "rome", "priest").family
    assert "" == table.told(CharacterCame)[0].family


def test_CIV_4_3_2a_a_head_is_married_widowed_or_unmarried() -> None:
    """Ace to Eight, Nine and Ten, court: 8/13, 2/13, 3/13."""
    states = Counter(family_of(family__status=card).told(FamilyFounded)[0].status for card in DECK)

    assert {"married": 32, "widowed": 8, "unmarried": 12} == states


def test_CIV_4_3_2b_a_late_spouse_is_recorded_as_dead() -> None:
    """Nobody else sees her come; the children have her for a mother."""
    table = family_of(family__status="9H", character__sex="AS", family__children="AS")
    late = next(one for one in table.play.state.characters.values() if one.died is not None)
    child = next(one for one in table.play.state.characters.values() if one.mother)

    assert ("woman", 100, late.id) == (late.sex, late.died, child.mother)
    assert "spouse" not in [role for role, _, _ in members(table)]
    head = table.play.state.characters[child.father]
    assert "" == head.spouse


def test_CIV_4_3_2c_x10_a_mother_of_28_has_two_children_and_a_third_on_ace_to_four() -> None:
    """20 per cent for each of her twelve years over 16."""
    numbers = []
    for rank in "A23456789T":
        table = family_of(
            family__status="AH", character__sex="AS", character__age=["AS", "4S"], family__children=f"{rank}S"
        )
        event = table.told(FamilyFounded)[0]
        assert (28, 240) == (event.mother_age, event.chance)
        numbers.append(event.children)

    assert [3] * 4 + [2] * 6 == numbers


def test_CIV_4_3_2d_x11_a_mother_of_30_and_the_five_of_clubs_make_a_boy_of_10() -> None:
    """Odd a boy, 30 less 15 less 5."""
    table = family_of(
        family__status="AH", character__sex="AH", character__age="AS", family__children="TS", family__child="5C"
    )

    assert ("child", 10, "man") == members(table)[2]


def test_CIV_4_3_2d_a_card_that_gives_an_age_under_0_is_drawn_again() -> None:
    """A mother of 25 has no child on a Queen; the Two makes one of 8."""
    table = family_of(
        family__status="AH",
        character__sex="AS",
        character__age=["AS", "AS"],
        family__children="TS",
        family__child=["QS", "2S"],
    )

    assert [("child", 8, "woman")] == members(table)[2:]


def test_CIV_4_3_2d_a_king_brings_twins_of_one_age() -> None:
    """The cards drawn for the two give sex only; a further King adds one more."""
    table = family_of(
        family__status="AH",
        character__sex="AH",
        character__age="AS",
        family__children="TS",
        family__child=["KS", "4S", "KS", "3S", "2S"],
    )

    assert [("child", 2, "woman"), ("child", 2, "man"), ("child", 2, "woman")] == members(table)[2:5]


def test_CIV_4_1_4c_x49_king_four_three_are_a_girl_and_a_boy() -> None:
    """Twins, each by a card of its own."""
    table = family_of(
        family__status="AH",
        character__sex="AH",
        character__age="AS",
        family__children="TS",
        family__child=["KH", "4H", "3H"],
    )

    assert ["woman", "man"] == [sex for role, _, sex in members(table) if role == "child"][:2]


def test_CIV_4_1_4d_no_two_living_members_bear_one_name() -> None:
    """The list is used up, then numbered; names of the dead are free again."""
    world = a_world(a_city())
    listed = world.names["latin"].men
    for name in listed:
        a_person(world, name)
    table = Table(world, quiet=0)

    assert "Numa II" == new_name(table.play, sheet_of("rome"), "rome", "man")
    next(one for one in world.characters.values() if one.name == "Titus").died = 99
    assert "Titus" == new_name(table.play, sheet_of("rome"), "rome", "man")


def test_CIV_6_5_2c_the_classes_of_kin() -> None:
    """Children, their children, brothers and sisters, their children; the dead are left out."""
    world = a_world(a_city())
    father = a_person(world, "Faustulus", 80, died=90)
    ruler = a_person(world, "Numa", 60, father=father.id)
    brother = a_person(world, "Remus", 58, father=father.id)
    son = a_person(world, "Tullus", 30, father=ruler.id)
    a_person(world, "Ancus", 28, father=ruler.id, died=99)
    grandson = a_person(world, "Titus", 5, father=son.id)
    nephew = a_person(world, "Gaius", 30, father=brother.id)

    assert [[son], [grandson], [brother], [nephew]] == kin(world, ruler)


def test_CIV_6_5_1e_leaving_everything_frees_office_chair_mission_and_studies() -> None:
    """As for one who becomes something else."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    one = a_person(
        world, "Titus", office="councillor", mission="m", studies=Studies(city="ostia", school="university", years=2)
    )
    world.countries["rome"].council.append(one.id)
    release(world, one)

    assert ("", "", None, []) == (one.office, one.mission, one.studies, world.countries["rome"].council)
