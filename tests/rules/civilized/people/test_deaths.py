"""Deaths, problems and the fortunes of war (CIV-4.1.1, CIV-4.1.2)."""

from collections import Counter
from itertools import product

import pytest

from rules.civilized.people.deaths import age_weight, deaths, fortunes_of_war, siege_chance, test_family
from rules.civilized.people.events import CharacterDied, HeadFollowed, Troubled, WentIntoExile
from rules.civilized.people.vacancies import die, exile
from rules.civilized.world.state import Studies, World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_couple, a_family, a_mission, a_person, a_world
from tests.rules.playing import Table

test_family.__test__ = False  # a rule, not a test
PLAIN = [card for card in DECK if card[0] not in "JQK"]


def household(*ages: int, **fields) -> World:
    """Give a world with a family whose members are of these ages."""
    world = a_world(a_city())
    a_family(world, *(a_person(world, f"One {number}", years) for number, years in enumerate(ages)))
    return world


def suffered(world: World, **cards) -> Table:
    """Test the only family of a world with these cards."""
    table = Table(world.fresh(), cards={name.replace("__", "."): card for name, card in cards.items()})
    test_family(table.play, next(one for one in table.state.families.values() if one.head))
    return table


def test_CIV_4_1_1a_x8_seventeen_members_have_one_sufferer_and_a_second_on_ace_to_seven() -> None:
    """170 %: one is sure, one more comes with the chance of 70 in a hundred."""
    world = household(*[30] * 17)
    counts = Counter(len(suffered(world, deaths__count=card, deaths__problem="7H").told(Troubled)) for card in PLAIN)

    assert {2: 28, 1: 12} == counts


def test_CIV_4_1_1a_every_family_and_every_sheet_is_tested() -> None:
    """A country's sheet of those without family counts as one, and countries come in seat order."""
    world = a_world(a_city(), a_city("caere", "0703", "veii"))
    a_family(world, a_person(world, "Head"))
    table = Table(world, cards={"deaths.count": ["AS", "AS", "AS"], "deaths.problem": ["7S", "8S", "9S"]})
    deaths(table.play)

    assert ["rome-c-2", "rome-c-1", "veii-c-1"] == [event.name for event in table.told(Troubled)]
    assert ["rome", "rome", "veii"] == [event.country for event in table.told(Troubled)]


def test_CIV_4_0a_the_tests_run_for_countries_of_players_too() -> None:
    """Who plays a country changes nothing."""
    world = household(30)
    table = Table(world, cards={"deaths.count": "AS", "deaths.problem": "AS"}, players=("rome",))
    deaths(table.play)

    assert 1 == len(table.told(CharacterDied))


@pytest.mark.parametrize(("years", "weight"), [(0, 1), (39, 1), (40, 2), (49, 2), (50, 3), (59, 3), (60, 4), (99, 4)])
def test_CIV_4_1_1b_the_old_suffer_more(years, weight) -> None:
    """One chance under 40, then two, three and four."""
    assert weight == age_weight(years)


def test_CIV_4_1_1b_x54_the_three_of_diamonds_falls_on_the_one_of_35() -> None:
    """Weights 1, 2 and 4 make a list of seven, of which each place has seven cards; the last three are redrawn."""
    world = household(35, 44, 62)
    who = Counter(
        suffered(world, deaths__count="AS", deaths__who=[card, "AS"], deaths__problem="7H").told(Troubled)[0].age
        for card in DECK[:49]
    )

    assert {35: 7, 44: 14, 62: 28} == who
    assert 35 == suffered(world, deaths__count="AS", deaths__who="3D", deaths__problem="7H").told(Troubled)[0].age


def test_CIV_4_1_1b_children_and_those_abroad_count() -> None:
    """All members do."""
    world = household(2, 30)
    envoy = next(one for one in world.characters.values() if one.name == "One 1")
    a_mission(world, "ostia", "rome", envoy)
    table = suffered(world, deaths__count="AS", deaths__problem=["7H", "7H"])

    assert 1 == len(table.told(Troubled))
    assert "deaths.who" in {event.purpose for event in table.events if hasattr(event, "purpose")}


def test_CIV_4_1_1c_the_outcomes_of_all_52_cards() -> None:
    """Dies 6/13, seriously ill 4/13, ruin, scandal and scar 1/13 each."""
    world = household(30)
    told = Counter()
    for card in DECK:
        table = suffered(world, deaths__count="AS", deaths__problem=card)
        (event,) = table.told(CharacterDied) or table.told(Troubled)
        told[getattr(event, "problem", "dies")] += 1

    assert {"dies": 24, "illness": 16, "ruin": 4, "scandal": 4, "scar": 4} == told


def test_CIV_4_1_1c_x50_who_was_ill_in_the_preceding_turn_dies_without_a_card() -> None:
    """An illness of two turns ago, or of this one, does not kill by itself."""
    for ill, dies in ((4, True), (3, False), (5, False)):
        world = household(52)
        world.countries["rome"].turns = 5
        next(one for one in world.characters.values() if one.name == "One 0").ill = ill
        table = suffered(world, deaths__count="AS", deaths__problem="KD")

        assert dies is bool(table.told(CharacterDied))
        assert dies is not bool(table.told(Troubled))


def test_CIV_4_1_1c_a_serious_illness_is_of_this_turn() -> None:
    """So that it kills whom misfortune finds again in the next."""
    world = household(30)
    world.countries["rome"].turns = 5
    table = suffered(world, deaths__count="AS", deaths__problem="TH")

    assert 5 == next(one for one in table.state.characters.values() if one.name == "One 0").ill


@pytest.mark.parametrize(("card", "years", "mark"), [("JS", 30, "ruin"), ("QS", 30, "scandal"), ("KS", 30, "scar")])
def test_CIV_4_1_1d_court_cards_leave_marks_and_no_more(card, years, mark) -> None:
    """They change no figure, and everybody hears of them."""
    table = suffered(household(years), deaths__count="AS", deaths__problem=card)
    one = next(one for one in table.state.characters.values() if one.name == "One 0")

    assert [mark] == one.marks and one.in_play
    assert "everyone" == table.told(Troubled)[0].audience


def test_CIV_4_1_1d_a_queen_disfigures_a_child() -> None:
    """Under 16 there are no scandals."""
    assert "disfigured" == suffered(household(15), deaths__count="AS", deaths__problem="QS").told(Troubled)[0].problem
    assert "scandal" == suffered(household(16), deaths__count="AS", deaths__problem="QS").told(Troubled)[0].problem


def test_CIV_4_1_1e_a_death_ends_office_marriage_studies_and_mission() -> None:
    """The other is widowed, the mission is over, a match points to nobody."""
    world = a_world(a_city(improvements=["university"]))
    one, wife = a_person(world, "Numa"), a_person(world, "Livia", sex="woman")
    suitor = a_person(world, "Titus", match=one.id)
    a_couple(world, one, wife)
    a_mission(world, "ostia", "rome", one)
    one.studies = Studies(city="ostia", school="university")
    table = Table(world)
    die(table.play, one, "fever")

    assert 100 == one.died and "" == one.office == one.mission and one.studies is None
    assert {} == world.missions and "" == wife.spouse and "" == suitor.match
    (told,) = table.told(CharacterDied)
    assert ("envoy", "rome-c-3", "rome") == (told.station, told.widowed, told.mission)


def test_CIV_4_1_1e_a_death_beyond_the_lines_of_a_split_ends_a_match_too() -> None:
    """A rebellion parted the two; who is left is promised to nobody."""
    world = a_world(a_city(), a_city("caere", "0703", "rebels"))
    one, other = a_person(world, "Titus", 20), a_person(world, "Livia", 20, "rebels", sex="woman")
    one.match, other.match = other.id, one.id
    die(Table(world).play, other, "fever")

    assert "" == one.match == other.match


def test_CIV_4_1_1e_the_eldest_living_member_heads_a_family() -> None:
    """And a family that has died out has no head to name."""
    world = household(50, 20, 30)
    head, young, old = (one for one in world.characters.values() if one.name.startswith("One"))
    table = Table(world)
    die(table.play, head, "fever")

    assert old.id == world.families[head.family].head
    assert "rome-c-4" == table.told(HeadFollowed)[0].name

    die(table.play, old, "fever")
    die(table.play, young, "fever")

    assert 2 == len(table.told(HeadFollowed))


def test_CIV_4_1_1e_a_dead_rulers_throne_is_vacant_until_the_succession() -> None:
    """A regent and an heir who die are missed as well."""
    world = a_world(a_city())
    ruler = world.characters[world.countries["rome"].ruler]
    regent, heir = a_person(world, "Numa"), a_person(world, "Titus")
    land = world.countries["rome"]
    land.regent, land.heir = regent.id, heir.id
    table = Table(world)
    for one in (regent, ruler, heir):
        die(table.play, one, "fever")

    assert ("", ruler.id, "", "") == (land.ruler, land.last_ruler, land.regent, land.heir)
    assert ["regent", "ruler", ""] == [event.station for event in table.told(CharacterDied)]


def test_CIV_6_5_3h_exile_ends_a_part_in_the_game_as_a_death_does() -> None:
    """The exile lives, but in no country."""
    world = a_world(a_city())
    ruler = world.characters[world.countries["rome"].ruler]
    table = Table(world)
    exile(table.play, ruler)

    assert ruler.died is None and 100 == ruler.exiled and not ruler.in_play
    assert [] == world.people_of("rome") and "" == world.countries["rome"].ruler
    assert ["rome-man"] == [event.title for event in table.told(WentIntoExile)]


@pytest.mark.parametrize(("cities", "chance"), [(1, 10), (2, 5), (3, 3), (4, 2), (5, 2), (6, 1), (10, 1), (11, 0)])
def test_CIV_4_1_2b_the_chance_of_each_character_falls_with_the_cities(cities, chance) -> None:
    """A tenth divided by their number, rounded down as the clause says (CIV-1.2j); with eleven it is nothing."""
    assert chance == siege_chance(cities)


def siege(people: int, cities: int, besieged: dict, **cards) -> Table:
    """Besiege Ostia, the first of some cities, in a country of so many people at home."""
    towns = [a_city(f"town{number}", f"0{number}03") for number in range(1, cities)]
    world = a_world(a_city(besieged=besieged), *towns)
    for number in range(people - 1):
        a_person(world, f"One {number}")
    table = Table(world, cards={name.replace("__", "."): card for name, card in cards.items()})
    fortunes_of_war(table.play)
    return table


def test_CIV_4_1_2a_x9_x18_nine_at_home_and_four_cities_are_18_in_a_hundred() -> None:
    """The Ace succeeds, the Two goes to a second card and succeeds on Ace to Eight, all others fail."""
    hits = sum(
        bool(siege(9, 4, {"Summer": "rome"}, siege__count=[first, second], siege__problem="KS").told(Troubled))
        for first, second in product(PLAIN[:10], PLAIN[:10])
    )

    assert 18 == hits
    assert not siege(1, 4, {"Summer": "rome"}, siege__count="3S").told(Troubled)


def test_CIV_4_1_2a_those_abroad_are_not_counted() -> None:
    """Of ten one is away: nine times 10 %, so that a Ten fails."""
    world = a_world(a_city(besieged={"Spring": "rome"}))
    people = [a_person(world, f"One {number}") for number in range(9)]
    a_mission(world, "ostia", "rome", people[0])
    table = Table(world, cards={"siege.count": "TS", "siege.problem": "KS"})
    fortunes_of_war(table.play)

    assert [] == table.told(Troubled)


def test_CIV_4_1_2b_whoever_owned_the_city_then_is_tested() -> None:
    """With the cities that are left; a city besieged under two owners tests both."""
    world = a_world(
        a_city(owner="veii", besieged={"Spring": "rome", "Summer": "veii"}), a_city("roma", "0503"), a_city("x", "0703")
    )
    table = Table(world, cards={"siege.count": ["AS", "AS", "AS", "AS"], "siege.problem": ["KS", "KS"]})
    fortunes_of_war(table.play)

    assert ["veii", "rome"] == [event.country for event in table.told(Troubled)]


def test_CIV_4_1_2c_the_outcomes_of_all_52_cards() -> None:
    """Dies 6/13, seriously ill 4/13, wounded 3/13."""
    told = Counter()
    for card in DECK:
        table = siege(1, 1, {"Autumn": "rome"}, siege__count="AS", siege__problem=card)
        (event,) = table.told(CharacterDied) or table.told(Troubled)
        told[getattr(event, "problem", "dies")] += 1

    assert {"dies": 24, "illness": 16, "scar": 12} == told


def test_CIV_4_1_2c_who_was_ill_in_the_preceding_turn_dies_of_the_siege() -> None:
    """Without a card."""
    world = a_world(a_city(besieged={"Spring": "rome"}))
    world.countries["rome"].turns = 3
    world.characters[world.countries["rome"].ruler].ill = 2
    table = Table(world, cards={"siege.count": "AS", "siege.problem": "KS"})
    fortunes_of_war(table.play)

    assert 1 == len(table.told(CharacterDied))


def test_CIV_4_1_2e_the_seasons_of_a_siege_are_forgotten_once_tested() -> None:
    """Every season since the last Spring counts, but a city is tested once."""
    table = siege(1, 1, {"Summer": "rome", "Autumn": "rome"}, siege__count=["AS", "AS"], siege__problem=["KS", "KS"])

    assert 1 == len(table.told(Troubled))
    assert {} == table.state.cities["ostia"].besieged
