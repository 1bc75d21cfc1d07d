"""Raising armies and their end (FIE-8.1 to FIE-8.12, FIE-11.2)."""

from rules.fiefs.armies.events import ArmyDisbanded, InitiativePassed
from rules.fiefs.armies.raising import (
    assemble,
    disband,
    give_back,
    make_ready,
    muster,
    name_generals,
    open_ready,
    places,
    too_few,
)
from rules.fiefs.board.sides import army_of
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, army_at, types
from tests.rules.fiefs.worlds import LETTERS, a_world

ANJOU = ("orleans", "tours", "angers", "nantes")


def test_FIE_8_1_only_the_declarers_army_begins_ready() -> None:
    """The others assemble first."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    table = a_table(world)
    army = world.armies[conflict.armies[0]]
    open_ready(table.play, army, "london")

    assert ("ready", "london", 24) == (army.status, army.fief, len(army.elements))
    assert "unraised" == world.armies[conflict.armies[1]].status


def test_FIE_8_2_home_ground_by_kind_of_conflict() -> None:
    """In a movement for independence the rebel's is the rebelling regions, and the nation's the rest (FIE-6.9)."""
    world = a_world()
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    rebel, nation = (world.armies[one] for one in conflict.armies)

    assert sorted(ANJOU) == sorted(places(world, rebel))
    assert not set(ANJOU) & set(places(world, nation))
    assert "paris" in places(world, nation)


def test_FIE_8_3_where_an_army_assembles() -> None:
    """Not in a ravaged fief, nor beside an enemy army or one of its own side in the field; whose it is matters not."""
    world = a_world(control={"troyes": "B"})
    conflict = a_war(world, {"B": 1, "M": 2})
    army_at(world, "B", "reims")
    world.fiefs["dijon"].ravaged = True
    found = places(world, world.armies[conflict.armies[1]])

    assert "reims" not in found
    assert "dijon" not in found
    assert "troyes" in found


def test_FIE_8_4_assembling_takes_a_whole_campaign_turn() -> None:
    """Ready at its next turn in a later campaign turn, not before; FIE-8.5: what is ravaged meanwhile stops nothing."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    army, table = world.armies[conflict.armies[1]], a_table(world)
    assemble(table.play, army, "paris")
    make_ready(table.play, army)
    assert "assembling" == army.status
    world.fiefs["paris"].ravaged = True
    world.turn += 1
    make_ready(table.play, army)

    assert "ready" == army.status


def test_FIE_8_7_under_siege_it_does_not_become_ready() -> None:
    """At its first turn not under siege it does."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    army, table = world.armies[conflict.armies[1]], a_table(world)
    muster(world, army, "paris")
    army.inside = True
    besieger = army_at(world, "B", "paris")
    world.turn += 1
    make_ready(table.play, army)
    assert "assembling" == army.status
    besieger.fief = "reims"
    make_ready(table.play, army)

    assert "ready" == army.status


def test_FIE_8_9_disbanding_leaves_the_board_at_once() -> None:
    """FIE-7.6: the next in turn order has the initiative; FIE-8.28: whom it besieged is in the field again."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    besieger = army_at(world, "B", "paris")
    inside = army_at(world, "M", "paris", inside=True)
    table = a_table(world)
    disband(table.play, besieger, "order")

    assert ("disbanded", "", []) == (besieger.status, besieger.fief, besieger.elements)
    assert not inside.inside
    assert inside.id == conflict.initiative
    assert [("order", besieger.leader)] == [(event.why, event.leader) for event in table.told(ArmyDisbanded)]
    assert 1 == len(table.told(InitiativePassed))


def test_FIE_8_10_fewer_than_twelve_disband() -> None:
    """Twelve stay, eleven do not."""
    world = a_world()
    a_war(world, {"B": 1, "M": 2})
    table = a_table(world)

    assert not too_few(table.play, army_at(world, "B", "london", 12))
    assert too_few(table.play, army_at(world, "M", "paris", 11))


def test_FIE_8_11_coming_back_in_the_same_year_is_at_half_strength() -> None:
    """Worked example 38: Kn 5, Bd 1, Sp 3, Bw 2, Ps 1 of France's list with one member; twelve in the reserve."""
    world = a_world()
    a_war(world, {"B": 1, "M": 2})
    army, table = army_at(world, "M", "paris"), a_table(world)
    disband(table.play, army, "few")
    muster(world, army, "reims")

    assert {"Kn": 5, "Bd": 1, "Sp": 3, "Bw": 2, "Ps": 1} == types(army.elements)
    assert 12 == sum(army.reserve.values())

    world.year += 1
    disband(table.play, army, "few")
    world.year += 1
    muster(world, army, "reims")
    assert (24, {}) == (len(army.elements), army.reserve)


def test_FIE_8_12_the_leader_chooses_what_he_keeps() -> None:
    """But every member's general's element is among the twelve."""
    world = a_world()
    a_war(world, {"B": 1, "M": 2, "C": 2})
    army, table = army_at(world, "M", "paris"), a_table(world)
    disband(table.play, army, "few")
    muster(world, army, "reims", ["Sp"] * 5 + ["Bw"] * 4 + ["Ps"] * 2 + ["Art"])

    assert {"Kn": 2, "Sp": 5, "Bw": 4, "Ps": 1} == types(army.elements)
    assert sorted((LETTERS["M"], LETTERS["C"])) == sorted(one.general for one in army.elements if one.general)


def test_FIE_11_2_generals_take_the_first_free_element_that_they_ask_for() -> None:
    """Leader first, then round the table; who asked for nothing wants Kn, and who leaves gives it back."""
    world = a_world()
    conflict = a_war(world, {"M": 1, "B": 2, "Z": 2, "L": 2})
    conflict.members[LETTERS["Z"]].general = "Bd"
    army = army_of(world, conflict, LETTERS["B"])
    assert army
    muster(world, army, "london")
    led = {one.general: (one.id, one.type) for one in army.elements if one.general}
    blades = next(one.id for one in army.elements if one.type == "Bd")
    assert {LETTERS["B"]: (1, "Kn"), LETTERS["Z"]: (blades, "Bd"), LETTERS["L"]: (2, "Kn")} == led

    give_back(army, LETTERS["L"])
    assert LETTERS["L"] not in {one.general for one in army.elements}
    army.elements = [one for one in army.elements if one.type not in ("Kn", "Bd")]
    name_generals(world, army)
    assert ["Cv", "Sp", "Sp"] == [one.type for one in army.elements if one.general]
