"""What every game promises of its play: it replays, it ends or goes on, it draws alike everywhere."""

import subprocess
import sys

import pytest

from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.ruleset import Options
from rules.kernel.play.thinking import think
from rules.registry import RULESETS
from tests.conformance.games import TURNS, WINDOWS, Game, play, played
from tests.conformance.settings import variants
from tests.conformance.subjects import BY_ID, ROOT, SUBJECTS, clauses

IDS = list(BY_ID)
each = pytest.mark.parametrize("id", IDS)
each_game = pytest.mark.parametrize(("id", "by"), [(id, by) for id in IDS for by in ("autopilots", "players")])


def test_there_are_games_and_each_has_a_scenario_and_a_rulebook() -> None:
    """Without a game this suite would promise nothing."""
    assert RULESETS
    assert set(RULESETS) | {"toy"} == {subject.ruleset.name for subject in SUBJECTS}
    assert all(clauses(name) for name in RULESETS)
    assert all(name == ruleset.name for name, ruleset in RULESETS.items())


@each_game
def test_a_straight_run_equals_a_reload_at_every_window(id, by) -> None:
    """Rebuilt from what is kept, each window is the same, and its closing brings the same."""
    game = played(id, by)
    for stop in game.stops:
        session = game.session(stop)
        assert stop.window == session.window.name

        given = {seat: [Given.of(order) for order in orders] for seat, orders in stop.given.items()}
        assert stop.progress == session.close(given, game.players)


@each_game
def test_what_autopilots_answer_ahead_is_what_they_answer_when_a_window_closes(id, by) -> None:
    """Asking them early changes nothing, neither where the game stands nor what its closing brings."""
    game = played(id, by)
    for stop in game.stops:
        session = game.session(stop)
        before = session.state.write()
        session.ahead = dict(think(session, game.players))
        assert before == session.state.write()

        given = {seat: [Given.of(order) for order in orders] for seat, orders in stop.given.items()}
        assert stop.progress == session.close(given, game.players)
        assert not session.ahead


@each_game
def test_H38_games_end_or_go_on(id, by) -> None:
    """Until the end, or for as long as the suite plays."""
    game = played(id, by)

    assert game.ending or len(game.stops) == WINDOWS or game.stops[-1].progress.saves[-1].turn > TURNS
    if game.ending:
        assert set(game.ending.winners) <= set(BY_ID[id].seats)
        assert game.ending.reason


@each_game
def test_told_events_are_numbered_without_gaps(id, by) -> None:
    """From one; and what an event came of was told before it."""
    told = played(id, by).told

    assert list(range(1, len(told) + 1)) == [one.n for one in told]
    for one in told:
        assert all(0 < cause < one.n for cause in BY_ID[id].ruleset.read_event(one).because), one


@each_game
def test_H22_what_an_autopilot_told_came_of_its_own_draws(id, by) -> None:
    """They stand among all that is told under the numbers that it gave them."""
    game = played(id, by)
    for stop in game.stops:
        for answered in stop.progress.closing.answers.values():
            own = {one.n for one in answered.thoughts}
            assert [game.told[one.n - 1] for one in answered.thoughts] == list(answered.thoughts)
            assert all(set(BY_ID[id].ruleset.read_event(one).because) <= own for one in answered.thoughts)


@each_game
def test_windows_say_what_players_need_to_know(id, by) -> None:
    """Who is asked, by which clause, what they may order, and what silence means."""
    game, ruleset = played(id, by), BY_ID[id].ruleset
    for stop in game.stops:
        window = game.session(stop).window
        assert window.silence
        assert window.clause in BY_ID[id].clauses
        assert window.orders
        assert set(window.orders) <= set(ruleset.orders)
        assert len(set(window.asked)) == len(window.asked)
        assert window.asked or (window.discreet and window.among)


@each
def test_every_class_of_deadline_has_a_length(id) -> None:
    """Windows may have their own beside them; and what may change in a game are settings of it."""
    ruleset = BY_ID[id].ruleset
    hours = ruleset.hours(ruleset.options())

    assert {"orders", "reaction", "vote"} <= set(hours)
    assert all(length >= 1 for length in hours.values())
    assert set(ruleset.options.later) <= set(ruleset.options.model_fields)


@each
def test_another_seed_is_another_game(id) -> None:
    """And the same seed the same."""
    subject = BY_ID[id]
    one, again, other = (play(subject, (), seed=seed, turns=2, windows=6) for seed in ("one", "one", "other"))

    assert one.digest == again.digest
    assert one.digest != other.digest


@each
def test_every_setting_works(id) -> None:
    """Each yes or no, each choice, the least and the most of each number, for two turns of autopilots.

    The rules know a setting by the board that it sets up: one that sets up the same board is the same game, with other
    deadlines at most.
    """
    subject = BY_ID[id]
    boards: dict[str, Options] = {}
    for options in variants(subject.ruleset.options):
        assert subject.ruleset.hours(options), options
        board = subject.ruleset.setup(subject.scenario, options, Chance(Seeded("settings"), 0, "setup", lambda _: 1))
        boards.setdefault(board.write(), options)
    for options in boards.values():
        game = play(subject, (), seed="settings", turns=2, windows=4, options=options)
        assert game.stops or game.ending, options

    assert boards or not subject.ruleset.options.model_fields


@each
def test_H21_hash_seeds_make_no_difference(id) -> None:
    """Sets and hashes decide nothing: another interpreter with another seed plays the same games as this one."""
    assert [played(id, by).digest for by in ("autopilots", "players")] == digest(id, "1").split()


def digest(id: str, hash_seed: str) -> str:
    """Give what another interpreter makes of the games of a subject."""
    command = [sys.executable, "-m", "tests.conformance.digest", id]
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def test_a_digest_tells_games_apart() -> None:
    """Else the comparison would promise nothing."""
    assert played("toy-fair", "players").digest != played("toy-fair", "autopilots").digest
    assert digest("toy-fair", "0").split() == [played("toy-fair", by).digest for by in ("autopilots", "players")]


@pytest.mark.fuzz
@each
@pytest.mark.parametrize("seed", range(20))
def test_H38_long_random_games_end_or_go_on(id, seed) -> None:
    """Hundreds of windows of random players and autopilots together."""
    subject = BY_ID[id]
    players = subject.seats[: 1 + seed % len(subject.seats)]
    game: Game = play(subject, players, seed=f"long {seed}", turns=60, windows=400)

    assert game.ending or len(game.stops) > 50
