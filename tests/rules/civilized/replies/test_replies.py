"""What the board answers to questions in plain words: of the court, of money, of other countries, of one's cities."""

import pytest

from rules.civilized.replies.replies import reply
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.strife.orders import BackClaimant
from rules.civilized.world.state import World
from rules.civilized.world.tables import SCORES
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.spenders import rich
from tests.rules.civilized.worlds import a_child, a_city, a_couple, a_dynasty, a_person, a_world, an_army


def answer(world: World, words: str, window: str = "decrees") -> str:
    """Give what is answered to Rome; empty for nothing."""
    found = reply(world, "rome", window, words)
    return found.text if found else ""


def a_realm(**fields) -> World:
    """Rome with a capital and an unruly town, and a neighbour of one city across the land."""
    towns = [
        a_city("rome", "0201", tax=20, improvements=["palace"]),
        a_city("ostia", "0303", tax=20, disorder=True),
        a_city("caere", "0802", "caere", tax=30),
    ]
    world = rich(a_world(*towns, season="Spring", **fields), 8)
    for land in world.countries.values():
        land.tax = 20
    an_army(world, "rome", 6)
    an_army(world, "caere", 7)
    return world


def test_every_game_answers_through_its_ruleset() -> None:
    """The bot asks the ruleset."""
    assert reply is CIVILIZED.reply


@pytest.mark.parametrize(
    ("age", "told"),
    [
        (39, "Yes: Livia is 39, and married women bear from 16 to 40. Each Spring until then it is 2 in 10."),
        (41, "No: Livia is 41, and women bear from 16 to 40. No heir comes of this marriage, and nobody marries again"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "Can Queen Livia still have a child at 39? How likely is that?",
        "How likely is it that Livia bears a child?",
        "So Queen Livia is too old for a child, is that right?",
        "Will a child still be born to my king?",
    ],
)
def test_CIV_4_1_4a_whether_a_queen_may_still_bear_is_answered(words, age, told) -> None:
    """Yes with the chance, or no for good."""
    world = a_realm()
    ruler, _ = a_dynasty(world)
    a_couple(world, ruler, a_person(world, "Livia", age, sex="woman", family=ruler.family))

    assert answer(world, words).startswith(told)


def test_CIV_6_5_2b_civil_war_is_averted_by_what_can_be_ordered() -> None:
    """In Winter the mission for a bride; where somebody would inherit alone there is nothing to avert."""
    world = a_realm()
    world.countries["rome"].treasury = 33
    world.cities["ostia"].disorder = False
    ruler, _ = a_dynasty(world)
    a_person(world, "Tanaquil", 19, "caere", sex="woman")
    found = reply(world, "rome", "winter", "What should I do to avoid civil war?")

    assert found
    assert "could ask Caere for a bride next Winter" in found.text
    assert ["raise_mission"] == [order.name for order in found.orders]
    a_child(world, "Ancus", 20, ruler)
    assert answer(world, "how do i avoid civil war").startswith("There is none to fear: Ancus, 20")


def a_claim() -> World:
    """Two claim the throne of Rome: an old childless queen, and a younger man."""
    world = a_realm()
    queen = a_person(world, "Myrto", 44, sex="woman", scores=[2 if one == "military" else 7 for one in SCORES])
    man = a_person(world, "Xanthippos", 37, scores=[12 if one == "military" else 7 for one in SCORES])
    world.countries["rome"].claimants = [queen.id, man.id]
    return world


@pytest.mark.parametrize(
    "words", ["Whom should I back, Myrto or Xanthippos?", "Is Xanthippos the better ruler?", "which side should i take"]
)
def test_CIV_6_5_2h_who_is_better_to_back_is_said_with_reasons(words) -> None:
    """Age, hope of an heir, and the scores with their names."""
    text = answer(a_claim(), words, "claimant")

    assert text.startswith(
        "I would back Xanthippos: Xanthippos may still have an heir, Myrto may not and Xanthippos is younger by seven"
    )
    assert "Myrto, 44: no child, and none to hope for; death next Spring" in text
    assert "bad: Military 2" in text and "good: Military 12" in text


def test_CIV_6_5_2i_what_becomes_of_cities_and_army_is_said_before_the_choice() -> None:
    """By colour; soldiers go with their city, and a city in disorder obeys nobody."""
    words = "What happens to the cities that draw the other side, and to my army?"
    text = answer(a_claim(), words, "claimant")

    assert "red stands with Myrto, black with Xanthippos" in text
    assert (
        "Soldiers and ships in a city go with it" in text and "Ostia, in disorder, would at first obey nobody" in text
    )


def test_CIV_6_5_2h_who_stands_with_somebody_backs_him() -> None:
    """As an order in other words."""
    world = a_claim()
    heard = BackClaimant.heard("I stand with Xanthippos then.", world, "rome")

    assert heard
    assert [BackClaimant(claimant=world.countries["rome"].claimants[1])] == list(heard.orders)
    assert BackClaimant.heard("I stand with Caere", world, "rome") is None


def test_CIV_4_2_1_a_word_for_a_character_is_explained_and_found() -> None:
    """Perfidious is a score, not the mark of perfidy; who of one's own has it is named."""
    world = a_realm()
    a_person(world, "Omphale", sex="woman", scores=[1 if one == "loyalty" else 7 for one in SCORES])
    text = answer(world, "whats perfidious mean for me")

    assert text.startswith("Perfidious: Loyalty 1 of 14. Of yours it is said of Omphale. At Loyalty 6 or less")
    assert "Military 1, Political 1, Military 2 or Political 2" in answer(
        world, "What does it mean that Myrto is a bungler and a blunderer?"
    )
    assert not answer(world, "what does a temple do")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("who is the weakest around me", "The weakest army is that of Caere."),
        ("How strong are the other countries? Please compare all of them with me.", "· Caere: strength 140 (seven"),
        ("how strong is caere compared to me", "Caere is stronger than you, 140 against 120."),
        ("which country is the most dangerous to me at present?", "Caere is. Caere can be before Rome in three"),
        ("Could Caere attack me by sea?", "Not now. No sea leads Caere to you. Caere can be before Rome"),
        ("can i take caere?", "Not yet. You are at peace: war is declared in Winter, and fought from Spring on."),
        ("So is the army safe if I give it no order at all?", "your army stays where it is, six elements at Rome"),
        (
            "how long does my army need to ostia from rome",
            "Ostia, from your 6 elements at Rome, is one season of march",
        ),
        ("Tell me about Caere", "Romulus the Younger rules Caere. Caere: strength 140"),
        ("why do i get so little money compared to caere", "Ostia is in disorder and pays nothing"),
        (
            "How did Caere get ahead so quickly?",
            "Caere has 205 points: people 40, cities and buildings 25 and army 140",
        ),
        ("ok whats the quickest way to win this", "It stands: you 275 and Caere 205"),
    ],
)
def test_CIV_HA12_other_countries_are_weighed_against_ones_own(words, told) -> None:
    """With strength, way, war and ships."""
    assert told in answer(a_realm(), words)


def test_CIV_HA12_a_city_that_can_be_taken_at_war_comes_with_the_march() -> None:
    """Both strengths, and the order."""
    found = reply(at_war(army=8, against=2), "rome", "decrees", "can i take Cumae?")

    assert found
    assert found.text.startswith("You may try. Cumae of Veii, one season of march from Ostia: your army has strength")
    assert ["move_army"] == [order.name for order in found.orders]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("whats up with ostia", "Ostia is in disorder: it pays nothing, does not grow and raises nothing."),
        ("wtf is going on in ostia, give me the short version", "it stays in disorder this Summer 4 in 10."),
        ("does my army in ostia stop the riot there", "No: Ostia will have no element, and it takes six"),
        ("does my army in rome stop the riot there", "Yes: 6 elements will be in Rome, and it riots never then."),
        ("whats up with ostia and what tax should i take", "\n\nI would take "),
        ("Is a tax of thirty per cent foolish?", "· 30 %: about "),
        ("How likely is a rebellion at twenty per cent?", "At 20 %: about "),
    ],
)
def test_CIV_6_3_1b_a_city_and_a_tax_are_weighed_in_short(words, told) -> None:
    """As things stand, with the orders given."""
    assert told in answer(a_realm(), words)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("What would 25 points buy me", "You hold 8 and should have 25 in about"),
        ("is anything left to spend, what can i buy", "You hold 8 points, which buys nothing"),
        ("How long until I can afford a granary", "A Granary in Rome costs 25; you hold 8 points"),
        ("Does a trade ship really bring twenty points every year?", "No: it adds 20 to what its city produces"),
        ("What happens to my score if I disband soldiers?", "each element that you disband: Spears 20"),
        ("if i disband 2 spears what happens", "Your score falls by 40."),
        ("disband 9 spears, what happens", "You have only 6 Spears at Rome."),
        ("Is there any danger in saving the points?", "No danger: your 8 points stay yours, and count"),
    ],
)
def test_CIV_8_6a_what_points_buy_and_when_is_reckoned(words, told) -> None:
    """With what is in hand, and how many years to wait."""
    assert told in answer(a_realm(), words, "winter")


def test_nothing_is_answered_that_is_no_question_of_the_board() -> None:
    """Orders and talk pass by."""
    for words in ("tax 20", "disband 2 spears", "march from Rome to Ostia", "hello", "can i take Atlantis?"):
        assert not answer(a_realm(), words)
