"""Strength: what docs/strength.md says of the policies, measured again in `make fuzz`."""

import re

import pytest

from bot.tools.league import League
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
