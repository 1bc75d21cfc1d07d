"""The board: provinces, neighbours, values and distances (CAN-1)."""

import pytest

from rules.candlebre.board.geography import distances, nearest, nearest_houses, nearest_starts, ring_of_starts
from rules.candlebre.board.scenario import CandlebreScenario, Settings
from rules.candlebre.board.state import World
from rules.candlebre.opening.events import ValueRolled
from rules.candlebre.opening.setup import setup, two_thirds
from rules.kernel.luck.chance import Chance
from tests.rules.candlebre.worlds import a_table, a_world, scenario
from tests.rules.playing import Table


def dealt(settings: Settings, face: int = 1) -> tuple[World, Table]:
    """Give a board laid out with these settings, every die showing `face`."""
    table = Table(World.model_construct(), quiet=face - 1)
    return setup(scenario(), settings, Chance(table.luck, 0, "setup", table.tell)), table


def test_CAN_1_1_the_standard_board_has_sixty_provinces() -> None:
    """Of any shape, and a scenario may bring another number."""
    assert 60 == len(a_world().provinces)


def test_CAN_1_2_neighbours_are_mutual() -> None:
    """Listed in the order of their numbers; a file with a border of one side is refused."""
    world = a_world()
    for place in world.provinces.values():
        assert [world.provinces[near].no for near in place.near] == sorted(
            world.provinces[near].no for near in place.near
        )
        assert all(place.id in world.provinces[near].near for near in place.near)

    table = scenario().model_dump(mode="json")
    table["province"][0]["neighbours"].append("taperton")
    with pytest.raises(ValueError, match="dawnhallow: taperton does not border it"):
        CandlebreScenario.model_validate(table)


def test_CAN_1_3_plain_values_are_ten_gold_a_neighbour() -> None:
    """A province with five neighbours and a lake shore is worth 50: the lake counts for nothing (example 6)."""
    world = a_world()

    assert all(place.value == 10 * len(place.near) for place in world.provinces.values())
    assert (5, 50) == (len(world.provinces["goldenwater"].near), world.provinces["goldenwater"].value)
    assert 2800 == sum(place.value for place in world.provinces.values())


@pytest.mark.parametrize(("face", "value"), [(1, 30), (2, 30), (3, 40), (4, 60), (5, 70), (6, 80)])
def test_CAN_1_4_a_die_changes_what_five_neighbours_are_worth(face, value) -> None:
    """Examples 7: 30, 30, 40, 60, 70, 80, told with the die."""
    world, table = dealt(Settings(values="dice"), face)

    assert value == world.provinces["dawnhallow"].value
    told = table.told(ValueRolled)[0]
    assert ("dawnhallow", face, value) == (told.province, told.rolled, told.value)


@pytest.mark.parametrize(("face", "value"), [(1, 10), (2, 10), (3, 20), (4, 40), (5, 50), (6, 60)])
def test_CAN_1_4_the_least_value_is_one_point(face, value) -> None:
    """Three neighbours give 1, 1, 2, 4, 5, 6 points; no province is worth less than 10 gold (example 8)."""
    world, _ = dealt(Settings(values="dice"), face)

    assert value == world.provinces["hollin_edge"].value


def test_CAN_1_5_values_stay_as_they_were_set() -> None:
    """A market beside them changes the income, not the value."""
    world = a_world(places={"dawnhallow": {"market": True}})

    assert 50 == world.provinces["dawnhallow"].value


def test_CAN_1_6_distance_counts_steps_whoever_owns_the_land() -> None:
    """Nought to itself, one to a neighbour, and the same both ways."""
    world = a_world()
    steps = distances(world, "dawnhallow")

    assert (0, 1, 2) == (steps["dawnhallow"], steps["quillbrook"], steps["merrowgate"])
    assert steps["taperton"] == distances(world, "taperton")["dawnhallow"]


def test_CAN_1_7_ties_go_to_the_lowest_number() -> None:
    """Of two provinces as near, the first of the scenario's list."""
    world = a_world({"red": ["cresset_hill", "quillbrook"]})

    assert "quillbrook" == nearest(world, "red", "merrowgate").id


def test_CAN_3_2_the_seats_are_shuffled() -> None:
    """The claim order holds each seat once, and is told by the names of the candles."""
    world, _ = dealt(Settings())

    assert sorted(world.houses) == sorted(world.claim_order)


def test_CAN_15_1a_the_goal_is_two_thirds_of_the_board() -> None:
    """40 of 60, 32 of 48, 34 of 50 (example 92); a setting may say otherwise, but no more than there are."""
    assert (40, 32, 34) == (two_thirds(60), two_thirds(48), two_thirds(50))
    assert 40 == dealt(Settings())[0].province_goal
    assert 12 == dealt(Settings(province_goal=12))[0].province_goal
    assert 60 == dealt(Settings(province_goal=999))[0].province_goal


def test_a_table_rolls_what_it_is_told() -> None:
    """Else every test with dice would promise nothing."""
    table = a_table(a_world(), {"x": [3, 20]})

    assert [3, 20, 20] == [table.play.chance.die("CAN-7.4", "x", "y", 20) for _ in range(3)]


def test_CAN_1_6_the_start_regions_lie_in_a_ring() -> None:
    """Each has two others three steps away; a House has those that begin there."""
    world = a_world()

    assert ["dawn_court", "north_court", "dusk_court", "ash_court", "tallow_court"] == ring_of_starts(world)
    assert (["north_court", "tallow_court"], 3) == nearest_starts(world, "dawn_court")
    assert (["white", "gold"], 3) == nearest_houses(world, "red")


def test_CAN_1_6_without_a_ring_none_is_told() -> None:
    """Four regions that are left lie in a row."""
    world = a_world()
    del world.starts["ash_court"]

    assert [] == ring_of_starts(world)
