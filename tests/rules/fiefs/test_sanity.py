"""Whole campaigns without players, and people's, come out as the rulebook says (section 12.3, FIE-17.6)."""

from collections import Counter
from functools import cache

import pytest

from bot.tools.usage import begun, play, usage_of
from rules.fiefs.ruleset import FIEFS
from tests.rules.fiefs.attention import counted
from tests.rules.fiefs.attention import table as attention
from tests.rules.fiefs.sanity import SPECIFIED, Fate, campaign, figures, table
from tests.rules.fiefs.worlds import BOARD

SEEDS = 4
"""Enough to see a rule that has gone wrong; `sanity.py` plays a thousand."""
OFTEN = 85
"""Per cent of windows that let a person decide, at least."""


@cache
def fates() -> list[Fate]:
    """Play them once."""
    return [campaign(seed) for seed in range(SEEDS)]


def test_section_12_3_campaigns_come_out_as_the_rulebook_says() -> None:
    """Within what chance may do to a handful: wars, battles, claims, totals."""
    found = figures(fates())

    for name in ("conflicts", "campaigns", "claims made", "claims exercised", "first", "fifth", "earned, %"):
        assert 0.6 <= found[name] / SPECIFIED[name] <= 1.6, (name, found[name])
    assert all(len(fate.houses) == 5 and sum(one.won for one in fate.houses) for fate in fates())


def test_section_12_3_the_table_sets_both_side_by_side() -> None:
    """As it is read by whoever plays a thousand."""
    assert f"{SEEDS} campaigns of five Houses" in table(fates())
    assert "prestige of Houses that fought more than their table" in table(fates())


@pytest.mark.parametrize(("pace", "years"), [("season", 3), ("turns", 1)])
def test_FIE_17_6_a_person_may_decide_in_most_windows(pace: str, years: int) -> None:
    """Awaited or invited, with two orders of different effect at least."""
    found = sum((counted(seed, years=years, pace=pace) for seed in (1, 2)), Counter[str]())

    assert OFTEN <= 100 * found["decides"] / (found["awaited"] + found["invited"] + found["nothing"])
    assert "windows a year" in attention(found)


def test_FIE_16_23_policies_order_what_people_have_at_a_table_by_turns() -> None:
    """Two years, with detachments and fleets, in every seat."""
    options = FIEFS.options(pace="turns", detachments=True, fleets=True, battle="table")
    found = usage_of(FIEFS)
    play(FIEFS, begun(FIEFS, BOARD, "using", "autopilot", options), 2, "autopilot", found)

    assert min(found.orders[one] for one in ("wish_lands", "join", "march", "array")) > 0
    assert found.orders["plan_move"] == found.orders["plan_take"] == 0
