"""Counsel on settling: a city for which points were set aside, and which this Spring alone can found."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.cities.founding import may_found, sources
from rules.civilized.cities.orders import FoundCity
from rules.civilized.world.geography import city_sites, is_coastal
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import several

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
