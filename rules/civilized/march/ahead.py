"""Ahead: a seat's armies as they will stand in a later season, once the marches given before it are done."""

from collections.abc import Callable

from rules.civilized.cities.garrisons import goal_of, movers, standing
from rules.civilized.march.maneuvers import SEASONS
from rules.civilized.world.state import World
from rules.civilized.world.war import Season
from rules.kernel.errors import Refusal
from rules.kernel.state.copying import changed, copy_of


def by_then(world: World, seat: str, season: Season) -> World:
    """Give a view in which a season has come and a seat's marches before it have arrived, as ordered (CIV-3.1f)."""
    where = standing(world, seat)
    for before in SEASONS[: SEASONS.index(season)]:
        for one in world.ordered:
            if (one.seat, one.season) == (seat, before) and (goal := goal_of(one)):
                where |= dict.fromkeys([*movers(world, one, where)], goal)
    elements = dict(world.elements)
    for id, hexagon in where.items():
        elements[id] = copy_of(elements[id])
        elements[id].hex, elements[id].moved = hexagon, False
    return changed(world, season=season, elements=elements)


def fails_ahead(world: World, seat: str, season: Season, plan: Callable[[World, str], object]) -> str:
    """Say why what is ordered ahead would fail by its plan, once those ordered before it have arrived (CIV-3.1f).

    Empty where it would not, and for the season that it is.
    """
    if season == world.season:
        return ""
    try:
        plan(by_then(world, seat, season), seat)
    except Refusal as refusal:
        return f"As things stand it would fail in {season}: {refusal.reason}."
    return ""
