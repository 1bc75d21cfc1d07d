"""Section 7.7: whole campaigns without players come out as the specification says; `sanity.py` plays more of them."""

from functools import cache

from tests.rules.italy.sanity import SPECIFIED, Fate, campaign, defeats, mean, table

SEEDS = 100
"""Enough to see a rule that has gone wrong; two thousand gave 30.2 per cent of defeats and a mean of 169."""


@cache
def fates() -> list[Fate]:
    """Play them once."""
    return [campaign(seed) for seed in range(SEEDS)]


def test_section_7_7_every_campaign_ends_by_its_twelfth_turn() -> None:
    """With a defeat, or in a band."""
    assert {fate.result for fate in fates()} <= set(SPECIFIED)
    assert all(fate.turn == 12 for fate in fates() if fate.result != "defeat")


def test_section_7_7_defeats_and_scores_lie_where_they_should() -> None:
    """Within what chance may do to a hundred: three standard errors around the specification."""
    assert 17 <= defeats(fates()) <= 45
    assert 124 <= mean(fates()) <= 214


def test_section_7_7_the_table_sets_both_side_by_side() -> None:
    """As it is read by whoever plays two thousand."""
    assert f"{SEEDS} campaigns" in table(fates())
    assert "| mean score |" in table(fates())
