"""Dismissing: what is said of elements and ships as they are disbanded, and of an army as it grows."""

from collections.abc import Iterator
from fractions import Fraction

from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.garrisons import Stations, standing
from rules.civilized.forces.disbanding import Disband
from rules.civilized.forces.levies import unit_cost
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import ELEMENTS
from rules.kernel.play.counsel import FULL, in_ten
from rules.kernel.telling.phrases import capital, in_words, points_of, row, several

DISASTERS = ("disaster", "disaster_averted")
"""What changes a city's calm for one year only."""


def dismissed(world: World, seat: str, order: Disband) -> str:
    """Say what disbanding does to the calm of a city, to an army and to Winter's costs (CIV-6.3.1q, CIV-ARM1)."""
    gone = sum(number for kind, number in order.units.items() if kind in ELEMENTS)
    costs = f"What you keep up will cost {points_of(due(world, seat, pieces(world, seat)))} next Winter."
    less = f"Your score falls by {lost_score(world, order)}. "
    grave = (*unguarded(world, seat, order.place, gone), *too_few(world, seat, order.place, gone))
    return fitted(less, *grave, end=costs, room=FULL)


def lost_score(world: World, order: Disband) -> int:
    """Give what the price of those who are disbanded counts in the score (CIV-2.2e)."""
    return sum(unit_cost(world, kind) * number for kind, number in order.units.items())


def unguarded(world: World, seat: str, place: str, gone: int) -> Iterator[str]:
    """Say that a city riots more easily without those who are gone."""
    city, left = world.city_at(place), standing(world, seat)
    if city is None or city.owner != seat or not gone:
        return
    before = next_summer(world, city, left | {f"gone {number}": place for number in range(gone)})
    after = next_summer(world, city, left)
    if after > before:
        chances = f"{in_ten(after)} next Summer instead of {in_ten(before)} at a tax of {city.tax} %"
        yield f"{city.name} then riots {chances}, and pays nothing. "


def next_summer(world: World, city: City, where: Stations) -> Fraction:
    """Give how likely a city riots next Summer, when this year's disaster is over (CIV-6.1.2d, CIV-6.3.1b)."""
    lasting = [one for one in modifiers(world, city, where) if one[0] not in DISASTERS]
    return danger(tithe(city.tax) + weight(lasting))


def too_few(world: World, seat: str, place: str, gone: int) -> Iterator[str]:
    """Say that those who stay in a place are no field army any more."""
    here, least = len(stack(world, seat, place)), field_army(world)
    if here < least <= here + gone:
        stay = capital(several(here, "element", "elements"))
        where = spot(world, place)
        yield f"{stay} at {where} {'is' if here == 1 else 'are'} too few to invade: that takes {in_words(least)}. "


def spread(world: World, seat: str) -> str:
    """Say where an army stands that is in several places and together in none for an invasion; empty else."""
    places, least = stacks(world, seat), field_army(world)
    if len(places) == 1 or max(map(len, places.values()), default=least) >= least:
        return ""
    ranked = sorted(places.items(), key=lambda one: -len(one[1]))
    said = row(f"{len(those)} at {spot(world, hexagon)}" for hexagon, those in ranked)
    return f"{said}; {in_words(least)} together can invade"
