"""Whom an autopilot sends against a city, and when nobody (house rule CIV-HA5)."""

from rules.civilized.campaign.assault import stormers
from rules.civilized.march.orders import MoveArmy
from rules.civilized.world.state import World
from tests.rules.civilized.campaign.test_war_autopilot import orders
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.civilized.worlds import a_city, an_army


def twelve(kind: str, against: int) -> World:
    """Give Rome twelve of a kind beside a city of so many spearmen."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII, population=19), army=0, against=against)
    an_army(world, "ostia", 12, kind)
    return world


def test_CIV_HA5_no_army_goes_where_it_would_be_beaten() -> None:
    """Cavalry, though dearer, loses before a city of spearmen; swordsmen win there."""
    assert [] == orders(twelve("Cavalry", against=9))
    assert [MoveArmy(army="0302", path=("0402",))] == orders(twelve("Blades", against=9))


def test_CIV_HA5_those_go_who_fight_best_there() -> None:
    """Of a mixed army the spearmen, not the dearer horsemen."""
    world = twelve("Cavalry", against=9)
    an_army(world, "ostia", 12)

    assert [MoveArmy(army="0302", path=("0402",), taking={"Spears": 12})] == orders(world)


def test_CIV_HA5_the_cautious_want_better_odds() -> None:
    """What the bold dares, he does not (AP8)."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII, population=19), army=12, against=12)
    army = world.army_of(ROME)
    found = {}
    for character in ("bold", "cautious"):
        world.countries[ROME].character = character
        found[character] = len(stormers(world, ROME, army, 12, world.cities["cumae"]))

    assert {"bold": 12, "cautious": 0} == found
