"""Recruiting and encamping (FIE-8.52 to FIE-8.56)."""

import pytest

from rules.fiefs.armies.camp import break_camps, encamp, may_encamp, may_recruit, recruit, refuse_recruiting
from rules.fiefs.armies.events import CampBroken, ElementRecruited
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_table, a_war, army_at, types
from tests.rules.fiefs.worlds import a_world


def a_host(fief="winchester", elements=20, **lords):
    """Give the English army in a fief of its own, and its table."""
    world = a_world(control={"winchester": "B", "paris": "M", "caen": "B", "rouen": "M", **lords})
    a_war(world, {"B": 1, "M": 2})
    return army_at(world, "B", fief, elements), a_table(world)


def test_FIE_8_52_where_an_army_recruits() -> None:
    """In a friendly fief of its home ground that is not ravaged, not under siege, with somebody in the reserve."""
    army, table = a_host()
    world = table.play.state
    assert may_recruit(world, army)
    army.fief = "rouen"
    assert not may_recruit(world, army)  # not friendly
    world.fiefs["rouen"].control = "blois"
    assert may_recruit(world, army)
    world.fiefs["rouen"].ravaged = True
    assert not may_recruit(world, army)
    army.fief = "tours"
    world.fiefs["tours"].control = "blois"
    assert not may_recruit(world, army)  # friendly, but no home ground
    army.fief, army.reserve = "winchester", {}
    assert not may_recruit(world, army)


def test_FIE_8_53_the_leader_chooses_which() -> None:
    """A type that is not in the reserve is refused; the element takes the next number (FIE-8.12)."""
    army, table = a_host()
    with pytest.raises(Refusal):
        refuse_recruiting(table.play.state, army, "Pk")
    kind = next(iter(army.reserve))
    before = army.reserve[kind]
    recruit(table.play, army, kind)

    assert before - 1 == army.reserve.get(kind, 0)
    assert (21, 25) == (len(army.elements), army.elements[-1].id)
    assert [kind] == [event.type for event in table.told(ElementRecruited)]


def test_FIE_8_54_recruiting_while_encamping() -> None:
    """In the turn in which it encamps, and without losing the camp; `any` goes by FIE-16.16."""
    army, table = a_host()
    army.reserve = {"Ps": 1, "Bd": 2, "Bw": 1}
    encamp(table.play, army, "any")

    assert army.encamped
    assert {"Ps": 1, "Bd": 1, "Bw": 1} == army.reserve
    assert 5 == types(army.elements)["Bd"]


def test_FIE_8_55_where_an_army_encamps() -> None:
    """In the field, in a friendly fief that is not ravaged and holds no enemy army."""
    army, table = a_host()
    world = table.play.state
    assert may_encamp(world, army)
    army_at(world, "M", "winchester", inside=True)
    assert not may_encamp(world, army)
    army.fief = "paris"
    assert not may_encamp(world, army)
    army.fief = "caen"
    world.fiefs["caen"].ravaged = True
    assert not may_encamp(world, army)


def test_FIE_8_56_a_camp_ends_with_its_fief() -> None:
    """When it is ravaged, or no longer friendly."""
    army, table = a_host()
    world = table.play.state
    encamp(table.play, army)
    break_camps(table.play, [army.id])
    assert army.encamped
    world.fiefs["winchester"].control = "mortimer"
    break_camps(table.play, [army.id])

    assert not army.encamped
    assert 1 == len(table.told(CampBroken))
