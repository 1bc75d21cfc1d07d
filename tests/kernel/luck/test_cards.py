"""Procedures on cards, every draw enumerated and compared with the specification (CIV-1.2)."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from rules.kernel.luck.cards import percent, pick, picks, plain_card, weighted
from rules.kernel.luck.chance import DECK, Chance

PLAIN = [card for card in DECK if card[0] not in "JQK"]


class Undecided(Exception):
    """The cards dealt so far did not decide."""


class Dealt:
    """Luck that deals given cards and then says that it has no more."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = list(cards)

    def number(self, _key, below):
        assert below == len(DECK)
        if not self.cards:
            raise Undecided
        return DECK.index(self.cards.pop(0))


def dealt(procedure: Callable[[Chance], object], *cards: str) -> tuple[object, int]:
    """Give the outcome of a procedure with these cards, and how many it drew."""
    told = []
    luck = Dealt(cards)

    def tell(event):
        told.append(event)
        return len(told)

    outcome = procedure(Chance(luck, 1, "test", tell))
    return outcome, len(told)


def chances(procedure: Callable[[Chance], object], deck: list[str], *before: str) -> Counter[object]:
    """Give the exact chance of each outcome, from every sequence of cards of a deck."""
    try:
        return Counter({dealt(procedure, *before)[0]: Fraction(1)})
    except Undecided:
        total: Counter[object] = Counter()
        for card in deck:
            for outcome, chance in chances(procedure, deck, *before, card).items():
                total[outcome] += chance / len(deck)
        return total


@pytest.mark.parametrize("target", range(-30, 251))
def test_CIV_1_2b_and_c_a_percentage_test_is_exact(target) -> None:
    """A success for each full hundred, and one more with exactly the chance of the rest."""
    sure, rest = divmod(max(target, 0), 100)

    outcomes = chances(lambda chance: percent(chance, "X-1", "test", "one", target), PLAIN)

    expected = {sure + 1: Fraction(rest, 100), sure: 1 - Fraction(rest, 100)}
    assert {outcome: chance for outcome, chance in expected.items() if chance} == outcomes


def test_CIV_1_2b_court_cards_are_redrawn() -> None:
    """However many; each is told."""
    assert (1, 4) == dealt(lambda chance: percent(chance, "X-1", "test", "one", 30), "JS", "QH", "KC", "3D")
    assert (0, 2) == dealt(lambda chance: percent(chance, "X-1", "test", "one", 30), "KS", "4D")


@pytest.mark.parametrize(("target", "drawn"), [(0, 0), (-5, 0), (100, 0), (200, 0), (30, 1), (130, 1)])
def test_CIV_1_2b_no_card_is_drawn_where_none_decides(target, drawn) -> None:
    """Nothing or less, and full hundreds."""
    assert drawn == dealt(lambda chance: percent(chance, "X-1", "test", "one", target), *["AS"] * drawn)[1]


def test_CIV_1_2c_a_second_card_is_drawn_only_if_the_first_leaves_it_open() -> None:
    """At 35: a Three succeeds, a Five fails, a Four asks for one more of five or less."""
    cases = {("3S",): (1, 1), ("5S",): (0, 1), ("4S", "5H"): (1, 2), ("4S", "6H"): (0, 2), ("4S", "KH", "AH"): (1, 3)}
    for cards, expected in cases.items():
        assert expected == dealt(lambda chance: percent(chance, "X-1", "test", "one", 35), *cards)


@pytest.mark.parametrize("count", range(2, 53))
def test_CIV_1_2d_an_equal_pick_is_equal(count) -> None:
    """Of n up to 52, the first n x (52 div n) cards count, each n-th for the same one; the rest are redrawn."""
    counted = count * (52 // count)
    outcomes = []
    for place, card in enumerate(DECK):
        try:
            outcomes.append(dealt(lambda chance: pick(chance, "X-1", "test", "one", range(count)), card)[0])
        except Undecided:
            assert place >= counted, card

    assert [place % count for place in range(counted)] == outcomes


@pytest.mark.parametrize("count", [53, 100, 1000, 1352, 2703, 2704])
def test_CIV_1_2d_a_pick_of_more_takes_two_cards(count) -> None:
    """The first counts 52, the second one; again only whole rounds of n count."""
    counted = count * (2704 // count)
    found = Counter()
    for first in range(0, 52, 3):
        for second in range(52):
            place = first * 52 + second
            try:
                one, drawn = dealt(
                    lambda chance: pick(chance, "X-1", "test", "one", range(count)), DECK[first], DECK[second]
                )
            except Undecided:
                assert place >= counted
                continue
            assert (place % count, 2) == (one, drawn)
            found[one] += 1

    assert found


def test_CIV_1_2d_a_pick_of_more_than_two_cards_tell_apart_takes_three() -> None:
    """The first counts 2,704, the second 52, the third one; past the last whole round all are drawn again."""
    low, high = ("2S", "AS", "3S"), ("KC", "KC", "KC")

    assert (2706, 3) == dealt(lambda chance: pick(chance, "X-1", "test", "one", range(3000)), *low)
    assert (2706, 6) == dealt(lambda chance: pick(chance, "X-1", "test", "one", range(3000)), *high, *low)


def test_CIV_1_2d_one_alone_needs_no_card_and_nothing_is_our_mistake() -> None:
    """No draw at all."""
    assert ("only", 0) == dealt(lambda chance: pick(chance, "X-1", "test", "one", ["only"]))
    with pytest.raises(ValueError, match="nothing to pick from"):
        dealt(lambda chance: pick(chance, "X-1", "test", "one", []))


def test_CIV_1_2e_a_weighted_pick_lists_each_as_often_as_its_weight() -> None:
    """Weights 1, 0, 2 and 10 of 13: each card value decides."""
    among = [("a", 1), ("never", 0), ("b", 2), ("c", 10)]
    outcomes = [dealt(lambda chance: weighted(chance, "X-1", "test", "one", among), card)[0] for card in DECK]

    assert {"a": 4, "b": 8, "c": 40} == Counter(outcomes)


def test_CIV_1_2g_picks_fall_on_different_ones_and_no_more_than_there_are() -> None:
    """In the order picked; the last needs no card."""
    among = ["a", "b", "c"]
    assert (["b", "a"], 2) == dealt(lambda chance: picks(chance, "X-1", "test", "one", among, 2), "2S", "AS")
    assert (["c", "b", "a"], 2) == dealt(lambda chance: picks(chance, "X-1", "test", "one", among, 9), "3S", "2S")
    assert ([], 0) == dealt(lambda chance: picks(chance, "X-1", "test", "one", among, 0))

    orders = chances(lambda chance: tuple(picks(chance, "X-1", "test", "one", among, 2)), DECK[:6])
    assert {Fraction(1, 6)} == set(orders.values())
    assert 6 == len(orders)


def test_a_plain_card_is_one_of_forty() -> None:
    """Each value from Ace to Ten four times."""
    values = chances(lambda chance: plain_card(chance, "X-1", "test", "one").value, PLAIN)

    assert dict.fromkeys(range(1, 11), Fraction(1, 10)) == values
