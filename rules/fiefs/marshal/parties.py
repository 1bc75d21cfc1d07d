"""What an autopilot has its detachments and its fleet do beside its army (FIE-16.17)."""

from collections.abc import Mapping, Sequence

from rules.fiefs.armies.attrition import FACES
from rules.fiefs.armies.camp import may_encamp
from rules.fiefs.armies.tempers import TEMPERS
from rules.fiefs.board.forces import Army, Detachment, Item, Task
from rules.fiefs.board.land import NOWHERE, distances, fiefs_of
from rules.fiefs.board.sides import detachments_of, enemies, fleet_of, friendly, laden, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import LOSE_FOOT, LOSE_MOUNTED, Type
from rules.fiefs.detachments.deeds import ways_of
from rules.fiefs.detachments.making import free_markers
from rules.fiefs.fleets.raising import shipyards
from rules.fiefs.fleets.sailing import courses
from rules.fiefs.march.paths import needed, sea_modifier
from rules.fiefs.marshal.targets import honorable, targets

SPARES = 20
"""From how many elements on an army spares one."""
SCANT = 16
"""Below how many it takes back those where it stands."""
GARRISONS = 3
"""How many detachments it leaves in fortresses at most."""


def errands(world: World, army: Army, item: Item) -> list[Task]:
    """Give what detachments and fleet do in a turn, before the army does what it will (FIE-16.17)."""
    if peacetime(world, army) or under_siege(world, army):
        return []
    voyage = follow(world, army) if world.settings.fleets else []
    if army.status != "ready" or not world.settings.detachments:
        return voyage
    return [*voyage, *take_back(world, army), *rest(world, army), *garrison(world, army, item), *raid(world, army)]


def follow(world: World, army: Army) -> list[Task]:
    """Let an empty fleet come as near to its army as it can."""
    fleet = fleet_of(world, army)
    if fleet is None or not army.fief or fleet.moved or laden(world, fleet):
        return []
    far = distances(world, [army.fief])[0]
    found = [one for one in courses(world, army).values() if not one.sea or FACES + sea_modifier(world, one.sea) > 0]
    best = min(found, key=lambda one: (far.get(one.to, NOWHERE), one.sea, one.to), default=None)
    nearer = best and far.get(best.to, NOWHERE) < far.get(fleet.fief, NOWHERE)
    return [Task(order="sail", to=best.to)] if best and nearer else []


def take_back(world: World, army: Army) -> list[Task]:
    """Let detachments rejoin where the army stands, once it has few elements."""
    if len(army.elements) >= SCANT:
        return []
    here = [one for one in detachments_of(world, army) if one.fief == army.fief and not one.inside]
    return [Task(order="rejoin", marker=one.marker) for one in here]


def garrison(world: World, army: Army, item: Item) -> list[Task]:
    """Leave an element in a fortress that the enemy would take, as the army marches off: it costs him two more."""
    if item.act != "move" or len(army.elements) < SPARES or len(kept(world, army)) >= GARRISONS:
        return []
    if not wanted(world, army, army.fief) or any(one.fief == army.fief for one in detachments_of(world, army)):
        return []
    return set_down(world, army, LOSE_FOOT)


def wanted(world: World, army: Army, fief: str) -> bool:
    """Tell whether a friendly fief is one that an enemy army would take (FIE-16.10)."""
    if not friendly(world, army, fief) or world.fiefs[fief].ravaged:
        return False
    foes = [one for one in enemies(world, army) if one.status != "disbanded"]
    return any(fief in targets(world, one, TEMPERS["prudent"]) for one in foes)


def set_down(world: World, army: Army, types: tuple[Type, ...]) -> list[Task]:
    """Make a detachment of the element that is missed least."""
    spare = [one for one in types if any(each.type == one and not each.general for each in army.elements)]
    return [Task(order="detach", types={spare[0]: 1})] if spare and free_markers(world, army) else []


def rest(world: World, army: Army) -> list[Task]:
    """Let garrisons encamp where they may, before winter comes."""
    idle = [one for one in kept(world, army) if not one.encamped and may_encamp(world, one)]
    return [Task(order="encamp", marker=one.marker) for one in idle]


def kept(world: World, army: Army) -> list[Detachment]:
    """Give the detachments that an army has left as garrisons: those on foot."""
    return [one for one in detachments_of(world, army) if not one.elements[0].mounted]


def raid(world: World, army: Army) -> list[Task]:
    """In a war of honor let one rider of side 1 lay the enemy's land waste, fief after fief (FIE-12.7)."""
    if not honorable(world, army):
        return []
    riders = [one for one in detachments_of(world, army) if one.elements[0].mounted and not one.inside]
    if riders:
        return [task for one in riders for task in ride(world, army, one)]
    return set_down(world, army, LOSE_MOUNTED) if len(army.elements) >= SPARES else []


def ride(world: World, army: Army, part: Detachment) -> list[Task]:
    """Ravage here, else ride to where that can be done; in winter encamp where one may."""
    aims = {one for one in fiefs_of(world, world.conflicts[army.conflict].nation_d) if not world.fiefs[one].ravaged}
    if part.fief in aims:
        return [Task(order="ravage", marker=part.marker)]
    if world.season == "winter" and may_encamp(world, part):
        return [] if part.encamped else [Task(order="encamp", marker=part.marker)]
    ways = [way for way in ways_of(world, army, part).values() if not way.ravaged]
    far = distances(world, sorted(aims))
    best = min(ways, key=lambda way: (nearest(far, way.to), way.steps, way.to), default=None)
    if best is None or nearest(far, best.to) >= nearest(far, part.fief):
        return []
    return [Task(order="move", marker=part.marker, to=best.to, path=list(best.path[1:]))]


def nearest(tables: Sequence[Mapping[str, int]], fief: str) -> int:
    """Give how far a fief is from the nearest of some."""
    return min((table.get(fief, NOWHERE) for table in tables), default=NOWHERE)


def shipyard(world: World, army: Army) -> str:
    """Give where an army with nothing better to do raises a fleet marker: in its region, until all can embark."""
    fleet = fleet_of(world, army)
    if not world.settings.fleets or (fleet and fleet.markers >= needed(army)):
        return ""
    if not targets(world, army, TEMPERS["prudent"]):
        return ""
    region = world.fiefs[army.fief].region
    near = [one for one in shipyards(world, army) if one == army.fief or (region and world.fiefs[one].region == region)]
    far = distances(world, [army.fief])[0]
    return min(near, key=lambda one: (far.get(one, NOWHERE), one), default="")
