"""Section 7.7: whole campaigns without players come out as the specification says; `sanity.py` plays more of them."""

from functools import cache

import pytest

from tests.rules.italy.sanity import SPECIFIED, Fate, campaign, defeats, mean, table

SEEDS, MORE = 40, 100
"""Enough to see a rule that has gone wrong; two thousand gave 30.2 per cent of defeats and a mean of 169."""


@cache
def fates(seeds: int) -> list[Fate]:
    """Play them once."""
    return [campaign(seed) for seed in range(seeds)]


def test_section_7_7_every_campaign_ends_by_its_twelfth_turn() -> None:
    """With a defeat, or in a band."""
    assert {fate.result for fate in fates(SEEDS)} <= set(SPECIFIED)
    assert all(fate.turn == 12 for fate in fates(SEEDS) if fate.result != "defeat")


@pytest.mark.parametrize(
    ("seeds", "lost", "scored"),
    [(SEEDS, (9, 52), (98, 240)), pytest.param(MORE, (17, 45), (124, 214), marks=pytest.mark.fuzz)],
)
def test_section_7_7_defeats_and_scores_lie_where_they_should(seeds, lost, scored) -> None:
    """Within what chance may do to so many: three standard errors around the specification."""
    assert lost[0] <= defeats(fates(seeds)) <= lost[1]
    assert scored[0] <= mean(fates(seeds)) <= scored[1]


def test_section_7_7_the_table_sets_both_side_by_side() -> None:
    """As it is read by whoever plays two thousand."""
    assert f"{SEEDS} campaigns" in table(fates(SEEDS))
    assert "| mean score |" in table(fates(SEEDS))
