"""Homes: moved, lost and found (FIE-3.7, FIE-3.9)."""

import pytest

from rules.fiefs.claims.events import HomeChanged, YearPassed
from rules.fiefs.claims.homes import best_home, new_home
from rules.fiefs.claims.markers import exercise, set_control
from rules.fiefs.claims.orders import MoveHome, NameHome, Pass
from rules.fiefs.claims.words import TELLINGS
from rules.fiefs.declaring.conflict import rebel
from rules.kernel.errors import Refusal
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import a_world


def test_FIE_3_7_moving_home_is_an_action() -> None:
    """To another fief of one's own."""
    world = a_world(control={"tours": "L", "metz": "L"})
    world.houses["lara"].home, world.acting = "tours", "lara"
    table = a_table(world)
    MoveHome(fief="metz").check(world, "lara")
    MoveHome(fief="metz").perform(table.play, "lara")

    assert "metz" == world.houses["lara"].home
    with pytest.raises(Refusal):
        MoveHome(fief="dijon").check(world, "lara")


def test_FIE_3_7_not_out_of_a_region_for_which_one_leads_a_conflict() -> None:
    """A rebel's home stays in the land that rises."""
    world = a_world(control={"angers": "L", "metz": "L", "paris": "M"})
    world.houses["lara"].home, world.acting = "angers", "lara"
    rebel(a_table(world).play, "lara")

    with pytest.raises(Refusal) as refused:
        MoveHome(fief="metz").check(world, "lara")
    assert "FIE-3.7" == refused.value.clause


def test_FIE_3_8_passing_does_nothing() -> None:
    """It is told, and that is all."""
    table = a_table(a_world())
    before = table.play.state.write()
    Pass().perform(table.play, "lara")

    assert (before, 1) == (table.play.state.write(), len(table.told(YearPassed)))


def test_FIE_3_9_a_lost_home_is_followed_by_the_strongest_fief_in_a_region() -> None:
    """Capitals come last; it may be named anew for nothing, and not a second time."""
    world = a_world(control={"tours": "L", "metz": "L", "dijon": "L", "paris": "L"})
    world.houses["lara"].home = "tours"
    table = a_table(world)
    set_control(table.play, "tours", "blois")
    house, set_for_it = world.houses["lara"], world.houses["lara"].home
    NameHome(fief="dijon").check(world, "lara")

    assert ("metz", True) == (set_for_it, house.home_choice)
    house.home_choice = False
    with pytest.raises(Refusal):
        NameHome(fief="dijon").check(world, "lara")


def test_FIE_3_9_without_a_fief_there_is_no_home_until_there_is_a_fief() -> None:
    """Whoever has none gets one with the next fief."""
    world = a_world(control={"tours": "L"})
    for seat in world.playing():
        world.houses[seat].home = best_home(world, seat)
    table = a_table(world)
    set_control(table.play, "tours", "blois")
    homeless = world.houses["lara"].home
    set_control(table.play, "paris", "lara")

    assert ("", "paris") == (homeless, world.houses["lara"].home)
    assert {"lara", "blois"} == {one.seat for one in table.told(HomeChanged)}


def test_FIE_3_9_a_home_that_becomes_a_capital_is_left() -> None:
    """For the best of the others; with no other it stays."""
    world = a_world(control={"tours": "L", "metz": "L"})
    world.houses["lara"].home = "metz"
    new_home(a_table(world).play, "lara", but="metz")

    assert "tours" == world.houses["lara"].home


def test_FIE_3_9_a_lost_home_is_told_as_lost() -> None:
    """Its lord reads which it was and where he lives now; the loss comes of what took it, and weighs as much."""
    world = a_world(control={"tours": "L", "metz": "L", "paris": "M"}, claim={"tours": "M"})
    for seat in world.playing():
        world.houses[seat].home = best_home(world, seat)
    world.houses["lara"].home = "tours"
    table = a_table(world)
    exercise(table.play, "mortimer", "tours")
    told = TELLINGS.tell(table.told(HomeChanged)[0])

    assert "lara loses its home tours, moves to metz, and may name another for nothing." == told.text.lower()
    assert 2 == told.weight


def test_FIE_6_12_a_home_that_becomes_a_capital_is_told_as_left() -> None:
    """It is not lost; with no other fief it stays."""
    world = a_world(control={"tours": "L", "metz": "L"})
    world.houses["lara"].home = "metz"
    table = a_table(world)
    new_home(table.play, "lara", but="metz")
    moved = table.told(HomeChanged)[0]

    assert "moves its home from metz, a capital now, to tours" in TELLINGS.tell(moved).text
    stays = TELLINGS.tell(moved.model_copy(update={"fief": "metz"}))
    assert "keeps its home in metz, a capital now" in stays.text
