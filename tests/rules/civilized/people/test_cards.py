"""Cards and counting (CIV-1.2)."""

from collections import Counter

import pytest

from rules.civilized.world.years import between, later, year_name
from rules.kernel.luck.cards import percent, pick, weighted
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_world
from tests.rules.playing import Table


def successes(target: int, *cards: str) -> tuple[int, int]:
    """Give the successes of a percentage test, and how many cards it took."""
    table = Table(a_world(), cards={"test": list(cards)})
    got = percent(table.play.chance, "CIV-1.2b", "test", "somebody", target)
    return got, len(table.events)


def test_CIV_1_2b_x7_a_test_of_280_gives_two_and_a_third_on_ace_to_eight() -> None:
    """Full hundreds succeed without a card, the rest by one."""
    thirds = [successes(280, f"{rank}S")[0] for rank in "A23456789T"]

    assert [3] * 8 + [2] * 2 == thirds


def test_CIV_1_2b_no_rest_draws_no_card() -> None:
    """Neither 0, nor less, nor a full hundred wants a card; court cards are drawn again."""
    assert (0, 0) == successes(0)
    assert (0, 0) == successes(-20)
    assert (2, 0) == successes(200)
    assert (1, 3) == successes(30, "KS", "JH", "3D")


def test_CIV_1_2c_x18_eighteen_per_cent_takes_a_second_card_only_on_a_two() -> None:
    """Ace succeeds at once, Three and up fail at once, Two succeeds on a second card of Ace to Eight."""
    assert (1, 1) == successes(18, "AC")
    assert all((0, 1) == successes(18, f"{rank}C") for rank in "3456789T")
    assert [1] * 8 + [0] * 2 == [successes(18, "2C", f"{rank}H")[0] for rank in "A23456789T"]


@pytest.mark.parametrize("target", [1, 2, 10, 18, 25, 30, 57, 99, 100])
def test_CIV_1_2c_the_chance_is_exactly_the_target(target: int) -> None:
    """All hundred pairs of plain cards together succeed as often as the target says."""
    plain = [card for card in DECK if card[0] not in "JQK" and card[1] == "S"]

    assert target == sum(successes(target, one, two)[0] for one in plain for two in plain)


def test_CIV_1_2d_x53_an_equal_pick_redraws_the_cards_past_the_last_full_round() -> None:
    """Of five the King of Clubs is drawn again; the Ace of Hearts is the fourth."""
    table = Table(a_world(), cards={"who": ["KC", "AH"]})

    assert "four" == pick(table.play.chance, "CIV-1.2d", "who", "", ["one", "two", "three", "four", "five"])
    assert 2 == len(table.events)


@pytest.mark.parametrize("number", [2, 3, 5, 12, 51, 52])
def test_CIV_1_2d_every_candidate_is_alike(number: int) -> None:
    """Over all 52 cards that count, each candidate is picked as often as any other."""
    picked: Counter[int] = Counter()
    for card in range(52 - 52 % number):
        table = Table(a_world(), cards={"who": card})
        picked[pick(table.play.chance, "CIV-1.2d", "who", "", list(range(number)))] += 1

    assert {52 // number} == set(picked.values())
    assert number == len(picked)


def test_CIV_1_2e_x54_a_weighted_pick_lists_each_as_often_as_its_weight() -> None:
    """Weights 1, 2 and 4 make a list of seven; the Three of Diamonds is number 28, the first of them."""
    table = Table(a_world(), cards={"who": ["3D"]})
    people = [("of 35", 1), ("of 44", 2), ("of 62", 4)]

    assert "of 35" == weighted(table.play.chance, "CIV-4.1.1b", "who", "", people)


def test_CIV_1_2f_half_of_all_cards_are_red() -> None:
    """Hearts and diamonds are red, spades and clubs black."""
    cards = [Table(a_world(), cards={"c": card}).play.chance.card("CIV-1.2f", "c", "") for card in DECK]

    assert 26 == sum(card.red for card in cards) == sum(card.black for card in cards)


def test_CIV_1_2h_there_is_no_year_0() -> None:
    """The year 1 follows the year -1, and ages are counted without a gap."""
    assert 1 == later(-1, 1)
    assert -1 == later(1, -1)
    assert 2 == between(-1, 2)
    assert "600 BC" == year_name(-600)
    assert "AD 14" == year_name(14)
    assert 100 == a_world(a_city()).year
