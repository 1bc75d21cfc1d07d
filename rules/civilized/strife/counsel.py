"""Counsel on a disputed throne: who claims it, and how likely that is war."""

from collections.abc import Sequence
from typing import Any

from rules.civilized.people.public_life import aged
from rules.civilized.strife.orders import BackClaimant
from rules.civilized.throne.succession import parting
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Risk, Weight, in_ten


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
