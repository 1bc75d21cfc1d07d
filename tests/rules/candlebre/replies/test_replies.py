"""What the board answers to questions in plain words: draws, honor, Houses, and battles with the forces named."""

import pytest

from rules.candlebre.board.state import Esteem, Page, World
from rules.candlebre.fate.book import draw
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.opening.orders import RankHouses
from rules.candlebre.purchasing.orders import Place
from rules.candlebre.replies.replies import reply
from tests.rules.candlebre.worlds import a_leader, a_table, a_world, give


def told(world: World, words: str, window: str = "campaign") -> str:
    """Give what the red seat is answered; empty where the board answers nothing."""
    found = reply(world, "red", window, words)
    return found.text if found else ""


def a_camp() -> World:
    """Give a world in which cavalry stands with its leader beside Snuffer's Dike and Merrowgate, infantry elsewhere."""
    units = {"cresset_hill": {"units": {"cavalry": 4}}, "sunward_tor": {"units": {"infantry": 2}}}
    world = a_world({"red": ("cresset_hill", "sunward_tor")}, places=units)
    a_leader(world, "red", "cresset_hill")
    return world


@pytest.mark.parametrize(
    "words",
    [
        "what card did i draw",
        "and what did i draw",
        "Which card did I draw on turn 1?",
        "What did my card do?",
        "did i get anything from the book? my honor went up",
    ],
)
def test_CAN_11_2_whoever_drew_a_card_is_told_which_and_what_it_did(words: str) -> None:
    """Whenever he asks, and from no matter which turn."""
    world = a_world(book=["4H"])
    draw(a_table(world).play, "red")

    assert "Turn 1: The Tourney, +4 honor." == told(world, words)


def test_CAN_11_4_a_company_is_told_with_how_it_is_called() -> None:
    """Its units, and when."""
    world = a_world(book=["5C"])
    draw(a_table(world).play, "red")

    said = told(world, "What company did I draw, and when can I use it?")

    assert "Turn 1: Hill Pikes, a company of 3 pikemen; it waits in your hand." in said
    assert "“play Hill Pikes” in the second half of your turn" in said


def test_CAN_11_2_nobody_is_told_of_another_turn() -> None:
    """A turn without a card has none."""
    world = a_world(houses={"red": {"drawn": [Page(turn=1, card="4H")]}})

    assert "You have drawn no card from the Book of Fate in turn 2." == told(world, "which card did i draw on turn 2")


def test_CAN_2_10_honor_is_explained_by_what_changed_it() -> None:
    """Turn by turn."""
    notes = [Esteem(turn=1, by=1, clause="CAN-10.4"), Esteem(turn=1, by=1, clause="CAN-12.3", sources=["peace"])]
    world = a_world(houses={"red": {"honor": 12, "esteem": notes}})

    said = told(world, "My honor has risen from 10 to 12. Why is that?")

    assert "Your honor is 12. What changed it:\nTurn 1: +1 released prisoners and +1 for attacking no House." == said


@pytest.mark.parametrize(
    "words", ["when do i lose honor", "how do I gain honor", "why would I lose honor if I withdraw"]
)
def test_CAN_2_10_what_asks_for_the_rule_is_left_to_it(words: str) -> None:
    """The board knows only what has happened."""
    assert not told(a_world(), words)


@pytest.mark.parametrize(
    ("words", "house"),
    [
        ("Which House would you recommend to a careful beginner, and why?", "ashgrave"),
        ("which house is best for just smashing ppl", "ashgrave"),
        ("Which House should I choose if I would like a quiet game?", "vesper"),
        ("How much honor does Lanthorn get each turn, and how much do the others get?", "lanthorn"),
    ],
)
def test_CAN_3_13_a_house_is_recommended_to_whoever_says_how_he_would_play(words: str, house: str) -> None:
    """With a button for it."""
    world = a_world({}, turn=0)

    found = reply(world, "red", "claims", words)

    assert found is not None
    assert RankHouses(houses=(house,)) == found.orders[0]
    assert "200 honor" in found.text


def test_CAN_3_2_a_seat_learns_why_it_has_its_house() -> None:
    """When it chose, what it had asked for, and who has that."""
    world = a_world(houses={"white": {"wished": ["ashgrave"]}}, claim_order=["red", "white"])

    found = reply(world, "white", "army", "I asked for Ashgrave. Why am I House Tallowmere now?")

    assert found is not None
    assert "You chose second of 2. Ashgrave went to the Red Candle; you had named no other" in found.text
    assert "You had named no House" in told(world, "why did i get ashgrave")


def test_CAN_7_a_battle_is_reckoned_with_the_forces_that_are_named() -> None:
    """What stands too far away is said not to come."""
    said = told(a_camp(), "what if 3 cav and 2 inf on snuffer's dike")

    assert "3 cavalry against 3 infantry in Snuffer's Dike" in said
    assert "2 infantry cannot march on Snuffer's Dike this turn: 2 infantry in Sunward Tor are too far away" in said
    assert "With your leader along they win it" in said


@pytest.mark.parametrize(
    ("words", "force"),
    [
        ("How good are my chances in Merrowgate now?", "4 cavalry under your leader against"),
        ("How likely is it that I win with only 3 cavalry?", "3 cavalry under your leader against"),
        ("How likely is it that I win with only 3 cavalry and the leader?", "3 cavalry under your leader against"),
        ("What would happen if I left two cavalry at home in Cresset Hill?", "2 cavalry under your leader against"),
    ],
)
def test_CAN_7_a_march_that_is_ordered_is_reckoned_as_it_is_or_as_it_might_be(words: str, force: str) -> None:
    """Without naming its target again."""
    order = MarchOn(origin="cresset_hill", target="merrowgate", units={"cavalry": 4}, leaders=("head-red",))

    said = told(give(a_camp(), "red", order), words)

    assert said.startswith(force)
    assert ("As you have ordered it" in said) == (not said.startswith("4"))


@pytest.mark.parametrize(
    "words",
    [
        "what if i buy 3 cavalry",
        "how good is a temple in Sunward Tor",
        "what if ben attacks me with 4 cavalry",
        "how likely is it to draw a leader",
        "is Cresset Hill safe with 2 infantry",
    ],
)
def test_CAN_7_what_is_no_march_of_ones_own_is_no_battle(words: str) -> None:
    """Whatever units it names, also beside a march that is ordered."""
    order = MarchOn(origin="cresset_hill", target="merrowgate", units={"cavalry": 4})

    assert not told(give(a_camp(), "red", order), words)


def test_CAN_7_something_easy_is_named_with_the_march() -> None:
    """By those who are named."""
    found = reply(a_camp(), "red", "campaign", "attack something easy with the horses")

    assert found is not None
    assert "Easiest is Snuffer's Dike" in found.text
    assert [MarchOn(origin="cresset_hill", target="snuffers_dike", units={"cavalry": 4})] == list(found.orders)


def test_CAN_6_9_moves_come_after_the_marches() -> None:
    """So nobody attacks from where he has just moved."""
    said = told(a_camp(), "if i move the 2 inf to cresset hill first can they attack snuffer's dike too?")

    assert said.startswith("No: marches come first")
    assert "Beside Snuffer's Dike now: 4 cavalry in Cresset Hill." in said


def test_CAN_5_9_units_are_not_bought_anew_where_those_bought_are_to_stand() -> None:
    """They are placed in the other half of the turn."""
    world = a_camp()
    world.provinces["cresset_hill"].barracks, world.houses["red"].muster = True, {"cavalry": 4}

    said = told(world, "Put two cavalry in Cresset Hill.")

    assert said.startswith("Not yet: new units are placed in the second half of your turn")
    assert "“place 2 cavalry in Cresset Hill”" in said
    assert "where barracks stood before this turn" in told(world, "Put two cavalry in Sunward Tor")
    assert not told(world, "put 5 cavalry in Cresset Hill")


def test_CAN_5_4_of_two_ways_to_place_units_the_possible_one_is_given() -> None:
    """And said why the other is not."""
    world = a_camp()
    world.provinces["cresset_hill"].barracks, world.houses["red"].muster = True, {"cavalry": 4}

    words = "Two cavalry to Sunward Tor if that is possible, otherwise all four in Cresset Hill, please."
    found = reply(world, "red", "settle", words)

    assert found is not None
    assert "new regulars go where barracks stood before this turn" in found.text
    assert [Place(units={"cavalry": 4}, province="cresset_hill")] == list(found.orders)


def test_CAN_6_10_whoever_marched_is_said_to_have_no_step_left() -> None:
    """Also in the refusal of his move."""
    world = a_camp()
    world.provinces["sunward_tor"].left = {"infantry": [0, 0]}

    said = told(world, "Why can the infantry in Sunward Tor not go to Cresset Hill? It is next door.", "settle")

    assert "2 infantry in Sunward Tor cannot move now: who marched, moved or was placed this turn" in said
    a_leader(world, "red", "sunward_tor", card="QC")
    with pytest.raises(Exception, match="the infantry in Sunward Tor cannot move: who marched"):
        Move(origin="sunward_tor", path=("cresset_hill",), units={"infantry": 2}).check(world, "red")


def test_CAN_7_13_the_fate_of_every_leader_is_told() -> None:
    """Alive, captive or gone."""
    world = a_camp()
    a_leader(world, "red", card="QC", captor="white")

    said = told(world, "What happened to my two leaders at Redscar?")

    assert "The head of your House: alive and free, in Cresset Hill." in said
    assert "Brin Hollow, the Huntress: alive, a captive of House Tallowmere." in said


def test_CAN_2_2_gold_that_is_not_spent_stays() -> None:
    """With the figures of both purses."""
    world = a_world(houses={"red": {"military": 55, "civil": 15}})

    assert "55 military and 15 civil gold" in told(world, "What happens to gold that I do not spend?")


def test_CAN_3_8_what_is_left_open_is_told() -> None:
    """Before the first turn also where the head of the House stands."""
    world = a_world({"red": ("amberleigh",)}, turn=0)

    said = told(world, "Did I forget anything?", "army")

    assert "100 of your 100 force gold" in said
    assert "The head of your House is your first leader" in said


def test_CAN_11_2_the_risk_of_a_draw_is_counted() -> None:
    """Of the cards that are not seen."""
    assert told(a_world(book=["4H", "2S"]), "is drawing dangerous?").startswith("Mostly it helps: of 54 cards")
    assert told(a_world(book=["4H"]), "Is it wise to draw from the Book of Fate now?", "settle")


def test_CAN_7_17_withdrawal_is_explained_by_the_doctrine() -> None:
    """With its figures."""
    said = told(a_world(), "Why did my soldiers not withdraw before they were all dead?")

    assert "below 25 % of the enemy's, your defenders never" in said
