"""How a year and a game end (steps W6 and W7, source 2.2)."""

from rules.civilized.cities.economy import end_mission
from rules.civilized.strife.events import PeopleScattered
from rules.civilized.strife.reunion import end_lost_wars, forget_strife
from rules.civilized.treasury.events import CourtFeasted
from rules.civilized.treasury.scores import score
from rules.civilized.war.wars import end_agreement, end_wars_of_the_fallen
from rules.civilized.world.characters import leave_school
from rules.civilized.world.cycle import is_last_year
from rules.civilized.world.state import Country, World
from rules.civilized.world.words import ENDINGS
from rules.civilized.year.events import CountryFell, GameEnded, YearClosed
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending


def close_year(play: Play[World]) -> None:
    """Let courts spend what no treasury keeps, then tell what each country has without it (CIV-2.2e, CIV-2.2f)."""
    world = play.state
    feast(play)
    scores = {country.id: score(world, country.id, treasury=False) for country in world.standing()}
    play.tell(YearClosed(year=world.year, scores=tuple((seat, own) for seat, own in scores.items())))


def feast(play: Play[World]) -> None:
    """Bring each treasury down to the most that the game allows, if it bounds them (CIV-5.6d)."""
    most = play.state.settings.largest_treasury
    for land in play.state.on_turn() if most else ():
        spent = land.treasury - most
        if spent > 0:
            land.treasury = most
            play.tell(CourtFeasted(audience=(land.id,), country=land.id, spent=spent, kept=most))


def conclude(play: Play[World]) -> None:
    """Let the countries without a city fall, then see whether the game ends (CIV-2.2g)."""
    world = play.state
    end_lost_wars(play)
    fall_of_the_cityless(play)
    world.ended = reason(world)
    if not world.ended:
        return
    rows = tuple((land.id, score(world, land.id, treasury=True), land.treasury) for land in world.standing())
    play.tell(GameEnded(reason=world.ended, years=world.settings.years, scores=rows, winners=tuple(winners(world))))


def fall_of_the_cityless(play: Play[World]) -> None:
    """Let the countries without a city fall (CIV-2.2g)."""
    for country in play.state.standing():
        if not play.state.cities_of(country.id):
            fall(play, country)
    forget_strife(play.state)
    end_wars_of_the_fallen(play)


def fall(play: Play[World], country: Country) -> None:
    """Take a country without a city, its armies, ships and missions out of the game (CIV-2.2g, CIV-8.6.3h)."""
    world = play.state
    country.status, country.fell = "fallen", world.year
    for element in [one for one in world.elements.values() if country.id in (one.owner, one.payer)]:
        del world.elements[element.id]
    for ship in [one for one in world.ships.values() if one.owner == country.id]:
        del world.ships[ship.id]
    for mission in [one for one in world.missions.values() if country.id in (one.owner, one.host)]:
        end_mission(world, mission)
    play.tell(CountryFell(country=country.id))
    leave_land(play, country)
    scatter(play, country)


def leave_land(play: Play[World], country: Country) -> None:
    """Let a fallen country's agreements end, its Forts decay and its land be nobody's (CIV-2.2g)."""
    world = play.state
    for kept in [one for one in world.agreements.values() if country.id in one.parties]:
        end_agreement(play, kept, "fallen", "CIV-2.2g")
    world.forts = {hexagon: fort for hexagon, fort in world.forts.items() if fort.owner != country.id}
    for hexagon in world.hexes_of(country.id):
        del world.owners[hexagon]


def scatter(play: Play[World], country: Country) -> None:
    """Let a fallen country's people leave the game; its ruler lives in exile (CIV-2.2h)."""
    world = play.state
    people = world.people_of(country.id)
    for one in people:
        one.exiled = world.year
        leave_school(one)
    country.regent = country.heir = ""
    play.tell(PeopleScattered(country=country.id, ruler=country.ruler, people=len(people) - bool(country.ruler)))


def reason(world: World) -> str:
    """Give the key of why the game ends now; empty if it goes on: for ever, under `never` (CIV-2.2a, CIV-2.2b)."""
    if not world.standing():
        return "empty"
    if world.agreed:
        return "agreed"
    settings = world.settings
    finished = not world.cycle_on or is_last_year(world)
    if settings.ending == "years" and world.played >= settings.years and finished:
        return "years"
    if settings.ending == "last" and one_block(world):
        return "held"
    return ""


def one_block(world: World) -> bool:
    """Tell whether one country, or countries all bound by military alliance, own every city (CIV-2.2d)."""
    owners = {city.owner for city in world.cities.values()}
    allied = {frozenset(kept.parties) for kept in world.agreements.values() if kept.kind == "military"}
    return "" not in owners and all(
        frozenset((one, other)) in allied for one in owners for other in owners if one != other
    )


def winners(world: World) -> tuple[str, ...]:
    """Give the countries with the highest score, treasuries counted (CIV-2.2e)."""
    scores = {country.id: score(world, country.id, treasury=True) for country in world.standing()}
    return tuple(seat for seat, own in scores.items() if own == max(scores.values()))


def ending(world: World) -> Ending | None:
    """Give how the game ended, or None while it runs."""
    if not world.ended:
        return None
    why = ENDINGS[world.ended].format(years=world.settings.years)
    return Ending(winners=winners(world), reason=f"The game ends: {why}.")
