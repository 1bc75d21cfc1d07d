"""What a game may bound: cities and treasuries (house rules in CIV-5.1f and CIV-5.6d)."""

from rules.civilized.cities.economy import growth
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.events import CourtFeasted
from rules.civilized.treasury.harvest import grow
from rules.civilized.world.scenario import Settings
from rules.civilized.year.ending import close_year
from rules.civilized.year.five_years import long_winter
from tests.rules.civilized.long_turns import five_years
from tests.rules.civilized.worlds import (
    a_city,
    a_world,
)
from tests.rules.playing import Table, play_out


def test_CIV_5_1f_population_has_no_upper_bound() -> None:
    """A million grows by a hundred thousand, where the game says so."""
    assert 100_000 == growth(a_city(population=1_000_000))


def test_CIV_5_1f_the_source_is_the_default_where_fifty_years_can_see() -> None:
    """A city of a million, and treasuries as rich as half a century makes them, are met by no bound at first."""
    world = a_world(a_city("ostia", "0203", population=1000))
    world.countries["rome"].treasury = 100_000
    table = Table(world)
    grow(table.play)
    close_year(table.play)

    assert (1100, 100_000) == (world.cities["ostia"].population, world.countries["rome"].treasury)
    assert 500 < world.settings.largest_army


def test_CIV_5_1f_a_game_may_bound_its_cities() -> None:
    """Under the setting, up to the bound and no further; who has more already stays as he is."""
    world = a_world(
        a_city("ostia", "0203", population=235),
        a_city("alba", "0403", population=300),
        settings=Settings(ending="never", largest_city=240),
    )
    grow(Table(world).play)

    assert [240, 300] == [city.population for city in world.cities.values()]


def test_CIV_5_6d_a_game_may_bound_its_treasuries() -> None:
    """Under the setting the court spends the rest when the year closes, which its seat alone is told."""
    world = a_world(a_city("ostia", "0203"), settings=Settings(ending="never", largest_treasury=500))
    world.countries["rome"].treasury = 730
    table = Table(world)

    close_year(table.play)
    assert 500 == world.countries["rome"].treasury
    (feast,) = table.told(CourtFeasted)
    assert (230, ("rome",)) == (feast.spent, feast.audience)
    assert "spends 230 points: its treasury keeps no more than 500" in CIVILIZED.tellings.tell(feast).text


def test_CIV_5_6d_five_years_end_with_a_feast_too() -> None:
    """Their treasuries are bounded when their Winter ends."""
    world = five_years(settings=Settings(ending="never", largest_treasury=500))
    world.countries["rome"].treasury = 730
    end = play_out(long_winter, world)

    assert 500 == end.state.countries["rome"].treasury
    assert 1 == len(end.told(CourtFeasted))


def test_CIV_5_6d_without_a_bound_a_treasury_keeps_everything() -> None:
    """0 is none, and what is within the bound stays."""
    for most in (0, 10**6):
        world = a_world(a_city("ostia", "0203"), settings=Settings(ending="never", largest_treasury=most))
        world.countries["rome"].treasury = 10**6
        table = Table(world)
        close_year(table.play)

        assert 10**6 == world.countries["rome"].treasury
        assert [] == table.told(CourtFeasted)
