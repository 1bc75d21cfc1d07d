"""Counsel on a disputed throne, and on a new seat for whom has lost his: who claims it, and what is to be had."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.people.public_life import aged
from rules.civilized.strife.orders import BackClaimant, TakeSeat
from rules.civilized.throne.succession import parting
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, SHOWN, Counsel, Offer, Risk, Weight, in_ten
from rules.kernel.telling.phrases import row, several


def claim(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say who claims a throne, and how likely its cities take two sides (CIV-6.5.2h, CIV-6.5.2i)."""
    land = world.countries.get(seat)
    if window.name != "claimant" or land is None or not land.claimants:
        return ()
    first, second = (world.characters[one] for one in land.claimants)
    chance = parting(world, seat)
    text = (
        f"{first.name}, {aged(world, first)}, and {second.name}, {aged(world, second)}, claim your throne. "
        f"Each city in order draws a side, and you keep those of whom you back. Civil war: {in_ten(chance)}."
    )
    offers = tuple(Offer(f"Back {one.name}"[:BUTTON], BackClaimant(claimant=one.id)) for one in (first, second))
    return [Counsel(Weight.DECIDE, text, "CIV-6.5.2h", offers, Risk("civil war", seat, chance))]


def vacancy(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say to a player whose country has fallen which others nobody plays, the largest first (CIV-6.5.0d)."""
    if window.name != "faction_seat" or not world.on_offer:
        return ()
    held = {one: len(world.cities_of(one)) for one in world.on_offer if one != seat}
    largest = sorted(held, key=lambda one: -held[one])[:SHOWN]
    named = row(f"{world.countries[one].name} with {several(held[one], 'city', 'cities')}" for one in largest)
    offers = tuple(Offer(f"Take {world.countries[one].name}"[:BUTTON], TakeSeat(seats=(one,))) for one in largest)
    return [Counsel(Weight.DECIDE, f"Nobody plays {named}. One of them can be yours.", "CIV-6.5.0d", offers)]
