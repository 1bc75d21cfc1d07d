"""Defence in a ruler's own words: each number by the words beside it, nothing where one is left over (EMP-H13.2)."""

import pytest

from rules.empires.turn.guarding import guard_in
from rules.empires.turn.later import LATER
from rules.empires.turn.standing import SetGuard
from rules.kernel.errors import Refusal
from tests.rules.empires.worlds import a_world

SAID: list[tuple[str, SetGuard]] = [
    ("guard all, 2 before my turn, with 1 gold", SetGuard(where="all", gold=1, before=2)),
    ("guard all with 1 gold, before my turn 2 times", SetGuard(where="all", gold=1, before=2)),
    ("defend twice before my turn with 1 gold", SetGuard(where="all", gold=1, before=2)),
    (
        "Please defend Burgundy once before my turn, with one gold.",
        SetGuard(where="some", areas=("burgundy",), gold=1, before=1),
    ),
    ("defend all twice b4 my turn", SetGuard(where="all", before=2)),
    ("defend all areas three times before my turn from now on", SetGuard(where="all", before=3)),
    ("I would like to defend twice before my turn with what is left.", SetGuard(where="all", before=2)),
    ("defend with what is left", SetGuard(where="all", before=5)),
    ("defend the rest", SetGuard(where="all", before=2)),
    (
        "protect Burgundy and Champagne with 2 gold each, 3 times",
        SetGuard(where="some", areas=("burgundy", "champagne"), gold=2, before=3),
    ),
]


@pytest.mark.parametrize(("words", "meant"), SAID, ids=[words for words, _ in SAID])
def test_each_number_of_a_defence_is_bound_by_its_own_words(words: str, meant: SetGuard) -> None:
    """Times before one's turn, and gold, in whatever order they are said."""
    heard = SetGuard.heard(words, a_world(people=("england", "france")), "france")

    assert heard is not None and [meant] == list(heard.orders) and not heard.question


@pytest.mark.parametrize(
    "words", ["defend Burgundy twice with 1 gold and 2 gold", "should I defend twice?", "defend Wales twice", "hold it"]
)
def test_a_number_or_a_name_that_is_left_over_is_not_passed_over(words: str) -> None:
    """The grammar says what is wrong with it."""
    assert guard_in(words, a_world(people=("england", "france")), "france") is None


def test_more_gold_than_a_defence_takes_is_asked_about() -> None:
    """Three is the most."""
    heard = SetGuard.heard("defend all twice with 5 gold", a_world(people=("england", "france")), "france")

    assert heard is not None and heard.question.startswith("No more than three gold can go into a defence.")


def test_a_defence_of_nothing_named_is_no_order_of_a_sheet_either() -> None:
    """It says too little, and no turn of events could mend that."""
    world = a_world(people=("england", "france"))
    world.step = "round"
    then_guard = next(kind for kind in LATER if kind.name == "then_guard")

    with pytest.raises(Refusal, match="say which areas are guarded"):
        then_guard.model_validate({"gold": 1}).check(world, "france")
