"""Marches by land and sea (FIE-8.13 to FIE-8.22)."""

from fractions import Fraction

import pytest

from rules.fiefs.armies.events import AttritionRolled
from rules.fiefs.march.events import SeaRolled
from rules.fiefs.march.moving import march
from rules.fiefs.march.paths import can_succeed, land_reach, reach, refuse_move, sea_modifier, way_along
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_table, a_war, army_at
from tests.rules.fiefs.worlds import a_world


def a_host(fief, season="summer", dice=None, control=None, **settings):
    """Give the English army somewhere, and its table."""
    world = a_world(control=control, **settings)
    a_war(world, {"B": 1, "M": 2, "C": 2}, season=season)
    return army_at(world, "B", fief), a_table(world, dice)


def test_FIE_8_13_one_move() -> None:
    """Worked example 10: inside Aquitaine any length, and one crossing ends it (FIE-8.14)."""
    army, table = a_host("limoges")
    world = table.play.state

    assert "pamplona" == way_along(world, army, ("bordeaux", "bayonne", "pamplona")).to
    with pytest.raises(Refusal):
        way_along(world, army, ("toulouse", "narbonne"))
    assert {"pamplona", "toulouse", "bayonne", "lyon"} <= set(land_reach(world, army))
    assert "narbonne" not in land_reach(world, army)


def test_FIE_8_15_entering_or_leaving_a_capital_is_a_crossing() -> None:
    """Worked example 11: from London one step; from Exeter by Bristol to London, and no further."""
    army, table = a_host("london")
    assert {"canterbury", "winchester", "lincoln", "bristol"} == set(land_reach(table.play.state, army))
    army.fief = "exeter"

    assert ("exeter", "bristol", "london") == way_along(table.play.state, army, ("bristol", "london")).path
    with pytest.raises(Refusal):
        way_along(table.play.state, army, ("bristol", "london", "lincoln"))


@pytest.mark.parametrize(("die", "ends"), [(1, "exeter"), (2, "avranches"), (3, "avranches")])
def test_FIE_8_16_land_and_sea_in_one_move(die, ends) -> None:
    """Worked example 12: Bristol to Exeter, then over to Avranches; attrition wherever it is then (FIE-8.20)."""
    army, table = a_host("bristol", dice={"sea": [die], "attrition": [1]})
    march(table.play, army, way_along(table.play.state, army, ("exeter", "avranches")))

    assert ends == army.fief
    assert [ends] == [event.fief for event in table.told(AttritionRolled)]
    assert [ends == "avranches"] == [event.arrived for event in table.told(SeaRolled)]


def test_FIE_8_18_sea_by_season_and_length() -> None:
    """Worked example 13, and the chances of section 7: one die of three faces, enumerated."""
    army, table = a_host("winchester")
    world, one, two = table.play.state, "caen", "bruges"
    chances = {}
    for season in ("summer", "spring", "fall", "winter"):
        world.season = season
        for routes in (1, 2, 3):
            for free in (False, True):
                world.settings = world.settings.model_copy(update={"sea_first_free": free})
                comes = sum(die + sea_modifier(world, routes) > 0 for die in (1, 2, 3))
                chances[season, routes, free] = Fraction(comes, 3)
    world.settings = world.settings.model_copy(update={"sea_first_free": False})
    third = Fraction(1, 3)

    assert [2 * third, third, 0] == [chances["summer", routes, False] for routes in (1, 2, 3)]
    assert [third, 0, 0] == [chances["fall", routes, False] for routes in (1, 2, 3)]
    assert [0, 0, 0] == [chances["winter", routes, False] for routes in (1, 2, 3)]
    assert [1, 2 * third, third] == [chances["summer", routes, True] for routes in (1, 2, 3)]
    assert [2 * third, third, 0] == [chances["spring", routes, True] for routes in (1, 2, 3)]
    assert [third, 0, 0] == [chances["winter", routes, True] for routes in (1, 2, 3)]
    army.fief = "winchester"
    assert 1 == reach(world, army)[one].sea
    army.fief = "london"
    assert 2 == reach(world, army)[two].sea


def test_FIE_8_17_a_failed_crossing_in_winter() -> None:
    """Worked example 14: back in Winchester, which is friendly, and three lost."""
    army, table = a_host("winchester", "winter", {"sea": [3], "attrition": [2]}, {"winchester": "B"})
    assert not march(table.play, army, reach(table.play.state, army)["caen"])

    assert ("winchester", 21) == (army.fief, len(army.elements))


def test_FIE_8_17_coming_back_is_no_entry() -> None:
    """A ravaged port takes nothing from whoever is driven back to it (FIE-8.34)."""
    army, table = a_host("winchester", "summer", {"sea": [1], "attrition": [1]})
    table.play.state.fiefs["winchester"].ravaged = True
    march(table.play, army, reach(table.play.state, army)["caen"])

    assert 24 == len(army.elements)  # the die of 1 takes nobody in summer


def test_FIE_8_19_a_passage_that_cannot_succeed_is_legal() -> None:
    """Two routes in fall: the order stands, and the army is told that it cannot arrive."""
    army, table = a_host("london", "fall")
    way = refuse_move(table.play.state, army, "bruges")

    assert not can_succeed(table.play.state, way)


def test_FIE_8_20_a_rough_route_in_winter_costs_attrition() -> None:
    """In other seasons it costs nothing."""
    for season, rolls in (("winter", 1), ("fall", 0)):
        army, table = a_host("bristol", season, {"attrition": [1]})
        march(table.play, army, reach(table.play.state, army)["chester"])
        assert rolls == len(table.told(AttritionRolled))


def test_FIE_8_21_a_move_ends_at_the_first_enemy_and_never_on_a_comrade() -> None:
    """Past comrades an army may go, and it may put to sea from where one stands only if it began there."""
    army, table = a_host("limoges")
    world = table.play.state
    army_at(world, "M", "bordeaux")
    with pytest.raises(Refusal):
        way_along(world, army, ("bordeaux", "bayonne"))
    enemy = world.armies[world.turn_order[1]]
    enemy.side = 1
    assert "bordeaux" not in reach(world, army)
    assert "bayonne" in reach(world, army)
    with pytest.raises(Refusal):
        way_along(world, army, ("bordeaux", "biscay", "nantes"))
    with pytest.raises(Refusal):
        refuse_move(world, army, "bordeaux")


def test_FIE_8_22_the_best_way() -> None:
    """The fewest ravaged entries, then sea routes, then steps, then ids."""
    army, table = a_host("rouen")
    world = table.play.state
    assert ("rouen", "caen", "avranches") == reach(world, army)["avranches"].path
    army.fief = "winchester"
    assert ("winchester", "exeter") == reach(world, army)["exeter"].path
    army.fief = "canterbury"
    assert ("canterbury", "winchester", "bristol") == reach(world, army)["bristol"].path
    world.fiefs["winchester"].ravaged = True
    assert ("canterbury", "winchester", "bristol") == reach(world, army)["bristol"].path
    army.fief = "winchester"
    world.fiefs["exeter"].ravaged = True
    assert ("winchester", "exeter", "avranches") == reach(world, army)["avranches"].path


def test_FIE_8_34_ravaged_fiefs_on_the_way() -> None:
    """Worked example 15: one element in each, both mounted."""
    army, table = a_host("limoges")
    for fief in ("bordeaux", "bayonne"):
        table.play.state.fiefs[fief].ravaged = True
    march(table.play, army, way_along(table.play.state, army, ("bordeaux", "bayonne")))

    assert (22, {"Kn": 2}) == (len(army.elements), army.reserve)


def test_FIE_7_9_an_enemy_is_met_only_on_purpose() -> None:
    """A move into a fief with an enemy army says that it attacks."""
    army, table = a_host("reims")
    army_at(table.play.state, "M", "troyes")
    with pytest.raises(Refusal):
        refuse_move(table.play.state, army, "troyes")

    assert "troyes" == refuse_move(table.play.state, army, "troyes", attack=True).to
