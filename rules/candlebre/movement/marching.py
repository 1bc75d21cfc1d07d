"""Marches: who may march where, and how they set out (CAN-6)."""

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import added, at_most, march_off, ordered, rolling, too_many, without
from rules.candlebre.board.geography import borders
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import LEADER_MOVE, UNITS
from rules.candlebre.board.war import Group, March, Units
from rules.candlebre.board.wording import told_units
from rules.candlebre.movement.events import MarchCalledOff, MarchSetOut
from rules.kernel.play.play import Play


def pledged(house: House, origin: str) -> Units:
    """Give the units of a province that are to march already (CAN-6.5)."""
    total: Units = {}
    for march in house.marches:
        for group in march.groups:
            if group.origin == origin:
                total = added(total, group.units)
    return total


def free_units(world: World, place: Province) -> Units:
    """Give the units of a province that are not to march yet."""
    return without(place.units, pledged(world.houses[place.owner], place.id))


def march_on(house: House, target: str) -> March | None:
    """Give a seat's march on a target, if it ordered one."""
    return next((march for march in house.marches if march.target == target), None)


def routes(world: World, seat: str, origin: str, target: str) -> list[str]:
    """Give the ways to the first foreign province: straight, ``, or through one of one's own (CAN-6.3, CAN-6.4)."""
    start = world.provinces[origin]
    middles = [id for id in start.near if world.provinces[id].owner == seat and target in world.provinces[id].near]
    return ["", *middles] if target in start.near else middles


def targets(world: World, seat: str) -> list[Province]:
    """Give what may be marched on: what a seat does not own and can reach, but for clergy and truce (CAN-6.2)."""
    return [place for place in borders(world, seat) if not target_problem(world, seat, place)]


def target_problem(world: World, seat: str, place: Province) -> tuple[str, str] | None:
    """Give the clause and the reason that forbid a march on a province (CAN-2.14a, CAN-6.2, CAN-11.9)."""
    if place.owner == seat:
        return "CAN-6.2", f"{place.name} is yours; units move there in phase 4"
    if place.protected_by:
        return "CAN-2.14a", f"the clergy stand in {place.name}; none may attack there, and none may march out"
    if world.truce and place.owner:
        return "CAN-11.9", "the Fool's Truce holds; no House may attack another, but neutrals may be attacked"
    return None


def set_out(play: Play[World]) -> None:
    """Let the units of all marches leave together before any battle, so that some may pass (CAN-4.3b, CAN-4.3e)."""
    world = play.state
    for seat in world.active:
        house = world.houses[seat]
        house.marches = [march for march in house.marches if depart(play, seat, march)]


def depart(play: Play[World], seat: str, march: March) -> bool:
    """Send off those of the named units that are still there; with none that roll the march is dropped (CAN-4.5a)."""
    world, place = play.state, play.state.provinces[march.target]
    free = {group.origin: units_of(seat, world.provinces[group.origin]) for group in march.groups}
    for group in march.groups:
        group.units = at_most(group.units, free[group.origin])
        free[group.origin] = without(free[group.origin], group.units)
        group.leaders = [id for id in group.leaders if stands(world, seat, id, group.origin)]
    march.groups = [group for group in march.groups if group.units]
    if not any(rolling(group.units) for group in march.groups):
        play.tell(MarchCalledOff(seat=seat, target=place.id))
        return False
    for group in march.groups:
        leave(world, group)
    groups = tuple((one.origin, told_units(one.units)) for one in march.groups)
    leaders = tuple(id for one in march.groups for id in one.leaders)
    holder = place.owner or NEUTRAL
    march.told = play.tell(MarchSetOut(seat=seat, target=place.id, holder=holder, groups=groups, leaders=leaders))
    return True


def units_of(seat: str, place: Province) -> Units:
    """Give a seat's units in a province; none where it owns it no longer."""
    return place.units if place.owner == seat else {}


def stands(world: World, seat: str, id: str, origin: str) -> bool:
    """Tell whether a leader still stands where he was to march from."""
    one = world.leaders.get(id)
    return one is not None and one.seat == seat and one.place == origin


def leave(world: World, group: Group) -> None:
    """Take a group and its leaders out of the province they leave (CAN-6.13)."""
    march_off(world.provinces[group.origin], group.units)
    for id in group.leaders:
        world.leaders[id].place = ""
        world.leaders[id].steps = LEADER_MOVE if group.through else 1


def unbalanced(world: World, place: Province, leaving: Units) -> bool:
    """Tell whether a province would keep more mercenaries than regulars (CAN-6.8)."""
    return too_many(without(free_units(world, place), leaving))


def fast(units: Units) -> bool:
    """Tell whether all of these units move 2 (CAN-6.1, CAN-6.3)."""
    return all(UNITS[kind].move > 1 for kind in ordered(units))
