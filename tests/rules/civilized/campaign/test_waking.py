"""Whom a war asks: nobody for the marches of one that sleeps, nobody where nothing can be done (CIV-6.8.1c)."""

import pytest

from rules.civilized.campaign.waking import wages_war
from rules.civilized.defence.events import Answered
from rules.civilized.march.orders import MoveArmy
from rules.civilized.world.state import World
from rules.civilized.year.decrees import decrees
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, at_war, border, season
from tests.rules.civilized.worlds import a_city, a_road, a_ship
from tests.rules.playing import play_out

BOTH = (ROME, VEII)


def asked(world: World, name="Summer", players=BOTH) -> list[list[str]]:
    """Give who is asked for the marches of a season."""
    windows = season(world, {}, name, players=players).windows
    return [window.asked for window in windows if window.name.startswith("maneuver")]


def quiet(**fields) -> World:
    """Give a war in which nothing has been done for two years."""
    world = border(**fields)
    world.wars["war-1"].start = world.year - 2
    return world


def distant(**fields) -> World:
    """Give a new war between Ostia and Cumae, eight hexes from each other, with nobody's land between."""
    world = at_war(a_city("ostia", "0002"), a_city("cumae", "0902", VEII), **fields)
    world.owners = {"0002": ROME, "0902": VEII}
    return world


def test_CIV_6_8_1c_a_sleeping_war_asks_nobody() -> None:
    """A new one asks both sides."""
    assert [] == asked(quiet())
    assert [[ROME, VEII]] == asked(border())


def test_CIV_6_8_1c_whoever_is_not_asked_again_is_told_how_to_order_ahead() -> None:
    """In the Spring of a war that sleeps; of one that is awake nothing is said."""

    def silence(world: World) -> str:
        windows = play_out(decrees, world, players=(ROME,)).windows
        return next(one for one in windows if one.name == "decrees").silences.get(ROME, "")

    assert silence(quiet()).endswith("Give marches for them now, with “in Summer” or “in Autumn”.")
    assert "" == silence(border())


def test_CIV_6_8_1c_a_march_in_spring_wakes_a_war_for_both_sides() -> None:
    """For the rest of that year, and the next."""
    march = {"march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}}
    woken = season(quiet(army=8), march, cards={"siege.card": "KS"}, players=BOTH).state

    assert [[ROME, VEII]] == asked(woken)


@pytest.mark.parametrize(("place", "awake"), [("0302", False), ("0301", True), (CUMAE, True)])
def test_CIV_6_8_1c_an_army_on_campaign_wakes_a_war(place, awake) -> None:
    """In the open, or before an enemy's city; not in a city of its own."""
    world = quiet()
    for one in world.army_of(ROME):
        one.hex = place

    assert awake is bool(asked(world))


def test_CIV_6_8_1c_a_war_of_late_asks_while_a_side_can_reach_the_other() -> None:
    """On foot, by road or by ship, in the seasons that are left; five elements reach nobody."""
    far, few, road, ships = distant(), border(army=5), distant(), distant()
    a_road(road, "ostia", "cumae", [f"{column:02}02" for column in range(1, 9)])
    ships.cities["ostia"].hex = "0001"
    ships.owners = {"0001": ROME, "0901": VEII}
    for one in ships.army_of(ROME):
        one.hex = "0001"
    for _ in range(3):
        a_ship(ships, "ostia")
    near = {name: at_war(a_city("ostia", "0002"), a_city("cumae", "0902", VEII)) for name in ("Summer", "Autumn")}

    assert [] == asked(far) == asked(few)
    assert [[ROME, VEII]] == asked(road) == asked(ships)
    assert [[[ROME, VEII]], []] == [asked(world, name) for name, world in near.items()]


def test_CIV_6_8_1c_who_has_no_arms_is_not_asked() -> None:
    """Its enemy is."""
    assert [[ROME]] == asked(border(against=0))


def test_CIV_6_8_1c_the_autopilot_is_asked_while_it_is_at_war() -> None:
    """Nobody waits for it."""
    assert [[VEII]] == asked(quiet(), players=(ROME,))


def test_CIV_6_8_1c_who_is_asked_tells_nothing_of_orders_and_money() -> None:
    """Marches that are ordered ahead and full treasuries wake no war."""
    world = quiet()
    world.countries[ROME].treasury = 900
    MoveArmy(army="0302", path=(CUMAE,), season="Autumn").apply(world, ROME)
    world.season = "Summer"

    assert not wages_war(world, ROME)


def test_CIV_6_8_4_1g_nobody_is_asked_who_can_only_ignore() -> None:
    """Empty land without anybody to move up; the invader stays, and no ally is asked."""
    march = {"march": {ROME: [MoveArmy(army="0302", path=("0401",))]}}
    near, empty = season(border(), march, players=BOTH), season(border(against=0), march, players=BOTH)

    assert [["defence"], []] == [[window.name for window in end.windows] for end in (near, empty)]
    assert ["ignore"] == [event.answer for event in empty.told(Answered)]
