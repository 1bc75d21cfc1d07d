"""Watching: where the army of an attacker stands that can take no city yet, told anew whenever it moves."""

from collections.abc import Iterator, Sequence

from rules.civilized.campaign.approach import counted
from rules.civilized.campaign.menace import THREATS, coming, menaces
from rules.civilized.war.force import strength
from rules.civilized.war.reach import shores
from rules.civilized.war.relations import field_army, stacks
from rules.civilized.world.geography import same_land
from rules.civilized.world.state import City, Element, World
from rules.kernel.play.counsel import Counsel, Weight
from rules.kernel.state.maps import distance
from rules.kernel.telling.phrases import row, several

NAMED = 2
"""How many cities are named."""


def relief(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say of whoever attacks in a war, and can take no city yet, where he stands and why (CIV-6.8.3.1a)."""
    foes = {war.attacker for war in world.wars_of(seat) if war.defender == seat and war.attacker in world.countries}
    for foe in sorted(foes - {one.army[0].owner for one in menaces(world, seat)})[:THREATS]:
        text = f"{world.named(foe)} is at war with you. {stands(world, seat, foe)}{afloat(world, foe)}"
        yield Counsel(Weight.CHANCE, text, "CIV-6.8.3.1a")


def stands(world: World, seat: str, foe: str) -> str:
    """Say where the army stands that is nearest to a city of one's own, the stronger of two, and what it can do."""
    cities, armies = world.cities_of(seat), stacks(world, foe)
    if not armies or not cities:
        return "It has no army."
    start, near = min(
        ((hexagon, city) for hexagon in armies for city in cities),
        key=lambda one: (distance(one[0], one[1].hex), -strength(world, armies[one[0]]), one[0]),
    )
    those, steps = armies[start], distance(start, near.hex)
    away = f", {several(steps, 'hex', 'hexes')} from {near.name}" if steps else ""
    where = f"{counted(those)} of strength {strength(world, those)} at {world.called('place', start)}{away}"
    return f"Its nearest army, {where}, {held_off(world, seat, foe, start, those, cities)}."


def held_off(world: World, seat: str, foe: str, start: str, those: Sequence[Element], cities: Sequence[City]) -> str:
    """Say what keeps an army from taking a city: its number, water, the way, or who is there."""
    if len(those) < field_army(world):
        return "is too small to invade"
    if not any(same_land(world, start, city.hex) for city in cities):
        return "cannot come on foot"
    reached = [city.name for city in cities if coming(world, seat, foe, start, city, len(those))]
    if not reached:
        return "reaches no city of yours within a year on foot"
    return f"is too weak to take {row(reached) if len(reached) <= NAMED else 'one of your cities'}"


def afloat(world: World, foe: str) -> str:
    """Say that a foe could come by sea, where he has a port; empty where he has none."""
    return " Ships could bring one." if any(shores(world, foe)) else ""
