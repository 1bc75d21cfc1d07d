"""Marches in plain words: who goes is who is named, and nobody besides (CAN-6.2)."""

import pytest

from rules.candlebre.board.state import World
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.spoken import groups_in, marches_in
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


def a_host() -> World:
    """Give a world in which a host stands in two provinces beside neutral Merrowgate, its leaders with the cavalry."""
    places = {"cresset_hill": {"units": {"cavalry": 4}}, "quillbrook": {"units": {"infantry": 5, "archers": 2}}}
    world = a_world({"red": ("cresset_hill", "quillbrook")}, places=places)
    a_leader(world, "red", "cresset_hill")
    a_leader(world, "red", "cresset_hill", card="QC")
    return world


@pytest.mark.parametrize(
    ("line", "target"),
    [
        ("attack the dike with all my horses n the boss", "snuffers_dike"),
        ("march 4 cavalry and leader from cresset hill to snuffers dike", "snuffers_dike"),
        ("send all the cavalry from cresset hill to snuffers dike, leader leads them", "snuffers_dike"),
        ("Take my leader along to Snuffer's Dike.", "snuffers_dike"),
        (
            "March on Merrowgate only, with the cavalry and the leader, and leave the infantry in Quillbrook.",
            "merrowgate",
        ),
    ],
)
def test_CAN_6_2_a_province_is_known_by_a_word_of_its_name_and_the_leader_goes_along(line: str, target: str) -> None:
    """Apostrophes or not, and wherever the leader is named."""
    (march,) = marches_in(line, a_host(), "red")

    assert (target, {"cavalry": 4}, ("head-red",)) == (march["target"], march["units"], march["leaders"])


@pytest.mark.parametrize(
    "line",
    [
        "March on Merrowgate from Cresset Hill with 4 cavalry and both leaders, and the 3 infantry from Quillbrook.",
        "Merrowgate with all from Cresset Hill and both leaders, and 3 infantry from Quillbrook; the archers stay.",
    ],
)
def test_CAN_6_5_groups_from_several_provinces_are_one_march(line: str) -> None:
    """Each with its own units, and with the leaders who stand there."""
    found = [(one["origin"], one["units"], one["leaders"]) for one in groups_in(line, a_host(), "red")]

    both = ("head-red", "QC")
    assert [("cresset_hill", {"cavalry": 4}, both), ("quillbrook", {"infantry": 3}, ())] == found


def test_CAN_6_5_some_of_a_march_stay_behind_after_all() -> None:
    """The rest of it marches as before."""
    old = MarchOn(origin="cresset_hill", target="merrowgate", units={"cavalry": 4}, leaders=("QC",))
    world = give(a_host(), "red", old)

    (march,) = marches_in("Leave two cavalry behind in Cresset Hill after all.", world, "red")

    assert (old.model_copy(update={"units": {"cavalry": 2}})) == MarchOn(**march)
