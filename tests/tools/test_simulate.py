"""Simulated games: a contract of lines, the same for the same arguments."""

import json
from hashlib import sha256

import pytest

from bot.settings import version
from bot.tools.simulate import simulate
from tests.tools.wells import OASIS, WELLS


def lines(turns: int = 3, seed: str = "crowns") -> list[str]:
    return [line for step in simulate(WELLS, OASIS, turns, seed) for line in step.lines]


def test_the_first_line_names_everything_that_the_others_depend_on() -> None:
    """Version, game, scenario, seed and revision, in this order."""
    expected = {"herald": version(), "game": "wells", "scenario": "oasis", "seed": "crowns", "revision": 1}

    assert json.dumps(expected) == lines()[0]


def test_an_event_is_one_line_with_its_draw_spelled_out() -> None:
    """All that an event is comes in one order; a roll says its purpose, subject, sides and figure."""
    event = json.loads(lines()[1])

    assert ["turn", "phase", "n", "event", "clause", "audience", "data", "text"] == list(event)
    assert (1, "setup", 1, "Rolled", "TOY-1.3", "everyone") == tuple(event.values())[:6]
    assert {"because", "purpose", "subject", "sides", "rolled"} == set(event["data"])
    assert f"North, first depth: {event['data']['rolled']} on d6" == event["text"]


def test_a_card_names_itself() -> None:
    """A drawn card's line holds its purpose, subject and card, and who sees it."""
    events = [json.loads(line) for line in lines()[1:-1]]
    card = next(event for event in events if event["event"] == "Drawn")

    assert ("water", "north", ["north"]) == (card["data"]["purpose"], card["data"]["subject"], card["audience"])
    assert 2 == len(card["data"]["card"])


def test_events_are_numbered_through_and_stop_with_the_last_turn() -> None:
    """No number is left out, and no event of the turn after is told."""
    events = [json.loads(line) for line in lines()[1:-1]]

    assert list(range(1, len(events) + 1)) == [event["n"] for event in events]
    assert {1, 2, 3} == {event["turn"] for event in events}


def test_the_last_line_seals_those_before_it() -> None:
    """Its digest is the SHA-256 of all bytes before it."""
    *before, last = lines()

    digest = sha256("".join(f"{line}\n" for line in before).encode()).hexdigest()
    assert {"end": True, "turns": 3, "digest": digest} == json.loads(last)


def test_the_same_arguments_give_the_same_lines() -> None:
    """Twice the same, and another seed gives another game."""
    assert lines() == lines()
    assert lines()[1:] != lines(seed="other")[1:]


@pytest.mark.parametrize("fewer", [1, 2])
def test_more_turns_go_on_from_fewer(fewer: int) -> None:
    """The events of a shorter game are the first of a longer one."""
    short = lines(turns=fewer)

    assert short[1:-1] == lines(turns=fewer + 1)[1 : len(short) - 1]


def test_a_game_that_ends_earlier_says_so() -> None:
    """The last line counts the turns that were played, not those that were asked for."""
    last = json.loads(lines(turns=100)[-1])

    assert 1 < last["turns"] < 20
