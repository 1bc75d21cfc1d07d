"""Counsel: in order, in words, with offers that go."""

from fractions import Fraction
from typing import Any

import pytest

from rules.kernel.luck.chance import Chance
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic, in_ten, of_yours, pressing, spoken
from rules.kernel.play.plainly import Slip, plainly
from rules.kernel.play.policies import policies
from tests.kernel.tables import Table, changed
from tests.kernel.toy import TOY, Earned, Outbid
from tests.kernel.toy_orders import Bid, Claim, Vote


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(0), "never"),
        (Fraction(1, 52), "1 in 52"),
        (Fraction(1, 13), "1 in 10"),
        (Fraction(3, 13), "2 in 10"),
        (Fraction(38, 100), "4 in 10"),
        (Fraction(96, 100), "almost for sure"),
        (Fraction(1), "for sure"),
    ],
)
def test_a_chance_is_said_as_a_table_says_it(chance, words) -> None:
    """In tenths, rare things as one in so many."""
    assert words == in_ten(chance)


@pytest.mark.parametrize(
    ("number", "of", "words"),
    [(1, 1, "your only city"), (3, 3, "all your three cities"), (2, 3, "2 of your 3 cities")],
)
def test_a_part_of_what_one_has(number, of, words) -> None:
    """One, some, all."""
    assert words == of_yours(number, of, "city", "cities")


def test_the_most_pressing_comes_first_and_once() -> None:
    """Weights rank, the order given breaks ties, and a sentence said twice is said once."""
    one, two, three = (
        Counsel(weight, text, "TOY-1")
        for weight, text in ((Weight.CHANCE, "A."), (Weight.RUIN, "B."), (Weight.CHANCE, "C."))
    )

    assert [two, one, three] == pressing([one, two, three, one])


def at_the_stalls():
    """Stand at the orders of the first day."""
    table = Table()
    table.close_until("orders")
    session = table.straight
    return session, session.view("red"), session.window


def test_advice_offers_only_what_goes() -> None:
    """What the window does not take, and what would be refused, is dropped; the sentence stays."""
    late, dear, good = Offer("Vote", Vote(end=True)), Offer("Bid", Bid(coins=50)), Offer("Claim", Claim(stall="fish"))
    piece = Counsel(Weight.CHANCE, "Fish is free.", "TOY-2.2", (late, dear, good))
    _, view, window = at_the_stalls()

    advice = changed(counsel=lambda *_: [piece]).advice(view, "red", window)

    assert [(good,)] == [one.offers for one in advice]


def test_what_is_offered_together_goes_together() -> None:
    """Each order after those before it: a stall cannot be claimed twice."""
    fish, pots = Claim(stall="fish"), Claim(stall="pots")
    both, twice = Offer("Both", fish, (pots,)), Offer("Twice", fish, (fish,))
    piece = Counsel(Weight.CHANCE, "Stalls are free.", "TOY-2.2", (twice, both))
    session, view, window = at_the_stalls()
    toy = changed(counsel=lambda *_: [piece])
    chance = Chance(session.luck, 1, "red", lambda _: 0)

    assert [(both,)] == [one.offers for one in toy.advice(view, "red", window)]
    assert [fish, pots] == list(policies(toy)["counsel"](view, "red", window, chance))
    assert both.id != Offer("Both", fish).id


def test_topics_are_heard_one_after_the_other() -> None:
    """Each adds its own."""
    one, two = Counsel(Weight.CHANCE, "A.", "TOY-1"), Counsel(Weight.RUIN, "B.", "TOY-1")

    assert [one, two] == by_topic(lambda *_: [one], lambda *_: [], lambda *_: [two])(*at_the_stalls())


def test_the_policy_of_counsel_does_what_is_suggested_first() -> None:
    """The first offer of each piece shown, as far as one goes beside the other."""
    session, view, window = at_the_stalls()
    chance = Chance(session.luck, 1, "red", lambda _: 0)

    assert [Bid(coins=1), Claim(stall="fish")] == list(policies(TOY)["counsel"](view, "red", window, chance))


def test_an_event_touches_those_it_names_and_those_whose_things_it_names() -> None:
    """A stall's earnings concern its owner, a licence its winner, a whisper whoever heard it."""
    state = at_the_stalls()[0].state
    state.stalls["fish"].owner = "blue"

    assert {"blue"} == TOY.touched(state, Earned(stall="fish", owner="", coins=1))
    assert {"red"} == TOY.touched(state, Outbid(winner="red", paid=1))
    assert {"green", "red"} == TOY.touched(state, Outbid(winner="red", paid=1, audience=("green",)))


def test_what_an_order_does_may_fail_to_be_said() -> None:
    """A fault in these words is noted, and the order stands without them."""

    def fail(*_: Any) -> str:
        raise ValueError

    slips: list[Slip] = []
    _, view, _ = at_the_stalls()

    assert not plainly(changed(consequences=fail), slips).effect(view, "red", Bid(coins=1))
    assert ["what an order does"] == [slip.what for slip in slips]


def test_a_button_speaks_as_its_sentence_does() -> None:
    """In the words of the campaign: a grain pit is built by “grain pit”, not by “Granary”."""
    piece = Counsel(Weight.CHANCE, "A Granary pays.", "TOY-2.2", (Offer("Granary in Ur", Vote(end=True)),))
    told = spoken(piece, lambda text: text.replace("Granary", "grain pit"), lambda _: True)

    assert ("A grain pit pays.", "grain pit in Ur") == (told.text, told.offers[0].label)
    assert piece.offers[0].id == told.offers[0].id
