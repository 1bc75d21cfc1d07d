"""Reports of battles on a table: which stand, who confirms, who rules."""

from typing import Any

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import SeatPassed
from rules.kernel.facts.names import Called, Name
from rules.kernel.table.chair import CHAIR, chair
from rules.kernel.table.conceding import SeatConceded
from rules.kernel.table.events import (
    DisputeReason,
    ResultClaimed,
    ResultConfirmed,
    ResultDisputed,
    ResultLeft,
    ResultRuled,
)
from rules.kernel.table.words import tellings
from tests.kernel.table.duels import Accept, Deny, GiveUp, Leave, Meadow, Rule, Won, fought
from tests.rules.playing import Played

RED = Won(battle="1", winner="attacker")
BLUE = Won(battle="1", winner="defender")


def opened(end: Played) -> list[tuple[str, list[str], list[str]]]:
    """Give the windows after the first, with those awaited and those invited."""
    return [(one.name, list(one.awaited), list(one.invited)) for one in end.windows[1:]]


def test_two_equal_reports_stand_at_once() -> None:
    """Nobody is asked to confirm, though the chair is taken."""
    end = fought({"report": {"red": [RED], "blue": [RED]}}, "red", "blue", CHAIR)

    assert {"1": "attacker"} == end.state.results
    assert [] == opened(end)
    assert ["red", "blue"] == [one.seat for one in end.told(ResultClaimed)]
    assert ["red"] == [one.victor for one in end.told(ResultClaimed)][:1]


@pytest.mark.parametrize("said", [[Accept(battle="1")], []])
def test_the_other_side_confirms_also_by_silence(said: list[Any]) -> None:
    """It alone can lose by it."""
    end = fought({"report": {"red": [RED]}, "confirm": {"blue": said}}, "red", "blue", CHAIR)

    assert [("confirm", ["blue"], [])] == opened(end)
    assert {"1": "attacker"} == end.state.results
    assert ["blue" if said else ""] == [one.by for one in end.told(ResultConfirmed)]


def test_where_silence_confirms_at_once_nobody_is_asked_again() -> None:
    """The other side had its say in the same window."""
    end = fought({"report": {"red": [RED]}}, "red", "blue", early=True)
    denied = fought({"report": {"red": [RED], "blue": [Deny(battle="1", reason="no")]}}, "red", "blue", early=True)

    assert [] == opened(end) and {"1": "attacker"} == end.state.results
    assert {} == denied.state.results and ["unseated"] == [one.why for one in denied.told(ResultLeft)]


def test_a_dispute_is_told_and_ruled_on() -> None:
    """Why, the sides and the gamemaster alone are told."""
    orders = {
        "report": {"red": [RED]},
        "confirm": {"blue": [Deny(battle="1", reason="it rained")]},
        "ruling": {CHAIR: [Rule(battle="1", winner="defender")]},
    }
    end = fought(orders, "red", "blue", "green", CHAIR)

    assert {"1": "defender"} == end.state.results
    assert ["blue"] == [one.by for one in end.told(ResultDisputed)]
    assert [(("red", "blue", CHAIR), "it rained")] == [(one.audience, one.reason) for one in end.told(DisputeReason)]
    assert ["blue"] == [one.victor for one in end.told(ResultRuled)]
    assert [("red",)] == [one.reported_by for one in end.told(ResultDisputed)]


def test_a_dispute_without_a_reason_tells_none() -> None:
    """That it is disputed is told all the same."""
    end = fought({"report": {"red": [RED]}, "confirm": {"blue": [Deny(battle="1")]}}, "red", "blue")

    assert [["blue"], []] == [[one.by for one in end.told(kind)] for kind in (ResultDisputed, DisputeReason)]


@pytest.mark.parametrize("ruling", [[], [Leave(battle="1")]])
def test_two_different_reports_without_a_ruling_are_the_resolvers(ruling: list[Any]) -> None:
    """In silence, by the gamemaster's own word, and where the chair is empty."""
    orders = {"report": {"red": [RED], "blue": [BLUE]}, "ruling": {CHAIR: ruling}}
    watched, alone = fought(orders, "red", "blue", CHAIR), fought(orders, "red", "blue")

    assert [("ruling", [CHAIR], [])] == opened(watched)
    assert [] == opened(alone)
    for end, why in ((watched, "unruled"), (alone, "unseated")):
        assert {} == end.state.results
        assert [why] == [one.why for one in end.told(ResultLeft)]


def test_in_a_solo_campaign_a_report_against_an_autopilot_stands_at_once() -> None:
    """Nobody else is there to be deceived."""
    end = fought({"report": {"red": [RED]}}, "red")

    assert [] == opened(end) and {"1": "attacker"} == end.state.results


@pytest.mark.parametrize(
    ("said", "results"),
    [([Accept(battle="1")], {"1": "attacker"}), ([], {}), ([Deny(battle="1", reason="no")], {})],
)
def test_else_the_chair_confirms_it(said: list[Any], results: dict[str, str]) -> None:
    """By its word alone: what it does not confirm is left to the resolver."""
    end = fought({"report": {"red": [RED]}, "judge": {CHAIR: said}}, "red", "green", CHAIR)

    assert ("judge", [CHAIR], []) == opened(end)[0]
    assert results == end.state.results


def test_while_the_chair_is_empty_a_person_who_is_no_party_confirms() -> None:
    """The first is awaited, the others may speak, too; a dispute of any of them leaves it to the resolver."""
    orders = {"report": {"red": [RED]}, "judge": {"white": [Accept(battle="1")]}}
    end = fought(orders, "red", "green", "white")
    contested = fought(
        {"report": {"red": [RED]}, "judge": {"green": [Accept(battle="1")], "white": [Deny(battle="1", reason="no")]}},
        "red", "green", "white",
    )  # fmt: skip

    assert [("judge", ["green"], ["white"])] == opened(end)
    assert {"1": "attacker"} == end.state.results
    assert {} == contested.state.results


def test_many_battles_are_reported_at_once() -> None:
    """Each goes its own way, and no stage has more than one window."""
    duels = {"1": ("red", "blue"), "2": ("green", "white"), "3": ("blue", "grey")}
    orders = {
        "report": {
            "red": [RED],
            "green": [Won(battle="2", winner="attacker")],
            "blue": [Won(battle="3", winner="defender")],
        },
        "confirm": {"blue": [Deny(battle="1", reason="no")], "white": [Accept(battle="2")]},
        "judge": {CHAIR: [Accept(battle="3")]},
        "ruling": {CHAIR: [Rule(battle="1", winner="defender")]},
    }
    end = fought(orders, "red", "blue", "green", "white", CHAIR, **duels)

    assert ["report", "confirm", "judge", "ruling"] == [one.name for one in end.windows]
    assert {"1": "defender", "2": "attacker", "3": "defender"} == end.state.results


def test_what_nobody_reports_is_the_resolvers() -> None:
    """Without a word told."""
    end = fought({"report": {"red": [Leave(battle="1")]}}, "red", "blue")

    assert {} == end.state.results and [] == end.events


def test_whoever_concedes_is_asked_no_more() -> None:
    """The seat passes at once, and its report is judged as one of a battle against an autopilot."""
    end = fought({"report": {"red": [RED], "blue": [GiveUp(sure=True)]}}, "red", "blue", "green")

    assert [("judge", ["green"], [])] == opened(end)
    assert ["blue"] == [one.seat for one in end.told(SeatConceded)]
    assert [("blue", "autopilot")] == [(one.seat, one.to) for one in end.told(SeatPassed)]


def test_conceding_wants_to_be_meant_and_only_the_chair_rules() -> None:
    """A slip is refused, and so is whoever takes the chair's place."""
    with pytest.raises(Refusal, match="say concede yes"):
        GiveUp(sure=False).check(Meadow(duels={}), "red")
    with pytest.raises(Refusal, match="only the battle umpire rules"):
        Rule(battle="1", winner="attacker").check(Meadow(duels={}), "red")
    assert "battle 1" == RED.key() == Leave(battle="1").key()


def test_the_chair_is_a_seat_that_a_campaign_can_do_without() -> None:
    """Nobody is put there who did not ask for it."""
    assert (CHAIR, True) == (chair().id, chair().spare)
    assert "Battle umpire" == chair().name and "does not lead the campaign" in chair().about


def test_reports_read_as_what_they_are() -> None:
    """In the game's words, the gamemaster by that name."""
    words = tellings(lambda event: f"{event.victor} wins", "the dice decide", "war")
    told = {"clause": "DUE-2", "battle": "T1"}
    reds = Called.of("red", Name(text="Reds", article="the", plural=True), "everyone")
    lines = [
        words.tell(ResultClaimed(**told, seat="Red", winner="attacker", degree="", victor="Red")),
        words.tell(ResultConfirmed(**told, by=CHAIR)),
        words.tell(ResultLeft(**told, why="unconfirmed")),
        words.tell(ResultLeft(**told, why="unseated")),
        words.tell(ResultLeft(**told, why="unconfirmed").model_copy(update={"reported_by": (reds,)})),
        words.tell(ResultDisputed(**told, by="Blue").model_copy(update={"reported_by": (reds,)})),
        words.tell(
            DisputeReason(**told, by="", reason="No such battle.", audience=("red",)).model_copy(update={"by": reds})
        ),
    ]

    assert [
        "T1, as reported by Red: Red wins.",
        "T1: the report stands, confirmed by the battle umpire.",
        "T1: nobody confirmed the report, so the dice decide.",
        "T1: nobody is battle umpire, who alone may rule on a dispute, so the dice decide.",
        "T1: nobody confirmed the Reds’ report, so the dice decide.",
        "T1: the Reds’ report is disputed by Blue.",
        "T1: the Reds dispute the report: “No such battle”.",
    ] == [line.text for line in lines]
