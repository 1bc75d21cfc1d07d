"""Posts: who leads the armies of a country that nobody plays, and who holds its Forts (house rule CIV-HA)."""

from collections.abc import Iterator

from rules.civilized.forces.levies import unit_cost
from rules.civilized.march.command import SetGeneral
from rules.civilized.march.generals import carrier, leader, military, office_general, tired
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.world.characters import adults_at_home, reigns
from rules.civilized.world.deed import lawful
from rules.civilized.world.people import Character
from rules.civilized.world.state import World
from rules.civilized.world.war_tables import STEPS
from rules.kernel.state.maps import distance


def general_for(world: World, seat: str, hexagon: str) -> SetGeneral | None:
    """Put somebody at the head of an army that marches without a general of record (CIV-HA15)."""
    those = stack(world, seat, hexagon)
    chief = leader(world, seat, those)
    placed = chief.character and any(one.general == chief.character for one in those)
    able = candidates(world, seat)
    if placed or not able:
        return None
    bearer = carrier(world, those)
    order = SetGeneral(army=hexagon, character=able[0].id, type=bearer.type if bearer else "")
    return order if lawful(world, seat, order) else None


def candidates(world: World, seat: str) -> list[Character]:
    """Give who could lead: the general, then by Military those without office, the ruler last (CIV-HA15, CIV-ARM4)."""
    leading = {one.general for one in world.army_of(seat)}
    held = office_general(world, seat)
    free = [one for one in adults_at_home(world, seat) if one.id not in leading and not tired(world, one)]
    ranked = sorted(free, key=lambda one: (reigns(world, one), bool(one.office), -military(one), one.id))
    return [held] if held else ranked


def garrisons(world: World, seat: str) -> Iterator[MoveArmy]:
    """Send the cheapest element of the nearest army that can spare it into each empty Fort (CIV-HA16)."""
    able = {hexagon: those for hexagon, those in stacks(world, seat).items() if len(those) > field_army(world)}
    for fort in sorted(world.forts):
        if world.forts[fort].owner != seat or stack(world, seat, fort):
            continue
        near = [start for start in able if distance(start, fort) <= STEPS]  # no road leads to a Fort
        for start in sorted(near, key=lambda start: (distance(start, fort), start)):
            cheapest = min(able[start], key=lambda one: (unit_cost(world, one.type), one.id))
            order = MoveArmy(army=start, path=(fort,), taking={cheapest.type: 1})
            if lawful(world, seat, order):
                del able[start]
                yield order
                break
