"""The turn of five years: the steps of the year with the rates of five, for all who play it together (section 4.2)."""

from rules.civilized.diplomacy.winter import negotiate
from rules.civilized.disasters.five_years import long_summer
from rules.civilized.missions.missions import move_missions
from rules.civilized.people.five_years import long_births, long_deaths, long_marriages
from rules.civilized.people.studies import learn, study
from rules.civilized.throne.succession import succession
from rules.civilized.treasury.costs import meet_costs
from rules.civilized.treasury.harvest import gather_revenue, grow
from rules.civilized.world.state import Season, World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.years import later
from rules.civilized.year.decrees import begin_turn, decrees
from rules.civilized.year.ending import fall_of_the_cityless, feast
from rules.civilized.year.events import LongSeasonBegan
from rules.civilized.year.spending import spend
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def long_turn(play: Play[World]) -> Flow:
    """Play the whole five years of the countries that take them, before the years of the others (CIV-3.9f)."""
    world = play.state
    if not world.cycle_on or world.year != world.cycle_start:
        return
    if not any(land.turn_length == "five_year" for land in world.standing()):
        return
    yield from long_spring(play)
    begin_season(play, "Summer")
    yield from long_summer(play)
    begin_season(play, "Autumn")
    gather_revenue(play)
    yield from long_winter(play)
    world.long_season = ""
    if not world.on_turn():
        skip_years(world)


def long_spring(play: Play[World]) -> Flow:
    """Begin the turn, let people die, marry and inherit, hear the decrees, and send the missions (steps F1 to F5)."""
    begin_season(play, "Spring")
    begin_turn(play)
    long_deaths(play)
    long_marriages(play)
    long_births(play)
    succession(play)
    yield from decrees(play)
    move_missions(play)


def long_winter(play: Play[World]) -> Flow:
    """Negotiate, meet the costs, spend, study, grow and feast; nobody prepares a war (steps F8 to F12, CIV-4.6b)."""
    begin_season(play, "Winter")
    for land in play.state.on_turn():
        land.war_plan = None
    yield from negotiate(play)
    learn(play)
    yield from meet_costs(play)
    yield from spend(play)
    study(play)
    grow(play)
    feast(play)
    fall_of_the_cityless(play)


def begin_season(play: Play[World], season: Season) -> None:
    """Turn to a season of the five years."""
    world = play.state
    world.long_season = season
    play.tell(
        LongSeasonBegan(
            season=season,
            start=world.year,
            end=later(world.year, CYCLE - 1),
            countries=tuple(land.id for land in world.on_turn()),
        )
    )


def skip_years(world: World) -> None:
    """Move the calendar to the last year of the cycle, where nobody plays the years between (CIV-3.9f)."""
    world.year = later(world.year, CYCLE - 1)
    world.played += CYCLE - 1
