"""Counsel at war: the autopilot's own judgement, with both strengths (CIV-HA1, CIV-HA3, CIV-4.4.2a)."""

from rules.civilized.campaign.autopilot import answer
from rules.civilized.campaign.counsel import war
from rules.civilized.defence.orders import GiveBattle
from rules.civilized.world.war import Engagement
from rules.kernel.play.counsel import Weight
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, an_army


def test_CIV_HA1_an_invader_is_answered_as_the_autopilot_would() -> None:
    """Six Spears before four and two militia: both strengths are named, and the autopilot's answer is offered."""
    world = at_war(army=9, against=6)
    coming = [one.id for one in world.army_of("veii")]
    one = Engagement(number=1, kind="invasion", mover="veii", defender="rome", hex="0202", back="0402", elements=coming)
    world.engagements[1] = one
    [piece] = heard(war, world, "defence")

    assert answer(world, "rome", one) == piece.offers[0].order
    assert isinstance(piece.offers[0].order, GiveBattle)
    assert labels(piece) == ["Battle at Ostia"]
    assert piece.text == (
        "Veii has come to Ostia with 6 elements of strength 120; you have 9 elements and militia of strength 200."
    )


def test_CIV_6_8_4_1b_an_enemy_in_reach_of_a_weaker_city_is_named() -> None:
    """Cumae's eight can reach an all but empty Ostia; in peace nobody speaks of them."""
    world = at_war(army=1, against=8)
    [piece] = heard(war, world, "decrees")

    assert Weight.DECIDE == piece.weight
    assert piece.text == (
        "Veii can reach Ostia this season: 8 elements of strength 160 at Cumae, and you have 1 element and militia of "
        "strength 40 in Ostia."
    )
    world.wars.clear()
    assert not heard(war, world, "decrees")


def test_CIV_6_8_4_1b_whoever_stands_near_may_march_there() -> None:
    """An army in another town is offered for the weaker city."""
    towns = (a_city("rome", "0101", improvements=["palace"]), a_city("ostia", "0202"), a_city("cumae", "0402", "veii"))
    world = at_war(*towns, army=0, against=8)
    an_army(world, "ostia", 1)
    world.forts.clear()
    for one in an_army(world, "rome", 4):
        one.hex = "0102"
    [piece] = heard(war, world, "decrees")

    assert labels(piece) == ["0102 to Ostia"]


def test_CIV_6_8_1c_a_city_that_lies_open_is_a_chance() -> None:
    """Eight against a town of militia alone is an order worth giving."""
    world = at_war(army=8, against=0)
    [piece] = heard(war, world, "decrees")

    assert Weight.CHANCE == piece.weight
    assert labels(piece) == ["March to Cumae"]
    assert "strength 160 against 20." in piece.text


def test_CIV_4_4_2a_a_neighbour_who_could_dare_a_war_is_deterred() -> None:
    """Ten elements against four are enough for a war; nine would deter them, and the cheapest is offered."""
    world = at_war(army=4, against=10, war=False)
    world.countries["rome"].treasury = 40
    [piece] = heard(war, world, "winter")

    assert piece.text == (
        "Veii has 10 elements to your 4, enough to dare a war; 9 would deter it. Psiloi in Ostia cost 10 of your 40 "
        "points."
    )
    an_army(world, "ostia", 5)
    assert not heard(war, world, "winter")
