"""Counsel under siege: the card on which a place of one's own falls."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rules.civilized.siege.orders import Sally
from rules.civilized.siege.siege import siege_target
from rules.civilized.war.relations import field_army, place_owner, stack
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import World
from rules.civilized.world.war import Siege
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Risk, Weight, in_ten

SEASONS = {"decrees": 3, "maneuver_summer": 2, "maneuver_autumn": 1}
"""How many draws of the year are still to come, by the window."""


def besieged(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Warn of every siege of a place of one's own, the capital's first (CIV-6.8.4.5b)."""
    if seat not in world.countries or window.name not in SEASONS:
        return ()
    own = [siege for siege in world.sieges.values() if place_owner(world, siege.hex) == seat]
    capital = world.capital(seat)
    own.sort(key=lambda siege: capital is None or siege.hex != capital.hex)
    return [piece for siege in own for piece in warned(world, seat, siege, SEASONS[window.name])]


def fates(now: Fraction, later: Fraction) -> str:
    """Say the chance of the next draw and of all, or that there is no other after it (CIV-6.8.4.5f)."""
    after = f"; before Winter: {in_ten(later)}." if later > now else ", else the siege ends."
    return f"{in_ten(now)}{after}"


def warned(world: World, seat: str, siege: Siege, draws: int) -> Iterator[Counsel[World]]:
    """Say how likely a place falls at its next draw, and until the year's last."""
    now, later = falling(world, siege, 1), falling(world, siege, draws)
    if not later:
        return
    capital, place = world.capital(seat), world.called("place", siege.hex)
    crowned = capital is not None and siege.hex == capital.hex
    text = (
        f"{world.named(siege.besieger)} besieges {place}{', your capital' if crowned else ''}. "
        f"It falls this season: {fates(now, later)}"
    )
    sally = Sally(hex=siege.hex)
    able = len(stack(world, seat, siege.hex)) >= len(stack(world, siege.besieger, siege.hex))
    offers = (Offer(f"Sally from {place}"[:BUTTON], sally),) if able and lawful(world, seat, sally) else ()
    weight = Weight.RUIN if crowned else Weight.DECIDE
    yield Counsel(weight, text, "CIV-6.8.4.5b", offers, Risk("capital", seat, later) if crowned else None)


def falling(world: World, siege: Siege, draws: int) -> Fraction:
    """Give the chance that a place falls within so many draws, as things stand (CIV-6.8.4.5b, CIV-6.8.4.5d).

    Each draw that fails costs the besieger an element, and with too few he draws no more (CIV-6.8.4.5f).
    """
    most = len(stack(world, siege.besieger, siege.hex)) - field_army(world) + 1
    holds = Fraction(1)
    for draw in range(max(0, min(draws, most))):
        target, _ = siege_target(world, siege.model_copy(update={"draws": siege.draws + draw}))
        holds *= 1 - Fraction(min(max(target, 0), HIGHEST_CARD), HIGHEST_CARD)
    return 1 - holds
