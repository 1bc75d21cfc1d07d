"""What a leader hears of a plan as he gives it: its moves, and what this season has no turns for (FIE-7.10)."""

from typing import Any

import pytest

from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanBesiege, PlanHold, PlanMove
from rules.fiefs.counsel.consequences import consequences
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import LONGEST
from tests.rules.fiefs.camps import FIRST_TURN
from tests.rules.fiefs.test_show import at_war

SEAT = "mortimer"


def heard(world: World, *orders: Order[World]) -> list[str]:
    """Give what is said of each item of a plan as it is added."""
    found = []
    for order in orders:
        order.apply(world, SEAT)
        found.append(consequences(world, SEAT, order))
    assert all(len(text) <= LONGEST for text in found)
    return found


def in_season(season: Any, turn: int = 0) -> World:  # Any: a season
    """Give a war in a season, at its beginning or in a turn of it."""
    world = at_war()
    world.season, world.turn = season, turn or FIRST_TURN[season]
    return world


def test_FIE_7_9_a_long_march_says_its_moves() -> None:
    """Where each of them ends, and nothing of one that takes one move."""
    far, near = heard(in_season("summer"), PlanMove(to="orleans"), PlanBesiege())

    assert far.startswith("That is two moves, a turn each, by Tours.")
    assert "moves" not in near


@pytest.mark.parametrize(
    ("season", "after"),
    [("spring", "it goes on in summer unless you plan anew."), ("fall", "with winter it lapses, and you plan anew.")],
)
def test_FIE_7_10_what_a_season_has_no_turns_for_is_said_as_it_is_planned(season: Any, after: str) -> None:
    """With how many turns are left, and what becomes of the rest."""
    world = in_season(season)
    world.fiefs["orleans"].control = "blois"
    *_, told = heard(world, PlanMove(to="orleans"), PlanHold(), PlanBesiege())

    assert f"{season.capitalize()} has three turns left, and none for this: {after}" in told


def test_FIE_7_10_a_march_that_a_season_breaks_off_says_where_the_army_is_then() -> None:
    """And a siege how many of its turns are in it."""
    world = in_season("winter")
    (told,) = heard(world, PlanMove(to="toulouse"))
    (sieges,) = heard(in_season("winter"), PlanBesiege(times=5))

    assert "Winter has two turns left, so that your army is at Poitiers then, on its way: with the year" in told
    assert "Winter has two turns left, two of them for this: with the year it lapses." in sieges


def test_FIE_7_11a_in_a_council_the_turn_that_was_played_is_gone() -> None:
    """Three turns of summer are left after its first."""
    world = in_season("summer")
    world.armies["war-1-mortimer"].council = True
    (told,) = heard(world, PlanBesiege(times=5))

    assert "Summer has three turns left, three of them for this" in told


def test_FIE_8_38_a_siege_after_a_march_is_foretold_where_it_will_be() -> None:
    """Not of the walls before which the army stands now."""
    world = at_war()
    world.fiefs["exeter"].control = "blois"
    texts = heard(world, PlanMove(to="orleans"), PlanBesiege(), PlanMove(to="exeter"), PlanBesiege(times=2))

    assert texts[1].startswith("Orléans is Cardona's, who is not against you: while that is so, there is nothing")
    assert "Exeter falls" in texts[3]


def test_FIE_8_19_a_march_to_where_no_way_leads_is_said_to_fail() -> None:
    """In winter nobody comes over the sea, however many moves he has."""
    (first,) = heard(in_season("winter"), PlanMove(to="york"))
    *_, later = heard(in_season("winter"), PlanHold(), PlanMove(to="york"))

    assert "As the board stands that is impossible: no way leads to York in winter." in first
    assert "No way leads to York from there, as the board stands." in later


def test_FIE_8_17_a_long_march_over_the_sea_says_how_likely_it_arrives() -> None:
    """In spring one route is crossed 1 time in 3; where a passage fails it is later than is said."""
    (told,) = heard(in_season("spring"), PlanMove(to="york"))

    assert "a turn each, by Winchester and Chester, if its passage arrives: 3 in 10." in told
