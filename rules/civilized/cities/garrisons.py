"""Garrisons foreseen: where a country's soldiers stand at the Summer's test, once the marches given are done."""

from collections.abc import Iterable, Mapping
from typing import Final

from rules.civilized.world.state import City, World
from rules.civilized.world.war import Ordered

BEFORE_THE_TEST: Final = ("Spring", "Summer")
"""The seasons whose marches are done before disorder is tested (CIV-3.3a)."""
GOAL_OF: Final = {"move_army": "path", "invade": "path", "explore": "hexes", "embark": "goal", "lend_to_siege": "siege"}
"""Order that takes soldiers elsewhere to the field that says where."""
Stations = Mapping[str, str]
"""Element to the hex where it stands."""


def stations(world: World, seat: str) -> Stations:
    """Give where a seat's elements stand at the test of Summer, as its marches are ordered (CIV-3.1f, CIV-6.3.1q)."""
    where = standing(world, seat)
    for season in BEFORE_THE_TEST:
        for one in world.ordered:
            if (one.seat, one.season) == (seat, season) and (goal := goal_of(one)):
                where |= dict.fromkeys([*movers(world, one, where)], goal)
    return where


def standing(world: World, seat: str) -> dict[str, str]:
    """Give where a seat's elements stand now."""
    return {one.id: one.hex for one in world.army_of(seat)}


def goal_of(one: Ordered) -> str:
    """Give the hex where a march ends; of an exploration the first, for one hex is tried at a time (CIV-6.8.5k)."""
    named = one.fields.get(GOAL_OF.get(one.order, ""), "")
    if isinstance(named, str):
        return named
    return named[0 if one.order == "explore" else -1] if named else ""


def movers(world: World, one: Ordered, where: Stations) -> Iterable[str]:
    """Give who goes: those an order has taken, or of one given ahead those who stand there by then."""
    if one.claims:
        yield from (id for id in one.claims if id in where)
        return
    left = dict(one.fields.get("taking") or {})
    for id, hexagon in where.items():
        kind = world.elements[id].type
        if hexagon in (one.fields.get("also") or ()):
            yield id
        elif hexagon == one.fields.get("army") and (not one.fields.get("taking") or left.get(kind, 0)):
            left[kind] = left.get(kind, 0) - 1
            yield id


def stationed(city: City, where: Stations | None) -> int | None:
    """Count those in a city; None where nothing is foreseen."""
    return None if where is None else sum(hexagon == city.hex for hexagon in where.values())
