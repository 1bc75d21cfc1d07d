"""Sieges, sallies and reliefs (source 6.8.4.5, 6.8.4.3)."""

import pytest

from rules.civilized.battle.events import BattleFought
from rules.civilized.campaign.quarters import go_home
from rules.civilized.cities.economy import abandon, grows
from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.march.events import SiegeEnded
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.orders import Embark
from rules.civilized.siege.events import SiegeDrawn
from rules.civilized.siege.orders import Sally
from rules.civilized.siege.siege import draw_siege, siege_target
from rules.civilized.strife.reunion import reunite
from rules.civilized.world.state import World
from rules.civilized.world.war import Fort, Siege
from tests.rules.civilized.battle.test_aid import STRAIT
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.strife.test_allegiance import strife
from tests.rules.civilized.worlds import a_city, a_ship, an_army
from tests.rules.playing import Table

CUMAE = "0402"


def besieged(inside: int = 3, army: int = 8, draws: int = 0, **fields: object) -> World:
    """Give Rome before Cumae, with so many inside."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", CUMAE, VEII, **fields), army=0, against=inside)
    an_army(world, "ostia", army)
    for one in world.army_of(ROME):
        one.hex = CUMAE
    world.sieges[CUMAE] = Siege(
        hex=CUMAE, besieger=ROME, came="0302", year=world.year - 1, season="Summer", draws=draws
    )
    return world


def draw(world: World, card: str) -> Table:
    """Draw for the siege of Cumae."""
    table = Table(world, {"siege.card": card})
    draw_siege(table.play, world.sieges[CUMAE])
    return table


@pytest.mark.parametrize(
    ("inside", "works", "unruly", "draws", "target"),
    [
        (3, [], False, 0, 5),
        (3, ["city_wall"], False, 0, 3),
        (6, ["city_wall"], False, 0, 1),
        (6, ["city_wall"], False, 1, 3),
        (6, ["city_wall"], False, 2, 5),
        (0, [], False, 2, 9),
        (0, ["city_wall"], True, 0, 4),
        (6, [], False, 0, 3),
        (6, [], False, 1, 5),
        (6, [], False, 2, 7),
        (0, ["city_wall"], False, 1, 5),
    ],
)
def test_CIV_6_8_4_5b_xb1_to_xb6_the_target_of_a_siege(
    inside: int, works: list[str], unruly: bool, draws: int, target: int
) -> None:
    """Base by an army inside, walls, disorder, and two for each season before."""
    world = besieged(inside, improvements=works, disorder=unruly, draws=draws)

    assert target == siege_target(world, world.sieges[CUMAE])[0]


def test_CIV_6_8_4_5b_xb7_a_fort_counts_as_walled_and_never_holds_an_army() -> None:
    """5 - 2, and 2 more in the second season."""
    world = besieged()
    world.forts["0502"] = Fort(hex="0502", owner=VEII, city="cumae")
    world.sieges["0502"] = Siege(hex="0502", besieger=ROME, came="0402", year=1, season="Spring", draws=1)

    assert 5 == siege_target(world, world.sieges["0502"])[0]


def test_CIV_6_8_4_5i_xb1_xb10_a_five_takes_the_city_and_all_in_it() -> None:
    """Five or fewer are lost as an army would be."""
    world = besieged(5)
    table = draw(world, "5S")

    assert ROME == world.cities["cumae"].owner
    assert not world.army_of(VEII)
    assert ("Spears",) * 5 == table.told(PlaceCaptured)[0].lost


def test_CIV_6_8_4_5f_xb2_a_failed_draw_costs_the_besieger_an_element() -> None:
    """Four fails against a wall."""
    world = besieged(improvements=["city_wall"])
    table = draw(world, "4S")

    assert 7 == len(world.army_of(ROME))
    assert "Spears" == table.told(SiegeDrawn)[0].lost
    assert CUMAE in world.sieges


def test_CIV_6_8_4_5f_what_a_failed_draw_costs_is_no_wrong_of_the_besieged() -> None:
    """The besieger's own card took the element; he has nothing to avenge."""
    world = besieged()
    draw(world, "KC")

    assert 7 == len(world.army_of(ROME))
    assert {} == world.wrongs


def test_CIV_6_8_4_5f_xb8_a_besieger_of_five_falls_back() -> None:
    """To the hex from which he came."""
    world = besieged(army=6)
    draw(world, "KS")

    assert not world.sieges
    assert {"0302": 5} == where(world, ROME)


def test_CIV_6_8_4_5f_it_falls_back_into_the_enemys_open_land_if_it_came_from_there() -> None:
    """Though under six; if an enemy stands there, into the nearest hex in which it may stand, its own before others."""
    for blocked, goal in ((False, "0401"), (True, "0301")):
        world = besieged(army=6)
        world.sieges[CUMAE].came = "0401"
        if blocked:
            an_army(world, "cumae", 1)[0].hex = "0401"
        draw(world, "KS")

        assert {goal: 5} == where(world, ROME)


def test_CIV_6_8_4_5f_a_landed_army_falls_back_along_the_coast_with_its_ships() -> None:
    """Not over the sea to the port from which it sailed."""
    world = at_war(a_city("ostia", "0301"), a_city("cumae", "0801", VEII), board=STRAIT)
    for _ in range(3):
        a_ship(world, "ostia")
    march = {ROME: [Embark(army="0301", goal="0801")]}
    end = season(world, {"march": march}, cards={"storm.heart": "2H", "siege.card": "KS"})

    assert {"0701": 5} == where(end.state, ROME)
    assert ["0701"] * 3 == [ship.hex for ship in end.state.ships.values()]


def test_CIV_6_8_4_5a_a_besieger_may_send_more_men_to_his_siege() -> None:
    """Any number, up to the twelve that may stand in a hex."""
    march = MoveArmy(army="0302", path=(CUMAE,))
    for more, standing in ((3, 9), (4, 10)):
        world = besieged(army=6)
        for one in an_army(world, "ostia", more):
            one.hex = "0302"
        end = season(world, {"march": {ROME: [march]}}, "Summer", cards={"siege.card": "KS"})

        assert {CUMAE: standing - 1} == where(end.state, ROME)
        assert CUMAE in end.state.sieges

    for one in an_army(world, "ostia", 4):
        one.hex = "0302"
    assert "at most 12" in refused(march, world)


def test_CIV_6_8_4_5d_xb3_xb5_the_card_decides_up_to_the_target() -> None:
    """Nine takes what has nine, Ten does not; no card is drawn against nought."""
    for card, taken in (("9S", True), ("TS", False)):
        world = besieged(0, draws=2)
        draw(world, card)

        assert taken is (world.cities["cumae"].owner == ROME)

    world = besieged(6, improvements=["city_wall"])
    world.sieges[CUMAE].draws = -1
    table = draw(world, "AS")

    assert 0 == table.told(SiegeDrawn)[0].card


def test_CIV_6_8_4_5_a_siege_grows_more_dangerous_until_the_place_falls() -> None:
    """A Seven fails twice, against 3 and 5, and takes the city in the third season, against 7."""
    world = besieged(6, army=10)
    fallen = []
    for _ in range(3):
        draw(world, "7S")
        fallen.append(world.cities["cumae"].owner == ROME)

    assert [False, False, True] == fallen


def test_CIV_6_8_4_5e_one_draw_a_season_at_the_besiegers_place() -> None:
    """A siege that goes on is drawn for again in the next season."""
    world = besieged()
    end = season(world, {}, "Summer", cards={"siege.card": "KS"})

    assert [5] == [event.target for event in end.told(SiegeDrawn)]
    assert 1 == end.state.sieges[CUMAE].draws


def test_CIV_6_8_4_5c_the_seasons_are_those_of_this_siege() -> None:
    """Begun anew, it begins with the first."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", CUMAE, VEII), army=8)
    end = season(world, {"march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}}, cards={"siege.card": "KS"})

    assert 1 == end.state.sieges[CUMAE].draws


def test_CIV_6_8_4_5g_xb9_winter_ends_a_siege() -> None:
    """And its seasons are lost."""
    table = Table(besieged(draws=2))
    go_home(table.play)

    assert not table.play.state.sieges
    assert ["winter"] == [event.cause for event in table.told(SiegeEnded)]
    assert {"0202": 8} == where(table.play.state, ROME)


def test_CIV_6_8_4_5m_a_besieged_city_is_marked_and_does_not_grow() -> None:
    """With the owner of that season (CIV-4.1.2e), and with who did it (CIV-4.4.2d)."""
    end = season(besieged(), {}, "Summer")

    assert ({"Summer": VEII}, ROME) == (end.state.cities["cumae"].besieged, end.state.cities["cumae"].besieger)
    assert not grows(end.state, end.state.cities["cumae"])


def test_CIV_6_8_3_1j_the_besieged_do_not_move_but_by_sally() -> None:
    """The refusal says so."""
    world = besieged()

    assert "say sally" in refused(MoveArmy(army=CUMAE, path=("0502",)), world, VEII)


def test_CIV_6_8_3_1j_who_leaves_a_siege_lifts_it() -> None:
    """Unless six stay."""
    world = besieged(army=13)
    leave = MoveArmy(army=CUMAE, path=("0302",), taking={"Spears": 8})
    end = season(world, {"march": {ROME: [leave]}}, "Summer")

    assert "moved" in [event.cause for event in end.told(SiegeEnded)]


def test_CIV_6_8_4_5k_a_sally_is_a_battle_that_loses_the_city_or_frees_it() -> None:
    """The besieger is not asked; dice decide: here the greater army of the besieged."""
    world = besieged(12, army=6)
    world.initiative = [VEII, ROME]
    end = season(world, {"march": {VEII: [Sally(hex=CUMAE)]}}, "Summer", quiet=5)
    fought = end.told(BattleFought)[0]

    assert ("veii", "rome") == (fought.attacker, fought.defender)
    assert (fought.winner == "Veii") is (end.state.cities["cumae"].owner == VEII)
    assert not end.state.sieges


def test_CIV_6_8_4_5k_a_part_that_sallies_is_six_or_all() -> None:
    """And only the besieged sally."""
    assert "6 elements or more" in refused(Sally(hex=CUMAE, taking={"Spears": 3}), besieged(8), VEII)
    assert "is not besieged" in refused(Sally(hex="0202"), besieged())


def test_CIV_6_8_4_3e_xb35_an_allys_failed_relief_leaves_the_city_standing() -> None:
    """The owner's own failed relief loses it."""
    for owner, stands in ((VEII, False), ("capua", True)):
        towns = (a_city("ostia", "0202"), a_city("cumae", CUMAE, VEII), a_city("nola", "0502", owner))
        world = at_war(*towns, army=0, against=2)
        bound(world, "military", VEII, "capua") if owner == "capua" else None
        for one in [each for each in world.elements.values() if each.hex != CUMAE]:
            del world.elements[one.id]
        an_army(world, "ostia", 12, "Knights")
        an_army(world, "nola", 6, "Psiloi", owner)
        for one in world.army_of(ROME):
            one.hex = CUMAE
        world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=1, season="Spring")
        if owner == "capua":
            world.wars["war-9"] = world.wars["war-1"].model_copy(update={"id": "war-9", "defender": "capua"})
        order = MoveArmy(army="0502", path=(CUMAE,))
        end = season(world, {"march": {owner: [order]}}, "Summer", cards={"siege.card": "KS"})
        fought = end.told(BattleFought)[0]

        assert "rome" == fought.winner
        assert stands is (end.state.cities["cumae"].owner == VEII)
        assert stands is (CUMAE in end.state.sieges)


def test_CIV_6_8_4_3e_three_of_the_besieged_join_a_relief() -> None:
    """The dearest of them, as a contingent that comes late."""
    world = besieged(5, army=6)
    an_army(world, "cumae", 1, "Knights")
    world.cities["nola"] = a_city("nola", "0502", VEII)
    relief = an_army(world, "nola", 6)
    world.initiative = [VEII, ROME]
    end = season(world, {"march": {VEII: [MoveArmy(army="0502", path=(CUMAE,))]}}, "Summer")
    forces = end.told(BattleFought)[0].forces

    assert 6 == len(relief)
    assert 1 == forces[0].count("Knights")
    assert 6 + 3 == len([kind for kind in forces[0] if kind != "Militia"])


def test_CIV_6_8_1i_xb43_a_sally_from_a_city_that_has_just_fallen_falls_away() -> None:
    """Rome draws first; the men are lost."""
    world = besieged(6, draws=1)
    world.initiative = [ROME, VEII]
    end = season(world, {"march": {VEII: [Sally(hex=CUMAE)]}}, "Summer", cards={"siege.card": "AS"})

    assert not end.told(BattleFought)
    assert ROME == end.state.cities["cumae"].owner
    assert not end.state.army_of(VEII)


def test_CIV_5_1k_a_siege_ends_when_its_city_is_abandoned() -> None:
    """The next season lifts it before anybody draws; the army stays where it is."""
    world = besieged()
    abandon(world, world.cities["cumae"])
    played = season(world)
    (told,) = played.told(SiegeEnded)

    assert "gone" == told.cause
    assert not played.told(SiegeDrawn)
    assert {} == played.state.sieges
    assert {CUMAE: 8} == where(played.state, ROME)


def test_CIV_8_1f_a_siege_ends_when_its_fort_is_given_up() -> None:
    """There is nothing left to take."""
    world = besieged()
    world.sieges = {"0502": world.sieges[CUMAE].model_copy(update={"hex": "0502"})}

    assert ["gone"] == [told.cause for told in season(world).told(SiegeEnded)]


def test_CIV_6_8_4_5a_a_besieger_with_fewer_than_six_gives_up() -> None:
    """He draws no more."""
    end = season(besieged(army=5), {}, "Summer", cards={"siege.card": "AS"})

    assert [] == end.told(SiegeDrawn)
    assert ["weak"] == [event.cause for event in end.told(SiegeEnded)]
    assert {"0302": 5} == where(end.state, ROME)


def test_CIV_6_8_4_5g_a_reunited_country_besieges_no_place_of_its_own() -> None:
    """What it besieges elsewhere it goes on to besiege, whichever side began it."""
    world = strife()
    for besieger, hexagon in (("rome", world.cities["capua"].hex), ("rebels", "0903")):
        world.sieges[hexagon] = Siege(hex=hexagon, besieger=besieger, came="", year=world.year, season="Summer")
    reunite(Table(world).play, world.splits["rome"], "rome", "none")

    assert {"0903": "rome"} == {hexagon: siege.besieger for hexagon, siege in world.sieges.items()}
