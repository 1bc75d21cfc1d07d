"""Learning in plain words: what is left of the gold goes where it is said (CAN-13.3)."""

import pytest

from rules.candlebre.research.orders import Study
from tests.rules.candlebre.worlds import a_world


@pytest.mark.parametrize(
    ("line", "sums"),
    [
        ("put the remaining civil gold into military research", [("military", 60)]),
        ("Put what is left of the civil gold into infrastructure.", [("infrastructure", 60)]),
        ("The rest of the civil gold goes into infrastructure", [("infrastructure", 60)]),
        ("all civil thats left into military research", [("military", 60)]),
        ("rest of civil into military study", [("military", 60)]),
        ("infrastructure 45 and the rest in military", [("infrastructure", 45), ("military", 15)]),
    ],
)
def test_CAN_13_3_the_rest_of_the_gold_is_learned(line: str, sums: list[tuple[str, int]]) -> None:
    """Whatever the civil purse holds beside the sums that are named."""
    heard = Study.heard(line, a_world(houses={"red": {"civil": 60}}), "red")

    assert heard is not None
    assert sums == [(one.tree, one.points) for one in heard.orders]


@pytest.mark.parametrize("line", ["should the rest go into military?", "put the rest in the army"])
def test_CAN_13_3_no_question_and_nothing_else_is_learned(line: str) -> None:
    """The rest of the gold goes into no tree that is not named."""
    assert Study.heard(line, a_world(houses={"red": {"civil": 60}}), "red") is None


def test_CAN_13_3_gold_for_learning_without_a_tree_is_asked_back() -> None:
    """Into which, with all that the purse holds; where a tree is named nothing is asked."""
    world = a_world(houses={"red": {"civil": 60}})
    found = Study.heard("put all civil gold in learning", world, "red")
    named = Study.heard("put the rest of the civil gold into military research", world, "red")

    assert found is not None and "which tree" in found.question
    assert {("military", 60), ("infrastructure", 60), ("espionage", 60)} == {
        (one.tree, one.points) for one in found.orders
    }
    assert named is not None and not named.question
