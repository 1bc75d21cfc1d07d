"""Counsel: what Civilized points out to a seat, topic by topic, those that threaten it first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.civilized.autopilot.counsel import shopping
from rules.civilized.campaign.counsel import war
from rules.civilized.cities.counsel import palace, settling
from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.diplomacy.counsel import neighbours
from rules.civilized.people.counsel import schooling
from rules.civilized.siege.counsel import besieged
from rules.civilized.strife.counsel import claim, vacancy
from rules.civilized.strife.events import CivilWarBegan, RebellionBegan, StrifeEnded
from rules.civilized.throne.counsel import court, sickbed
from rules.civilized.treasury.counsel import purse
from rules.civilized.world.state import World
from rules.civilized.year.counsel import unrest
from rules.civilized.year.events import CountryFell
from rules.civilized.year.quiet import quiet, standing
from rules.civilized.year.tribute import tribute
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Fates, by_topic

topics = by_topic(
    sickbed,
    besieged,
    claim,
    vacancy,
    unrest,
    war,
    tribute,
    court,
    palace,
    settling,
    schooling,
    neighbours,
    shopping,
    purse,
    quiet,
)
"""Of pieces that press alike the first topic's stand first."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give what presses; where nothing does, say so with how the country stands."""
    found = topics(world, seat, window)
    land = world.countries.get(seat)
    return found if found or land is None or land.status == "fallen" else [standing(world, seat)]


def said(text: str) -> Callable[[World, str, str], str]:
    """Say the same of whomever it threatened."""

    def over(world: World, seat: str, of: str) -> str:
        return text

    return over


def crown(world: World, seat: str, of: str) -> str:
    """Say that the capital is out of danger, if it is held."""
    city = world.capital(seat)
    return f"{city.name}, your capital, is out of danger." if city else ""


FATES: Fates = {
    "rebellion": Fate(RebellionBegan, "country", said("Rebellion threatens you no more.")),
    "civil war": Fate(CivilWarBegan, "country", said("Civil war after your ruler's death threatens you no more.")),
    "defeat": Fate(StrifeEnded, "loser", said("You are no longer about to lose the war at home.")),
    "capital": Fate(PlaceCaptured, "loser", crown, lambda event: event.palace),
    "fall": Fate(CountryFell, "country", said("Your country is safe again.")),
}
"""What counsel foretells."""


def homes(world: World, seat: str) -> Mapping[str, str]:
    """Give the capital of a country (CIV-2.1a)."""
    city = world.capital(seat)
    return {"city": city.id} if city else {}


def owners(world: World) -> Mapping[str, Mapping[str, str]]:
    """Give whose everything is that an event may name."""
    towns = {city.id: city.owner or city.torn for city in world.cities.values()}
    lands = {land.id: land.id for land in world.countries.values()}
    return {
        "country": lands,
        "city": towns,
        "place": {city.hex: towns[city.id] for city in world.cities.values()}
        | {fort.hex: fort.owner for fort in world.forts.values()},
        "character": {one.id: one.country for one in world.characters.values()},
        "family": {family.id: family.country for family in world.families.values()},
        "road": {road.id: towns.get(road.city, "") for road in world.roads.values()},
    }
