"""Choices that orders of war share: armies, the types in them, and where they may go (section 5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from rules.civilized.march.expeditions import claimed, plan_march
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.geography import grid, neighbours, on_map
from rules.civilized.world.state import Element, World
from rules.civilized.world.tables import ELEMENTS
from rules.civilized.world.war_tables import STEPS
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Choices, Most
from rules.kernel.state.maps import distance
from rules.kernel.state.still import once

Given = Mapping[str, Any]  # Any: the fields given
Group = Callable[[World, str, Given], list[Element] | None]
"""Some elements, once it has been said which."""
MANY = 99
Number = Annotated[int, Field(ge=1, le=MANY)]
ARMY = "where your army stands: a city or a hex"
TAKING = "how many of each type go; else all that may move"
NO_ARMY = "you have no army at {}"
NO_TYPE = "no element is called {}"


def camps(world: World, seat: str) -> list[str]:
    """Give where a seat has a stack."""
    return list(stacks(world, seat))


def idle(world: World, seat: str) -> list[str]:
    """Give where a seat has elements free to move."""
    taken = claimed(world, seat, world.season)
    return [
        hexagon
        for hexagon, those in stacks(world, seat).items()
        if any(not one.moved and one.id not in taken for one in those)
    ]


def field_armies(world: World, seat: str) -> list[str]:
    """Give where a seat has a field army."""
    return [hexagon for hexagon, those in stacks(world, seat).items() if len(those) >= field_army(world)]


def stack_at(field: str) -> Group:
    """Give a function for the seat's stack at the place that a field names."""
    return lambda world, seat, given: stack(world, seat, given[field]) if field in given else None


def types_in(group: Group) -> Choices:
    """Give a function for the types in a group."""

    def types(world: World, seat: str, given: Given) -> list[str] | None:
        those = group(world, seat, given)
        return None if those is None else list(dict.fromkeys(one.type for one in those))

    return types


def number_in(group: Group) -> Most:
    """Give a function for how many of a type are in a group."""

    def number(world: World, seat: str, kind: str, given: Given) -> int:
        those = group(world, seat, given)
        return MANY if those is None else sum(one.type == kind for one in those)

    return number


def known_types(world: World, seat: str) -> list[str]:
    """Give the types of elements, those that a country has or may have first, and the Warship (CIV-ARM5)."""
    army = (one.type for one in world.army_of(seat))
    return list(dict.fromkeys((*world.countries[seat].army_list, *army, *ELEMENTS, "Warship")))


def goals(world: World, seat: str, given: Given) -> list[str] | None:
    """Give the hexes to which the whole stack of an army may march now, the nearest first."""
    start = given.get("army", "")
    return list(reached(world, seat, start)) if on_map(world, start) else None


@once
def reached(world: World, seat: str, start: str) -> Sequence[str]:
    """Give the hexes to which the whole stack at a hex may march now, the nearest first."""
    near = [hexagon for hexagon in neighbours(world, start) if grid(world).terrain[hexagon] != "sea"]
    far = [two for one in near for two in neighbours(world, one)]
    cities = [city.hex for city in world.cities.values()]
    return [goal for goal in dict.fromkeys((*near, *far, *cities)) if may_march(world, seat, start, goal)]


def may_march(world: World, seat: str, start: str, goal: str) -> bool:
    """Tell whether a whole stack may march to a hex now."""
    try:
        plan_march(world, seat, {start: {}}, [goal], world.season)
    except Refusal:
        return False
    return True


def nearer(world: World, seat: str, start: str, goal: str) -> list[str]:
    """Name the hexes that a whole stack may reach now and that bring it nearest to one beyond its reach."""
    if not on_map(world, start) or not on_map(world, goal) or distance(start, goal) <= STEPS:
        return []
    found = goals(world, seat, {"army": start}) or []
    best = min((distance(hexagon, goal) for hexagon in found), default=0)
    return [spot(world, one) for one in found if distance(one, goal) == best < distance(start, goal)]


def wild_goals(world: World, seat: str, given: Given) -> list[str]:
    """Give the wild hexes in an army's reach, those near any until it is named; then those beside the last.

    Of an army that has its orders for this season, which may explore in a later one, those near any, too.
    """
    *_, last = given.get("hexes") or [""]
    found = neighbours(world, last) if on_map(world, last) else goals(world, seat, given)
    if found is None or (not given.get("hexes") and given.get("army") not in idle(world, seat)):
        armies = field_armies(world, seat)
        found = [two for army in armies for one in neighbours(world, army) for two in (one, *neighbours(world, one))]
    return [one for one in dict.fromkeys(found) if one not in world.owners and grid(world).terrain[one] != "sea"]
