"""Marches in plain words: who goes is who is named, and nobody besides (CAN-6.2)."""

import pytest

from rules.candlebre.board.state import World
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.spoken import marches_in
from tests.rules.candlebre.worlds import a_leader, a_world, give

ARMY = {"infantry": 4, "archers": 2}


def a_camp() -> World:
    """Give a world in which an army stands in Amberleigh with its leader, beside neutral Lightmere."""
    world = a_world({"red": ("amberleigh",)}, places={"amberleigh": {"units": ARMY}})
    a_leader(world, "red", "amberleigh")
    return world


@pytest.mark.parametrize(
    ("line", "units"),
    [
        ("send only the two archers to Lightmere", {"archers": 2}),
        ("attack Lightmere with just the archers", {"archers": 2}),
        ("Lightmere with the archers only", {"archers": 2}),
        ("attack Lightmere with the archers alone", {"archers": 2}),
        ("archers from Amberleigh should go to Lightmere as well", {"archers": 2}),
        ("attack lightmere w just 1 archer n no leader", {"archers": 1}),
        ("attack Lightmere w everything", ARMY),
        ("march on Lightmere without my leader", ARMY),
    ],
)
def test_CAN_6_2_only_those_march_who_are_named(line: str, units: dict[str, int]) -> None:
    """Without the leader, where nobody says that he goes along."""
    (march,) = marches_in(line, a_camp(), "red")

    assert (units, ()) == (march["units"], march["leaders"])


@pytest.mark.parametrize("line", ["is my leader going with them", "will my leader go to Lightmere with the archers"])
def test_CAN_6_2_a_question_orders_no_march(line: str) -> None:
    """Whatever of a march it names."""
    world = give(a_camp(), "red", MarchOn(origin="amberleigh", target="lightmere", units=ARMY))

    assert () == marches_in(line, world, "red")


def test_CAN_6_2_who_marches_already_may_be_meant_to_march_otherwise() -> None:
    """Then the new march is meant in the place of the old one."""
    old = MarchOn(origin="amberleigh", target="lightmere", units=ARMY)
    world = give(a_camp(), "red", old)

    (march,) = marches_in("send only the archers to Lightmere", world, "red")

    assert {"archers": 2} == march["units"]
    assert MarchOn(**march).contends(old)
