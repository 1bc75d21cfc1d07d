"""Armies that are sent in people's own words: from where they stand, by land or aboard, and whom an attack is on."""

import pytest

from rules.civilized.campaign.aims import between
from rules.civilized.campaign.approach import fading
from rules.civilized.campaign.waking import wages_war
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.orders import Embark
from rules.civilized.war.needs import oversea
from rules.civilized.war.orders import DeclareWar
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Board, World
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.civilized.worlds import a_city, a_ship


@pytest.mark.parametrize(
    "words",
    [
        "send my army to Cumae",
        "i wanna attack Cumae right now",
        "march the troops against cumae and take it",
        "attack Veii now",
        "ok lets go to war with veii",
        "move all my elements from Ostia to Cumae",
    ],
)
def test_CIV_6_8_3a_an_army_is_sent_from_where_it_stands(words: str) -> None:
    """The whole of it, to the city that is named, or the nearest of the country."""
    heard = MoveArmy.heard(words, at_war(), ROME)

    assert heard
    assert [MoveArmy(army="0202", path=("0402",))] == list(heard.orders)


@pytest.mark.parametrize(
    "words", ["attack Ostia", "how do i attack Cumae", "send a letter to Veii", "should i attack Veii", "attack nobody"]
)
def test_CIV_6_8_3a_what_sends_no_army_is_not_heard(words: str) -> None:
    """A question, a letter and a name that there is not."""
    assert MoveArmy.heard(words, at_war(), ROME) is None


def test_CIV_6_8_3a_a_part_of_an_army_is_sent_by_number() -> None:
    """The strongest of them go."""
    heard = MoveArmy.heard("march 2 elements from Ostia to Cumae", at_war(), ROME)

    assert heard
    assert [MoveArmy(army="0202", path=("0402",), taking={"Spears": 2})] == list(heard.orders)


def test_CIV_6_8_3_2d_whoever_ships_men_embarks_them() -> None:
    """Where ships lie; without any he hears what a march there lacks."""
    words, world = "ship 2 guys from ostia over to cumae with my new boat", at_war()

    assert Embark.heard(words, world, ROME) is None

    a_ship(world, "ostia")
    heard = Embark.heard(words, world, ROME)

    assert heard
    assert [Embark(army="0202", goal="0402", taking={"Spears": 2})] == list(heard.orders)
    assert MoveArmy.heard(words, world, ROME) is None


def test_CIV_6_7_1b_an_attack_in_winter_is_a_declaration_of_war() -> None:
    """On those with whom there is peace."""
    heard = DeclareWar.heard("attack Veii now", at_war(war=False), ROME)

    assert heard
    assert [DeclareWar(country=VEII)] == list(heard.orders)
    assert DeclareWar.heard("attack Veii now", at_war(), ROME) is None


def over_sea(**fields: int) -> World:
    """Put water between Ostia, on the coast, and Cumae."""
    world = at_war(a_city("ostia", "0101", **fields), a_city("cumae", "0702", VEII))
    world.board = Board(rows=["~~~~~~~~~~", *["pppp~ppppp"] * 3])
    world.cities["cumae"].coastal = world.cities["ostia"].coastal = True
    return world


def test_CIV_8_5d_a_war_over_the_sea_says_how_many_winters_its_ships_take() -> None:
    """One harbour launches one ship a Winter; one without people launches none, and it is said when it will."""
    slow, none = oversea(over_sea(), ROME, VEII), oversea(over_sea(population=20), ROME, VEII)

    assert slow.endswith("Ostia launches one a Winter without a Shipyard: that is three Winters.")
    assert none.endswith(
        "Ostia, your largest harbour, must keep its 20 thousand people: no ship for one year, if it grows in order."
    )


def test_CIV_HW4_a_war_that_ends_by_itself_is_announced_a_year_before() -> None:
    """To whoever began it, and to whoever asks what binds the two."""
    world = at_war(settings=Settings(ending="never", prudence=False, dormant_wars=3))

    assert not list(fading(world, ROME))
    assert "It ends by itself in three years unless somebody fights in it." in between(world, VEII, ROME)[0]

    world.year += 2
    [piece] = fading(world, ROME)

    assert piece.text.startswith("Your war on Veii ends by itself next Winter, unless somebody fights in it before")
    assert not list(fading(world, VEII))


def test_CIV_6_8_1c_a_war_over_the_sea_without_ships_asks_nobody() -> None:
    """However near the two are as the crow flies."""
    assert not wages_war(over_sea(), ROME)
    assert wages_war(at_war(), ROME)
