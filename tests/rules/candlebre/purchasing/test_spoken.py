"""Purchases and placing in plain words (CAN-5.1, CAN-5.4)."""

import pytest

from rules.candlebre.board.state import World
from rules.candlebre.purchasing.spoken import bought_in, placed_in
from tests.rules.candlebre.worlds import a_world

WAIT = {"archers": 2, "cavalry": 3}


def a_muster() -> World:
    """Give a world in which units wait for a barracks in Amberleigh."""
    return a_world({"red": ("amberleigh",)}, {"red": {"muster": WAIT}}, {"amberleigh": {"barracks": True}})


@pytest.mark.parametrize(
    ("line", "units"),
    [
        ("Please place the cavalry in Amberleigh", {"cavalry": 3}),
        ("put em in amberleigh", WAIT),
        ("Put all five in Amberleigh", WAIT),
        ("place 1 archer and the cavalry in Amberleigh", {"archers": 1, "cavalry": 3}),
        ("station the rest at Amberleigh", WAIT),
    ],
)
def test_CAN_5_4_what_waits_is_placed_without_being_counted(line: str, units: dict[str, int]) -> None:
    """All of it, or all of a type."""
    assert ({"units": units, "province": "amberleigh"},) == tuple(placed_in(line, a_muster(), "red"))


@pytest.mark.parametrize("line", ["place all", "place everything", "put all of them"])
def test_CAN_5_9_all_goes_where_there_is_room(line: str) -> None:
    """As it would without a word, in as many provinces as it takes."""
    placed = placed_in(line, a_muster(), "red")

    assert WAIT == {kind: sum(one["units"].get(kind, 0) for one in placed) for kind in WAIT}


@pytest.mark.parametrize("line", ["put four in Amberleigh", "do not place them in Amberleigh", "place them where?"])
def test_CAN_5_4_what_says_too_little_places_nobody(line: str) -> None:
    """It is asked back, as before."""
    assert not placed_in(line, a_muster(), "red")


@pytest.mark.parametrize("line", ["buy three cavalry with the money", "get 3 horses for the rest of my gold"])
def test_CAN_5_1_a_purchase_may_say_with_whose_gold(line: str) -> None:
    """The number counts, not what else it could buy."""
    assert [{"number": 3, "unit": "cavalry"}] == bought_in(line, "red")


@pytest.mark.parametrize(
    ("line", "placed"),
    [
        (
            "place the archers w the infantry, cavalry in amberleigh",
            {"merrowgate": {"archers": 2}, "amberleigh": {"cavalry": 3}},
        ),
        (
            "1 cavalry to merrowgate, everything else in amberleigh",
            {"merrowgate": {"cavalry": 1}, "amberleigh": {"archers": 2, "cavalry": 2}},
        ),
        (
            "Put one archer in Merrowgate and all the others in Amberleigh",
            {"merrowgate": {"archers": 1}, "amberleigh": {"archers": 1, "cavalry": 3}},
        ),
    ],
)
def test_CAN_5_4_what_waits_is_shared_out(line: str, placed: dict[str, dict[str, int]]) -> None:
    """Among all the provinces that are named, or where a type stands that is named beside it."""
    world = a_muster()
    world.provinces["merrowgate"].owner, world.provinces["merrowgate"].units = "red", {"infantry": 4}

    assert placed == {one["province"]: one["units"] for one in placed_in(line, world, "red")}
