"""Whom an autopilot attacks, and with what (CAN-16.13)."""

from collections.abc import Mapping

from rules.candlebre.board.forces import added, count, ordered, regulars, too_many, without
from rules.candlebre.board.manners import STEADY, Manner, manner
from rules.candlebre.board.measures import strength
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import allied, standing
from rules.candlebre.board.state import Province
from rules.candlebre.board.tables import POINT
from rules.candlebre.board.war import Units
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.march_orders import MarchOn

STAY = ("pikemen", "infantry", "light_infantry", "archers", "cavalry")
"""What stays in reserve first (CAN-16.13)."""
GO = ("cavalry", "infantry", "archers", "light_infantry", "pikemen", "mercenaries")
"""What goes first (CAN-16.13b)."""
AHEAD = 60
"""The standing from which a House is struck before others."""
LED = 5
"""Units with which a leader goes (CAN-16.13c)."""


def march(plan: Plan) -> None:
    """March on all that enough can be gathered for, best first, sooner on who wronged it (CAN-16.13, CAN-16.24)."""
    own, regard = manner(plan.house), plan.house.regard
    free, led = all_spare(plan, own), list[str]()
    open_to = targets(plan, allies=own.breaks)
    for place in sorted(open_to, key=lambda one: (regard.get(one.owner, 0) - score(plan, one), one.no)):
        strike(plan, place, free, led)


def all_spare(plan: Plan, own: Manner = STEADY) -> dict[str, Units]:
    """Give by province the units that may march (CAN-16.13, CAN-2.14a)."""
    return {place.id: spare(plan, place, own) for place in plan.world.held(plan.seat) if not place.protected_by}


def prey(plan: Plan) -> list[Province]:
    """Give what may be attacked, what is worth most first (CAN-16.13)."""
    return sorted(targets(plan), key=lambda one: (-score(plan, one), one.no))


def spare(plan: Plan, place: Province, own: Manner) -> Units:
    """Give the units of a province less its reserve (CAN-16.13)."""
    world = plan.world
    beside = [world.provinces[id] for id in place.near]
    faced = [one for one in beside if one.owner not in ("", plan.seat) and not allied(world, plan.seat, one.owner)]
    kept = -(-count(place.units) // own.reserve) if any(one.units for one in faced) else 0
    reserve: Units = {}
    for kind in STAY:
        reserve[kind] = min(kept - count(reserve), place.units.get(kind, 0))
    return without(place.units, reserve)


def targets(plan: Plan, *, allies: bool = False) -> list[Province]:
    """Give what may be attacked from next door, on wish what allies hold, too."""
    world, seat = plan.world, plan.seat
    found = []
    for place in world.provinces.values():
        closed = place.owner == seat or place.protected_by or (not allies and allied(world, seat, place.owner))
        if closed or (world.truce and place.owner):
            continue
        near = [world.provinces[id] for id in place.near]
        if any(one.owner == seat and not one.protected_by for one in near):
            found.append(place)
    return found


def score(plan: Plan, place: Province) -> int:
    """Give what a target is worth (CAN-16.13)."""
    world = plan.world
    works = 6 * place.barracks + 4 * place.temple + 4 * place.court + 2 * place.market
    against = count(place.units) if place.owner else place.value // POINT + place.garrison
    total = place.value // 5 + works - 2 * against
    if place.owner:
        total += 6 * (standing(world, place.owner) >= AHEAD) - 8 * plan.house.charter.courtier
    return total


def required(plan: Plan, place: Province, own: Manner = STEADY, engines: int = 0) -> tuple[int, int]:
    """Give the defence strength of a target against engines, and the per cent that an attack must have (CAN-16.13a)."""
    world = plan.world
    if not place.owner:
        return strength(defenders(place), None, "defence"), own.neutrals
    fort = max(0, place.fort - engines)
    resists = strength(place.units, world.houses.get(place.owner), "defence", fort)
    if any(one.place == place.id for one in world.leaders.values()):
        resists = resists * 5 // 4
    return resists, own.courtier if plan.house.charter.courtier else own.conqueror


def strike(plan: Plan, place: Province, free: dict[str, Units], led: list[str]) -> None:
    """Gather enough against a target and march, or leave it (CAN-16.13b)."""
    world, groups = plan.world, body_against(plan, place, free, manner(plan.house))
    if not groups:
        return
    if any(too_many(without(world.provinces[id].units, added(gone(plan, id), units))) for id, units in groups.items()):
        return  # CAN-6.8
    worthy = worth_a_leader(plan, place, together(groups))
    breaks = allied(world, plan.seat, place.owner)
    for id, units in groups.items():
        here = [one.id for one in world.leaders.values() if one.seat == plan.seat and one.place == id]
        leaders = [one for one in here if one not in led] if worthy else []
        if plan.give(MarchOn(origin=id, target=place.id, units=units, leaders=tuple(leaders), breaks=breaks)):
            free[id] = without(free[id], units)
            led += leaders


def body_against(plan: Plan, place: Province, free: dict[str, Units], own: Manner = STEADY) -> dict[str, Units]:
    """Give who marches on a target from where: fewer against a fort that engines go along to break (CAN-16.13a)."""
    near = sum(free[id].get("siege_engines", 0) for id in place.near if id in free)
    for engines in dict.fromkeys((min(near, place.fort), 0)):
        resists, percent = required(plan, place, own, engines)
        groups = with_engines(place, gather(plan, place, free, resists * percent), free)
        if together(groups).get("siege_engines", 0) >= engines:
            return groups
    return {}


def with_engines(place: Province, groups: dict[str, Units], free: Mapping[str, Units]) -> dict[str, Units]:
    """Take the engines along against a fort, from where somebody leaves (CAN-16.23)."""
    engines = {id: free[id].get("siege_engines", 0) if place.fort else 0 for id in groups}
    return {id: added(units, {"siege_engines": engines[id]}) if engines[id] else units for id, units in groups.items()}


def together(groups: Mapping[str, Units]) -> Units:
    """Give the units of all groups."""
    total: Units = {}
    for units in groups.values():
        total = added(total, units)
    return total


def worth_a_leader(plan: Plan, place: Province, units: Units) -> bool:
    """Tell whether leaders go with these units: there are enough of them, and somebody defends (CAN-16.13c)."""
    held = bool(place.units) or not place.owner
    resists, _ = required(plan, place)
    return held and count(units) >= LED and strength(units, plan.house, "attack") >= 2 * resists


def gone(plan: Plan, origin: str) -> Units:
    """Give what is to march from a province already."""
    total: Units = {}
    for march_ in plan.house.marches:
        for group in march_.groups:
            if group.origin == origin:
                total = added(total, group.units)
    return total


def gather(plan: Plan, place: Province, free: dict[str, Units], wanted: int) -> dict[str, Units]:
    """Take units one by one until the attack is strong enough; nothing where it never is (CAN-16.13b)."""
    near = [world_id for world_id in place.near if count(free.get(world_id, {}))]
    near.sort(key=lambda id: (-count(free[id]), plan.world.provinces[id].no))
    total: Units = {}
    groups: dict[str, Units] = {}
    for id in near:
        for kind in GO:
            for _ in range(free[id].get(kind, 0)):
                if kind == "mercenaries" and regulars(total) - total.get(kind, 0) < 2:  # noqa: PLR2004  CAN-16.13b
                    break
                total = added(total, {kind: 1})
                groups[id] = added(groups.get(id, {}), {kind: 1})
                if regulars(total) and 100 * strength(total, plan.house, "attack") >= wanted:
                    return {one: ordered(units) for one, units in groups.items()}
    return {}
