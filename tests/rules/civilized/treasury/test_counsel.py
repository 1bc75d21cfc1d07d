"""Counsel on the purse: its bargains bring what it says, and what it gives up is enough (CIV-5.6, CIV-8.1, CIV-8.6)."""

import pytest

from rules.civilized.autopilot.counsel import shopping
from rules.civilized.cities.economy import growth, revenue
from rules.civilized.treasury.bargains import bargains, spare
from rules.civilized.treasury.counsel import dispensable, purse
from rules.civilized.treasury.unrest import outlook
from rules.civilized.treasury.upkeep import charges
from rules.civilized.world.state import Ship, World
from rules.kernel.play.counsel import Weight
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.spenders import rich
from tests.rules.civilized.worlds import a_city, a_world, an_army


def two_towns(points: int = 200) -> World:
    """Rome with a port and an inland town, each at a tax of 30, and a port beyond."""
    capital = a_city("rome", "0201", population=60, improvements=["palace", "temple"])
    return rich(a_world(capital, a_city("ostia", "0501"), a_city("veii", "0303")), points)


BARGAINS = bargains(two_towns(), "rome", 200)


@pytest.mark.parametrize("one", BARGAINS, ids=[one.label for one in BARGAINS])
def test_CIV_5_6a_a_bargain_brings_what_is_said_of_it(one) -> None:
    """Bought, it makes of its city what was foretold: points, people and the danger of a riot."""
    world = two_towns()
    one.order.check(world, "rome")
    people = world.cities[one.city.id].population
    one.order.apply(world, "rome")
    city = world.cities[one.city.id]
    city.population = people  # a person builds it, who is left aside
    riots = dict(zip(world.cities, outlook(world, "rome").riots(30), strict=True))

    assert one.after.points == revenue(world, city, 30)
    assert one.after.people == growth(city)
    assert one.after.riot == riots[city.id]
    assert one.cost == 200 - world.countries["rome"].treasury


def test_CIV_8_6a_what_a_winter_buys_goes_together() -> None:
    """All that is pointed out can be bought, one after the other, and leaves the costs of next Winter."""
    world = two_towns(70)
    [piece] = heard(shopping, world, "winter")
    kept = spare(world, "rome")
    for order in piece.offers[0].orders:
        order.check(world, "rome")
        order.apply(world, "rome")

    assert f"Buy all {len(piece.offers[0].orders)}" == labels(piece)[0]
    assert 70 - world.countries["rome"].treasury <= kept
    assert piece.text.startswith(f"{70 - world.countries['rome'].treasury} of your 70 points buy ")


def test_CIV_AP10_what_pays_for_itself_the_soonest_is_saved_for() -> None:
    """A section of road could be bought; the dearer thing is worth the wait, and nothing is offered."""
    [piece] = heard(shopping, two_towns(12), "winter")

    assert piece.text.startswith("Keep your 12 points: ")
    assert "25 points, pays for itself sooner than anything they buy now: about 8 points" in piece.text
    assert not piece.offers


def test_CIV_8_1c_what_can_be_paid_at_once_is_offered_with_what_it_risks() -> None:
    """Of 26 points 25 buy the best thing now; that next Winter may want some of them is said, not forbidden."""
    world = two_towns(26)
    an_army(world, "rome", 30)
    [piece] = heard(shopping, world, "winter")

    assert " costs 25 of your 26 points: " in piece.text
    assert piece.text.endswith(" If a city riots, 14 points of your 26 may go for next Winter’s costs.")
    assert piece.offers


def test_CIV_8_1c_points_that_next_winter_needs_are_held_back() -> None:
    """What may riot is not counted on: 2 of 50 points stay for Palace and Temple, 32 less a calm capital's 18."""
    world = two_towns(50)
    before = spare(world, "rome")
    an_army(world, "rome", 30)

    assert 48 == before
    assert 36 == spare(world, "rome")


def test_CIV_8_6a_nothing_left_is_said_in_one_sentence() -> None:
    """A treasury that buys nothing more is named once, as a chance that has gone."""
    [piece] = heard(purse, two_towns(1), "winter")

    saved = "what is left waits for the next."
    assert piece.text == f"Your 1 point buys nothing this Winter, where the least costs 10: {saved}"
    assert Weight.CHANCE == piece.weight
    assert not piece.offers


def test_CIV_8_1d_what_is_given_up_is_enough() -> None:
    """The pieces that are missed least cover what is short, in one order."""
    world = two_towns(3)
    an_army(world, "rome", 5)
    [piece] = heard(purse, world, "shortfall")
    piece.offers[0].order.apply(world, "rome")

    assert len(charges(world, "rome")) == 3
    assert piece.text.endswith(
        "cannot pay for four pieces of what you keep up. Cheapest to lose: Spears of Rome (4)."
        " Nothing costs less to raise anew."
    )


def test_CIV_8_1d_what_earns_nothing_goes_before_what_brings_points() -> None:
    """A ship without a route, then elements beyond the six that keep the city calm, then what the ships earn."""
    world = two_towns(0)
    an_army(world, "rome", 7)
    for target in ("", "ostia"):
        ship = world.next_id("rome", "s")
        world.ships[ship] = Ship(
            id=ship, type="Transport Ship", owner="rome", home="rome", hex="0201", target=target, built=0
        )
    gone = [item.kind for item in dispensable(world, "rome", 4)]

    assert ["transport", "element"] == gone[:2]
    assert "element" not in gone[2:]


def test_CIV_6_1_3a_a_stricken_city_loses_what_is_missed_least() -> None:
    """An average ruler misses a Temple before a Palace."""
    world = two_towns()
    world.cities["rome"].stricken = "fire"
    [piece] = heard(purse, world, "ruin")

    assert labels(piece) == ["Lose the Temple in Rome"]


def test_CIV_8_1d_of_six_who_calm_a_city_the_cheapest_goes_and_what_that_ends_is_told() -> None:
    """Knights are no cheaper for being the newest; five neither calm a city nor invade."""
    world = two_towns(6)
    an_army(world, "rome", 5)
    an_army(world, "rome", 1, "Knights")
    [piece] = heard(purse, world, "shortfall")

    assert "Spears of Rome." in piece.text and "Knights" not in piece.text
    assert "Five are left at Rome: it takes six to calm a city, and to invade." in piece.text
