"""Spring: the year begins and every country decrees (steps Y1 and S8)."""

from collections.abc import Iterable
from typing import Any

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.campaign.season import MANEUVER_ORDERS, open_season
from rules.civilized.campaign.waking import wages_war
from rules.civilized.cities.events import FundReturned
from rules.civilized.cities.orders import FoundCity
from rules.civilized.missions.missions import rested
from rules.civilized.people.newcomers import draw_scores, fill_council, fill_offices
from rules.civilized.treasury.events import TaxDecreed
from rules.civilized.treasury.orders import SetTax
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.years import later
from rules.civilized.year.events import EndVoted, YearBegan
from rules.civilized.year.orders import SPRING_ORDERS, Concede
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.characters import fade
from rules.kernel.play.play import Play
from rules.kernel.state.viewing import seen
from rules.kernel.table.conceding import pass_on

Decrees = list[tuple[str, Deed]]
SILENCE = "The tax stays as it was, nothing moves, and nothing else is done."
SLEEPING = (
    " Your war stands still, and while it does you are not asked in Summer or Autumn. Give marches for them now, with "
    "“in Summer” or “in Autumn”."
)


def begin_year(play: Play[World]) -> None:
    """Count the year on (step Y1)."""
    world = play.state
    if world.played:
        world.year = later(world.year, 1)
    world.played += 1
    open_season(world, "Spring")
    for country in world.standing():
        fade(country.regard)  # CIV-AP9
        country.aid_given = False
    play.tell(YearBegan(year=world.year))


def begin_turn(play: Play[World]) -> None:
    """Note how things stood, and clear what the turn before left (steps Y1 and F1, CIV-6.1.2d)."""
    world = play.state
    for country in world.on_turn():
        country.treasury_at_start = country.treasury
        country.turns += 1
    rested(world)
    for city in world.cities_on_turn():
        city.disorder_at_start = city.disorder
        city.fell = city.production_halved = city.land_trade_off = city.sea_trade_off = False
        city.disorder_change = 0
        city.raised = {}


def at_sleep(world: World, seat: str) -> bool:
    """Tell whether a seat is in wars all of which sleep, so that Summer and Autumn ask it no more (CIV-6.8.1c)."""
    return bool(world.wars_of(seat)) and not wages_war(world, seat)


def decrees(play: Play[World]) -> Flow:
    """Ask every country on turn; foundings come first, then tax, then the rest (CIV-5.1g, CIV-5.5b, CIV-5.5.9a)."""
    world = play.state
    window = Window(
        name="decrees",
        clause="CIV-5.5b",
        asked=[country.id for country in world.on_turn()],
        orders=SPRING_ORDERS if world.long_season else (*SPRING_ORDERS, *MANEUVER_ORDERS),
        title="What do you decree" + ("?" if world.long_season else ", and where do you march?"),
        silence=SILENCE,
        silences={} if world.long_season else dict.fromkeys(asleep(play), SILENCE + SLEEPING),
        meanwhile="The countries decree their taxes.",
    )
    before = {country.id: country.tax for country in world.on_turn()}
    given: Decrees = list((yield from ask(window)))
    given = concessions(play, given, window)
    for seat, order in [one for one in given if isinstance(one[1], FoundCity)]:
        play.obey(seat, order)
    return_funds(play)
    for seat, order in taxes_first(given):
        play.obey(seat, order)
        if isinstance(order, SetTax) and not order.city and seat in play.players:
            world.countries[seat].kept_tax = order.rate
    levy(play, before)
    for country in world.on_turn():
        for one in country.council:
            draw_scores(play, world.characters[one])
        fill_council(play, country.id)
        fill_offices(play, country.id)
    count_votes(play)


def asleep(play: Play[World]) -> list[str]:
    """Give the people a war of whose sleeps (CIV-6.8.1c)."""
    return [seat for seat in play.players if at_sleep(play.state, seat)]


def concessions(play: Play[World], given: Decrees, window: Window[Any]) -> Decrees:  # Any: as in Window
    """Pass a seat whose player concedes to the autopilot, whose orders stand in place of his (CIV-2.2i)."""
    conceded = [seat for seat, order in given if isinstance(order, Concede)]
    for seat in conceded:
        pass_on(play, seat, "CIV-2.2i")
    play.players = tuple(seat for seat in play.players if seat not in conceded)
    kept = [(seat, order) for seat, order in given if seat not in conceded or isinstance(order, Concede)]
    for seat in conceded:
        kept += [(seat, order) for order in autopilot(seen(play.state, seat), seat, window, play.chance)]
    return sorted(kept, key=lambda one: play.state.seats.index(one[0]))


def taxes_first(given: Decrees) -> Iterable[tuple[str, Deed]]:
    """Give the countrywide rates, then the rest in the order given: a city's own rate outlasts the country's."""
    wide = [one for one in given if isinstance(one[1], SetTax) and not one[1].city]
    rest = [one for one in given if one not in wide and not isinstance(one[1], FoundCity | Concede)]
    return [*wide, *rest]


def return_funds(play: Play[World]) -> None:
    """Give back what was set aside for a city that was not founded (CIV-4.8.2e)."""
    for country in play.state.on_turn():
        if country.city_fund:
            country.treasury += country.city_fund
            play.tell(FundReturned(audience=(country.id,), country=country.id, points=country.city_fund))
            country.city_fund = 0


def levy(play: Play[World], before: dict[str, int]) -> None:
    """Bring the cities without a Courthouse to the countrywide rate, and publish all rates (CIV-5.5c, CIV-5.5d)."""
    for country in play.state.on_turn():
        cities = play.state.cities_of(country.id)
        for city in cities:
            if "courthouse" not in city.improvements:
                city.tax = country.tax
        own = tuple((city.id, city.tax) for city in cities if city.tax != country.tax)
        away = country.kept_tax is not None and country.id not in play.players
        rate, was = country.tax, before[country.id]
        play.tell(TaxDecreed(country=country.id, rate=rate, before=was, own=own, autopilot=away))


def count_votes(play: Play[World]) -> None:
    """End the game this Winter if every player voted for it; silence is no, the autopilot has no vote (CIV-2.2c)."""
    world = play.state
    years_are_played = any(land.turn_length == "annual" for land in world.standing())
    if bool(world.long_season) == years_are_played:
        return  # counted once a Spring: after the decrees of those who play years, if any do
    players = [seat for seat in play.players if seat in world.countries and seat not in play.absent]
    ayes = [seat for seat in players if seat in world.votes]
    world.votes = []
    world.agreed = bool(players) and ayes == players
    if ayes:
        lacking = tuple(seat for seat in players if seat not in ayes)
        play.tell(EndVoted(ayes=tuple(ayes), agreed=world.agreed, lacking=lacking))
