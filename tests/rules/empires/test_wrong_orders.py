"""Every wrong line gets an answer that says what would do, and changes nothing (section 5)."""

from functools import cache

import pytest

from rules.empires.board.motions import Motion
from rules.empires.board.state import World
from rules.empires.parley.orders import Ballot
from rules.empires.ruleset import EMPIRES
from rules.empires.turn import windows
from rules.empires.turn.standing import SetGuard
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import read
from tests.rules.answering import assert_helps
from tests.rules.empires.worlds import a_world
from tests.rules.empires.wrong_orders import WRONG_ORDERS

PEOPLE = ("england", "france")
HAND = ["recognition", "coup", "influence"]
ORDERS = {
    "turn": windows.TURN.orders, "others": windows.TURN.orders, "ballot": windows.BALLOT.orders,
    "discard": windows.DISCARD.orders, "court": windows.COURT.orders,
}  # fmt: skip
LINES = [(window, line, words) for window, lines in WRONG_ORDERS.items() for line, words in lines]


@cache
def table(window: str) -> World:
    """Give the table at which a line is written."""
    acting = {"turn": "england", "others": "france"}.get(window, "")
    hand = [] if window == "others" else HAND
    world = a_world(
        people=PEOPLE,
        active=acting,
        unrest=["anjou"],
        ties={"france": ["anjou"]},
        seats={"england": {"hand": hand, "gold": 4}},
    )
    world.agenda = [Motion(kind="claim", asker="france", areas=["anjou"])] if window == "ballot" else []
    return world


def answer(window: str, line: str) -> Answer:
    """Give the answer to a wrong line; fail if it is an order that may be given."""
    world = table(window)
    with pytest.raises(Answer) as caught:
        read(line, (*ORDERS[window], *windows.BESIDES), EMPIRES.lexicon(world, "england")).check(world, "england")
    return caught.value


@pytest.mark.parametrize(("window", "line", "words"), LINES)
def test_section_5_a_wrong_line_is_answered(window: str, line: str, words: str) -> None:
    """With what was meant, or with what would do; nothing changes."""
    before = table(window).write()

    wrong = answer(window, line)

    assert words in (f"{wrong.clause} {wrong}" if isinstance(wrong, Refusal) else str(wrong))
    assert_helps(wrong, "EMP-", (";",))
    assert before == table(window).write()


def test_section_5_no_refusal_is_left_without_what_would_do() -> None:
    """Forty wrong lines at least; “no other choice is possible” is no help."""
    assert len(LINES) >= 40
    assert not [line for window, line, _ in LINES if "no other choice" in str(answer(window, line))]


@pytest.mark.parametrize("named", ["1", "Anjou", "France", "a claim of France to Anjou"])
def test_EMP_H20_5_a_question_is_called_by_its_number_or_by_what_it_is_about(named: str) -> None:
    """As whoever read it says it; an area or an empire that two questions are about calls neither."""
    world = table("ballot")
    ballot = read(f"vote yes on {named}", ORDERS["ballot"], EMPIRES.lexicon(world, "england"))
    ballot.check(world, "england")

    assert Ballot(question="1", vote="yes") == ballot


def test_EMP_H20_5_what_two_questions_are_about_calls_neither() -> None:
    """Each is still called by its number, and by the party that is its alone."""
    world = table("ballot").fresh()
    world.agenda.append(Motion(kind="claim", asker="castile", areas=["anjou"]))
    called = EMPIRES.lexicon(world, "england")["question"]

    assert "Anjou" not in called
    assert ("1", "2", "2") == (called["France"], called["Castile"], called["2"])


def test_EMP_H20_5_where_nothing_is_put_to_the_vote_a_ballot_is_refused() -> None:
    """Whenever it is tried, in any window: there is no number to choose."""
    with pytest.raises(Refusal) as caught:
        Ballot(question="1", vote="yes").check(table("turn"), "england")

    assert "nothing is put to the vote now" in str(caught.value)


def test_EMP_H5_15_some_areas_are_guarded_by_naming_them() -> None:
    """“some” need not be said."""
    world = table("turn")
    said = read("guard Anjou and Wessex with 2", ORDERS["turn"] + windows.BESIDES, EMPIRES.lexicon(world, "england"))

    assert SetGuard(where="some", areas=("anjou", "wessex"), gold=2) == said


@pytest.mark.parametrize("line", ["conquer Scotland from Normandy", "give France 3", "tax England 2", "levy, limit 1"])
def test_section_5_right_lines_are_taken(line: str) -> None:
    """The lines are wrong, not the world."""
    world = table("turn")

    read(line, ORDERS["turn"], EMPIRES.lexicon(world, "england")).check(world, "england")
