"""Strength: what docs/strength.md says of the policies, measured again in `make fuzz`."""

import re

import pytest

from bot.tools.league import League, by_policy, play
from bot.tools.paired import Pairs, legs_of, strengths
from rules.registry import RULESETS
from tests.conformance.subjects import ROOT, SUBJECTS

PAGE = ROOT / "docs" / "strength.md"
ROW = re.compile(
    r"^\| (\w+) \| (\w+) \| (silent|random) \| (\d+) \| (\d+) \| (\d+) % \| (\d+) to (\d+) % \|$", re.MULTILINE
)
"""Game, policy, against whom, turns, pairs, won, and the bounds of 95 per cent."""
PAIRS = 24
"""Pairs that are played again, the first of the page's own where it has as many."""


def documented() -> list[tuple[str, str, str, int, int]]:
    """Give what the page says: game, policy, against whom, turns, and the per cent of pairs won."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return [(game, policy, against, int(turns), int(won)) for game, policy, against, turns, _, won, _, _ in rows]


def test_the_page_tells_of_the_shipped_autopilot_of_every_game() -> None:
    """Against silence and against any legal order."""
    told = {(game, against) for game, policy, against, _, _ in documented() if policy == "autopilot"}

    assert {(game, against) for game in RULESETS for against in ("silent", "random")} == told


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "policy", "against", "turns", "won"), documented())
def test_no_policy_has_lost_strength_beyond_chance(game, policy, against, turns, won) -> None:
    """Played again, the share on the page lies within or below the interval."""
    subject = next(one for one in SUBJECTS if one.ruleset.name == game)
    pairs = Pairs(League(game, subject.scenario, (policy,), PAIRS, turns, "strength"), (against,))
    (found,) = strengths(pairs, [legs_of(pairs, number) for number in range(1, PAIRS + 1)])

    assert found.most >= won / 100, f"{found.share:.0%} of {PAIRS} pairs"


COUNSELLED = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \| \d+ % \(\d+ to \d+\) \| ([−\d.,]+) \(", re.MULTILINE)
"""Game, games, turns, and the points of whoever does what counsel says."""
GAMES = 6
"""Games that are played again, the first of the page's own."""


def counselled() -> list[tuple[str, int, float]]:
    """Give what the page says of counsel: game, turns, and its points."""
    rows = COUNSELLED.findall(PAGE.read_text(encoding="utf-8").partition("does what counsel says")[2])
    return [(game, int(turns), float(points.replace(",", "").replace("−", "-"))) for game, _, turns, points in rows]


def test_the_page_tells_how_counsel_fares_in_every_game() -> None:
    """Beside the autopilots of the same games."""
    assert set(RULESETS) == {game for game, _, _ in counselled()}


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "turns", "points"), counselled())
def test_counsel_has_not_grown_worse_beyond_chance(game, turns, points) -> None:
    """Played again, the points on the page lie within or below the interval."""
    subject = next(one for one in SUBJECTS if one.ruleset.name == game)
    league = League(game, subject.scenario, ("counsel", "autopilot", "autopilot"), GAMES, turns, "buttons")
    found = by_policy([play(league, number) for number in range(1, GAMES + 1)])["counsel"]

    assert found.give is not None
    assert found.points + found.give >= points, f"{found.points:.1f} in {GAMES} games"
