"""Plenty, famine, epidemics and the Black Death (EMP-19.1c, EMP-19.1d, X64 to X72)."""

from typing import Any

import pytest

from rules.empires.board.state import World
from rules.empires.fate.events import Harvested, PlagueCame, Sickened
from rules.empires.fate.harvests import harvest
from rules.empires.fate.plague import black_death, epidemic, is_plague, spreading
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world

SPARED = ["wales", "ireland", "brandenburg", "sardinia", "sweden", "livonia", "wallachia"]


def levels(world: World, *areas: str) -> list[int]:
    """Give the social states of areas."""
    return [world.areas[area].social for area in areas]


def test_EMP_19_1c1_X64_a_year_of_plenty_lifts_its_region_to_the_ceiling() -> None:
    """Whoever owns it; a second one stops at norm plus two."""
    table = a_table(a_world())
    areas = ("lombardy", "venice", "tuscany", "rome", "austria", "bavaria", "swabia", "croatia")
    harvest(table.play, "plenty_5")
    first = levels(table.state, *areas)
    harvest(table.play, "plenty_5")

    assert [2, 3, 2, 1, 1, 1, 2, 1] == first
    assert [3, 2] == levels(table.state, "venice", "swabia")
    assert "venice" not in table.told(Harvested)[1].areas


def test_EMP_19_1c2_EMP_19_1c3_EMP_19_1c4_famine_takes_a_level_and_never_below_the_floor() -> None:
    """Independent areas too; no check follows (EMP-19.1c3, EMP-19.1c4, EMP-19.1b)."""
    table = a_table(a_world(areas={"rome": {"social": -3}}, unrest=["austria"]))
    harvest(table.play, "famine_5")

    assert [0, -3, -1] == levels(table.state, "lombardy", "rome", "austria")
    assert [Harvested] == [type(event) for event in table.events]


def test_EMP_19_1d1_X65_an_epidemic_takes_a_level_of_the_drawer_s_peopled_areas() -> None:
    """Egypt's two areas border no gate sea, so it is an ordinary one even in the 1200 round."""
    world = a_world()
    world.round_index = 4
    table = a_table(world)
    epidemic(table.play, "egypt")

    assert (1200, False) == (world.year, is_plague(world, "egypt"))
    assert ["syria", "egypt"] == list(table.told(Sickened)[0].areas)
    assert [a_world().areas[area].social - 1 for area in ("egypt", "syria")] == levels(table.state, "egypt", "syria")


def test_EMP_19_1d1_areas_without_people_are_passed_over() -> None:
    """Population 1 is the least that falls ill."""
    table = a_table(a_world(areas={"anjou": {"population": 0}}))
    epidemic(table.play, "england")

    assert "anjou" not in table.told(Sickened)[0].areas


@pytest.mark.parametrize(
    ("round_index", "seat", "before", "expected"),
    [
        (3, "byzantium", False, False),
        (4, "byzantium", False, True),
        (4, "byzantium", True, False),
        (4, "egypt", False, False),
    ],
)
def test_EMP_19_1d2_X66_X67_when_an_epidemic_is_the_black_death(
    round_index: int, seat: str, before: bool, expected: bool
) -> None:
    """Not before, late enough, and by a gate sea."""
    world = a_world()
    world.round_index, world.black_death = round_index, before

    assert expected is is_plague(world, seat)


def test_EMP_19_1d3_EMP_19_1d8_X68_the_black_death_over_the_scenario_as_set_up() -> None:
    """62 areas are struck and lose two levels; seven are not susceptible (EMP-19.1d8)."""
    world = a_world()
    table = a_table(world.fresh())
    black_death(table.play)
    told = table.told(PlagueCame)[0]

    assert (62, SPARED) == (len(told.areas), list(told.spared))
    assert all(max(-3, world.areas[area].social - 2) == table.state.areas[area].social for area in told.areas)
    assert table.state.black_death


def small() -> World:
    """Give X69: C the origin, V always struck, and a few areas around; all other areas are struck out."""
    world = a_world()
    names = {"C": 5, "V": 3, "a": 1, "b": 0, "c": 2, "d": 1, "e": 2, "f": 1, "h": 3}
    land = ["Ca", "ab", "bc", "Vd", "ef"]
    seas = {"C": ["A"], "c": ["B"], "e": ["A", "I"], "h": ["W"]}
    like = world.areas["england"]
    fields: dict[str, Any] = {"population": 0, "owner": "", "holds": []}
    world.areas = {
        id: like.model_copy(
            update={
                **fields,
                "id": id,
                "social": number,
                "borders": [pair.replace(id, "") for pair in land if id in pair],
                "seas": seas.get(id, []),
            }
        )
        for id, number in names.items()
    }
    world.plague.origin, world.plague.always = "C", ["V"]
    return world


@pytest.mark.parametrize(
    ("changed", "expected"),
    [({}, "CVade"), ({"e": 0}, "CVad"), ({"V": -1}, "CVade")],
)
def test_EMP_19_1d4_to_1d7_X69_X70_X71_how_the_plague_goes(changed: dict[str, int], expected: str) -> None:
    """By land and over one common sea, never over two, never through what is not susceptible."""
    world = small()
    for area, social in changed.items():
        world.areas[area].social = social
    struck = {one.area for one in spreading(world)}

    assert set(expected) | ({"f"} if "e" in expected else set()) == struck


def test_EMP_19_1d7_X72_an_area_behind_the_spared_is_spared() -> None:
    """With seven more areas at 0, Norway alone is reached by no struck one."""
    world = a_world()
    immune = ["saxony", "denmark", "england", "flanders", "northumbria", "scotland", "frisia"]
    for area in immune:
        world.areas[area].social = -world.areas[area].population
    spared = set(world.areas) - {one.area for one in spreading(world)}

    assert {*immune, *SPARED, "norway"} == spared


def test_EMP_19_1d5_EMP_19_1d9_it_strikes_each_area_once_and_comes_to_venice_always() -> None:
    """Constantinople and Venice come of themselves, every other from a struck neighbour; it never comes again.

    Rules: EMP-19.1d9.
    """
    world = a_world(areas={"venice": {"social": -3, "population": 1}})
    way = spreading(world)

    assert ["constantinople", "venice"] == [one.area for one in way if not one.source]
    assert len(way) == len({one.area for one in way})
