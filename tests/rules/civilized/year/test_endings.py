"""How a game ends, who votes for it, and the score that compares countries (section 9)."""

import pytest

from rules.civilized.consequences import consequences
from rules.civilized.phases import spring, winter
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.scores import score
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.war import Agreement
from rules.civilized.year.decrees import count_votes
from rules.civilized.year.ending import conclude, ending, reason
from rules.civilized.year.events import CountryFell, EndVoted, GameEnded, YearClosed
from rules.civilized.year.orders import Concede, VoteEnd
from rules.kernel.facts.events import SeatPassed
from tests.rules.civilized.worlds import (
    a_city,
    a_country,
    a_mission,
    a_person,
    a_road,
    a_ship,
    a_world,
    an_army,
)
from tests.rules.playing import Table, play_out


def test_CIV_2_2c_the_game_ends_when_every_player_votes_for_it() -> None:
    """Silence is no; the game ends at the end of that year's Winter, not before."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"), settings=Settings(ending="years", years=90))
    ayes = {"rome": [VoteEnd(agree=True)], "veii": [VoteEnd(agree=True)]}
    both = play_out(spring, world, ayes, players=("rome", "veii"))
    one = play_out(spring, world, {"rome": [VoteEnd(agree=True)]}, players=("rome", "veii"))

    assert (True, False) == (both.state.agreed, one.state.agreed)
    assert [("rome", "veii")] == [event.ayes for event in both.told(EndVoted)]
    assert ending(both.state) is None
    ended = play_out(winter, both.state)
    assert "The game ends: all players agreed to end the game." == ending(ended.state).reason


def test_CIV_2_2c_votes_count_for_one_spring_and_those_of_the_autopilot_not_at_all() -> None:
    """With no player nobody can agree."""
    world = a_world(a_city())
    alone = play_out(spring, world, {"rome": [VoteEnd(agree=True)]}, players=())

    assert not alone.state.agreed and [] == alone.state.votes


def test_CIV_2_2c_whoever_left_while_the_window_was_open_has_no_vote() -> None:
    """The autopilot answered for him; those who remain agree among themselves."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    world.votes = ["rome"]
    table = Table(world, players=("rome", "veii"))
    table.play.absent = ("veii",)
    count_votes(table.play)

    assert world.agreed


def test_CIV_2_2c_a_vote_that_fails_says_who_was_lacking() -> None:
    """Whoever reads it knows whom to ask."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    played = play_out(spring, world, {"rome": [VoteEnd(agree=True)]}, players=("rome", "veii"))

    assert [("veii",)] == [event.lacking for event in played.told(EndVoted)]


def test_CIV_2_2c_a_vote_says_what_it_does_and_who_would_win() -> None:
    """Nobody ends a game of months without knowing for whom."""
    world = a_world(a_city(), a_city("caere", "0603", "veii", population=60))
    said = consequences(world, "rome", VoteEnd(agree=True))

    assert "Veii leads with 85; you are second with 65" in said
    assert "you lead with 85" in consequences(world, "veii", VoteEnd(agree=True))


@pytest.mark.parametrize("words", ["let's end it", "vote end", "I vote to end the game", "ok lets end this game now"])
def test_CIV_2_2c_players_end_it_in_their_own_words(words: str) -> None:
    """What can only mean the end is a vote for it; what asks or doubts is none."""
    heard = VoteEnd.heard(words, a_world(a_city()), "rome")

    assert heard is not None and [VoteEnd(agree=True)] == list(heard.orders)
    assert VoteEnd.heard("should we end the war", a_world(a_city()), "rome") is None


def a_voting_cycle(*years: str) -> World:
    """Rome and Veii in a cycle of five years; those named play it year by year."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    world.cycle_on, world.cycle_start, world.year, world.played = True, 101, 100, 1
    for land in world.countries.values():
        land.turn_length = "annual" if land.id in years else "five_year"
    return world


def test_CIV_2_2c_votes_are_counted_once_where_all_play_five_years() -> None:
    """What was agreed with the decrees of the five years stands until their Winter."""
    ayes = {"rome": [VoteEnd(agree=True)], "veii": [VoteEnd(agree=True)]}
    played = play_out(spring, a_voting_cycle(), ayes, players=("rome", "veii"))

    assert [True] == [event.agreed for event in played.told(EndVoted)]
    assert "The game ends: all players agreed to end the game." == ending(play_out(winter, played.state).state).reason


def test_CIV_2_2c_votes_of_both_paces_are_counted_together() -> None:
    """After the decrees of those who play years; who conceded before has no vote."""
    ayes = {"rome": [VoteEnd(agree=True)], "veii": [VoteEnd(agree=True)]}
    both = play_out(spring, a_voting_cycle("veii"), ayes, players=("rome", "veii"))
    left = play_out(spring, a_voting_cycle("veii"), ayes | {"rome": [Concede(sure=True)]}, players=("rome", "veii"))

    assert [("rome", "veii")] == [event.ayes for event in both.told(EndVoted)]
    assert [("veii",)] == [event.ayes for event in left.told(EndVoted)]
    assert both.state.agreed and left.state.agreed


def test_CIV_2_2i_who_concedes_passes_the_seat_to_the_autopilot_before_its_tax() -> None:
    """The autopilot's tax stands in place of the player's: 30 per cent on a red card."""
    orders = {"rome": [SetTax(rate=90), Concede(sure=True)]}
    played = play_out(spring, a_world(a_city(improvements=["palace"])), orders, players=("rome",))

    assert [("rome", "autopilot")] == [(event.seat, event.to) for event in played.told(SeatPassed)]
    assert 30 == played.state.countries["rome"].tax


def test_CIV_2_2b_the_game_ends_after_the_years_set() -> None:
    """At the end of the Winter of the last."""
    settings = Settings(ending="years", years=2)

    assert "" == reason(a_world(a_city(), settings=settings))
    assert "years" == reason(a_world(a_city(), settings=settings, played=2))


def test_CIV_2_2a_never_ends_by_itself() -> None:
    """Whatever has been played."""
    assert "" == reason(a_world(a_city(), settings=Settings(ending="never"), played=5000))


def test_CIV_2_2d_the_last_country_or_block_standing_ends_the_game() -> None:
    """Two countries under military alliance are one block; an unaligned city spoils it."""
    settings = Settings(ending="last")
    world = a_world(a_city(), a_city("caere", "0603", "veii"), settings=settings)

    assert "" == reason(world)
    world.agreements["a"] = Agreement(id="a", kind="military", parties=["rome", "veii"], start=99)
    assert "held" == reason(world)
    world.cities["alba"] = a_city("alba", "0803", "")
    assert "" == reason(world)
    assert reason(a_world(a_city(), settings=settings))


def test_CIV_2_2e_x52_the_score_of_a_beginning() -> None:
    """80 people, three cities, a Palace and six Spears: 80 + 75 + 25 + 120."""
    world = a_world(
        a_city(improvements=["palace"]), a_city("alba", "0503", population=20), a_city("gabii", "0703", population=20)
    )
    an_army(world, "ostia", 6)

    assert 300 == score(world, "rome", treasury=False)


def test_CIV_2_2e_a_ship_counts_what_it_costs_in_this_game() -> None:
    """A scenario may have changed that (CIV-8.5j)."""
    world = a_world(a_city("ostia", "0201"))
    a_ship(world, "ostia")
    before = score(world, "rome", treasury=False)
    world.element_costs["Transport Ship"] = 30

    assert 10 == score(world, "rome", treasury=False) - before


def test_CIV_2_2e_everything_owned_counts_at_its_value() -> None:
    """Upgrades 50, ships 20, sections 10, missions 25; the treasury only at the end (CIV-2.2f)."""
    world = a_world(
        a_city("ostia", "0201", improvements=["bank"]), a_city("alba", "0401"), a_city("caere", "0801", "veii")
    )
    world.countries["rome"].treasury = 7
    a_ship(world, "ostia")
    a_road(world, "ostia", "alba", ["0301"])
    a_mission(world, "ostia", "veii", a_person(world, "Titus"))

    assert 80 + 50 + 50 + 20 + 10 + 25 == score(world, "rome", treasury=False)
    assert 242 == score(world, "rome", treasury=True)


def test_CIV_2_2f_treasuries_are_told_at_the_end_only() -> None:
    """The yearly print leaves them out; the highest score wins, equal ones share."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"), settings=Settings(ending="years", years=1))
    played = play_out(winter, world)

    assert [(("rome", 69), ("veii", 69))] == [event.scores for event in played.told(YearClosed)]
    assert [("rome", "veii")] == [event.winners for event in played.told(GameEnded)]
    world.countries["veii"].treasury = 5
    later = play_out(winter, world)
    assert [(("rome", 69, 0), ("veii", 74, 5))] == [event.scores for event in later.told(GameEnded)]
    assert ("veii",) == ending(later.state).winners


def test_CIV_2_2g_a_country_without_a_city_falls() -> None:
    """Its armies, ships and missions go, and those sent to it; when none is left the game ends."""
    world = a_world(a_city(), countries=(a_country("rome"), a_country("veii")))
    an_army(world, "ostia", 1, owner="veii")
    a_mission(world, "ostia", "veii", a_person(world, "Titus"))
    table = Table(world)
    conclude(table.play)

    assert ("fallen", 100) == (world.countries["veii"].status, world.countries["veii"].fell)
    assert ["veii"] == [event.country for event in table.told(CountryFell)]
    assert not world.elements and not world.missions and not world.ended
    assert ["rome"] == [country.id for country in world.standing()]
    world.cities.clear()
    conclude(table.play)
    assert "empty" == world.ended and () == ending(world).winners
