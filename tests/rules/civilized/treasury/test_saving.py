"""How much of its surplus an autopilot saves, and in how many lots (CIV-4.8.1)."""

import pytest

from rules.civilized.treasury.saving import bundled, lots, pool, saving_chance
from rules.kernel.facts.events import Drawn
from tests.rules.civilized.spenders import at_war, earning
from tests.rules.playing import Table


@pytest.mark.parametrize(
    ("net", "treasury", "cut"),
    [
        (60, 60, [25, 25, 10]),
        (60, 70, [25, 25, 20]),
        (60, 100, [25, 25, 25]),
        (50, 90, [25, 25]),
        (60, 40, [25, 15]),
        (0, 500, []),
        (-5, 500, []),
        (30, 0, []),
    ],
)
def test_CIV_4_8_1b_the_surplus_is_cut_into_lots(net: int, treasury: int, cut: list[int]) -> None:
    """The lesser of net taxation and treasury (CIV-4.8.1a); the rest of the treasury fills the last lot up."""
    assert cut == lots(earning(net, treasury), "rome")


def test_CIV_4_8_1c_at_most_four_thousand_lots_are_drawn_for() -> None:
    """House rule: an old empire's Winter must end."""
    assert [25] * 4000 == lots(earning(10**9, 10**9), "rome")


@pytest.mark.parametrize(
    ("net", "bundles"),
    [(250, [25] * 10), (260, [35, *[25] * 9]), (275, [50, *[25] * 9]), (500, [50] * 10), (10**9, [10_000] * 10)],
)
def test_CIV_4_8_1b_more_than_ten_lots_are_tied_into_ten_bundles(net: int, bundles: list[int]) -> None:
    """House rule: as equal as can be, nothing lost, and one test for each."""
    world = earning(net, net)
    cut = lots(world, "rome")
    table = Table(world, {"save.lot": ["3H"] * 9 + ["TH"]})

    assert bundles == bundled(cut)
    assert sum(cut) == sum(bundled(cut))
    assert bundles[-1] == pool(world, "rome", table.play.chance)


def test_CIV_4_8_1e_old_lots_are_tied_into_bundles_as_well() -> None:
    """House rule: four thousand of them into ten of ten thousand points, of which one is spent."""
    world = at_war(earning(0, 10**6))

    assert 10_000 == pool(world, "rome", Table(world, {"old.treasury": [*["6H"] * 9, "AS"]}).play.chance)


@pytest.mark.parametrize(
    ("scores", "chance"),
    [
        ({}, 30),
        ({"intelligence": 11}, 50),
        ({"greed": 11}, 40),
        ({"military": 11}, 40),
        ({"greed": 11, "military": 11}, 40),
        ({"activity": 11}, 10),
        ({"popularity": 11}, 20),
        ({"activity": 11, "popularity": 11}, 0),
        ({"intelligence": 10, "greed": 10, "activity": 10}, 30),
    ],
)
def test_CIV_4_8_1d_the_ruler_decides_how_much_is_saved(scores: dict[str, int], chance: int) -> None:
    """Acquisitive and Military together count once (reading 29)."""
    assert chance == saving_chance(earning(60, **scores), "rome")


@pytest.mark.parametrize(("at_start", "more"), [(59, 0), (60, 10), (119, 10), (120, 20), (179, 20), (180, 30)])
def test_CIV_4_8_1d_x12_an_old_treasury_makes_thrifty(at_start: int, more: int) -> None:
    """N 60: 10 for each full 60."""
    assert 30 + more == saving_chance(earning(60, at_start=at_start), "rome")


def test_CIV_4_8_1d_x39_an_intelligent_ruler_with_a_full_treasury() -> None:
    """30 + 20 + 20 = 70."""
    assert 70 == saving_chance(earning(60, at_start=150, intelligence=12), "rome")


def test_CIV_4_8_1d_war_opens_the_purse() -> None:
    """20 less."""
    assert 10 == saving_chance(at_war(earning(60)), "rome")


def test_CIV_4_8_1c_each_lot_is_saved_or_invested() -> None:
    """30 %: Three saves, Four invests."""
    world = earning(75, 75)

    assert 50 == pool(world, "rome", Table(world, {"save.lot": ["3H", "4H", "TS"]}).play.chance)


@pytest.mark.parametrize(("at_start", "invested"), [(0, 75), (60 * 7, 0)])
def test_CIV_4_8_1d_under_one_never_and_from_a_hundred_always(at_start: int, invested: int) -> None:
    """Without a card."""
    world = earning(60, 90, at_start, **({} if at_start else {"activity": 12, "popularity": 12}))
    table = Table(world)

    assert invested == pool(world, "rome", table.play.chance)
    assert [] == table.told(Drawn)


def test_CIV_4_8_1e_at_war_half_of_the_old_treasury_is_invested_too() -> None:
    """Each full 25 outside the lots on a test of 50 %; in peace none of it."""
    cards = {"save.lot": "TH", "old.treasury": ["5H", "6H", "AS"]}
    peace, war = earning(25, 120), at_war(earning(25, 120))

    assert 25 == pool(peace, "rome", Table(peace, cards).play.chance)
    assert 25 + 25 + 25 == pool(war, "rome", Table(war, cards).play.chance)
