"""Counsel on cities: one for which points were set aside, and a land without a Palace."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.cities.building import may_have
from rules.civilized.cities.founding import may_found, sources
from rules.civilized.cities.orders import FoundCity
from rules.civilized.cities.works import Build
from rules.civilized.world.geography import city_sites, is_coastal
from rules.civilized.world.state import World
from rules.civilized.world.tables import IMPROVEMENT_COST
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import points_of, several

PALACE = "palace"
OFFERED = 2
"""How many sites are offered."""


def settling(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Remind of the points that were set aside for a city, with sites on a coast first (CIV-4.8.2e)."""
    land = world.countries.get(seat)
    if window.name != "decrees" or land is None or not land.city_fund or not may_found(world, seat):
        return ()
    sites, people = sorted(city_sites(world, seat), key=lambda one: not is_coastal(world, one)), sources(world, seat)
    text = (
        f"{land.city_fund} points are set aside for a city. Found it this Spring, or they come back to your treasury: "
        f"{several(len(sites), 'hex is', 'hexes are')} free for it."
    )
    offers = [
        Offer(f"City at {world.called('place', one)}"[:BUTTON], FoundCity(hex=one, people=people)) for one in sites
    ]
    return [Counsel(Weight.DECIDE, text, "CIV-4.8.2e", tuple(offers[:OFFERED]))]


def palace(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Say in Winter what a country without a Palace suffers, and offer one (CIV-6.3.1i, CIV-8.6.2f)."""
    land = world.countries.get(seat)
    if window.name != "winter" or land is None or land.status == "fallen" or world.capital(seat):
        return ()
    able = [city for city in world.cities_of(seat) if may_have(world, city, PALACE)]
    if not able:
        return ()
    able.sort(key=lambda city: -city.population)
    text = (
        "You have no Palace, so every city of yours riots 1 in 10 more often. A new one makes its city the capital and "
        f"costs {IMPROVEMENT_COST} of your {points_of(land.treasury)}"
    )
    if land.treasury < IMPROVEMENT_COST:
        return [Counsel(Weight.DECIDE, f"{text}: save for it.", "CIV-6.3.1i", warns=True)]
    offers = [
        Offer(f"Palace in {city.name}"[:BUTTON], Build(improvement=PALACE, city=city.id)) for city in able[:OFFERED]
    ]
    return [Counsel(Weight.DECIDE, f"{text}.", "CIV-6.3.1i", tuple(offers), warns=True)]
