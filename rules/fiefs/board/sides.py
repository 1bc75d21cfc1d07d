"""Who stands where in a conflict: armies, sides, friends and enemies (section 2.2)."""

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Detachment, Fleet, Force
from rules.fiefs.board.land import fiefs_of, round_from
from rules.fiefs.board.state import World

LEAST_COMMANDS = 3
"""Commands that each side has in a battle, at least (FIE-11.11)."""


def in_conflict(world: World, nation: str) -> bool:
    """Tell whether a nation is a principal of a conflict, or has mobilised in one (FIE-5.2)."""
    return any(
        nation in (conflict.nation_a, conflict.nation_d)
        or any(world.armies[army].nation == nation for army in conflict.armies)
        for conflict in world.conflicts.values()
    )


def leads(world: World, seat: str, but: str = "") -> str:
    """Give the conflict, other than `but`, in which a House leads an army; none where it leads none."""
    found = (army.conflict for army in world.armies.values() if army.leader == seat and army.conflict != but)
    return next(found, "")


def army_of(world: World, conflict: Conflict, seat: str) -> Army | None:
    """Give the army that a House leads in a conflict."""
    led = (world.armies[army] for army in conflict.armies if world.armies[army].leader == seat)
    return next(led, None)


def followed(world: World, seat: str) -> Army | None:
    """Give the army on the board that a House follows: in the campaign that is fought, else in any."""
    now = world.conflicts.get(world.conflict)
    conflicts = [now] if now else world.conflicts.values()
    found = (world.armies[one.members[seat].army] for one in conflicts if seat in one.members)
    return next((army for army in found if army.on_board), None)


def members(world: World, army: Army) -> list[str]:
    """Give the Houses of an army, its leader first, then round the table from him (FIE-11.2)."""
    followers = {seat for seat, one in world.conflicts[army.conflict].members.items() if one.army == army.id}
    return round_from(world, army.leader, followers | {army.leader})


def side_of(world: World, conflict: Conflict, seat: str) -> int:
    """Give the side of a House in a conflict; 0 before it has chosen."""
    member = conflict.members.get(seat)
    return world.armies[member.army].side if member else 0


def side_members(world: World, conflict: Conflict, side: int) -> list[str]:
    """Give the Houses of a side, in table order."""
    return [seat for seat in world.playing() if side_of(world, conflict, seat) == side]


def enemies(world: World, force: Force) -> list[Army]:
    """Give the armies of the other side with which an army has not made peace, whatever their state (FIE-10.8)."""
    army = world.body(force)
    armies = (world.armies[one] for one in world.conflicts[army.conflict].armies)
    return [one for one in armies if one.side != army.side and one.id not in army.at_peace]


def enemies_at(world: World, army: Force, fief: str) -> list[Army]:
    """Give the enemy armies on the board in a fief, in turn order where there is one (section 2.2)."""
    here = [one for one in enemies(world, army) if one.on_board and one.fief == fief]
    places = {id: place for place, id in enumerate(world.turn_order)}
    return sorted(here, key=lambda one: places.get(one.id, len(places)))


def enemy_detachments(world: World, force: Force, fief: str) -> list[Detachment]:
    """Give the enemy detachments in a fief, in the order in which they were made (FIE-13.8)."""
    if not world.detachments:
        return []
    foes = {one.id for one in enemies(world, force)}
    return [one for one in world.detachments.values() if one.fief == fief and one.army in foes]


def detachments_of(world: World, army: Army) -> list[Detachment]:
    """Give the detachments of an army, in the order in which they were made."""
    return [one for one in world.detachments.values() if one.army == army.id]


def garrison(world: World, force: Force, fief: str) -> list[Force]:
    """Give the enemies who are shut in the fortress of a fief, detachments as much as armies (FIE-8.38, FIE-13.11)."""
    there: list[Force] = [*enemies_at(world, force, fief), *enemy_detachments(world, force, fief)]
    return [one for one in there if one.inside]


def fleet_of(world: World, army: Army) -> Fleet | None:
    """Give the fleet that an army's leader commands (FIE-14.2)."""
    return next((one for one in world.fleets.values() if one.army == army.id), None)


def enemy_fleets(world: World, army: Army, fief: str) -> list[Fleet]:
    """Give the enemy fleets in a fief (FIE-14.9)."""
    foes = {one.id for one in enemies(world, army)} if world.fleets else set()
    return [one for one in world.fleets.values() if one.fief == fief and one.army in foes]


def laden(world: World, fleet: Fleet) -> bool:
    """Tell whether a fleet is laden: its leader's field army is in its fief and does not besiege (FIE-14.7)."""
    army = world.armies[fleet.army]
    return army.in_field and army.fief == fleet.fief and army.siege is None


def comrades_at(world: World, army: Army, fief: str) -> list[Army]:
    """Give the other armies of its side that stand in a fief and are not inside."""
    armies = (world.armies[one] for one in world.conflicts[army.conflict].armies)
    return [
        one
        for one in armies
        if one.side == army.side and one.id != army.id and one.on_board and one.fief == fief and not one.inside
    ]


def at_war(world: World, force: Force, seat: str) -> bool:
    """Tell whether an army and a House are at war: its army is on the other side, and not at peace (section 2.2)."""
    army = world.body(force)
    member = world.conflicts[army.conflict].members.get(seat)
    if member is None:
        return False
    other = world.armies[member.army]
    return other.side != army.side and other.id not in army.at_peace


def enemy_held(world: World, army: Force, fief: str) -> bool:
    """Tell whether a fief is controlled by a House at war with an army (section 2.2)."""
    return at_war(world, army, world.fiefs[fief].control)


def friendly(world: World, force: Force, fief: str) -> bool:
    """Tell whether a fief is friendly to an army (FIE-8.49; in a rebellion FIE-6.8)."""
    army = world.body(force)
    conflict, lord = world.conflicts[army.conflict], world.fiefs[fief].control
    if lord == army.leader:
        return True
    if conflict.rebellion:
        return side_of(world, conflict, lord) == army.side
    member = conflict.members.get(lord)
    return not at_war(world, army, lord) and (member is None or member.lands_open)


def home_ground(world: World, army: Army) -> list[str]:
    """Give the home ground of an army; rebelling regions are not the nation's (FIE-8.2, FIE-6.9)."""
    conflict = world.conflicts[army.conflict]
    if conflict.kind == "war":
        return fiefs_of(world, army.nation)
    nation = fiefs_of(world, conflict.nation_d)
    if conflict.kind == "usurpation":
        return nation
    rebelling = set(conflict.regions)
    return [fief for fief in nation if (world.fiefs[fief].region in rebelling) == (army.side == 1)]


def under_siege(world: World, force: Force) -> bool:
    """Tell whether an army is inside and an enemy field army stands in its fief (section 2.2).

    A detachment is besieged by an enemy detachment, too (FIE-13.9).
    """
    if not force.inside:
        return False
    armies: list[Force] = [*enemies_at(world, force, force.fief)]
    parts = enemy_detachments(world, force, force.fief) if isinstance(force, Detachment) else []
    return any(one.in_field for one in (*armies, *parts))


def peacetime(world: World, force: Force) -> bool:
    """Tell whether an army has made peace with all its enemies while the war goes on (FIE-10.6, FIE-10.9)."""
    army = world.body(force)
    standing_against = [one for one in enemies(world, army) if one.status != "disbanded"]
    return army.on_board and bool(army.at_peace) and not standing_against


def commands_of(world: World, army: Army, other: Army, seat: str) -> tuple[int, int]:
    """Give how many commands a House has in a battle of two armies, and how many its side has (FIE-11.11)."""
    ours = members(world, army)
    most = max(LEAST_COMMANDS, len(ours), len(members(world, other)))
    place = ours.index(seat)
    return most // len(ours) + (place < most % len(ours)), most
