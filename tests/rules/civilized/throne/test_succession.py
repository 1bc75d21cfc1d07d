"""Who follows a ruler, who acts for one, and who claims (CIV-6.5.2a to g, CIV-4.3.2e, CIV-4.3a)."""

from collections import Counter

import pytest

from rules.civilized.people.events import CharacterCame, FamilyFounded
from rules.civilized.people.kinfolk import brothers_and_sisters, seek_kinfolk
from rules.civilized.people.newcomers import ennoble
from rules.civilized.people.vacancies import die
from rules.civilized.show.family import heir_lines
from rules.civilized.show.papers import strife_page
from rules.civilized.throne.events import Acceded, RegencyEnded, RegentCame, ThroneDisputed
from rules.civilized.throne.rulers import find_regent, stand_in
from rules.civilized.throne.succession import single_heir, succession
from rules.civilized.world.characters import age
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Character, Split, World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import (
    AVERAGE,
    a_child,
    a_city,
    a_country,
    a_couple,
    a_dynasty,
    a_family,
    a_mission,
    a_person,
    a_world,
)
from tests.rules.playing import Table


def bereft(*children: int, succession: str = "eldest", **settings) -> tuple[World, list[Character]]:
    """Give a world whose ruler has died and left children of these ages."""
    world = a_world(a_city(), settings=Settings(succession=succession, **settings))
    ruler, heirs = a_dynasty(world, *children)
    die(Table(world).play, ruler, "age")
    return world, heirs


def settled(world: World, **cards) -> Table:
    """Hold the succession with these cards."""
    table = Table(world, cards={name.replace("__", "."): card for name, card in cards.items()})
    succession(table.play)
    return table


def test_CIV_6_5_2a_a_vacant_throne_is_filled_in_spring() -> None:
    """The heir leaves office, studies and mission for it, and his scores are drawn."""
    world, (heir,) = bereft(20)
    a_mission(world, "ostia", "rome", heir)
    table = settled(world)
    land = table.state.countries["rome"]

    assert (heir.id, "", {}) == (land.ruler, heir.office, world.missions)
    assert 8 == len(heir.scores)
    (told,) = table.told(Acceded)
    assert ("rome-man", "rome-c-3", "child", "rome-c-1") == (told.title, told.name, told.kin, told.late)


def test_CIV_6_5_2b_a_living_ruler_is_followed_by_nobody() -> None:
    """And a council that loses a member is no case for an heir."""
    table = settled(a_world(a_city()))
    assert [] == table.events

    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    members = [a_person(world, f"One {number}", scores=list(AVERAGE)) for number in range(3)]
    world.countries["rome"].council = [one.id for one in members]
    die(Table(world).play, members[0], "age")

    assert [] == settled(world).events


def test_CIV_6_5_2b_a_civil_war_follows_if_and_only_if_there_is_no_single_heir() -> None:
    """Twins claim both; an only child does not."""
    assert 1 == len(settled(bereft(20, 20)[0]).told(ThroneDisputed))
    assert [] == settled(bereft(20)[0]).told(ThroneDisputed)


def test_CIV_6_5_2b_a_council_that_died_out_leaves_two_who_claim() -> None:
    """Each will rule as a monarch."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    for number in range(4):
        a_person(world, f"One {number}", scores=list(AVERAGE))
    table = settled(world)

    assert 2 == len(world.countries["rome"].claimants)
    assert table.told(ThroneDisputed)[0].council


def test_CIV_6_5_2c_a_named_heir_of_any_class_inherits_under_every_setting() -> None:
    """Before the eldest, and before nobody at all."""
    for setting in ("eldest", "named", "divided"):
        world, (_, younger) = bereft(30, 20, succession=setting)
        world.countries["rome"].heir = younger.id

        assert younger is single_heir(world, world.countries["rome"])


def test_CIV_6_5_2d_x36_twins_before_a_younger_son_tie() -> None:
    """Twins of the year 12 and a son of 15: two share the earliest year; a named heir settles it."""
    world, (one, other, third) = bereft(88, 88, 85)
    assert (12, 12, 15) == (one.born, other.born, third.born)
    assert None is single_heir(world, world.countries["rome"])

    world.countries["rome"].heir = third.id

    assert third is single_heir(world, world.countries["rome"])


@pytest.mark.parametrize(
    ("setting", "ages", "heir"),
    [
        ("eldest", (30, 20), 0),
        ("eldest", (), None),
        ("named", (30,), None),
        ("divided", (30, 20), None),
        ("divided", (30, 15), 0),
        ("divided", (12, 11), 0),
    ],
)
def test_CIV_6_5_2d_the_settings_change_how_often_there_is_one(setting, ages, heir) -> None:
    """Eldest of the nearest class; named alone; divided where two are grown."""
    world, children = bereft(*ages, succession=setting)

    assert (None if heir is None else children[heir]) is single_heir(world, world.countries["rome"])


def test_CIV_6_5_2d_the_first_class_that_is_not_empty_counts() -> None:
    """A grandchild before a brother."""
    world, (son,) = bereft(40)
    grandchild = a_child(world, "Grandchild", 3, son)
    brother = a_person(world, "Brother", 39, father="f")
    world.characters[world.countries["rome"].last_ruler].father = "f"
    die(Table(world).play, son, "age")

    assert grandchild is single_heir(world, world.countries["rome"])

    die(Table(world).play, grandchild, "childhood")

    assert brother is single_heir(world, world.countries["rome"])


def test_CIV_6_5_2e_a_child_reigns_with_a_regent_until_16() -> None:
    """The widow first; the ruler's scores are hers until then."""
    world = a_world(a_city())
    ruler, (heir,) = a_dynasty(world, 15)
    widow = a_person(world, "Livia", 40, sex="woman", office="priest")
    a_couple(world, ruler, widow)
    die(Table(world).play, ruler, "age")
    table = settled(world)
    land = world.countries["rome"]

    assert (heir.id, widow.id, "regent") == (land.ruler, land.regent, widow.office)
    assert [("rome-c-4", "rome-c-3")] == [(event.name, event.ruler) for event in table.told(RegentCame)]

    heir.born -= 1
    later = settled(world)

    assert ("", "") == (land.regent, widow.office) and 1 == len(later.told(RegencyEnded))


def test_CIV_6_5_2e_who_is_regent() -> None:
    """Spouse, else the eldest grown child, brother or nephew, else general, priest, advisor, else any adult."""
    world, (child, grown) = bereft(4, 30)
    land = world.countries["rome"]
    widow = a_person(world, "Livia", 40, sex="woman")
    world.characters[land.last_ruler].spouse = widow.id
    advisor, general = a_person(world, "Advisor", office="advisor"), a_person(world, "General", office="general")
    table = Table(world)
    found = []
    for _ in range(5):
        regent = find_regent(table.play, land, [child.id])
        found.append(regent.name)
        die(table.play, regent, "age")

    assert ["Livia", "Child 2", "General", "Advisor"] == found[:4]
    assert (grown.died, general.died, advisor.died) == (100, 100, 100)
    assert [("regent", found[4])] == [
        (event.role, table.state.characters[event.character].name) for event in table.told(CharacterCame)
    ]


def test_CIV_6_5_2e_any_adult_is_as_likely_then() -> None:
    """An equal pick among those without office."""
    world = a_world(a_city())
    die(Table(world).play, world.characters[world.countries["rome"].ruler], "age")
    a_person(world, "One"), a_person(world, "Two"), a_person(world, "Child", 5)
    found = Counter(
        find_regent(Table(world, cards={"regent.who": card}).play, world.countries["rome"], ()).name for card in DECK
    )

    assert {"One": 26, "Two": 26} == found


def test_CIV_6_5_2e_a_dead_regent_is_replaced() -> None:
    """At the next succession, while the ruler is a child."""
    world, (heir,) = bereft(8)
    settled(world)
    land = world.countries["rome"]
    die(Table(world).play, world.characters[land.regent], "age")
    a_person(world, "Numa", office="general")
    settled(world)

    assert (heir.id, "Numa") == (land.ruler, world.characters[land.regent].name)


def test_CIV_6_5_2e_a_regency_ends_with_the_child_for_whom_it_was() -> None:
    """The next child has a regent of his own: his uncle goes before the advisor who was regent until now."""
    world, (heir, brother, grown) = bereft(8, 6, 20)
    land = world.countries["rome"]
    advisor = a_person(world, "Numa", office="regent")
    land.ruler, land.regent, land.heir = heir.id, advisor.id, brother.id
    die(Table(world).play, heir, "childhood")

    assert ("", "") == (land.regent, advisor.office)

    settled(world)

    assert (brother.id, grown.id) == (land.ruler, land.regent)


def test_CIV_6_5_2a_a_regent_acts_where_the_throne_falls_vacant_later_in_the_year() -> None:
    """Until the next Spring, when the heir is crowned and grown."""
    world, (heir,) = bereft(20)
    table = Table(world)
    stand_in(table.play, world.countries["rome"])

    assert heir.id == world.countries["rome"].regent
    assert "" == table.told(RegentCame)[0].ruler

    settled(world)

    assert (heir.id, "") == (world.countries["rome"].ruler, world.countries["rome"].regent)


def test_CIV_6_5_2f_of_three_tied_heirs_the_two_most_popular_claim() -> None:
    """Their scores are drawn for it."""
    world, (one, other, third) = bereft(20, 20, 20)
    for heir, popular in ((one, 3), (other, 9), (third, 8)):
        heir.scores = [7, 7, 7, popular, 7, 7, 7, 7]
    settled(world)

    assert {other.id, third.id} == set(world.countries["rome"].claimants)


def test_CIV_6_5_2f_divided_means_the_two_eldest_adults() -> None:
    """The third, and a child, stand aside."""
    world, (one, other, _, _) = bereft(40, 30, 20, 10, succession="divided")
    settled(world)

    assert [one.id, other.id] == world.countries["rome"].claimants


def test_CIV_6_5_2f_with_nobody_left_the_most_popular_at_home_claim() -> None:
    """Popularity, then Political, then an equal pick; a claimant without family founds one."""
    world, _ = bereft()
    for name, popular, political in (("One", 9, 1), ("Two", 8, 5), ("Three", 8, 6), ("Four", 8, 2)):
        a_person(world, name, scores=[7, 7, 7, popular, 7, 7, 7, political])
    table = settled(world)

    assert {"One", "Three"} == {world.characters[one].name for one in world.countries["rome"].claimants}
    assert 2 == len(table.told(FamilyFounded)) and not table.told(FamilyFounded)[0].ruling
    assert all(world.families[world.characters[one].family].head for one in world.countries["rome"].claimants)


def test_CIV_6_5_2f_short_of_two_new_characters_claim() -> None:
    """Nobody at all: two strangers of about 35."""
    world, _ = bereft()
    table = settled(world)

    assert 2 == len(world.countries["rome"].claimants)
    assert ["ruler", "ruler"] == [event.role for event in table.told(CharacterCame) if event.role == "ruler"]


def test_CIV_6_5_2g_the_elder_claims_first_and_of_one_age_an_equal_pick() -> None:
    """26 cards each."""
    first = Counter()
    for card in DECK:
        world, (one, _) = bereft(20, 20)
        settled(world, claim__first=card)
        first[world.countries["rome"].claimants[0] == one.id] += 1

    assert {True: 26, False: 26} == first


def test_CIV_6_5_2g_children_who_claim_have_regents_of_their_own() -> None:
    """Nobody is regent of both."""
    world, (one, other) = bereft(8, 8)
    a_person(world, "General", office="general"), a_person(world, "Priest", office="priest")
    settled(world)
    regents = world.countries["rome"].claimant_regents

    assert {one.id, other.id} == set(regents) and 2 == len(set(regents.values()))
    assert "General" == world.characters[regents[world.countries["rome"].claimants[0]]].name


@pytest.mark.parametrize(
    ("rank", "number"),
    [("A", 0), ("2", 1), ("3", 1), ("4", 2), ("5", 2), ("6", 3), ("7", 3), ("8", 4), ("9", 0), ("J", 0), ("K", 0)],
)
def test_CIV_4_3_2e_x48_half_of_ace_to_eight_gives_brothers_and_sisters(rank, number) -> None:
    """A Seven gives three, a Jack none."""
    world = a_world(a_city())
    one = a_person(world, "Numa")
    a_family(world, one)

    assert number == len(brothers_and_sisters(Table(world, cards={"family.siblings": f"{rank}S"}).play, one))


def test_CIV_4_3_2e_they_are_of_the_same_parents_and_of_about_the_same_age() -> None:
    """Unknown parents are entered as dead, so that the kinship shows; a red card is a sister."""
    world = a_world(a_city())
    one = a_person(world, "Numa", 30)
    a_family(world, one)
    cards = {"family.siblings": "4S", "character.sex": ["AH", "AS"], "character.age": ["AS", "KS"]}
    sister, brother = brothers_and_sisters(Table(world, cards=cards).play, one)

    assert (25, 37, "woman", "man") == (age(world, sister), age(world, brother), sister.sex, brother.sex)
    assert one.father == sister.father == brother.father and one.mother == brother.mother
    assert one.family == sister.family and world.characters[one.father].died is not None
    assert [] == world.characters[one.father].scores


def test_CIV_4_3_2e_each_is_asked_once_the_eldest_first_until_enough_are_found() -> None:
    """Those without family are not asked."""
    world = a_world(a_city())
    young, old = a_person(world, "Young", 20), a_person(world, "Old", 60)
    a_family(world, young, old)
    table = Table(world, cards={"family.siblings": ["2S", "2S"]})
    found = seek_kinfolk(table.play, "rome", 1)

    assert [True, False] == [old.asked_kin, young.asked_kin] and 1 == len(found)
    assert not world.characters[world.countries["rome"].ruler].asked_kin


def test_CIV_4_3_2e_at_sixteen_nobody_is_asked_yet() -> None:
    """Only who is over 16; at 17 he is."""
    world = a_world(a_city())
    young, older = a_person(world, "Young", 16), a_person(world, "Older", 17)
    a_family(world, young, older)
    found = seek_kinfolk(Table(world, cards={"family.siblings": "2S", "character.age": "KS"}).play, "rome", 9)

    assert [False, True] == [young.asked_kin, older.asked_kin] and 1 == len(found)


def test_CIV_4_3a_a_new_family_is_founded_for_a_dynasty_or_a_rebel_only() -> None:
    """Whoever has spouse and children brings them; else it is drawn what he has."""
    world = a_world(a_city())
    one, wife = a_person(world, "Numa"), a_person(world, "Livia", sex="woman")
    a_couple(world, one, wife)
    child = a_child(world, "Child", 4, one)
    table = Table(world)
    ennoble(table.play, one)

    assert one.family == wife.family == child.family and one.id == world.families[one.family].head
    assert ("married", 1, False) == (
        table.told(FamilyFounded)[0].status,
        table.told(FamilyFounded)[0].children,
        table.told(FamilyFounded)[0].ruling,
    )

    alone = a_person(world, "Titus")
    ennoble(Table(world, cards={"family.status": "AS"}).play, alone)

    assert alone.spouse


def test_CIV_6_5_2d_papers_say_who_would_inherit_as_things_stand() -> None:
    """With a regent, or nobody alone; and who is promised to whom."""
    world = a_world(a_city())
    _, (heir,) = a_dynasty(world, 4)
    lines = "; ".join(heir_lines(world, world.countries["rome"]))
    assert (
        "Romulus, who is 30, is well. Death next Spring: 1 in 22.; Named heir: nobody; If Romulus died now Child 1, "
        "aged 4, would inherit, with a regent; In Spring you may name as heir: Child 1"
    ) == lines

    heir.match = a_person(world, "Livia", 5, sex="woman", match=heir.id).id
    die(Table(world).play, heir, "childhood")
    a_person(world, "Titus", 20, match=a_person(world, "Julia", 20, sex="woman").id)

    assert heir_lines(world, world.countries["rome"])[2].endswith(
        "nobody alone would inherit, and the two whom the people like best would claim the throne: civil war"
    )
    assert "Promised to each other: Titus and Julia" == heir_lines(world, world.countries["rome"])[-1]


def test_CIV_6_5_2f_papers_name_the_two_who_would_claim() -> None:
    """Two of one birth year; of three a card decides, and the eldest of a divided realm are known by age."""
    world = a_world(a_city())
    ruler, _ = a_dynasty(world, 20, 20, 9)
    land = world.countries["rome"]

    assert heir_lines(world, land)[2].endswith("inherit, and Child 1 and Child 2 would claim the throne: civil war")
    a_child(world, "Child 4", 20, ruler)
    assert "the two whom the people like best" in heir_lines(world, land)[2]
    world = a_world(a_city())
    world.settings = world.settings.model_copy(update={"succession": "divided"})
    a_dynasty(world, 30, 25, 20)
    assert heir_lines(world, world.countries["rome"])[2].endswith(
        "and Child 1 and Child 2 would claim the throne: civil war"
    )


def test_CIV_6_5_2e_the_status_tells_regencies_and_strife() -> None:
    """Everybody may know them; in quiet times there is no such page."""
    world = a_world(a_city(), a_city("capua", "0703", "rebels"), a_city("cumae", "0901", "", torn="rome"))
    world.splits["rome"] = Split(kind="civil", record="rome", first="rome", second="rebels", start=99, war="w")
    world.countries["rome"].regent = a_person(world, "Livia", sex="woman").id
    (page,) = strife_page(world)

    assert (
        "Civil war since AD 99: Rome under Livia against Rebels under Romulus the Younger",
        "Livia is regent of Rome",
        "Cumae obeys nobody",
    ) == page.lines
    assert [] == strife_page(a_world(a_city()))
