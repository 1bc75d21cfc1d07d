"""The board: who holds what, who rules, and how far it is (FIE-1)."""

import pytest
from pydantic import ValidationError

from rules.fiefs.armies.attrition import modifier
from rules.fiefs.battle.fighting import an_array
from rules.fiefs.board.conflicts import Battle
from rules.fiefs.board.land import by_land, count, distance, fiefs_of, holdings, ruled, ruler, total, whole
from rules.fiefs.board.scenario import FiefTable
from rules.fiefs.campaign.orders import March
from rules.fiefs.claims.markers import claim, exercise
from rules.fiefs.march.paths import reach
from rules.fiefs.siege.siege import chance_to_fall, first_t
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_table, a_war, army_at
from tests.rules.fiefs.worlds import BOARD, LETTERS, a_world


@pytest.mark.parametrize("wrong", [{"fortress": 10}, {"fortress": -1}, {"x": None}, {"coastal": "perhaps"}])
def test_FIE_1_1_a_fief_is_a_place_with_a_fortress_from_0_to_9(wrong) -> None:
    """With an id, a name, a coast or none, and where it is drawn; anything else is refused."""
    whole = {"id": "ely", "name": "Ely", "region": "wessex", "fortress": 9, "coastal": False, "x": 10, "y": 20}
    assert (9, False, 10, 20) == tuple(getattr(FiefTable(**whole), one) for one in ("fortress", "coastal", "x", "y"))

    with pytest.raises(ValidationError):
        FiefTable(**whole | wrong)


def test_FIE_1_2_a_fortress_counts_in_sieges_only() -> None:
    """Walls all over the land change neither marches, nor hunger, nor who comes to a battle."""
    found, sieges = [], []
    for walls in (0, 9):
        world = a_world(control={"paris": "M", "rouen": "B", "london": "B"})
        conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2})
        ours, theirs = army_at(world, "B", "paris"), army_at(world, "M", "reims")
        for fief in world.fiefs.values():
            fief.fortress = walls
        battle = Battle(conflict=conflict.id, fief="reims", attacker=ours.id, defender=theirs.id)
        array = an_array(world, battle, ours)
        hunger = [modifier(world, ours, occasion) for occasion in ("siege", "retreat", "sea")]
        found.append((reach(world, ours), hunger, array.members, array.elements, distance(world, "paris", "london")))
        sieges.append((first_t(world, ours, "paris"), chance_to_fall(world, ours)))

    assert found[0] == found[1]
    assert [(-1, 1), (8, 0)] == sieges


def test_FIE_1_3_a_region_belongs_whole_to_one_nation() -> None:
    """Every fief is of exactly one nation, before a region moves and after."""
    world = a_world()
    for nation in ("england", "france"):
        world.regions["normandy"].nation = nation
        homes = [fief for one in world.nations for fief in fiefs_of(world, one)]
        assert sorted(homes) == sorted(world.fiefs)
        assert {"rouen", "caen", "avranches"} <= set(fiefs_of(world, nation))


def test_FIE_1_5_a_capital_is_in_no_region() -> None:
    """Wessex lies round London, and is whole without it; nobody's region holds a capital."""
    world = a_world(control=dict.fromkeys(("winchester", "exeter", "bristol", "canterbury"), "lara"))

    assert ["wessex"] == whole(world, "lara")
    assert ["" for _ in world.nations] == [world.fiefs[one.capital].region for one in world.nations.values()]


def test_FIE_1_7_nothing_stops_at_a_sea_node() -> None:
    """A passage over one is a march to the coast beyond; a march to the node itself is refused."""
    world = a_world(control={"london": "B", "bristol": "B"}, people=("B", "M"))
    a_war(world, {"B": 1, "M": 2})
    ways = reach(world, army_at(world, "B", "london"))
    over = [way for way in ways.values() if set(way.path) & set(world.seas)]

    assert over
    assert not set(ways) & set(world.seas)
    with pytest.raises(Refusal):
        March(to=next(iter(world.seas))).check(world, LETTERS["B"])


def test_FIE_1_8_a_fief_bears_one_marker_of_each_kind_at_most() -> None:
    """A later claim takes the place of an earlier one; a House may hold fiefs of every nation."""
    capitals = [one.capital for one in BOARD.nation]
    table = a_table(a_world(control=dict.fromkeys(capitals, "lara"), claim={"dijon": "Z"}))
    claim(table.play, "lara", "dijon")
    claim(table.play, "cardona", "dijon")

    assert "cardona" == table.play.state.fiefs["dijon"].claim
    assert [1] * len(capitals) == [count(table.play.state, "lara", one.id) for one in BOARD.nation]


def test_FIE_1_9_a_fief_always_has_a_lord_and_a_claim_perhaps() -> None:
    """A claim that was exercised leaves its place empty, and the fief has its new lord."""
    table = a_table(a_world(control={"dijon": "C"}, claim={"dijon": "Z"}))
    exercise(table.play, "zahringen", "dijon")

    assert ("zahringen", "") == (table.play.state.fiefs["dijon"].control, table.play.state.fiefs["dijon"].claim)
    assert all(fief.control for fief in table.play.state.fiefs.values())


def test_FIE_1_10_one_house_may_have_both_markers_of_a_fief() -> None:
    """Its own claim on its own fief keeps the others' off (FIE-4.8)."""
    table = a_table(a_world(control={"dijon": "Z"}, claim={"dijon": "L"}))
    claim(table.play, "zahringen", "dijon")

    assert ("zahringen", "zahringen") == (
        table.play.state.fiefs["dijon"].control,
        table.play.state.fiefs["dijon"].claim,
    )


def test_FIE_1_4_a_nation_is_its_capital_and_its_regions() -> None:
    """England is London with Wessex, the Danelaw and Normandy; a region that moves takes its fiefs along."""
    world = a_world()
    before = len(fiefs_of(world, "england"))
    world.regions["normandy"].nation = "france"

    assert (12, 9) == (before, len(fiefs_of(world, "england")))


def test_FIE_1_11_who_controls_a_capital_rules() -> None:
    """One House may rule several nations."""
    world = a_world(control={"london": "lara", "paris": "lara"})

    assert "lara" == ruler(world, "england")
    assert ["england", "france"] == ruled(world, "lara")


def test_FIE_1_12_a_region_is_whose_every_fief_is() -> None:
    """All of its fiefs, and no fewer; FIE-12.5 counts a point for each fief, region and capital."""
    world = a_world(control=dict.fromkeys(("rouen", "caen", "avranches", "london"), "lara"))

    assert ["normandy"] == whole(world, "lara")
    assert 4 + 1 + 1 == holdings(world, "lara") == total(world, "lara")
    assert (4, 0) == (count(world, "lara", "england"), count(world, "lara", "france"))


def test_FIE_1_6_adjacent_by_land_is_not_by_sea() -> None:
    """Boulogne lies by Rouen, Bruges and Arras, and over the water from Canterbury; FIE-16.4 counts 1, 2 and 4."""
    world = a_world()

    assert ["arras", "bruges", "rouen"] == by_land(world, "boulogne")
    assert (1, 2, 4) == tuple(
        distance(world, a, b) for a, b in (("london", "bristol"), ("liege", "metz"), ("canterbury", "boulogne"))
    )
