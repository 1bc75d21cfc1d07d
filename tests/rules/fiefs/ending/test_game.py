"""The end of a campaign, who has won, and those who took a House over (FIE-18)."""

from typing import Any

import pytest

from rules.fiefs.board.land import standing
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Pass
from rules.fiefs.declaring.conflict import declare
from rules.fiefs.ending.game import best_player, check_end, ending, over, score, verdict, winners
from rules.fiefs.ending.game_events import AimJudged, GameEnded
from rules.fiefs.phases import actions
from rules.fiefs.seats.events import EndAgreed, SeatInherited
from rules.fiefs.seats.orders import AgreeEnd, GiveUp
from rules.fiefs.seats.seats import seat_players, with_who_waits
from rules.fiefs.show.pages import player
from rules.fiefs.show.prospect import plays, prospect
from rules.fiefs.show.welcome import welcome
from rules.kernel.facts.events import SeatPassed
from rules.kernel.orders.windows import Window
from rules.kernel.table.chair import CHAIR
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L"}


def last_year(people: str = "", year: int = 8, **more: Any) -> World:
    """Give the end of a year; Cardona, with most of the land, leads unless a test says otherwise."""
    world = a_world(CROWNS, people=tuple(people), **more)
    world.year, world.order = year, world.playing()
    return world


def test_FIE_18_1_it_ends_with_its_last_year() -> None:
    """Not before."""
    assert ("years", None) == (over(last_year()), over(last_year(year=7)))


def test_FIE_18_2_or_when_somebody_has_the_target() -> None:
    """At the end of the first year in which it is so."""
    world = last_year(year=2, target=80)
    before = over(world)
    world.houses["lara"].earned = 80

    assert (None, "target") == (before, over(world))


def test_FIE_18_3_the_highest_total_wins_and_ties_go_by_what_was_earned() -> None:
    """Then capitals, regions, fiefs; else it is shared."""
    world = a_world(dict.fromkeys(a_world().fiefs, "C") | {"exeter": "B", "york": "M", "metz": "Z"}, houses=5)
    world.houses["blois"].earned = world.houses["mortimer"].earned = 99
    shared = winners(world)
    world.fiefs["lyon"].control, world.houses["blois"].earned = "mortimer", 100

    assert (["blois", "mortimer"], ["blois"]) == (shared, winners(world))


def test_FIE_18_4_an_autopilot_that_is_first_has_beaten_the_players() -> None:
    """The best of them is named."""
    world = last_year("BL")
    table = a_table(world)
    world.houses["lara"].earned = 3
    check_end(table.play)
    told = table.told(GameEnded)[0]

    assert (("cardona",), "lara") == (told.winners, told.player)
    assert verdict(world) == (
        "Eight years have been played. An autopilot leads the House of Cardona; "
        "of the players the House of Lara stands best."
    )
    played = last_year("C")
    played.winners = winners(played)
    assert "" == best_player(played)


def test_FIE_18_5_who_concedes_keeps_his_total_and_cannot_win() -> None:
    """The House is the autopilot's at once; the next has won."""
    world = last_year("CB", year=3)
    done = run(actions, world, {"cardona": [GiveUp(sure=True)], "blois": [Pass()]}, {"ambition": [1] * 5})
    house = done.state.houses["cardona"]

    assert ("conceded", 3, True) == (house.holder, house.conceded, done.state.houses["cardona"].acted)
    assert [("cardona", "autopilot")] == [(one.seat, one.to) for one in done.told(SeatPassed)]
    assert "cardona" == standing(done.state)[0] != winners(done.state)[0]
    assert score(done.state, "cardona") == score(world, "cardona") + len(
        [one for one in done.state.fiefs.values() if one.control == "cardona"]
    ) - len([one for one in world.fiefs.values() if one.control == "cardona"])


def test_FIE_18_6_all_players_together_may_end_it_with_the_year() -> None:
    """All, and not most."""
    world = last_year("BL", year=3)
    done = run(actions, world, {"blois": [AgreeEnd(yes=True)]}, {"ambition": [1] * 5})
    one = over(done.state)
    both = run(actions, done.state, {"lara": [AgreeEnd(yes=True)]}, {"ambition": [1] * 5})

    assert (None, "agreed") == (one, over(both.state))
    assert [("blois", True)] == [(said.seat, said.yes) for said in done.told(EndAgreed)]


def test_FIE_18_7_a_house_without_a_fief_still_acts() -> None:
    """Nobody is eliminated."""
    world = a_world(dict.fromkeys(a_world().fiefs, "C"), people=("B",))
    world.order = world.playing()
    done = run(actions, world, dice={"ambition": [1] * 5})

    assert ("blois",) == done.windows[0].asked
    assert done.state.houses["blois"].acted


def test_FIE_18_8_open_conflicts_are_not_settled() -> None:
    """They lie as they are."""
    world = last_year()
    table = a_table(world)
    declare(table.play, "blois", "england", "france", "honor")
    before = dict(world.conflicts)
    check_end(table.play)

    assert (before, "years") == (world.conflicts, world.ended)
    assert ending(world) is not None


@pytest.mark.parametrize(("year", "rank", "aim"), [(1, 5, 0), (3, 5, 3), (3, 2, 1), (3, 1, 1)])
def test_FIE_18_9_who_takes_a_house_over_has_an_aim_of_his_own(year: int, rank: int, aim: int) -> None:
    """Two ranks higher than it stood, first at best; none for who sits down in the first year."""
    world = a_world(CROWNS)
    world.year = year
    seat = standing(world)[rank - 1]
    world.seated = [seat]
    table = a_table(world)
    seat_players(table.play)

    assert ("player", aim) == (world.houses[seat].holder, world.houses[seat].aim)
    assert bool(aim) is bool(table.told(SeatInherited))


def test_FIE_18_9_the_aim_is_judged_at_the_end() -> None:
    """It changes nothing else."""
    world = last_year("LB")
    world.houses["lara"].inherited, world.houses["lara"].aim, world.houses["lara"].earned = 5, 3, 30
    table = a_table(world)
    check_end(table.play)

    assert [("lara", 5, 3, 2, True)] == [
        (one.seat, one.inherited, one.aim, one.rank, one.reached) for one in table.told(AimJudged)
    ]
    assert ["cardona"] == world.winners
    assert verdict(world).endswith(
        "The House of Lara, inherited in fifth place, ended in second: a victory of its own."
    )


def test_FIE_18_9_a_conceded_house_can_be_taken_over_after_the_next_year() -> None:
    """Whoever held it does not come back by himself."""
    world = last_year("", year=4)
    house = world.houses["lara"]
    house.holder, house.conceded, world.seated = "conceded", 3, ["lara"]
    table = a_table(world)
    seat_players(table.play)
    soon, world.year = house.holder, 5
    seat_players(table.play)

    assert ("conceded", "player") == (soon, house.holder)


def test_FIE_2_1_the_gamemasters_chair_is_never_out_of_the_game() -> None:
    """A House that was left out is; whoever sits in the chair is offered no other seat."""
    world = a_world(CROWNS)
    world.houses["welf"].playing = False

    assert [True, False, True] == [plays(world, seat) for seat in ("lara", "welf", CHAIR)]


def test_FIE_18_5_a_house_given_up_says_until_when_it_is_not_led() -> None:
    """In its prospect, in the table of Houses, in the welcome, and to whoever is not asked."""
    world = last_year(year=4)
    lara = world.houses["lara"]
    lara.holder, lara.conceded, world.seated = "conceded", 3, ["lara", "cardona"]
    year = str(world.first_year + 4)
    asked = with_who_waits(world, Window("test", "FIE-18.5", ("cardona",), (), "", meanwhile="They think."))

    assert year in prospect(world, "lara")
    assert player(world, "lara").endswith(f"until {year}")
    assert year in welcome(world, "lara").asked
    assert asked.words
    assert (
        f"They think. The House of Lara was given up: its autopilot leads it until {year}" in asked.words()["meanwhile"]
    )


def test_FIE_18_5_a_house_that_may_be_led_says_nothing_of_it() -> None:
    """Nor in the year from which on it may be."""
    world = last_year(year=5)
    lara = world.houses["lara"]
    lara.holder, lara.conceded, world.seated = "conceded", 3, ["lara"]
    window = Window("test", "FIE-18.5", ("cardona",), (), "", meanwhile="They think.")

    assert window is with_who_waits(world, window)
    assert "given up" not in prospect(world, "lara") + welcome(world, "lara").asked
