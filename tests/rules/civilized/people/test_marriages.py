"""Marriages and matches (CIV-4.1.3)."""

from collections import Counter

import pytest

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.events import Betrothed, CharacterCame, HeadFollowed, Married, PromiseEnded
from rules.civilized.people.kinship import kin_kind, near_in_blood
from rules.civilized.people.marriages import find_spouse, is_free, marriages, suits, test_family
from rules.civilized.people.vacancies import die
from rules.civilized.show.family import heir_lines
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.year.decrees import decrees
from rules.kernel.luck.chance import DECK
from rules.kernel.state.viewing import seen
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import (
    a_child,
    a_city,
    a_couple,
    a_dynasty,
    a_family,
    a_mission,
    a_person,
    a_world,
)
from tests.rules.playing import Table, play_out

test_family.__test__ = False  # a rule, not a test
PLAIN = [card for card in DECK if card[0] not in "JQK"]


def bachelors(number: int, years: int = 30) -> World:
    """Give a family of so many single men of an age, its head the first."""
    world = a_world(a_city())
    a_family(world, *(a_person(world, f"One {place}", years) for place in range(number)))
    return world


def weddings(world: World, **cards) -> Table:
    """Test all families of a world with these cards."""
    table = Table(world, cards={name.replace("__", "."): card for name, card in cards.items()})
    marriages(table.play)
    return table


def person(table: Table, name: str):
    """Find somebody by name."""
    return next(one for one in table.state.characters.values() if one.name == name)


def test_CIV_4_1_3a_a_fifth_for_each_unmarried_member() -> None:
    """Six of them are 120 %: one wedding is sure, a second comes on Ace and Two."""
    counts = Counter(len(weddings(bachelors(6), marriage__count=card).told(Married)) for card in PLAIN)

    assert {2: 8, 1: 32} == counts


@pytest.mark.parametrize(("years", "free"), [(15, False), (16, True), (40, True), (41, False)])
def test_CIV_4_1_3a_from_16_to_40_both_included(years, free) -> None:
    """Neither younger nor older."""
    world = bachelors(1, years)

    assert free is is_free(world, next(one for one in world.characters.values() if one.name == "One 0"))


def test_CIV_4_1_3a_the_widowed_count_and_those_abroad_do_not() -> None:
    """Nor do the married."""
    world = bachelors(4)
    one, other, envoy, widower = (one for one in world.characters.values() if one.name.startswith("One"))
    a_couple(world, one, a_person(world, "Livia", sex="woman"))
    other.died = 99
    a_mission(world, "ostia", "rome", envoy)
    widower.spouse = ""

    assert [widower.id] == [one.id for one in world.members_of(world.families[widower.family]) if is_free(world, one)]


def test_CIV_4_1_3a_the_sheet_is_tested_only_if_the_settings_say_so() -> None:
    """People without family marry under nonfamily_marry."""
    for allowed, number in ((False, 0), (True, 1)):
        world = a_world(a_city(), settings=Settings(nonfamily_marry=allowed))
        table = weddings(world, marriage__count="AS")

        assert number == len(table.told(Married))


def test_CIV_4_1_3b_whom_this_spring_has_married_is_not_picked_again() -> None:
    """Brother and cousin of one house marry each other: nobody is left for the second wedding."""
    world = bachelors(5)
    bride = a_person(world, "Livia", 20, sex="woman")
    bride.family = next(one for one in world.characters.values() if one.name == "One 0").family
    bride.match = next(one for one in world.characters.values() if one.name == "One 1").id
    next(one for one in world.characters.values() if one.name == "One 1").match = bride.id
    table = weddings(world, marriage__count="AS", marriage__who=["2S", "AS"])

    assert 2 == len(table.told(Married))
    assert 1 == sum(bride.id in event.names for event in table.told(Married))


def test_CIV_4_1_3c_a_match_comes_first_if_it_suits() -> None:
    """One who has grown too old for it does not."""
    world = bachelors(1)
    one = next(one for one in world.characters.values() if one.name == "One 0")
    a_person(world, "Livia", 20, sex="woman")
    old, young = a_person(world, "Julia", 41, sex="woman"), a_person(world, "Flavia", 19, sex="woman")
    one.match = young.id

    assert young is find_spouse(Table(world).play, world.countries["rome"], one)

    one.match = old.id

    assert old is not find_spouse(Table(world).play, world.countries["rome"], one)


def test_CIV_4_1_3c_a_promise_keeps_others_off() -> None:
    """A bride who is promised to one brother is not given to the other, whom a wedding falls to first."""
    world = bachelors(2)
    one, other = (one for one in world.characters.values() if one.name.startswith("One"))
    bride = a_person(world, "Livia", 20, sex="woman")
    one.match, bride.match = bride.id, one.id

    assert bride is not find_spouse(Table(world).play, world.countries["rome"], other)

    one.spouse = "somebody"  # who cannot keep it binds nobody

    assert bride is find_spouse(Table(world).play, world.countries["rome"], other)


def test_CIV_4_1_3c_the_end_of_a_promise_is_told_with_its_reason() -> None:
    """A death ends it, and so does a wedding with somebody else while the other is abroad; the seat alone hears."""
    world = bachelors(1)
    one = next(one for one in world.characters.values() if one.name == "One 0")
    bride = a_person(world, "Livia", 20, sex="woman")
    one.match, bride.match = bride.id, one.id
    a_mission(world, "ostia", "rome", bride)
    table = weddings(world, marriage__count="AS", marriage__who="AS")
    told = table.told(PromiseEnded)

    assert [((one.id, bride.id), "wedding", ("rome",))] == [(each.names, each.cause, each.audience) for each in told]
    assert "" == bride.match

    girl = a_person(world, "Flavia", 20, sex="woman")
    girl.match, bride.match = bride.id, girl.id
    die(table.play, girl, "fever")

    assert ((girl.id, bride.id), "death") == (table.told(PromiseEnded)[-1].names, table.told(PromiseEnded)[-1].cause)


def test_CIV_4_1_3c_then_anybody_suitable_alike_then_somebody_new() -> None:
    """Two who suit have 26 cards each; with nobody a spouse of about the partner's age comes, of 16 or more."""
    world = bachelors(1)
    one = next(one for one in world.characters.values() if one.name == "One 0")
    a_person(world, "Livia", 20, sex="woman"), a_person(world, "Julia", 20, sex="woman")
    found = Counter(
        find_spouse(Table(world, cards={"marriage.spouse": card}).play, world.countries["rome"], one).name
        for card in DECK
    )

    assert {"Livia": 26, "Julia": 26} == found

    table = weddings(bachelors(1, 16), marriage__count="AS", character__age="AS")

    (came,) = table.told(CharacterCame)
    assert (16, "woman", "bride") == (came.age, came.sex, came.role)


def a_clan() -> tuple[World, dict]:
    """Give three generations of one family, and a cousin."""
    world = a_world(a_city())
    old = a_person(world, "Old", 60)
    a_family(world, old)
    father, aunt = a_child(world, "Father", 38, old), a_child(world, "Aunt", 36, old, sex="woman")
    half = a_child(world, "Half", 20, father, sex="woman")
    child = a_child(world, "Child", 18, father, aunt)
    child.mother = ""
    cousin = a_child(world, "Cousin", 17, aunt, sex="woman")
    return world, {one.name: one for one in (old, father, aunt, half, child, cousin)}


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("Father", "Half", True),
        ("Old", "Half", True),
        ("Child", "Half", True),
        ("Child", "Aunt", True),
        ("Father", "Cousin", True),
        ("Child", "Cousin", False),
    ],
)
def test_CIV_4_1_3d_who_is_too_near_in_blood(one, other, near) -> None:
    """Parent, grandparent, half sister, aunt and niece are; a cousin is not."""
    world, people = a_clan()

    assert near is near_in_blood(world, people[one], people[other]) is near_in_blood(world, people[other], people[one])


def test_CIV_4_1_3d_who_suits() -> None:
    """Other sex, same country, at home, single, of age, not near in blood."""
    world, people = a_clan()
    child = people["Child"]
    foreign = a_person(world, "Foreign", 20, sex="woman")
    assert suits(world, child, foreign) and suits(world, child, people["Cousin"])

    for field, value in (("sex", "man"), ("country", "veii"), ("mission", "m"), ("spouse", "x"), ("died", 99)):
        before = getattr(foreign, field)
        setattr(foreign, field, value)

        assert not suits(world, child, foreign)

        setattr(foreign, field, before)


def test_CIV_4_1_3e_the_couple_is_of_the_family_of_the_one_drawn() -> None:
    """The office stays with whoever leaves the sheet."""
    world = bachelors(2)
    a_person(world, "Livia", 20, sex="woman", office="general")
    table = weddings(world, marriage__count="AS", marriage__who="AS")
    bride = person(table, "Livia")

    assert person(table, "One 0").family == bride.family and "general" == bride.office
    assert "rome-f-4" == table.told(Married)[0].family


@pytest.mark.parametrize("rank", ["ruler", "heir", "head"])
def test_CIV_4_1_3e_but_of_the_family_of_ruler_heir_or_head_if_one_alone_is(rank) -> None:
    """Whoever was drawn; and the house that is left has another head."""
    world = a_world(a_city())
    one, brother = a_person(world, "Titus", 20), a_person(world, "Gaius", 50)
    a_family(world, brother, one, name="Fabii")
    bride = a_person(world, "Livia", 20, sex="woman")
    a_family(world, a_person(world, "Old", 60), bride, name="Cornelii")
    if rank == "head":
        world.families[bride.family].head = bride.id
    else:
        setattr(world.countries["rome"], rank, bride.id)
    table = weddings(world, marriage__count=["AS"], marriage__who="AS")

    assert person(table, "Livia").family == person(table, "Titus").family
    assert "rome-f-7" == table.told(Married)[0].family


def test_CIV_4_1_3e_a_family_that_its_head_leaves_has_another() -> None:
    """Of two heads, the house of the one drawn is that of the couple."""
    world = a_world(a_city())
    one, bride = a_person(world, "Titus", 20), a_person(world, "Livia", 20, sex="woman")
    a_family(world, one, name="Fabii")
    a_family(world, bride, a_person(world, "Sister", 18, sex="woman"), name="Cornelii")
    table = weddings(world, marriage__count="AS")

    assert "rome-f-4" == table.told(Married)[0].family
    assert ["rome-c-5"] == [event.name for event in table.told(HeadFollowed)]


def test_CIV_4_1_3f_no_wedding_joins_two_countries() -> None:
    """A suitable woman abroad is not looked at."""
    world = a_world(a_city(), a_city("caere", "0703", "veii"))
    a_family(world, a_person(world, "Titus", 20))
    a_person(world, "Tanaquil", 20, country="veii", sex="woman")
    table = weddings(world, marriage__count="AS")

    assert "" == person(table, "Tanaquil").spouse and 1 == len(table.told(CharacterCame))


def betrothed() -> tuple[World, str, str]:
    """Give a world with a man and a woman who may be matched."""
    world = a_world(a_city())
    return world, a_person(world, "Titus", 20).id, a_person(world, "Livia", 14, sex="woman").id


def test_CIV_4_1_3c_a_match_binds_both_and_ends_former_ones() -> None:
    """Even children may be matched; only the seat knows."""
    world, one, other = betrothed()
    rival = a_person(world, "Gaius", 20)
    done(Betroth(character=rival.id, other=other), world)
    done(Betroth(character=one, other=other), world)

    assert (other, one, "") == (world.characters[one].match, world.characters[other].match, rival.match)
    assert "" == seen(world, "veii").characters[one].match

    done(Betroth(character=one), world)

    assert "" == world.characters[one].match == world.characters[other].match


def test_CIV_4_1_3c_a_wedding_frees_whoever_was_promised() -> None:
    """He had a match with a girl, and somebody still hoped for the bride; neither waits any more."""
    world = bachelors(1)
    one = next(one for one in world.characters.values() if one.name == "One 0")
    girl, bride = a_person(world, "Julia", 14, sex="woman"), a_person(world, "Livia", 20, sex="woman")
    boy = a_person(world, "Gaius", 14, match=bride.id)
    one.match, girl.match = girl.id, one.id
    table = weddings(world, marriage__count="AS")

    assert [("rome-c-2", "rome-c-5")] == [event.names for event in table.told(Married)]
    assert {""} == {each.match for each in (one, girl, bride, boy)}


def test_CIV_4_1_3c_a_promise_to_somebody_who_is_gone_binds_nobody() -> None:
    """A state may remember one whose partner it has forgotten: papers leave it out, and another match replaces it."""
    world, one, other = betrothed()
    world.characters[one].match = "gone"

    assert not [line for line in heir_lines(world, world.countries["rome"]) if line.startswith("Promised")]

    done(Betroth(character=one, other=other), world)

    assert (other, one) == (world.characters[one].match, world.characters[other].match)


def test_CIV_4_1_3d_what_no_wedding_could_follow_is_refused() -> None:
    """Each refusal says what would do."""
    world, one, other = betrothed()
    world.characters[one].sex = "woman"
    assert "CIV-4.1.3d: Titus and Livia are of one sex; choose Romulus" == refused(
        Betroth(character=one, other=other), world
    )
    world.characters[one].sex = "man"
    world.characters[one].born = 50
    assert "Titus is over 40; choose Romulus or Livia" in refused(Betroth(character=one, other=other), world)
    world.characters[one].born = 80
    a_couple(world, world.characters[one], a_person(world, "Julia", 20, sex="woman"))
    assert "Titus is married" in refused(Betroth(character=one, other=other), world)
    world.characters[one].spouse = ""
    world.characters[other].father = one
    assert "too near in blood; cousins" in refused(Betroth(character=one, other=other), world)
    assert "CIV-4.1.3c: Titus is matched with nobody" in refused(Betroth(character=one), world)


def test_CIV_4_1_3c_a_match_is_ordered_with_the_decrees_and_offers_who_suits() -> None:
    """The choices are those that would be allowed."""
    world, one, other = betrothed()
    played = play_out(decrees, world, {"rome": [Betroth(character=one, other=other)]}, players=("rome",))

    assert ("rome-c-2", "rome-c-3") == played.told(Betrothed)[0].names
    assert ("rome",) == played.told(Betrothed)[0].audience
    assert {"Livia": other} == Betroth.choices(world, "rome", "other", {"character": one})
    assert other in Betroth.choices(world, "rome", "character", {}).values()


def test_CIV_AP2_the_autopilot_matches_nobody() -> None:
    """And names no heir."""
    world, _, _ = betrothed()
    a_dynasty(world, 20)
    window = play_out(decrees, world).windows[0]
    orders = autopilot(world, "rome", window, Table(world).play.chance)

    assert not {"betroth", "name_heir", "concede"} & {order.name for order in orders}


def test_CIV_4_1_3d_words_for_the_rulers_kin() -> None:
    """As notices of state call them."""
    world = a_world(a_city())
    ruler, (son,) = a_dynasty(world, 20)
    wife = a_person(world, "Livia", 30, sex="woman")
    a_couple(world, ruler, wife)
    girl = a_child(world, "Girl", 1, son, sex="woman")

    assert ("child", "spouse", "grandchild", "") == tuple(kin_kind(world, one) for one in (son, wife, girl, ruler))
