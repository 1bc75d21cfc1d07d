"""The year: four phases, each step for all countries together, in the order of the rulebook (CIV-3.1a, CIV-3.1b)."""

from rules.civilized.campaign.initiative import set_initiative
from rules.civilized.campaign.quarters import go_home
from rules.civilized.campaign.season import season_of_war
from rules.civilized.cities.disorder import disorder
from rules.civilized.diplomacy.winter import negotiate
from rules.civilized.disasters.disasters import disasters
from rules.civilized.missions.missions import move_missions
from rules.civilized.pace.pace import close_cycle, pace
from rules.civilized.people.births import births
from rules.civilized.people.deaths import deaths
from rules.civilized.people.marriages import marriages
from rules.civilized.people.studies import learn, study
from rules.civilized.strife.aftermath import aftermath
from rules.civilized.strife.allegiance import allegiances
from rules.civilized.strife.civil_war import claims
from rules.civilized.strife.rebellion import rebellions
from rules.civilized.strife.seats import offer_seats
from rules.civilized.throne.succession import succession
from rules.civilized.treasury.costs import meet_costs
from rules.civilized.treasury.harvest import gather_revenue, grow
from rules.civilized.war.wars import end_dormant_wars
from rules.civilized.world.state import World
from rules.civilized.year.decrees import begin_turn, begin_year, decrees
from rules.civilized.year.ending import close_year, conclude
from rules.civilized.year.five_years import long_turn
from rules.civilized.year.oblivion import forget
from rules.civilized.year.setup import founding
from rules.civilized.year.spending import spend
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play


def spring(play: Play[World]) -> Flow:
    """Begin the year, let people die, inherit, marry and revolt, then hear what every country decrees (CIV-3.2a)."""
    begin_year(play)
    yield from pace(play)
    yield from long_turn(play)
    begin_turn(play)
    set_initiative(play)
    deaths(play)
    succession(play)
    marriages(play)
    births(play)
    rebels = rebellions(play)
    claimants = yield from claims(play)
    yield from offer_seats(play, [*rebels, *claimants])
    yield from decrees(play)
    yield from season_of_war(play, "Spring")
    aftermath(play)
    move_missions(play)


def summer(play: Play[World]) -> Flow:
    """Draw for disasters, march, then for civil disorder, then for changes of allegiance (CIV-3.3a)."""
    yield from disasters(play)
    yield from season_of_war(play, "Summer")
    aftermath(play)
    disorder(play)
    allegiances(play)


def autumn(play: Play[World]) -> Flow:
    """March once more, then gather what the cities pay (CIV-3.4a)."""
    yield from season_of_war(play, "Autumn")
    aftermath(play)
    gather_revenue(play)


def winter(play: Play[World]) -> Flow:
    """Go home, meet the costs, then buy and raise anew, study, grow and close the year (CIV-3.5a, CIV-6.8.1m)."""
    go_home(play)
    yield from negotiate(play)
    learn(play)
    yield from meet_costs(play)
    yield from spend(play)
    study(play)
    grow(play)
    end_dormant_wars(play)
    close_year(play)
    conclude(play)
    close_cycle(play)
    forget(play)


OPENING: tuple[Phase[World], ...] = (founding,)
YEAR: tuple[Phase[World], ...] = (spring, summer, autumn, winter)
