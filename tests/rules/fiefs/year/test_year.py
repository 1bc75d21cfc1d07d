"""The year: its order, its actions sealed or one after another, its sides and its end (FIE-3)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.state import World
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, HomeChanged, YearPassed
from rules.fiefs.claims.markers import set_control
from rules.fiefs.claims.orders import Claim, Exercise, NameHome, Pass, Wait
from rules.fiefs.crusades.events import CrusadeRolled
from rules.fiefs.crusades.orders import SendOnCrusade, Spoils
from rules.fiefs.declaring.events import SidesTaken
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.phases import actions, sides, year_begins, year_ends
from rules.fiefs.prestige.events import Reckoned
from rules.fiefs.year.events import YearBegan
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import OrderFailed
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L", "zaragoza": "C"}
QUIET = {"ambition": [1] * 8}


def ready(people: str = "BMZLC", control: Mapping[str, str] | None = None, **more: Any) -> World:
    """Give a year whose order is that of the table."""
    claim = more.pop("claim", {})
    world = a_world(CROWNS | dict(control or {}), claim, people=tuple(people), **more)
    world.order = world.playing()
    return world


def test_FIE_3_1_every_year_the_houses_dice_off_anew() -> None:
    """The winner acts first, the rest follow round the table."""
    world = a_world(CROWNS)
    world.houses["lara"].acted = True
    done = run(year_begins, world, dice={("dice_off", "lara"): 6, "dice_off": [1, 1, 1, 1]})

    order = ["lara", "cardona", "blois", "mortimer", "zahringen"]
    assert (order, False) == (done.state.order, done.state.houses["lara"].acted)
    assert [(1170, 1, 8)] == [(one.year, one.number, one.years) for one in done.told(YearBegan)]


def test_FIE_3_3_all_seven_actions_are_heard() -> None:
    """And what is free beside them."""
    done = run(actions, ready("B"), dice=QUIET)
    heard = {order.name for order in done.windows[0].orders}

    deeds = {"claim", "exercise", "declare_war", "rebel", "send_on_crusade", "move_home", "pass"}
    assert deeds | {"wait", "spoils", "home", "vote_end", "concede"} == heard


def test_FIE_3_5_one_after_the_other_each_sees_what_was_done() -> None:
    """Blois claims Dijon before Mortimer is asked, and a war has its sides taken at once."""
    world = ready("BM", actions="round")
    orders = {"action": {"blois": [DeclareWar(target="castile", pretext="honor")], "mortimer": [Pass()]}}
    done = run(actions, world, orders, QUIET)

    assert ["action", "join", "action"] == [window.name for window in done.windows]
    assert (1, set(world.playing())) == (
        len(done.told(SidesTaken)),
        set(done.state.conflicts["war-1"].members),
    )


def test_FIE_3_6_sealed_the_first_rank_that_is_legal_is_taken() -> None:
    """Blois takes Dijon first; Mortimer's first rank fails, his second is taken; Zähringen passes."""
    world = ready(control={"dijon": "C", "metz": "C"}, claim={"dijon": "B", "metz": "M"})
    orders = {
        "blois": [Claim(fief="metz")],
        "mortimer": [Exercise(fief="metz"), Claim(fief="dijon")],
    }
    done = run(actions, world, orders)

    assert [window.asked for window in done.windows] == [tuple(world.playing())]
    assert [("blois", "metz"), ("mortimer", "dijon")] == [(one.seat, one.fief) for one in done.told(ClaimMade)]
    assert [("mortimer", "exercise")] == [(one.seat, one.order) for one in done.told(OrderFailed)]
    assert {"zahringen", "lara", "cardona"} == {one.seat for one in done.told(YearPassed)}


def test_FIE_3_6_who_waits_is_asked_alone_in_his_turn() -> None:
    """Cardona knows what the others did, and acts."""
    world = ready("C", control={"dijon": "B"}, claim={"dijon": "C"})
    orders = {"sealed": {"cardona": [Wait()]}, "action": {"cardona": [Exercise(fief="dijon")]}}
    done = run(actions, world, orders, QUIET)

    assert [("sealed", ("cardona",)), ("action", ("cardona",))] == [(one.name, one.asked) for one in done.windows]
    assert ["cardona"] == [one.seat for one in done.told(ClaimExercised) if one.fief == "dijon"]


def test_FIE_3_6_three_ranks_and_no_more() -> None:
    """A fourth is refused, though any of them may be impossible now."""
    world = ready("B")
    for fief in ("dijon", "paris", "metz"):
        order = Claim(fief=fief)
        order.check(world, "blois")
        order.apply(world, "blois")
    with pytest.raises(Refusal, match="ranked 3"):
        Claim(fief="lyon").check(world, "blois")


def test_FIE_3_6_homes_and_spoils_come_before_all_actions() -> None:
    """A home that was set is named anew for nothing (FIE-3.9), and a crusader's claim is made first."""
    world = ready("CB", control={"metz": "C", "tours": "C", "burgos": "B"})
    world.houses["cardona"].home, world.houses["cardona"].home_choice = "tours", True
    world.houses["cardona"].free_claims = ["castile"]
    given = {"cardona": [NameHome(fief="metz"), Spoils(fiefs=("burgos",))], "blois": [Claim(fief="dijon")]}
    done = run(actions, world, {"sealed": given}, QUIET)

    assert [("metz", True)] == [(one.fief, one.chosen) for one in done.told(HomeChanged)]
    assert [("cardona", "burgos"), ("blois", "dijon")] == [(one.seat, one.fief) for one in done.told(ClaimMade)][:2]


def test_FIE_15_3_crusaders_roll_before_the_sealed_window_and_15_7_spoils_come_after() -> None:
    """A ruler sent this year who wins lets his House claim in a window of its own."""
    world = ready("CM")
    world.nations["france"].crusade = 0
    orders = {
        "sealed": {"cardona": [SendOnCrusade(nation="aragon")]},
        "spoils": {"cardona": [Spoils(fiefs=("london",))]},
    }
    world.fiefs["york"].control = "cardona"
    dice = QUIET | {("crusade", "france"): 1, ("crusade", "aragon"): 6}
    done = run(actions, world, orders, dice)

    assert ["france", "aragon"] == [one.nation for one in done.told(CrusadeRolled)]
    assert ["sealed", "spoils"] == [one.name for one in done.windows]
    assert "cardona" == done.state.fiefs["london"].claim


def test_FIE_3_4_every_conflict_has_its_campaign_the_oldest_first() -> None:
    """What goes on from an earlier year comes before what began in this one."""
    world = ready("")
    old = Conflict(
        id="war-1", kind="war", pretext="honor", declarer="lara", opponent="cardona", nation_a="castile",
        nation_d="aragon", campaigns=1,
    )  # fmt: skip
    world.conflicts[old.id], world.declared = old, 1
    table = a_table(world)
    DeclareWar(target="france", pretext="honor").perform(table.play, "blois")
    done = run(sides, world)

    assert ["war-1", "war-2"] == done.state.campaigns


def test_FIE_3_9_a_seat_may_name_another_home_at_its_next_action() -> None:
    """After that the home stands."""
    world = ready("C", control={"metz": "C", "tours": "C"})
    world.houses["cardona"].home = "tours"
    table = a_table(world)
    set_control(table.play, "tours", "blois")
    done = run(actions, world, {"sealed": {"cardona": [NameHome(fief="lyon")]}}, QUIET)
    again = run(actions, done.state, {"sealed": {"cardona": [NameHome(fief="metz")]}}, QUIET)

    assert ("lyon", "lyon") == (done.state.houses["cardona"].home, again.state.houses["cardona"].home)


def test_FIE_3_10_the_year_is_reckoned_and_then_the_end_is_looked_for() -> None:
    """Totals are kept for each House."""
    world = ready("")
    world.year = 8
    done = run(year_ends, world)

    assert (1, "years") == (len(done.told(Reckoned)), done.state.ended)
    assert all(len(done.state.houses[seat].totals) == 1 for seat in world.playing())
