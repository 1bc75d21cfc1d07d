"""Attrition: the roll, who is lost, and who goes on foot (FIE-8.44 to FIE-8.51)."""

from itertools import product

import pytest

from rules.fiefs.armies.attrition import enter, lose, modifier, roll_attrition
from rules.fiefs.armies.camp import winter
from rules.fiefs.armies.events import AttritionRolled
from rules.fiefs.board.tables import Type
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, army_at, types
from tests.rules.fiefs.worlds import LETTERS, a_world

ENGLISH = {"Kn": 6, "Bd": 4, "Sp": 5, "Bw": 6, "Ps": 2, "Art": 1}
SUMS = {
    ("siege", "spring"): (-1, 0), ("siege", "summer"): (-2, -1),
    ("siege", "fall"): (-1, 0), ("siege", "winter"): (0, 1),
    ("again", "spring"): (0, 1), ("again", "summer"): (-1, 0), ("again", "fall"): (0, 1), ("again", "winter"): (1, 2),
    ("sea", "spring"): (-1, 0), ("sea", "summer"): (-2, -1), ("sea", "fall"): (-1, 0), ("sea", "winter"): (1, 2),
}  # fmt: skip
"""The table of section 7: case and season to the sum in a friendly fief, and in another."""


@pytest.mark.parametrize(("case", "season"), SUMS)
def test_FIE_8_44_the_sums_that_occur(case, season) -> None:
    """Every case of the table of section 7, in a friendly fief and in another."""
    world = a_world(control={"london": "B", "paris": "M"})
    a_war(world, {"B": 1, "M": 2}, season=season)
    army = army_at(world, "B", "london", retreats=2 if case == "again" else 1)
    occasion = "retreat" if case == "again" else case
    found = []
    for fief in ("london", "paris"):
        army.fief = fief
        found.append(modifier(world, army, occasion))

    assert SUMS[case, season] == tuple(found)


def test_FIE_8_44_elements_lost_by_die_and_sum() -> None:
    """The die and its modifiers, where that is above 0: the first table of section 7, rolled out."""
    lost = {}
    for added, die in product((-2, -1, 0, 1, 2), (1, 2, 3)):
        season, fief = {-2: ("summer", "london"), -1: ("summer", "paris"), 0: ("fall", "paris"), 1: ("winter", "paris"),
                        2: ("winter", "paris")}[added]  # fmt: skip
        world = a_world(control={"london": "B", "paris": "M"})
        a_war(world, {"B": 1, "M": 2}, season=season)
        army, table = army_at(world, "B", fief), a_table(world, {"attrition": [die]})
        roll_attrition(table.play, army, "sea" if added == 2 else "siege")
        lost[added, die] = 24 - len(army.elements)

    assert {(added, die): max(added + die, 0) for added, die in lost} == lost


def test_FIE_8_46_who_is_lost() -> None:
    """Worked example 17: of three two mounted, Kn that are not generals', and one Ps."""
    army, table = english()
    lose(table.play, army, 3)

    assert {"Kn": 4, "Bd": 4, "Sp": 5, "Bw": 6, "Ps": 1, "Art": 1} == types(army.elements)
    assert {"Kn": 2, "Ps": 1} == army.reserve
    assert [1, 2, 3] == [one.id for one in army.elements if one.general]  # of a type the newest goes first


def test_FIE_8_46_the_leaders_own_list() -> None:
    """Orders of the mounted and of the foot types, and which comes first for the part that is free."""
    army, table = english()
    army.losses.rest, army.losses.foot = "mounted", ["Art", "Bd", "Sp", "Pk", "Bw", "Wb", "Ax", "Ps", "Hd"]
    lose(table.play, army, 4)

    assert {"Kn": 3, "Art": 1} == army.reserve


def test_FIE_8_47_half_rounded_up_are_mounted() -> None:
    """One of one, one of two, two of three and of four."""
    for number, mounted in ((1, 1), (2, 1), (3, 2), (4, 2)):
        army, table = english()
        lose(table.play, army, number)
        assert mounted == army.reserve["Kn"]


def test_FIE_8_48_generals_are_dismounted_where_no_other_rides() -> None:
    """Worked example 18: C's, then L's general goes on foot, and one Ps is lost; 8.45: generals are never lost."""
    army, table = english()
    army.elements = [one for one in army.elements if one.type != "Kn" or one.general]
    army.elements = [one for one in army.elements if one.type != "Ps"] + [
        one for one in army.elements if one.type == "Ps"
    ][:1]
    army.reserve = {}
    before = len(army.elements)
    lose(table.play, army, 3)

    assert {LETTERS["L"], LETTERS["C"]} == {one.general for one in army.elements if one.dismounted}
    assert before - 1 == len(army.elements)
    assert {"Ps": 1} == army.reserve
    assert (1, 6) == (types(army.elements)["Kn"], types(army.elements)["Bd"])


def test_FIE_8_49_friendly_fiefs() -> None:
    """Worked example 55: closed lands are not friendly in a war; in a rebellion they are (FIE-6.8)."""
    sums = []
    for open_conflict in (a_war, a_rebellion):
        world = a_world(control={"tours": "C"})
        conflict = open_conflict(world, {"L": 1, "M": 2, "C": 1})
        conflict.members[LETTERS["C"]].lands_open = False
        sums.append(modifier(world, army_at(world, "L", "tours"), "siege"))

    assert [-1, -2] == sums


def test_FIE_8_50_too_few_are_left_to_lose() -> None:
    """All that may be lost are, and the generals stay."""
    army, table = english()
    lose(table.play, army, 40)

    assert "disbanded" == army.status  # FIE-8.10


def test_FIE_8_51_the_reserve_keeps_original_types() -> None:
    """An element on foot that is no general's any more is lost as Bd and comes back as Kn."""
    army, table = english()
    army.elements[0].general, army.elements[0].dismounted = "", True
    army.losses.foot = ["Bd", "Art", "Sp", "Pk", "Bw", "Wb", "Ax", "Ps", "Hd"]
    army.elements = [one for one in army.elements if one.type != "Bd"]
    army.reserve = {}
    lose(table.play, army, 2)

    assert {"Kn": 2} == army.reserve


def test_FIE_8_8_assembling_under_siege_suffers_twice() -> None:
    """Worked example 19: in winter 24, then 18, then 16."""
    world = a_world(control={"paris": "M"})
    a_war(world, {"B": 1, "M": 2}, season="winter")
    army_at(world, "B", "paris")
    army = army_at(world, "M", "paris", status="assembling", inside=True)
    table = a_table(world, {"attrition": [3, 1]})
    roll_attrition(table.play, army, "siege")
    assert 18 == len(army.elements)
    winter(table.play, army)

    assert 16 == len(army.elements)
    assert [(6, True), (2, True)] == [(event.lost, event.doubled) for event in table.told(AttritionRolled)]


def test_FIE_8_34_entering_a_ravaged_fief_takes_one() -> None:
    """Worked example 15: a mounted one, if it can be; no die is rolled."""
    army, table = english()
    table.play.state.fiefs["bordeaux"].ravaged = True
    enter(table.play, army, "bordeaux")

    assert (23, {"Kn": 1}) == (len(army.elements), army.reserve)
    assert not table.told(AttritionRolled)


def test_FIE_8_57_encamped_armies_do_not_roll_in_winter() -> None:
    """Every other army on the board does."""
    army, table = english("winter")
    army.encamped = True
    winter(table.play, army)
    assert not table.told(AttritionRolled)
    army.encamped = False
    winter(table.play, army)

    assert 1 == len(table.told(AttritionRolled))


def english(season="summer"):
    """Give the English army of worked example 17, with three members, at London, and its table."""
    world = a_world(control={"london": "B"})
    a_war(world, {"B": 1, "L": 1, "C": 1, "M": 2}, season=season)
    army = army_at(world, "B", "london")
    wanted: dict[Type, int] = ENGLISH
    assert wanted == types(army.elements)
    return army, a_table(world, {"attrition": [2]})


def test_FIE_8_45_generals_are_never_lost() -> None:
    """Whatever the number, until the army breaks up."""
    army, table = english()
    lose(table.play, army, 11)

    assert {LETTERS["B"], LETTERS["L"], LETTERS["C"]} == {one.general for one in army.elements if one.general}
