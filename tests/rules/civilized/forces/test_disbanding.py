"""Elements and ships that are sent home of a country's own will (CIV-8.1h)."""

from rules.civilized.forces.disbanding import Disband
from rules.civilized.forces.events import Disbanded
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.state import World
from rules.kernel.language.grammar import read, write
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.worlds import a_city, a_ship, a_world, an_army


def garrison() -> World:
    """Two Spears, a Cavalry and a ship at Ostia."""
    world = a_world(a_city(hexagon="0101"))
    an_army(world, "ostia", 2)
    an_army(world, "ostia", 1, "Cavalry")
    a_ship(world, "ostia")
    return world


def test_CIV_8_1h_elements_and_ships_go_home_for_good() -> None:
    """The youngest first; their people do not return, and nothing is paid back."""
    before = garrison()
    world = done(Disband(place="0101", units={"Spears": 1}), before)

    assert ["rome-e-2", "rome-e-4"] == list(world.elements)
    assert (0, 40) == (world.countries["rome"].treasury, world.cities["ostia"].population)
    told = Disband(place="0101", units={"Spears": 1}).told(world, "rome")
    assert Disbanded(country="rome", place="0101", types=("Spears",), worth=20) == told
    text = CIVILIZED.tellings.tell(told).text
    assert "disbands 1 Spears at" in text
    assert text.endswith("; its score falls by 20.")


def test_CIV_8_1h_ships_too_and_one_with_a_general_last() -> None:
    """Whoever carries the general is kept while others of his type are there."""
    world = garrison()
    world.elements["rome-e-2"].general = "somebody"
    done(Disband(place="0101", units={"Spears": 1, "Transport Ship": 1}), world)

    assert ["rome-e-2", "rome-e-4"] == list(world.elements)
    assert {} == world.ships


def test_CIV_8_1h_only_what_one_has_and_pays_for() -> None:
    """A refusal says what is there; what an ally pays for is not the seat's to disband."""
    world = garrison()

    assert "CIV-8.1h: you do not have 3 Spears there; choose Spears (up to 2)" in refused(
        Disband(place="0101", units={"Spears": 3}), world
    )
    assert "you do not have Bows there" in refused(Disband(place="0101", units={"Bows": 1}), world)
    world.elements["rome-e-4"].payer = "veii"
    assert "you do not have Cavalry there" in refused(Disband(place="0101", units={"Cavalry": 1}), world)


def test_CIV_8_1h_it_is_read_as_it_is_written() -> None:
    """With ships, too."""
    world = garrison()
    names = CIVILIZED.lexicon(world, "rome")
    order = Disband(place="0101", units={"Spears": 2, "Transport Ship": 1})

    assert order == read("disband 2 Spears and 1 Transport Ship at Ostia", (Disband,), names)
    assert order == read(write(order, names), (Disband,), names)
