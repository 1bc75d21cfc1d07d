"""The board: who holds what, who rules, and how far it is (FIE-1)."""

from rules.fiefs.board.land import by_land, count, distance, fiefs_of, holdings, ruled, ruler, total, whole
from tests.rules.fiefs.worlds import a_world


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
