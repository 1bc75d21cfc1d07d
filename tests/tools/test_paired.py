"""Paired strength: the same seed and seat, one policy exchanged."""

import json
from dataclasses import replace

import pytest

from bot.tools import tabling
from bot.tools.league import League
from bot.tools.paired import NOBODY, Legs, Pairs, compared, lines, pairs_of, result, strengths
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.tools.test_league import SHORT, WELLS


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy game in the registry."""
    monkeypatch.setitem(RULESETS, "wells", WELLS)


def wells(*policies: str, games: int = 4, turns: int = 5) -> Pairs:
    return Pairs(League("wells", SHORT, policies or ("autopilot",), games, turns, "x"))


def test_seats_change_from_pair_to_pair_and_seeds_when_all_have_sat() -> None:
    """So each seat is measured as often, and one unattended game stands for all seats of its seed."""
    pairs = wells()

    assert ["north", "south", "east", "north"] == [pairs.seat(number) for number in (1, 2, 3, 4)]
    assert ["x/1", "x/1", "x/1", "x/2"] == [pairs.seed(number) for number in (1, 2, 3, 4)]


LEGS = [
    Legs(1, "x/1", "north", {"autopilot": 5, "silent": 3, "random": 9}),
    Legs(2, "x/1", "south", {"autopilot": 4, "silent": 4, "random": 2}),
]


def test_the_better_score_wins_and_a_tie_counts_half() -> None:
    """With Wilson's interval; a policy is not held against itself."""
    one = compared("autopilot", "silent", LEGS)

    assert (2, 1.5, 0.75) == (one.pairs, one.won, one.share)
    assert 0 < one.least < one.share < one.most < 1
    both = strengths(wells("autopilot", "silent"), LEGS)
    assert [("autopilot", "silent"), ("autopilot", "random"), ("silent", "random")] == [
        (each.policy, each.against) for each in both
    ]


def test_a_pair_differs_in_one_seat_only() -> None:
    """The same policy comes out alike twice; left to nobody the seat is played by the rules."""
    league = wells().league

    assert result(league, "x/1", "north", "random") == result(league, "x/1", "north", "random")
    assert isinstance(result(league, "x/1", "north", NOBODY), int)


def test_where_rank_counts_points_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is worth those behind it less those before it."""
    monkeypatch.setitem(RULESETS, "wells", replace(WELLS, by_rank=True))

    assert result(wells().league, "x/1", "north", "silent") in (-2, -1, 0, 1, 2)


def test_the_lines_are_sealed_and_the_same_in_several_processes() -> None:
    """A heading, a line for each pair and comparison, and the digest of all before it."""
    written = [line for step in lines(wells(), 1, []) for line in step.lines]
    parts = [json.loads(line) for line in written]

    assert {"game": "wells", "pairs": 4, "against": ["silent", "random"]}.items() <= parts[0].items()
    assert [1, 2, 3, 4] == [part["pair"] for part in parts if "pair" in part]
    assert ["silent", "random"] == [part["against"] for part in parts if "won" in part]
    assert parts[-1]["end"] and 4 == parts[-1]["pairs"]


def test_the_table_names_policies_pairs_and_shares(capsys: pytest.CaptureFixture[str]) -> None:
    """On the terminal."""
    tabling.show_paired(wells(), LEGS, error=False)
    shown = capsys.readouterr().out

    assert "2 pairs, at most 5 turns each" in shown and "75%" in shown and "autopilot" in shown


@pytest.mark.parametrize(("pairs", "words"), [(wells("silnt"), "did you mean “silent”"), (wells(games=0), "0 pairs")])
def test_what_cannot_be_measured_is_refused_in_a_sentence(pairs, words) -> None:
    """Unknown policies, and no pairs."""
    with pytest.raises(Answer) as refused:
        pairs_of(pairs)

    assert words in str(refused.value)
