"""What an autopilot orders in the opening (CAN-16.3)."""

import pytest

from rules.candlebre.board.tables import HOUSES
from rules.candlebre.opening.autopilot import raise_army
from rules.candlebre.opening.opening_autopilot import FAVOURED
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from tests.rules.candlebre.test_autopilot import of, thought
from tests.rules.candlebre.worlds import SEATS, a_world, give


@pytest.mark.parametrize(("turns", "first"), [("sequential", "lanthorn"), ("simultaneous", "tallowmere")])
def test_CAN_16_3_it_wishes_for_the_house_that_wins_most(turns, first) -> None:
    """All five, by the games that were counted with such turns."""
    world = a_world({}, settings={"turns": turns}, claim_order=list(SEATS))
    (wish,) = of(RankHouses, thought(world, "claims"))

    assert first == wish.houses[0]
    assert set(HOUSES) == set(wish.houses) == set(FAVOURED[turns])


def test_CAN_16_3_of_equal_starts_each_wishes_for_another() -> None:
    """A richer one comes first for everybody; with free claims nobody ranks any."""
    world = a_world({}, claim_order=list(SEATS))
    firsts = [of(RankRegions, thought(world, "claims", seat))[0].regions[0] for seat in SEATS]
    assert list(world.starts) == firsts

    world.provinces["brandhurst"].value += 10
    assert {"ash_court"} == {of(RankRegions, thought(world, "claims", seat))[0].regions[0] for seat in SEATS}
    world.settings = world.settings.model_copy(update={"starts": "free"})
    assert [] == of(RankRegions, thought(world, "claims"))


def test_CAN_16_3_it_claims_the_land_that_brings_most() -> None:
    """Five in one piece, worth more than a start region."""
    world = a_world({}, settings={"starts": "free"}, claim_order=list(SEATS))
    (claim,) = of(ClaimLand, thought(world, "land"))

    assert 230 < sum(world.provinces[id].value for id in claim.provinces)


def test_CAN_16_3_it_orders_the_army_that_is_raised_for_the_silent() -> None:
    """The building, every unit and the place of its head."""
    world, silent = a_world(force_gold=100), a_world(force_gold=100)
    orders = thought(world, "army")
    give(world, "red", *orders)
    raise_army(silent, "red")

    assert [Found, Recruit, Recruit, StationLeader] == [type(one) for one in orders]
    assert silent.provinces == world.provinces
    assert silent.leaders == world.leaders
