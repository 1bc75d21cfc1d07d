"""Which game to take, how two differ, and the command that begins the one that is named."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.service.plain.leading.picking import picked
from rules.registry import RULESETS

HERALD = cast("Any", SimpleNamespace(games=RULESETS))


def told(text: str) -> str:
    found = picked(HERALD, text, ["Empires: 15 rounds."])
    return found.content if found else ""


def test_the_command_is_given_ready_to_copy() -> None:
    """With the channel and the title that were named."""
    whole = told("start a game of civilized for us in #campaign, call it Morning Friends")

    assert "Type this in #campaign" in whole and "`/campaign found game: civilized title: Morning Friends`" in whole
    assert "`/campaign found game: candlebre`" in told("can you set up a game of candlebre for us")


@pytest.mark.parametrize("text", ["start the game", "start", "is civilized fun", "which seat should i take"])
def test_what_founds_nothing_is_left_alone(text: str) -> None:
    """The campaign that waits is started otherwise."""
    assert not told(text)


def test_one_game_is_named_and_two_are_told_apart() -> None:
    """In a line each."""
    assert told("ok so which ONE would you pick, for 4 of us, one is a bit unreliable").startswith(
        "I would take Empires"
    )
    assert "autopilot" in told("which one should we take, one is slow") and 3 == len(
        told("whats the difference between fiefs and civilized in one sentence").splitlines()
    )
