"""How cycles of five years renew themselves and end (source 3.9.1, 3.9.2)."""

from rules.civilized.pace.events import CycleBegan, CycleEnded
from rules.civilized.pace.orders import CallPace
from rules.civilized.pace.pace import close_cycle, held_to_annual
from rules.civilized.phases import winter
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import PostponedStrife
from tests.rules.civilized.paces import ALL, cycle, scales, strengthen
from tests.rules.civilized.refusals import done
from tests.rules.civilized.talks import a_war, embassy, three_lands
from tests.rules.playing import Table, play_out


def test_CIV_3_9i_a_cycle_renews_itself() -> None:
    """With the scales that the facts give then."""
    world = cycle("carthage", "egypt", start=96)
    a_war(world, "rome", "carthage")
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert ["annual", "annual", "five_year"] == scales(world)
    assert (101, 105, ("egypt",), True) == next(
        (one.start, one.end, one.long, one.again) for one in table.told(CycleBegan)
    )


def test_CIV_3_9i_a_game_that_has_ended_begins_no_cycle() -> None:
    """Nothing is told after the end."""
    world = cycle("carthage", "egypt", start=96)
    world.ended = "agreed"
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert [] == table.events


def test_CIV_3_9i_it_does_not_renew_before_its_last_year() -> None:
    """Five years are five years."""
    world = cycle("egypt", start=97)
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert [] == table.events


def test_CIV_3_9i_one_player_ends_it() -> None:
    """By his call, given at any time during the cycle."""
    world = cycle("egypt", start=96)
    done(CallPace(change="stop"), world)
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert (False, ["annual"] * 3, "") == (world.cycle_on, scales(world), world.pace_called)
    assert table.told(CycleEnded)[0].stopped


def test_CIV_3_9i_it_ends_where_everybody_is_held() -> None:
    """Nobody would be left to play it."""
    world = cycle("egypt", start=96)
    a_war(world, "rome", "carthage")
    a_war(world, "egypt", "carthage")
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert [False] == [one.stopped for one in table.told(CycleEnded)]


def test_CIV_3_9_1a_a_ruler_who_turns_strong_holds_from_the_next_cycle() -> None:
    """He and his neighbours; this cycle goes on as it began."""
    world = cycle(*ALL, start=96)
    strengthen(world, "egypt")
    table = Table(world, players=("rome", "carthage"))
    assert ["five_year"] * 3 == scales(world)

    close_cycle(table.play)

    assert ["five_year", "annual", "annual"] == scales(world)


def test_CIV_3_9_1b_a_split_on_hold_makes_a_country_annual() -> None:
    """From the next cycle on."""
    world = three_lands()
    world.countries["rome"].postponed = PostponedStrife(kind="civil")

    assert ["rome"] == held_to_annual(world, ALL)


def test_CIV_3_9_1c_missions_alone_do_not_hold() -> None:
    """Only forces do."""
    world = three_lands()
    a_war(world, "carthage", "egypt")
    embassy(world, "ostia", "egypt")

    assert ["carthage", "egypt"] == held_to_annual(world, ALL)


def test_CIV_3_9_2a_peace_brings_five_years_back_when_the_cycle_ends() -> None:
    """Not before."""
    world = cycle("egypt", start=97)
    table = Table(world, players=ALL)
    close_cycle(table.play)
    assert ["annual", "annual", "five_year"] == scales(world)

    world.year += 1
    close_cycle(table.play)

    assert ["five_year"] * 3 == scales(world)


def test_CIV_3_9_2b_without_a_cycle_nothing_returns() -> None:
    """A new vote is needed."""
    world = three_lands()
    table = Table(world, players=ALL)

    close_cycle(table.play)

    assert (False, []) == (world.cycle_on, table.events)


def test_CIV_2_2b_a_running_cycle_is_finished_before_the_game_ends() -> None:
    """The year set for the end may lie within it."""
    ended = []
    for year in (102, 104):
        world = cycle("egypt")
        world.settings = Settings(ending="years", years=3)
        world.year, world.played = year, 3
        ended.append(bool(play_out(winter, world, players=ALL).state.ended))

    assert [False, True] == ended
