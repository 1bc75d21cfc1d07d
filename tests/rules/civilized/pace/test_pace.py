"""The pace of the game: calls, votes, cycles, and who is held to years (source 3.9)."""

from typing import Any

import pytest

from rules.civilized.diplomacy.treaties import hitch
from rules.civilized.pace.events import PaceCalled, PaceRefused, PaceVoted
from rules.civilized.pace.orders import CallPace
from rules.civilized.pace.pace import held_to_annual
from rules.civilized.phases import spring, winter
from rules.civilized.ruleset import calendar
from rules.civilized.show.papers import status
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.relations import Errand, entry_problem
from rules.civilized.world.asking import Asked
from rules.civilized.world.cycle import settled, settled_words
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import PostponedStrife
from rules.kernel.play.plainly import worded
from tests.rules.civilized.paces import ALL, NO, YES, called, cycle, scales, strengthen, voted
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, three_lands
from tests.rules.civilized.worlds import an_army
from tests.rules.playing import play_out


def test_CIV_3_9a_outside_cycles_every_country_plays_years() -> None:
    """And all take the year's turn together."""
    world = three_lands()

    assert ["annual"] * 3 == scales(world)
    assert list(ALL) == [land.id for land in world.on_turn()]


def test_CIV_3_9a_in_a_cycle_each_takes_its_own_turn() -> None:
    """The five-year turn is for those of that scale alone."""
    world = cycle("rome", "egypt")

    assert ["carthage"] == [land.id for land in world.on_turn()]
    world.long_season = "Spring"
    assert ["rome", "egypt"] == [land.id for land in world.on_turn()]
    assert ["ostia", "veii", "sais"] == [city.id for city in world.cities_on_turn()]


def test_CIV_3_9b_war_holds_both_sides_to_years() -> None:
    """The third country is free."""
    world = three_lands()
    a_war(world, "rome", "carthage")

    assert ["rome", "carthage"] == held_to_annual(world, ALL)


def test_CIV_3_9b_forces_engaged_hold_their_country() -> None:
    """A contingent lent to a siege is enough."""
    world = three_lands()
    an_army(world, "sais", 1)[0].lent = "0601"

    assert ["egypt"] == held_to_annual(world, ALL)


def test_CIV_3_9b_a_strong_ruler_without_a_player_holds_his_neighbours() -> None:
    """A player's own Strong ruler holds nobody: he agreed by voting."""
    world = three_lands()
    strengthen(world, "egypt")

    assert ["carthage", "egypt"] == held_to_annual(world, ("rome", "carthage"))
    assert [] == held_to_annual(world, ALL)


def test_CIV_3_9c_a_call_opens_the_vote_at_the_next_start() -> None:
    """All players are asked; the call is used up."""
    end = voted(called())

    assert [("pace", ALL)] == [(window.name, tuple(window.asked)) for window in end.windows]
    assert "" == end.state.pace_called


def test_CIV_3_9c_without_a_call_nobody_is_asked() -> None:
    """Nor while a cycle runs."""
    assert [] == voted(three_lands()).windows
    assert [] == voted(called(cycle_on=True)).windows


def test_CIV_3_9c_where_all_are_held_there_is_no_vote() -> None:
    """That is told instead."""
    world = called()
    a_war(world, "rome", "carthage")
    a_war(world, "egypt", "carthage")

    end = voted(world)

    assert [] == end.windows
    (told,) = end.told(PaceRefused)
    assert {land.id for land in world.standing()} == set(told.held)


def test_CIV_3_9c_a_call_is_given_in_winter() -> None:
    """Everybody hears of it."""
    end = play_out(winter, three_lands(), {"winter": {"rome": [CallPace(change="start")]}}, players=ALL)

    assert "start" == end.state.pace_called
    assert [("rome", "start")] == [(one.country, one.change) for one in end.told(PaceCalled)]


@pytest.mark.parametrize(
    ("change", "fields", "words"),
    [
        ("start", {"cycle_on": True, "cycle_start": 98}, "CIV-3.9c: a cycle is already running, since AD 98"),
        ("stop", {}, "CIV-3.9i: no cycle is running"),
        ("start", {"settings": Settings(five_year=False)}, "CIV-3.9c: this game is played in years alone"),
    ],
)
def test_CIV_3_9c_a_call_that_would_do_nothing_is_refused(change: Any, fields: dict[str, Any], words: str) -> None:
    """The refusal says what would do."""
    world = three_lands()
    for name, value in fields.items():
        setattr(world, name, value)

    assert words in refused(CallPace(change=change), world)


def test_CIV_3_9c_nobody_calls_while_all_are_at_war() -> None:
    """What is public is enough to say so."""
    world = three_lands()
    a_war(world, "rome", "carthage")
    a_war(world, "egypt", "carthage")

    assert "every country is at war" in refused(CallPace(change="start"), world)


def test_CIV_3_9d_the_question_names_both_groups() -> None:
    """Unless nobody is held."""
    world = called()
    assert "Do you vote for turns of five years for all?" == worded(voted(world).windows[0], None).title

    a_war(world, "rome", "carthage")
    split = worded(voted(world).windows[0], None).title
    assert "Do you vote for turns of five years for Egypt? Held to years: Rome, Carthage" == split


def test_CIV_3_9e_all_must_say_yes() -> None:
    """Then the cycle begins this year."""
    end = voted(called(), rome=[YES], carthage=[YES], egypt=[YES])

    assert end.told(PaceVoted)[0].passed
    assert (True, 100, ["five_year"] * 3) == (end.state.cycle_on, end.state.cycle_start, scales(end.state))


@pytest.mark.parametrize("votes", [{"rome": [YES], "carthage": [NO], "egypt": [YES]}, {"rome": [YES], "egypt": [YES]}])
def test_CIV_3_9e_one_no_or_one_silence_refuses_it(votes: dict[str, Any]) -> None:
    """The votes are published."""
    end = voted(called(), **votes)

    told = end.told(PaceVoted)[0]
    assert (("rome", "egypt"), ("carthage",), False) == (told.ayes, told.noes, told.passed)
    assert not end.state.cycle_on


def test_CIV_3_9e_the_autopilot_has_no_vote() -> None:
    """Without any player the host's call decides."""
    assert voted(called(), ("rome",), rome=[YES]).state.cycle_on
    assert voted(called(), ()).state.cycle_on


def test_CIV_3_9f_the_turn_of_five_years_comes_first() -> None:
    """Then the others play the first of their years; the calendar stays."""
    world = called(year=99)
    a_war(world, "rome", "carthage")
    votes = {seat: [YES] for seat in ALL}

    end = play_out(spring, world, {"pace": votes}, players=ALL)

    asked = [(window.name, tuple(window.asked)) for window in end.windows]
    assert [
        ("pace", ALL),
        ("decrees", ("egypt",)),
        ("winter", ("egypt",)),
        ("decrees", ("rome", "carthage")),
    ] == [one for one in asked if one[0] != "missions" and one[1]]
    assert 100 == end.state.year


def test_CIV_3_9f_with_nobody_on_years_five_pass_at_once() -> None:
    """The game has been played five years more."""
    world = called(year=99)

    end = play_out(spring, world, {"pace": {seat: [YES] for seat in ALL}}, players=ALL).state

    assert (104, 6) == (end.year, end.played)


def test_CIV_3_9f_the_years_between_are_not_played_again() -> None:
    """In the later years of a cycle the five-year countries rest."""
    world = cycle("egypt", start=98)

    asked = {seat for window in play_out(spring, world, players=ALL).windows for seat in window.asked}

    assert {"rome", "carthage"} == asked


def test_CIV_3_9h_settled_countries_are_out_of_reach_until_the_last_year() -> None:
    """The refusal names the Winter in which war is possible."""
    world = cycle("egypt")

    assert settled(world, "egypt")
    assert not settled(world, "rome")
    assert "Egypt has settled its affairs for this cycle; war is possible in Winter, AD 104" == settled_words(
        world, "egypt"
    )
    world.year = 104
    assert not settled(world, "egypt")


def test_CIV_3_9h_nobody_declares_war_on_or_for_a_settled_country() -> None:
    """Nor marches into its land."""
    world = cycle("egypt")
    words = "CIV-3.9h: Egypt has settled its affairs for this cycle; war is possible in Winter, AD 104"

    assert words == refused(DeclareWar(country="egypt"), world)
    assert words == refused(DeclareWar(country="rome"), world, "egypt")
    errand = Errand(mover="rome", goal="0801", size=6)
    assert ("CIV-3.9h", words.partition(": ")[2]) == entry_problem(world, errand, "0801")


def test_CIV_3_9h_the_last_winter_asks_the_five_year_countries_too() -> None:
    """For little more than the pace."""
    world = cycle("egypt", start=96)

    end = play_out(winter, world, {"last_winter": {"egypt": [CallPace(change="stop")]}}, players=ALL)

    assert ["egypt"] == list(next(window.asked for window in end.windows if window.name == "last_winter"))
    assert not end.state.cycle_on


def test_CIV_7_9b_no_war_is_asked_for_while_a_party_is_settled() -> None:
    """Neither by, nor from, nor against it."""
    world = three_lands()
    embassy(world, "ostia", "carthage")
    offer = Asked(owner="rome", host="carthage", kind="war", third="egypt")

    assert hitch(world, offer) is None
    for seat in ALL:
        world = cycle(seat)
        assert "no_prey" == (hitch(world, offer) or ("",))[0]


def test_CIV_3_9g_the_date_of_a_five_year_turn_names_all_five() -> None:
    """Beside the season."""
    world = cycle(*ALL)
    world.long_season = "Summer"

    assert "Summer of five years, AD 100 to AD 104" == calendar(world, 1, "spring")


def test_CIV_3_9a_the_status_shows_who_plays_at_which_pace() -> None:
    """While a cycle runs, and what is to come after it."""
    world = cycle("egypt")
    world.countries["egypt"].postponed = PostponedStrife(kind="rebellion")

    page = next(page for page in status(world) if page.title == "The cycle of five years")

    assert [
        "From AD 100 to AD 104; it renews itself unless a player calls pace stop",
        "One turn of five years: Egypt",
        "Years: Rome and Carthage",
        "A rebellion is brewing in Egypt",
    ] == list(page.lines)
