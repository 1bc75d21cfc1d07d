"""Leagues: who sits where, what is counted, and the same lines for the same arguments."""

import json
import subprocess
import sys
from hashlib import sha256

import pytest

from bot.tools.league import League, Result, by_policy, by_seat, league_of, lines, play
from rules.kernel.errors import Answer
from rules.registry import RULESETS
from tests.conformance.subjects import ROOT, SUBJECTS
from tests.tools.wells import OASIS, WELLS

SHORT = OASIS.model_copy(update={"enough": 30})


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy game in the registry."""
    monkeypatch.setitem(RULESETS, "wells", WELLS)


def wells(*policies: str, games: int = 3, turns: int = 20, seed: str = "x") -> League:
    return League("wells", SHORT, policies or ("autopilot",), games, turns, seed)


def written(league: League, jobs: int = 1) -> list[str]:
    return [line for step in lines(league, jobs, []) for line in step.lines]


def test_each_policy_moves_on_by_a_seat_from_game_to_game() -> None:
    """After as many games as there are seats every one has sat everywhere; few policies share the seats."""
    three, two = wells("silent", "random", "autopilot"), wells("silent", "random")
    rows = [tuple(three.seated(number).values()) for number in (1, 2, 3, 4)]

    assert rows[0] == ("silent", "random", "autopilot") == rows[3]
    assert rows[1] == ("random", "autopilot", "silent")
    assert all(len({row[place] for row in rows[:3]}) == 3 for place in range(3))
    assert ("silent", "random", "silent") == tuple(two.seated(1).values())


def test_a_chair_that_the_game_does_without_is_not_played() -> None:
    """Only seats that somebody has to play are dealt to policies."""
    spare = [(one, seat) for one in SUBJECTS for seat in one.ruleset.seats(one.scenario) if seat.spare]
    for one, seat in spare:
        league = League(one.ruleset.name, one.scenario, ("autopilot",), 1, 1, "x")

        assert seat.id not in league.seats


def test_a_game_that_ends_is_won_by_whom_it_names() -> None:
    """With the reason and the points of that moment, before the last turn of the league."""
    ended = play(wells("silent", games=1), 1)

    assert ("the well is full", True) == (ended.ended, ended.turns < 20)
    assert set(ended.winners) == {seat for seat, water in ended.points.items() if water >= SHORT.enough}


def test_a_game_that_does_not_end_goes_to_whoever_has_most() -> None:
    """Counted as its last turn left it, before anything of the next."""
    village = OASIS.model_copy(update={"enough": 500})
    one, two = (play(League("wells", village, ("autopilot",), 1, turns, "x"), 1) for turns in (1, 2))

    assert ("", "", 1, 2) == (one.ended, two.ended, one.turns, two.turns)
    assert [max(one.points, key=lambda seat: one.points[seat])] == list(one.winners)
    assert all(two.points[seat] > one.points[seat] for seat in one.points)


RESULTS = [
    Result(1, "x/1", 3, "", {"a": "silent", "b": "random", "c": "silent"}, ("a",), {"a": 8, "b": 4, "c": 2}),
    Result(2, "x/2", 3, "", {"a": "random", "b": "silent", "c": "silent"}, ("b", "c"), {"a": 1, "b": 5, "c": 5}),
]


def test_standings_count_by_seat_and_by_policy() -> None:
    """A seat once a game; a policy by every seat for its wins, and by each game's mean for its points."""
    seats, policies = by_seat(RESULTS), by_policy(RESULTS)

    assert [(2, 1, 4.5), (2, 1, 4.5), (2, 1, 3.5)] == [(one.games, one.wins, one.points) for one in seats.values()]
    assert ["random", "silent"] == list(policies)
    assert (2, 0, 0.0, 2.5) == (
        policies["random"].games,
        policies["random"].wins,
        policies["random"].share,
        policies["random"].points,
    )
    assert (4, 3, 0.75, 5.0, 0.0) == (
        policies["silent"].games,
        policies["silent"].wins,
        policies["silent"].share,
        policies["silent"].points,
        policies["silent"].give,
    )
    assert (0.3006, 0.9544) == pytest.approx((policies["silent"].least, policies["silent"].most), abs=5e-5)


def test_the_same_league_gives_the_same_lines() -> None:
    """Twice the same, and another seed another league."""
    assert written(wells("silent", "random")) == written(wells("silent", "random"))
    assert written(wells("random"))[1] != written(wells("random", seed="y"))[1]


def test_several_processes_write_what_one_writes() -> None:
    """The results stand in the order of the games, whoever is ready first."""
    subject = min((one for one in SUBJECTS if one.ruleset.name in RULESETS), key=lambda one: len(one.seats))
    league = League(subject.ruleset.name, subject.scenario, ("random", "autopilot"), 3, 1, "x")

    assert written(league) == written(league, jobs=2)


def test_the_lines_name_everything_and_are_sealed() -> None:
    """A heading, a line for each game, seat and policy, and the digest of all before it."""
    heading, *middle, last = written(wells("silent", "random"))

    assert {
        "game": "wells",
        "scenario": "oasis",
        "policies": ["silent", "random"],
        "games": 3,
        "seed": "x",
    }.items() <= (json.loads(heading).items())
    parts = [json.loads(line) for line in middle]
    assert [1, 2, 3] == [part["game"] for part in parts if "game" in part]
    assert ["north", "south", "east"] == [part["seat"] for part in parts if "seat" in part]
    assert ["random", "silent"] == [part["policy"] for part in parts if "policy" in part]
    digest = sha256("".join(f"{line}\n" for line in (heading, *middle)).encode()).hexdigest()
    assert {"end": True, "games": 3, "digest": digest} == json.loads(last)


@pytest.mark.parametrize(
    ("league", "words"),
    [
        (
            wells("silnt"),
            "Wells has no policy “silnt”; did you mean “silent”?; it has silent, random, counsel, autopilot",
        ),
        (wells(*["silent"] * 4), "Wells has 3 seats to play: name from one to that many policies, not 4"),
        (League("wells", SHORT, (), 1, 1, "x"), "name from one to that many policies, not 0"),
        (wells(games=0), "a league of 0 games has nothing to tell"),
        (wells(games=-2), "a league of -2 games has nothing to tell"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused_in_a_sentence(league, words) -> None:
    """Unknown policies, too many or none, and no games."""
    with pytest.raises(Answer) as refused:
        league_of(league)

    assert words in str(refused.value)


def test_a_league_is_the_same_with_another_hash_seed() -> None:
    """Nothing depends on the order of sets: two interpreters write the same bytes of a real game."""
    game = next(one.ruleset.name for one in SUBJECTS if one.ruleset.name in RULESETS)
    arguments = ["--games", "2", "--turns", "1", "--policies", "random,silent", "--jsonl", "-"]
    command = [sys.executable, "-m", "bot", "league", game, *arguments]
    environment = {"HERALD_SCENARIOS": str(ROOT / "config" / "scenarios"), "PATH": "", "PYTHONPATH": str(ROOT)}

    environments = [environment | {"PYTHONHASHSEED": seed} for seed in ("1", "2")]
    written = [subprocess.run(command, cwd=ROOT, env=one, capture_output=True, check=True) for one in environments]

    assert written[0].stdout == written[1].stdout and len(written[0].stdout.splitlines()) > 5
