"""Waiting: what a year leaves in a treasury as things stand, and how many Winters something must be saved for."""

from dataclasses import replace

from rules.civilized.treasury.unrest import SUMMERS, brought, outlook
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.world.state import World
from rules.kernel.telling.phrases import points_of, several

LONG = 20
"""Years after which nobody waits any more."""


def yearly(world: World, seat: str) -> int:
    """Give what a year is expected to leave in a treasury, riots foreseen, once its costs are paid (CIV-8.1a)."""
    ahead = outlook(world, seat)
    if world.season not in SUMMERS:  # what this year's disaster did is over by then (CIV-6.1.2d)
        moods = (mood - city.disorder_change for mood, city in zip(ahead.moods, ahead.cities, strict=True))
        ahead = replace(ahead, moods=tuple(moods))
    comes = brought(world, ahead, world.countries[seat].tax)
    return comes - due(world, seat, pieces(world, seat))


def winters(world: World, seat: str, cost: int) -> int | None:
    """Give in how many Winters more a treasury should hold so much; None where it does not grow so far."""
    left, gain = cost - world.countries[seat].treasury, yearly(world, seat)
    if left <= 0:
        return 0
    years = -(-left // gain) if gain > 0 else LONG + 1
    return years if years <= LONG else None


def waited(world: World, seat: str, cost: int) -> str:
    """Say when so much is saved: `in about two years, at about 7 points a year`."""
    years, gain = winters(world, seat, cost), yearly(world, seat)
    if years is None:
        return f"in more than {LONG} years" if gain > 0 else "not at this tax, which hardly pays your costs"
    return f"in about {several(years, 'year', 'years')}, at {points_of(gain)} a year" if years else "now"
