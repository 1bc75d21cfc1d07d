"""Menace: enemy armies that could come to one's cities, this season or soon, and neighbours whom an army deters."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.civilized.campaign.approach import cheapest_in, counted
from rules.civilized.campaign.leaving import would_leave
from rules.civilized.cities.disorder import enemies
from rules.civilized.forces.levies import unit_cost
from rules.civilized.march.marches import Way, find_way
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.force import home_strength, strength
from rules.civilized.war.reach import land_way, seasons
from rules.civilized.war.relations import Errand, field_army, place_owner, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.deed import lawful
from rules.civilized.world.definitions import bordering, may_be_invaded, strong_army
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.tables import STRONG_ARMY
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import row, several

MARCHES = ("decrees", "maneuver_summer", "maneuver_autumn")
"""The windows that take marches."""
NAMED = 2
"""How many cities are named."""
THREATS = 2
"""How many threats are pointed out, the nearest first."""
SOON = 3
"""Within how many seasons an army is worth a warning: a year's."""


@dataclass(frozen=True)
class Menace:
    """An enemy army, one's own city that is weaker than it, and the seasons that it needs to come there."""

    hex: str
    army: tuple[Element, ...]
    force: int
    city: City
    seasons: int


def menaces(world: World, seat: str) -> list[Menace]:
    """Give the enemy armies that could take a city within a year, the nearest first, with what each comes to first."""
    found = []
    for foe in sorted(enemies(world, seat)):
        for hexagon, those in stacks(world, foe).items():
            if len(those) < field_army(world):
                continue
            force = strength(world, those)
            near = [
                Menace(hexagon, tuple(those), force, city, taken)
                for city in world.cities_of(seat)
                if inside(world, seat, city) < force and (taken := coming(world, seat, foe, hexagon, city, len(those)))
            ]
            soonest = min((one.seasons for one in near), default=0)
            found += [one for one in near if one.seasons == soonest]
    return sorted(found, key=lambda one: (one.seasons, -one.force))


def coming(world: World, seat: str, foe: str, start: str, city: City, size: int) -> int:
    """Count the seasons that an enemy army needs to a city by land; 0 where it cannot come within a year."""
    if in_reach(world, foe, start, city, size):
        return 1
    way = land_way(world, foe, start, city.hex, [seat])
    taken = seasons(world, way) if way else 0
    return taken if 1 < taken <= SOON else 0


def in_reach(world: World, mover: str, start: str, city: City, size: int) -> bool:
    """Tell whether an army could come to a city within a season by land (CIV-6.8.3.1a, CIV-6.8.3.1b)."""
    return isinstance(find_way(world, Errand(mover, city.hex, size), start, [city.hex]), Way)


def threats(
    world: World, seat: str, window: Window[Any], *, within: int = SOON
) -> list[Counsel[World]]:  # Any: orders differ
    """Warn of enemy armies that are stronger than cities to which they could come so soon.

    The nearest of each enemy first, so that none hides another's.
    """
    near = (one for one in menaces(world, seat) if one.seasons <= within)
    found = [list(ones) for _, ones in groupby(near, key=lambda one: (one.seasons, one.hex, one.army[0].owner))]
    foes = [ones[0].army[0].owner for ones in found]
    order = sorted(found, key=lambda ones: found[foes.index(ones[0].army[0].owner)] is not ones)
    return [threat(world, seat, window, ones) for ones in order[:THREATS]]


def threat(world: World, seat: str, window: Window[Any], ones: Sequence[Menace]) -> Counsel[World]:  # Any: as above
    """Say what one enemy army could do to some cities, the weakest of which is weighed, and who could come there."""
    first = ones[0]
    weakest = min((one.city for one in ones), key=lambda city: inside(world, seat, city))
    names = row(one.city.name for one in ones) if len(ones) <= NAMED else f"{len(ones)} of your cities"
    has = held(world, seat, weakest.hex, stack(world, seat, weakest.hex))
    when = "this season" if first.seasons == 1 else f"in {several(first.seasons, 'season', 'seasons')}"
    text = (
        f"{world.named(first.army[0].owner)} can reach {names} {when}: {counted(first.army)} of strength "
        f"{first.force} at {spot(world, first.hex)}, and you have {has} in {weakest.name}."
    )
    helps = rescues if window.name in MARCHES else levies if window.name == "winter" else nothing
    offers = tuple(helps(world, seat, weakest))[:1]
    starts = [offer.order.army for offer in offers if isinstance(offer.order, MoveArmy)]
    text = fitted(text, *(would_leave(world, seat, start, stack(world, seat, start)) for start in starts))
    return Counsel(Weight.DECIDE, text, "CIV-6.8.4.1b", offers, warns=True)


def nothing(world: World, seat: str, city: City) -> Iterator[Offer[World]]:
    """Offer nothing, in a window that takes neither marches nor levies."""
    yield from ()


def rescues(world: World, seat: str, city: City) -> Iterator[Offer[World]]:
    """Offer the armies that could march to a city, the strongest first; the capital's stays."""
    for start in sorted(stacks(world, seat), key=lambda start: -strength(world, stack(world, seat, start))):
        order = MoveArmy(army=start, path=(city.hex,))
        if start != city.hex and world.capital(seat) is not world.city_at(start) and lawful(world, seat, order):
            yield Offer(f"{spot(world, start)} to {city.name}"[:BUTTON], order)


def levies(world: World, seat: str, city: City) -> Iterator[Offer[World]]:
    """Offer the cheapest element that may be raised in a city now."""
    if raised := cheapest_in(world, seat, [city]):
        yield Offer(f"{raised.type} in {city.name}"[:BUTTON], raised)


def inside(world: World, owner: str, city: City) -> int:
    """Give the strength of those in a city, militia and walls counted."""
    return strength(world, stack(world, owner, city.hex)) + home_strength(world, owner, city.hex)


def held(world: World, seat: str, hexagon: str, here: Sequence[Element]) -> str:
    """Say what a seat has in a place: `2 elements and militia of strength 50`."""
    home = home_strength(world, seat, hexagon) if place_owner(world, hexagon) == seat else 0
    if not here and not home:
        return "nobody"
    who = " and ".join([*([counted(here)] if here else []), *(["militia"] if home else [])])
    return f"{who} of strength {strength(world, here) + home}"


def deterrence(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say which neighbour's army is large enough to dare a war, and what would deter it (CIV-4.4.2a)."""
    strong = [
        other
        for other in bordering(world, seat)
        if other not in enemies(world, seat) and strong_army(world, other, seat) and may_be_invaded(world, other, seat)
    ]
    city = world.seat_of_power(seat)
    raised = cheapest_in(world, seat, [city] if city else [])
    if not strong or city is None or raised is None:
        return
    foe = max(strong, key=lambda other: len(world.army_of(other)))
    theirs, own = len(world.army_of(foe)), len(world.army_of(seat))
    ours, against = STRONG_ARMY
    wanted = ours * theirs // against + 1
    levy, cost, points = f"{raised.type} in {city.name}", unit_cost(world, raised.type), world.countries[seat].treasury
    text = (
        f"{world.named(foe)} has {theirs} elements to your {own}, enough to dare a war; against {wanted} no autopilot "
        f"does. {levy} cost {cost} of your {points} points."
    )
    offer = Offer(levy[:BUTTON], raised)
    yield Counsel(Weight.DECIDE, text, "CIV-4.4.2a", (offer,), warns=True)
