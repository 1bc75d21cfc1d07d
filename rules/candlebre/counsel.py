"""Counsel of Candle'Bre, room by room, what it foretells, and whose things are."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.candlebre.battle.counsel import counsel as battle
from rules.candlebre.battle.dangers import HOME, dangers
from rules.candlebre.battle.events import ProvinceTaken
from rules.candlebre.board.forces import count
from rules.candlebre.board.state import World
from rules.candlebre.currencies.counsel import counsel as currencies
from rules.candlebre.currencies.income import gold_income
from rules.candlebre.diplomacy.counsel import counsel as diplomacy
from rules.candlebre.ending.counsel import FALLEN
from rules.candlebre.ending.counsel import counsel as ending
from rules.candlebre.ending.events import HouseEliminated
from rules.candlebre.espionage.counsel import counsel as espionage
from rules.candlebre.fate.counsel import counsel as fate
from rules.candlebre.mercenaries.counsel import counsel as mercenaries
from rules.candlebre.movement.counsel import counsel as movement
from rules.candlebre.opening.counsel import counsel as opening
from rules.candlebre.people.counsel import counsel as people
from rules.candlebre.purchasing.counsel import placing, soldiers, works
from rules.candlebre.research.counsel import counsel as research
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Fate, Fates, Weight, by_topic
from rules.kernel.telling.phrases import several

MOST = 6
"""Pieces at one window."""

topics = by_topic(
    opening,
    ending,
    battle,
    placing,
    soldiers,
    research,
    works,
    dangers,
    movement,
    fate,
    people,
    diplomacy,
    mercenaries,
    espionage,
    currencies,
)


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Give the most pressing pieces; where there is none, say so with how the House stands."""
    house = world.houses.get(seat)
    if house is None or not house.alive:
        return ()
    found = sorted(topics(world, seat, window), key=lambda one: -one.weight)
    return found[:MOST] or [nothing(world, seat)]


def nothing(world: World, seat: str) -> Counsel[World]:
    """Say that nothing waits, and how a House stands."""
    held, units = len(world.held(seat)), count_units(world, seat)
    text = (
        f"Nothing waits for you here: {several(units, 'unit', 'units')} of yours hold{'s' * (units == 1)} "
        f"{several(held, 'province', 'provinces')}, which bring {gold_income(world, seat)} gold a turn."
    )
    return Counsel(Weight.CHANCE, text, "CAN-12.2")


def count_units(world: World, seat: str) -> int:
    """Count the units that a seat has on the map."""
    return sum(count(place.units) for place in world.held(seat))


def home_lost(event: ProvinceTaken) -> bool:
    """Tell whether a House lost its only barracks."""
    return event.last_barracks


FATES: Fates = {FALLEN: Fate(HouseEliminated, "seat"), HOME: Fate(ProvinceTaken, "province", home_lost)}
"""What counsel foretells: a House falls, or loses its only barracks."""


def owners(world: World) -> Mapping[str, Mapping[str, str]]:
    """Give by kind whose things are: provinces, and leaders by whom they serve."""
    seats = {seat: seat for seat in world.houses}
    return {
        "owner": seats,
        "candle": seats,
        "province": {id: place.owner for id, place in world.provinces.items()},
        "leader": {id: one.seat for id, one in world.leaders.items()},
    }


def figures(world: World, seat: str) -> Mapping[str, int]:
    """Give the figures of a House that its briefs compare."""
    if seat not in world.houses:
        return {}
    return {
        "provinces": len(world.held(seat)),
        "units": count_units(world, seat),
        "income": gold_income(world, seat),
    }
