"""What players say for an order of Candle'Bre, and what Herald offers for it."""

import pytest

from rules.candlebre.opening.orders import SETUP_ORDERS
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS
from rules.kernel.errors import Refusal
from rules.kernel.language.nearness import meant
from tests.rules.candlebre.worlds import SEATS, a_world


def offered(world, orders, line):
    """Give the lines that Herald offers red for what is no order as it stands."""

    def allows(order):
        try:
            order.check(world, "red")
        except Refusal:
            return False
        return True

    def choices(order, field, given):
        return CANDLEBRE.choices(order, world, "red", field, given)

    return meant(line, orders, CANDLEBRE.lexicon(world, "red"), CANDLEBRE.sayings, choices, allows).lines


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("put 2 cavalry in dawnhallow", "recruit 2 cavalry in Dawnhallow"),
        ("free temple in quillbrook", "found temple in Quillbrook"),
    ],
)
def test_CAN_3_5_armies_are_bought_and_put_in_the_words_of_players(line, order) -> None:
    """Nobody is sent to spies who wants his free temple."""
    world = a_world(turn=0, play_order=[], claim_order=list(SEATS))

    assert order in offered(world, SETUP_ORDERS, line)


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("learning 110", "research military 110"),
        ("spend the rest on infrastructure", "research infrastructure 110"),
    ],
)
def test_CAN_13_3_learning_goes_by_its_other_names(line, order) -> None:
    """The rest is all that the purse can pay."""
    world = a_world(houses={"red": {"civil": 110}})

    assert order == offered(world, CAMPAIGN_ORDERS, line)[0]
