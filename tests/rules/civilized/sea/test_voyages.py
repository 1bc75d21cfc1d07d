"""Voyages, landings and fights at sea (source 6.8.3.2, house rule CIV-HS)."""

from typing import Any

from rules.civilized.cities.economy import earning_ships
from rules.civilized.march.events import ArmyMoved, Engaged, StormLosses
from rules.civilized.sea.events import SeaFight
from rules.civilized.sea.fights import Squadron, drive_off_pirates, fall_upon, sea_fight
from rules.civilized.sea.orders import Embark, MoveShips
from rules.civilized.sea.voyages import Voyage, find_voyage, fleet, load, record_lanes
from rules.civilized.war.wars import unsettled
from rules.civilized.world.state import Board, World
from tests.rules.civilized.campaigning import ROME, VEII, at_war, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_ship, an_army
from tests.rules.playing import Played, Table


def coast(ships: int = 3, army: int = 6, **fields: Any) -> World:
    """Give Rome at the port of Ostia with ships, Veii at the port of Cumae, one sea between."""
    towns = (a_city("ostia", "0101"), a_city("gabii", "0301"), a_city("cumae", "0601", VEII))
    world = at_war(
        *towns, army=0, against=0, board=Board(rows=["~~~~~~~~~~", "pppppppppp", "pppppppppp", "pppppppppp"]), **fields
    )
    an_army(world, "ostia", army)
    for _ in range(ships):
        a_ship(world, "ostia")
    return world


def dice(*thrown: int) -> Any:
    """Throw the given dice, then ones."""
    left = list(thrown)
    return lambda _what, _side: left.pop(0) if left else 1


def test_CIV_6_8_3_2b_the_open_sea_is_twelve_hexes_and_wants_a_heart() -> None:
    """Without one the fleet never sails."""
    order = {"march": {ROME: [Embark(army="0101", goal="0301")]}}
    stays = season(coast(), order, cards={"storm.heart": "2C"})
    sails = season(coast(), order, cards={"storm.heart": "2H"})

    assert {"0101": 6} == where(stays.state, ROME)
    assert {"0301": 6} == where(sails.state, ROME)


def test_CIV_6_8_3_2a_xb21_over_an_established_route_no_heart_is_needed() -> None:
    """One storm card for each leg (CIV-6.8.3.3b)."""
    world = coast()
    next(iter(world.ships.values())).target = "gabii"
    record_lanes(world)
    found = find_voyage(world, "0101", "0301")

    assert isinstance(found, Voyage)
    assert ("route", 1) == (found.mode, len(found.legs))


def test_CIV_6_8_3_2c_a_route_once_established_is_never_forgotten() -> None:
    """The ship is gone, the route is not."""
    world = coast()
    next(iter(world.ships.values())).target = "gabii"
    record_lanes(world)
    world.ships = {}
    record_lanes(world)

    assert ["0101 0301"] == world.sea_lanes


def test_CIV_6_8_3_2d_two_elements_to_a_transport_ship() -> None:
    """Five need three ships."""
    assert "not enough transports" in refused(Embark(army="0101", goal="0301"), coast(ships=2, army=5))

    Embark(army="0101", goal="0301").check(coast(ships=3, army=5), ROME)


def test_CIV_6_8_3_2e_landing_on_an_enemys_coast_is_an_invasion() -> None:
    """Of his port or of open land."""
    end = landing(coast())

    assert [("invasion", "0601")] == [(event.kind, event.place) for event in end.told(Engaged)]


def landing(world: World, **cards: Any) -> Played:
    """Let Rome land at Cumae."""
    order = {
        "march": {
            ROME: [
                Embark(
                    army="0101",
                    goal="0601",
                    escort=len([1 for s in world.ships.values() if s.type == "Warship" and s.owner == ROME]),
                )
            ]
        }
    }
    return (
        season(world, order, cards={"storm.heart": "2H", "siege.card": "QS", **cards})
        if "siege.card" not in cards
        else season(world, order, cards={"storm.heart": "2H", **cards})
    )


def test_CIV_6_8_3_2f_ships_alone_go_to_friendly_ports() -> None:
    """With what is ordered."""
    world = coast()
    end = season(
        world,
        {"march": {ROME: [MoveShips(port="0101", goal="0301", taking={"Transport Ship": 2})]}},
        cards={"storm.heart": "2H"},
    )

    assert [1, 2] == sorted(sum(ship.hex == port for ship in end.state.ships.values()) for port in ("0101", "0301"))
    assert "no friendly coastal city" in refused(MoveShips(port="0101", goal="0601"), world)


def test_CIV_6_8_3_2g_elements_are_loaded_in_order_and_the_ship_earns_nothing_that_year() -> None:
    """Two to a ship (CIV-5.2.2e)."""
    world = coast(ships=2, army=3)
    aboard = load(world.army_of(ROME), list(world.ships.values()))

    assert [2, 1] == [len(those) for those in aboard.values()]

    ship = next(iter(world.ships.values()))
    ship.target = "gabii"

    assert 1 == earning_ships(world, world.cities["ostia"])

    ship.ferried = world.year

    assert 0 == earning_ships(world, world.cities["ostia"])


def test_CIV_6_8_3_3f_xb19_a_storm_at_sea_takes_men_first_and_a_ship_for_two() -> None:
    """A King: three of six and one of three ships."""
    end = season(
        coast(), {"march": {ROME: [Embark(army="0101", goal="0301")]}}, cards={"storm.heart": "2H", "storm.card": "KS"}
    )

    assert ("Spears", "Spears", "Spears", "Transport Ship") == end.told(StormLosses)[0].lost
    assert 2 == len(end.state.ships)
    assert {"0301": 3} == where(end.state, ROME)


def test_CIV_6_8_3_2g_a_fleet_that_never_sails_has_ferried_nobody() -> None:
    """Without a heart it stays in port, and its ships trade as ever."""
    end = season(coast(), {"march": {ROME: [Embark(army="0101", goal="0301")]}}, cards={"storm.heart": "2C"})

    assert {None} == {ship.ferried for ship in end.state.ships.values()}


def test_CIV_6_8_3_3h_xb20_a_heart_then_the_storm() -> None:
    """Ten of hearts, then Jack: sails with one element less."""
    end = season(
        coast(), {"march": {ROME: [Embark(army="0101", goal="0301")]}}, cards={"storm.heart": "TH", "storm.card": "JS"}
    )

    assert {"0301": 5} == where(end.state, ROME)
    assert ["sea"] == [event.by for event in end.told(ArmyMoved)]


def test_CIV_HS4_xb37_two_warships_double_against_one() -> None:
    """5 + 3 + 1 against 2 + 3: sunk."""
    mover, other = Squadron(["w1", "w2"], ["t1"]), Squadron(["e1"])

    assert 1 == sea_fight(mover, other, dice(5, 2))
    assert ["e1"] == other.sunk
    assert (["w1", "w2"], ["t1"]) == (mover.warships, mover.transports)


def test_CIV_HS5_xb38_an_unescorted_transport_is_caught() -> None:
    """3 + 1 against 5 + 3: sunk; the other is not caught in that round."""
    mover, other = Squadron([], ["t1", "t2"]), Squadron(["e1"])
    sea_fight(mover, other, dice(3, 5))

    assert "t1" in mover.sunk


def caught_at_sea(*thrown: int, escorts: int = 0) -> Table:
    """Let a Warship of Veii fall upon three Transport Ships that carry six elements; dice from 0."""
    world = coast()
    for _ in range(escorts):
        a_ship(world, "ostia", kind="Warship")
    guard = a_ship(world, "cumae", kind="Warship")
    purpose = "sea.pair" if escorts else "sea.catch"
    table = Table(world, {purpose: list(thrown)}, quiet=5)
    fall_upon(table.play, ROME, fleet(world, ROME, "0101"), world.army_of(ROME), (VEII, guard.hex))
    return table


def test_CIV_HS8_who_was_aboard_a_sunk_ship_is_lost() -> None:
    """Two elements with it; those of a ship driven off, and of one not caught, live."""
    table = caught_at_sea(0, 5, 3, 3, 5, 0)

    (told,) = table.told(SeaFight)
    assert (("Transport Ship",), ("Spears", "Spears"), (1, 0)) == (told.lost, told.drowned, told.driven)
    assert (2, 4) == (len(fleet(table.state, ROME, "0101")), len(table.state.army_of(ROME)))


def test_CIV_4_4_2d_what_is_sunk_and_who_drowns_is_a_wrong() -> None:
    """A ship is 21, each Spears as much; the Warship that an escort sinks is one of the other side's."""
    caught, beaten = caught_at_sea(0, 5, 3, 3, 5, 0), caught_at_sea(5, 0, escorts=1)

    assert (21 + 2 * 21, 0) == (unsettled(caught.state, ROME, VEII), unsettled(caught.state, VEII, ROME))
    assert (0, 21) == (unsettled(beaten.state, ROME, VEII), unsettled(beaten.state, VEII, ROME))


def test_CIV_HS1_the_warships_of_an_enemy_port_fall_upon_a_fleet() -> None:
    """On a 5 or more in the open sea; a 4 does not find it; not when told to let be."""
    for die, fights in ((3, 0), (4, 1)):
        world = coast()
        a_ship(world, "cumae", kind="Warship")
        end = landing(world, **{"sea.find": die, "sea.catch": [5, 0] * 9})

        assert fights == len(end.told(SeaFight))

    world = coast()
    a_ship(world, "cumae", kind="Warship")
    world.countries[VEII].preferences.intercept = False

    assert not landing(world, **{"sea.find": 5}).told(SeaFight)


def test_CIV_HS9_xb39_a_ports_warships_fight_pirates() -> None:
    """A four brings two squadrons; beaten off they do nothing; without Warships there is no fight."""
    world = coast(ships=0)
    for _ in range(3):
        a_ship(world, "ostia", kind="Warship")
    table = Table(world, {"sea.pirates": 3, "sea.pair": [0, 5] * 20})

    assert drive_off_pirates(table.play, world.cities["ostia"])
    assert not drive_off_pirates(table.play, world.cities["gabii"])
