"""H36: an exported campaign runs again to the same saves and events, or names the first that differs."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tools import replay
from bot.tools.replay import Replay, Replayed
from rules.kernel.errors import Broken, Diverged
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.tools.kept import changed, kept
from tests.tools.wells import WELLS, Ground, autopilot, digging, drinking

FILE = kept()
GAMES = {"wells": WELLS}


def test_the_same_rules_reach_the_same_end() -> None:
    """Every save, closing and event is reached again."""
    expected = Replayed(len(FILE["saves"]), 7, len(FILE["events"]))

    assert expected == Replay(json.dumps(FILE), GAMES).run()


def thirsty(play: Play[Ground]) -> Flow:
    """Drink twice as much (TOY-3)."""
    for digger in play.state.diggers.values():
        digger.water -= 2
    yield from ()


def test_a_changed_rule_names_the_first_save_that_differs() -> None:
    """A phase that drinks more reaches another state before the third save."""
    changed_rules = {"wells": replace(WELLS, phases=(digging, thirsty))}

    with pytest.raises(Diverged, match="save 2: recorded"):
        Replay(json.dumps(FILE), changed_rules).run()


def test_a_changed_telling_of_facts_names_the_first_event() -> None:
    """What is recorded of an event and what is told now stand side by side."""
    events = [dict(event) for event in FILE["events"]]
    place = next(place for place, event in enumerate(events) if event["event"] == "WaterFound")
    events[place]["body"] = json.dumps(json.loads(events[place]["body"]) | {"water": 99})

    with pytest.raises(Diverged, match=rf"event {place + 1}: recorded WaterFound .*99.*, reached WaterFound"):
        Replay(changed(FILE, events=events), GAMES).run()


def test_an_event_too_many_is_named() -> None:
    """What was recorded beyond the end is no part of the campaign."""
    extra = {**FILE["events"][-1], "n": len(FILE["events"]) + 1}

    with pytest.raises(Diverged, match="the end"):
        Replay(changed(FILE, events=[*FILE["events"], extra]), GAMES).run()


def test_answers_of_autopilots_are_not_thought_again() -> None:
    """An autopilot that has become cleverer replays what it answered then."""

    def clever(*_: object) -> list[object]:
        raise AssertionError("nobody asks it")

    assert Replay(json.dumps(FILE), {"wells": replace(WELLS, autopilot=clever)}).run()
    assert WELLS.autopilot is autopilot


def test_a_setup_that_raises_is_a_fault_of_the_rules() -> None:
    """It is reported as one, not as a crash."""

    def broken(scenario: object, options: object, chance: Chance) -> Ground:
        raise ZeroDivisionError

    with pytest.raises(Broken, match="wells: setup"):
        Replay(json.dumps(FILE), {"wells": replace(WELLS, setup=broken)}).run()


def test_a_game_that_is_not_here_is_refused_in_words() -> None:
    """The games that are here are named."""
    with pytest.raises(ValueError, match="there is no game “wells” here; there is none"):
        Replay(json.dumps(FILE), {})


def test_its_word_and_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with 0 where all is the same, 1 where something differs, 2 for no campaign."""
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(FILE), encoding="utf-8")
    other = {"wells": replace(WELLS, phases=(digging, thirsty, drinking))}

    ended = [replay.main(str(file), GAMES), replay.main(str(file), other), replay.main(str(tmp_path / "none"), GAMES)]

    assert [0, 1, 2] == ended
    assert "the same again" in capsys.readouterr().out
