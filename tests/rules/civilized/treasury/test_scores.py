"""Characteristics: how they are drawn, inherited and taught, and what they make of a ruler (source 4.2, 4.4)."""

from collections import Counter
from fractions import Fraction

import pytest

from rules.civilized.people.events import Appointed, CharacterCame, Graduated, Learned, ScoresDrawn
from rules.civilized.people.newcomers import draw_scores, fill_council, heredity
from rules.civilized.people.studies import learn, study
from rules.civilized.world.characters import Standing, highest, is_adult, ruling, standing, vacant_offices
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Character, Studies, World
from rules.civilized.world.tables import SCORE_NAMES, SCORES
from rules.civilized.world.war import War
from rules.kernel.luck.chance import RANKS
from tests.rules.civilized.worlds import AVERAGE, a_city, a_country, a_person, a_world
from tests.rules.playing import Table


def test_CIV_4_2a_eight_scores_are_drawn_together_in_order() -> None:
    """One card each, seen by their seat alone."""
    table = Table(a_world(a_city()), cards={"character.score": ["AS", "2S", "3S", "4S", "5S", "6S", "JS", "KS"]})
    one = a_person(table.play.state, "Titus")
    draw_scores(table.play, one)
    event = table.told(ScoresDrawn)[0]

    assert [1, 2, 3, 4, 5, 6, 11, 13] == one.scores
    assert (("rome",), tuple(range(1, 9))) == (event.audience, event.because)
    assert all(("rome",) == drawn.audience for drawn in table.events)


def test_CIV_4_2a_namesakes_are_told_apart() -> None:
    """The later one by his family."""
    table = Table(a_world(a_city()), quiet="7S")
    for one in [a_person(table.play.state, "Titus"), a_person(table.play.state, "Titus")]:
        draw_scores(table.play, one)

    assert 2 == len({event.name for event in table.told(ScoresDrawn)})


def test_CIV_4_2f_a_score_drawn_is_never_drawn_again() -> None:
    """A second call draws nothing."""
    table = Table(a_world(a_city()))
    one = a_person(table.play.state, "Titus", scores=list(AVERAGE))
    draw_scores(table.play, one)

    assert AVERAGE == one.scores and [] == table.events


def test_CIV_4_2b_scores_stay_within_0_and_14() -> None:
    """A King with a racial +1 and two gifted ancestors is 14, an Ace with -1 twice is 0."""
    world = a_world(a_city(), racial={"rome": {"morals": 1, "greed": -1}})
    parents = [a_person(world, name, 60, scores=[12, 2, *AVERAGE[2:]]) for name in ("Numa", "Livia")]
    one = a_person(world, "Titus", 20, father=parents[0].id, mother=parents[1].id)
    table = Table(world, cards={"character.score": ["KS", "AS", *["7S"] * 6]})
    draw_scores(table.play, one)

    assert [14, 0, *AVERAGE[2:]] == one.scores
    assert (2, -2) == table.told(ScoresDrawn)[0].adjustments[:2]


def test_CIV_4_2d_a_people_may_lean_one_way() -> None:
    """By -1, 0 or +1 in each score, as the scenario says."""
    world = a_world(a_city(), racial={"rome": {"military": 1, "greed": -1}})
    one = a_person(world, "Titus")
    draw_scores(Table(world, quiet="7S").play, one)

    assert [7, 6, 7, 7, 7, 7, 8, 7] == one.scores


def a_line(world: World, *scores: int) -> Character:
    """Give a person whose father, grandfather and so on have these Morals."""
    father = ""
    for place, score in enumerate(reversed(scores)):
        father = a_person(world, f"Ancestor {place}", 90, father=father, scores=[score, *AVERAGE[1:]]).id
    return a_person(world, "Titus", 20, father=father)


@pytest.mark.parametrize(
    ("scores", "change"),
    [((11, 7, 7), 0), ((11, 7, 11), 1), ((10, 10, 10), 0), ((3, 3, 7), -1), ((4, 4, 4), 0), ((7, 7, 11, 11), 0)],
)
def test_CIV_4_2c_two_ancestors_in_three_generations_pass_a_score_on(scores, change) -> None:
    """Over 10 adds 1, under 4 takes 1; the great-great-grandfather is too far back."""
    world = a_world(a_city())

    assert change == heredity(world, a_line(world, *scores), "morals")


def test_CIV_4_2c_high_and_low_cancel_and_a_setting_turns_it_off() -> None:
    """Two of each make nothing."""
    world = a_world(a_city(), settings=Settings(heredity=False))
    one = a_line(world, 12, 2)
    mother = a_person(world, "Livia", 60, scores=[12, *AVERAGE[1:]], father=a_line(world, 2).father)
    one.mother = mother.id

    assert 0 == heredity(world, one, "morals")
    other = a_line(world, 12, 12)
    draw_scores(Table(world, quiet="7S").play, other)
    assert 7 == other.scores[0]


def test_CIV_4_2_1_every_score_has_fifteen_names() -> None:
    """0 to 14, for each of the eight."""
    assert list(SCORES) == list(SCORE_NAMES)
    assert {15} == {len(names) for names in SCORE_NAMES.values()}
    assert ("Depraved", "Beloved by all", "Genius") == (
        SCORE_NAMES["morals"][0],
        SCORE_NAMES["popularity"][14],
        SCORE_NAMES["political"][14],
    )


@pytest.mark.parametrize(("card", "gain"), [("AS", 1), ("9S", 2), ("KS", 3)])
def test_CIV_4_2_2b_x47_school_cards(card, gain) -> None:
    """A quarter of the value, at least 1."""
    world = a_world(a_city(improvements=["university"]))
    one = a_person(world, "Titus", scores=list(AVERAGE), studies=Studies(city="ostia", school="university", years=4))
    table = Table(world, cards={"school.gain": card})
    study(table.play)

    assert [*AVERAGE[:7], 7 + gain] == one.scores
    assert (None, ["university"]) == (one.studies, one.studied)
    assert ("rome",) == table.told(Graduated)[0].audience


def test_CIV_4_2_2a_the_gain_of_every_card() -> None:
    """Ace to Seven 1, Eight to Jack 2, Queen and King 3; undrawn scores get it when they are drawn."""
    gains = Counter()
    for rank in RANKS:
        world = a_world(a_city(improvements=["staff_college"]))
        one = a_person(world, "Titus", studies=Studies(city="ostia", school="staff_college", years=4))
        table = Table(world, cards={"school.gain": f"{rank}S"}, quiet="7S")
        study(table.play)
        draw_scores(table.play, one)
        gains[one.scores[6] - 7] += 1

    assert {1: 7, 2: 4, 3: 2} == gains


def test_CIV_4_2_2e_a_course_takes_five_winters() -> None:
    """Four leave a student at it."""
    world = a_world(a_city(improvements=["university"]))
    one = a_person(world, "Titus", studies=Studies(city="ostia", school="university"))
    table = Table(world)
    for _ in range(4):
        study(table.play)

    assert one.studies is not None and 4 == one.studies.years
    study(table.play)
    assert one.studies is None and {"political": 2} == one.gains


@pytest.mark.parametrize(
    ("card", "title"),
    [("AH", "philosopher"), ("AD", "engineer"), ("AC", "physician"), ("AS", "strategist"), ("2S", "")],
)
def test_CIV_6_6a_an_ace_makes_a_student_learned(card, title) -> None:
    """With the setting, each school with students draws one card a year."""
    world = a_world(a_city(improvements=["university"]), settings=Settings(learned=True))
    one = a_person(world, "Titus", studies=Studies(city="ostia", school="university"))
    table = Table(world, cards={"learned": card})
    learn(table.play)

    assert title == one.learned
    assert [title] * bool(title) == [event.title for event in table.told(Learned)]


def test_CIV_6_6b_once_is_enough_and_without_the_setting_nothing_is_drawn() -> None:
    """A title is kept."""
    world = a_world(a_city(improvements=["university"]), settings=Settings(learned=True))
    one = a_person(world, "Titus", studies=Studies(city="ostia", school="university"), learned="engineer")
    table = Table(world, cards={"learned": "AS"})
    learn(table.play)
    assert "engineer" == one.learned and table.luck.spent()

    world.settings = Settings()
    quiet = Table(world)
    learn(quiet.play)
    assert [] == quiet.events


def test_CIV_4_4_1a_x41_a_council_is_the_exact_average_of_its_members() -> None:
    """Activity 8, 12, 13 is 11: Strong; 9, 11, 10 is 10: not; 11, 10, 11 is over 10: Strong."""
    strong = []
    for activities in ((8, 12, 13), (9, 11, 10), (11, 10, 11)):
        world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
        for activity in activities:
            one = a_person(world, f"Of {activity}", scores=[7, 7, 7, 7, activity, 7, 7, 7])
            world.countries["rome"].council.append(one.id)
        strong.append((standing(world, "rome").scores[4], standing(world, "rome").strong))

    assert [(11, True), (10, False), (Fraction(32, 3), True)] == strong


def test_CIV_4_4_1a_a_regent_rules_in_the_rulers_stead() -> None:
    """His are the scores that count."""
    world = a_world(a_city())
    regent = a_person(world, "Livia", scores=[13] * 8)
    world.countries["rome"].regent = regent.id

    assert [regent] == ruling(world, "rome")
    assert standing(world, "rome").religious


def test_CIV_4_4_1b_over_ten_is_strictly_over() -> None:
    """10 is not, 10.2 is."""
    assert not Standing((Fraction(10),) * 8).strong
    assert Standing((Fraction(51, 5),) * 8).strong


def test_CIV_4_4_1c_each_word_wants_its_score_over_10() -> None:
    """10 is not enough (CIV-4.4.1b); all eight words in the order of the scores."""
    world = a_world(a_city())
    ruler = world.characters[world.countries["rome"].ruler]
    ruler.scores = [10] * 8
    assert [] == standing(world, "rome").words()

    ruler.scores = [11] * 8
    known = standing(world, "rome")
    words = ["religious", "acquisitive", "loyal", "popular", "strong", "intelligent", "military", "political"]
    assert words == known.words()
    assert all(getattr(known, word) for word in words)


def test_CIV_4_4_1e_the_highest_characteristic_is_military_at_war() -> None:
    """In peace all that are equal highest."""
    world = a_world(a_city())
    world.characters[world.countries["rome"].ruler].scores = [7, 9, 9, 7, 7, 7, 7, 7]

    assert ["greed", "loyalty"] == highest(world, "rome")
    world.wars["w"] = War(id="w", attacker="rome", start=99)
    assert ["military"] == highest(world, "rome")


def test_CIV_4_4_1f_a_vacant_chair_goes_to_the_most_political_then_to_anybody_then_to_somebody_new() -> None:
    """Only adults at home count."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    a_person(world, "Child", 12, scores=[7] * 7 + [14])
    a_person(world, "Dull", scores=[7] * 7 + [3])
    a_person(world, "Unknown")
    table = Table(world)
    fill_council(table.play, "rome")

    assert ["rome-c-2", "rome-c-3"] == [event.character for event in table.told(Appointed)][:2]
    assert 3 == len(world.countries["rome"].council)
    assert all(world.characters[one].scores for one in world.countries["rome"].council)
    assert "councillor" == table.told(CharacterCame)[0].role


def test_CIV_4_4_1f_vacancies_are_known() -> None:
    """Each office nobody holds, and a chair."""
    world = a_world(a_city(), countries=(a_country(government="council", chairs=3),))
    a_person(world, "Titus", office="priest")

    assert ["general", "advisor", "councillor"] == vacant_offices(world, "rome")


def test_CIV_4_4_2g_an_adult_is_16_or_over() -> None:
    """15 is a child."""
    world = a_world(a_city())

    assert is_adult(world, a_person(world, "Titus", 16))
    assert not is_adult(world, a_person(world, "Gaius", 15))
