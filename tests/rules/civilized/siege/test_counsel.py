"""Counsel under siege: the chance is that of the cards, the sentence exact (CIV-6.8.4.5)."""

from fractions import Fraction

import pytest

from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.siege.counsel import besieged, falling
from rules.civilized.siege.siege import draw_siege, press_siege
from rules.civilized.world.state import World
from rules.civilized.world.war import Siege
from rules.kernel.luck.chance import DECK
from rules.kernel.play.counsel import Risk, Weight
from tests.rules.civilized.campaigning import VEII, at_war
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, an_army
from tests.rules.playing import Table

OSTIA = "0202"


def a_siege(army: int = 8, inside: int = 3, works: tuple[str, ...] = ("palace",)) -> World:
    """Give Veii before Ostia, Rome's capital."""
    world = at_war(
        a_city("ostia", OSTIA, improvements=list(works)), a_city("cumae", "0402", VEII), army=inside, against=0
    )
    an_army(world, "cumae", army)
    for one in world.army_of(VEII):
        one.hex = OSTIA
    world.sieges[OSTIA] = Siege(hex=OSTIA, besieger=VEII, came="0302", year=world.year, season="Winter")
    return world


@pytest.mark.parametrize("works", [(), ("city_wall",)])
def test_CIV_6_8_4_5d_the_chance_of_a_draw_is_the_share_of_the_cards(works) -> None:
    """So many of the 52 cards take the place."""
    world, taken = a_siege(works=works), 0
    for card in DECK:
        table = Table(world.fresh(), {"siege.card": card})
        draw_siege(table.play, table.play.state.sieges[OSTIA])
        taken += bool(table.told(PlaceCaptured))

    assert Fraction(taken, 52) == falling(world, world.sieges[OSTIA], 1)


@pytest.mark.parametrize(("army", "draws"), [(6, 1), (7, 2), (8, 3), (9, 3)])
def test_CIV_6_8_4_5f_a_besieger_draws_as_often_as_he_can_lose_an_element(army, draws) -> None:
    """With six he goes home after a failure; three seasons are all that a year has."""
    world = a_siege(army)
    table = Table(world.fresh(), {"siege.card": ["KS"] * 3})
    drawn = 0
    while drawn < 3 and OSTIA in table.play.state.sieges:
        press_siege(table.play, table.play.state.sieges[OSTIA])
        drawn += 1

    assert draws == drawn
    assert falling(world, world.sieges[OSTIA], draws) == falling(world, world.sieges[OSTIA], 3)


def test_CIV_6_8_4_5b_the_siege_of_a_capital_is_ruin_with_its_figure() -> None:
    """Five cards of 13, then seven, then nine; three do not sally against eight."""
    [piece] = heard(besieged, a_siege(), "decrees")
    later = 1 - Fraction(8, 13) * Fraction(6, 13) * Fraction(4, 13)

    assert piece.text == ("Veii besieges Ostia, your capital. It falls this season: 4 in 10; before Winter: 9 in 10.")
    assert (Weight.RUIN, Risk("capital", "rome", later)) == (piece.weight, piece.risk)
    assert not piece.offers
    assert ["Sally from Ostia"] == labels(heard(besieged, a_siege(inside=8), "decrees")[0])


def test_another_place_under_siege_is_no_ruin() -> None:
    """It is warned of, once, and in no window that comes too late."""
    world = a_siege(works=())
    [piece] = heard(besieged, world, "maneuver_autumn")

    assert piece.text == "Veii besieges Ostia. It falls this season: 4 in 10, else the siege ends."
    assert (Weight.DECIDE, None) == (piece.weight, piece.risk)
    assert not heard(besieged, world, "winter")
