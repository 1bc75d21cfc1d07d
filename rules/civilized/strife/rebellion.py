"""Rebellion: cities that revolt against a living ruler (step S4, CIV-6.5.1)."""

from collections.abc import Sequence

from rules.civilized.people.newcomers import draw_rebel_scores, draw_scores, ennoble, official
from rules.civilized.strife.events import RebellionBegan, RebellionTested
from rules.civilized.strife.factions import (
    begin_split,
    change_hands,
    fresh_name,
    head_halves,
    move_people,
    new_faction,
    retinue,
    settle_down,
)
from rules.civilized.strife.reunion import reunite
from rules.civilized.throne.postponement import take_up
from rules.civilized.throne.rulers import crown, free
from rules.civilized.throne.succession import best
from rules.civilized.world.characters import adults_at_home
from rules.civilized.world.definitions import unscrupulous
from rules.civilized.world.state import Character, City, Country, Split, World
from rules.civilized.world.tables import SCORES
from rules.kernel.luck.cards import percent, pick
from rules.kernel.play.play import Play

LEAST_CITIES = 3
"""A country of two cities or fewer does not rebel (CIV-6.5.1a)."""


def rebellions(play: Play[World]) -> list[str]:
    """Test every sovereign country at peace with itself and give the factions that came of it (CIV-6.5.0b)."""
    factions: list[str] = []
    for land in play.state.on_turn():
        with play.causes() as shown:
            risen = rises(play, land)
        if risen:
            factions.append(break_out(play, land, shown[-1:]))
    return factions


def rises(play: Play[World], land: Country) -> bool:
    """Tell whether a country rises: by this year's test, or as its five years have shown (CIV-3.9.1b)."""
    if land.postponed and land.postponed.kind == "rebellion":
        unsettle(play.state, land, land.postponed.cities)
        take_up(land)
        return may_split(play.state, land)
    return may_rebel(play.state, land) and tested(play, land)


def unsettle(world: World, land: Country, cities: Sequence[str]) -> None:
    """Let disorder begin where the cards of the five years have named it (CIV-3.9.1b, CIV-6.3.9d)."""
    for city in world.cities_of(land.id):
        city.disorder = city.disorder or city.id in cities


def may_rebel(world: World, land: Country) -> bool:
    """Tell whether more than half of more than two cities are in disorder (CIV-6.5.1a, CIV-6.5.1c, CIV-6.3.2c)."""
    cities = world.cities_of(land.id)
    return may_split(world, land) and too_many(sum(city.disorder for city in cities), len(cities))


def too_many(unruly: int, cities: int) -> bool:
    """Tell whether so many cities in disorder are enough for a rebellion (CIV-6.5.1a, CIV-6.3.2c)."""
    return cities >= LEAST_CITIES and 2 * unruly > cities


def may_split(world: World, land: Country) -> bool:
    """Tell whether a country has a ruler whom somebody may rise against, and cities to rise with (CIV-6.5.0b)."""
    ruled = land.status == "sovereign" and not land.claimants and world.split_of(land.id) is None
    return ruled and len(world.cities_of(land.id)) > 1


def tested(play: Play[World], land: Country) -> bool:
    """Draw against the countrywide tax, and nothing else: none never rebels, a whole hundred always (CIV-6.5.1b)."""
    cities = play.state.cities_of(land.id)
    with play.causes():
        rebels = percent(play.chance, "CIV-6.5.1a", "rebellion.test", land.id, land.tax) > 0
        play.tell(
            RebellionTested(
                country=land.id,
                unruly=sum(city.disorder for city in cities),
                cities=len(cities),
                tax=land.tax,
                rebels=rebels,
            )
        )
    return rebels


def break_out(play: Play[World], land: Country, shown: Sequence[int]) -> str:
    """Find the leader, raise the standard, and see who joins; give the rebels' id (CIV-6.5.1d, CIV-6.5.1f).

    `shown` is the number of the test by which the country rises, where it was made this year.
    """
    world = play.state
    leader = find_leader(play, land)
    unruly = [city for city in world.cities_of(land.id) if city.disorder] or others(world, land)
    with play.causes() as because:
        standard = pick(play.chance, "CIV-6.5.1f", "rebellion.standard", land.id, unruly)
        joined = [city for city in unruly if city is not standard and joins(play, city)]
    faction = new_faction(world, land, fresh_name(world, f"Rebel {land.name}"))
    split = Split(
        kind="rebellion",
        record=land.id,
        first=land.id,
        second=faction.id,
        start=world.year,
        war=world.next_id(land.id, "war"),
    )
    begin_split(world, split)
    began = RebellionBegan(
        because=(*shown, *because),
        country=land.id,
        faction=faction.id,
        leader=leader.id,
        standard=standard.id,
        joined=tuple(city.id for city in joined),
        stayed=tuple(city.id for city in unruly if city not in (standard, *joined)),
    )
    with play.after(play.tell(began)):
        for city in (standard, *joined):
            change_hands(play, city, faction.id)
            city.took_part = True
        take_command(play, leader, faction)
        settle_down(world, split)
        if not world.cities_of(land.id):
            reunite(play, split, faction.id, "joined")  # every city joined (CIV-6.5.1i)
    return faction.id


def others(world: World, land: Country) -> list[City]:
    """Give all cities but the capital, for a revolt where none is in disorder (CIV-6.3.9d)."""
    return [city for city in world.cities_of(land.id) if city is not world.capital(land.id)]


def joins(play: Play[World], city: City) -> bool:
    """Draw whether a city in disorder joins: any card but a court card (CIV-6.5.1g)."""
    return not play.chance.card("CIV-6.5.1g", "rebellion.city", city.id).court


def find_leader(play: Play[World], land: Country) -> Character:
    """Give the most unscrupulous adult at home but ruler and regent, else a new rebel (CIV-6.5.1d, CIV-4.4.2f)."""
    world = play.state
    able = [one for one in adults_at_home(world, land.id) if one.id not in (land.ruler, land.regent)]
    for one in able:
        draw_scores(play, one)
    loyalty, greed = SCORES.index("loyalty"), SCORES.index("greed")
    false = [one for one in able if unscrupulous(one)]
    draw = ("CIV-6.5.1d", "rebellion.leader")
    chosen = best(play, false, 1, lambda one: (one.scores[loyalty], -one.scores[greed]), draw, land.id)
    return chosen[0] if chosen else new_rebel(play, land)


def new_rebel(play: Play[World], land: Country) -> Character:
    """Make a rebel whose Loyalty card is drawn until it is 6 or less, told to the gamemaster alone (CIV-6.5.1d)."""
    one = official(play, land.id, "rebel")
    draw_rebel_scores(play, one)
    return one


def take_command(play: Play[World], leader: Character, faction: Country) -> None:
    """Let a leader leave what he held, go over with his own, and reign as a monarch (CIV-6.5.1e, CIV-6.5.0e)."""
    world = play.state
    free(world, leader)
    if not world.families[leader.family].head:
        ennoble(play, leader)
    move_people(play, [leader, *retinue(world, leader)], faction.id)
    head_halves(world, faction.id, leader.id)
    crown(play, faction, leader, "rebel")
