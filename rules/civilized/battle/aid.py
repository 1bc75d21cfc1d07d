"""Aid: who may help whom in a battle, with what, and what becomes of it (source 6.8.4.3)."""

from collections.abc import Iterator, Sequence

from rules.civilized.battle.events import AidPaid, ContingentSent, StoodAside
from rules.civilized.battle.forces import Help
from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.march.generals import carrier
from rules.civilized.march.marches import Way, find_way, walk
from rules.civilized.march.storms import care_of
from rules.civilized.sea.fights import crosses
from rules.civilized.sea.voyages import Voyage, find_voyage, fleet
from rules.civilized.war.relations import Errand, contingent_size, in_force, is_besieged, pact_partners, stacks
from rules.civilized.world.manners import felt
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import Element, Ship, World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import ABOARD, AID_POINTS
from rules.kernel.play.play import Play


def alliance_between(world: World, one: str, other: str) -> str:
    """Give the stronger alliance between two countries: military, defensive, or none."""
    kinds = [kept.kind for kept in in_force(world) if {one, other} == set(kept.parties)]
    return "military" if "military" in kinds else "defensive" if "defensive" in kinds else ""


def attacked(engagement: Engagement) -> str:
    """Give the main protagonist whom a third party invaded or besieges (CIV-6.8.4.3b)."""
    return engagement.mover if engagement.kind in ("sally", "relief") else engagement.defender


def befriended(world: World, helper: str, engagement: Engagement) -> list[str]:
    """Give the sides of a fight that a country's alliances let it help (CIV-6.8.4.3b, CIV-6.7.3e)."""
    sides = [side for side in (engagement.mover, engagement.defender) if side]
    if helper in sides:
        return []
    found = []
    for side in sides:
        other = next((each for each in sides if each != side), "")
        bond = alliance_between(world, helper, side)
        bound = bond == "military" or (bond == "defensive" and side == attacked(engagement))
        if bound and other not in pact_partners(world, helper):
            found.append(side)
    return found


def is_bound(world: World, country: str, engagement: Engagement) -> bool:
    """Tell whether a country is asked for help: an alliance of its lets it give some (CIV-6.8.4.3b)."""
    return bool(engagement.defender and befriended(world, country, engagement))


def could_help(world: World, country: str, engagement: Engagement) -> bool:
    """Tell whether a country that is asked for help has any to give, which only it may know (CIV-6.8.4.3b)."""
    if not is_bound(world, country, engagement):
        return False
    return world.countries[country].treasury >= AID_POINTS or bool(lendable(world, country, engagement))


def friend_in(world: World, helper: str, engagement: Engagement) -> str:
    """Give the ally whom a country is asked to help: of two the one that was attacked (CIV-6.8.4.3b)."""
    sides = befriended(world, helper, engagement)
    return attacked(engagement) if attacked(engagement) in sides else sides[0]


def lendable(world: World, helper: str, engagement: Engagement) -> dict[str, list[Element]]:
    """Give the stacks from which a contingent could reach a fight, with the elements not yet sent (CIV-6.8.4.3c)."""
    found = {}
    for hexagon, those in stacks(world, helper).items():
        free = [one for one in those if not one.aided and not is_besieged(world, one)]
        if free and reaches(world, helper, hexagon, engagement):
            found[hexagon] = free
    return found


def aid_errand(helper: str, engagement: Engagement) -> Errand:
    """Give the errand of a contingent: the land of both sides is open to it (CIV-6.8.4.3c)."""
    return Errand(helper, engagement.hex, 1, aid=(engagement.mover, engagement.defender))


def aid_way(world: World, helper: str, start: str, engagement: Engagement) -> Way | Voyage | Problem:
    """Give the way of a contingent: a season's move by land, else by its own ships (CIV-6.8.4.3c, CIV-6.8.3.2i)."""
    found = find_way(world, aid_errand(helper, engagement), start, [engagement.hex])
    if isinstance(found, Way):
        return found
    if transports(world, helper, start):
        voyage = find_voyage(world, start, engagement.hex)
        if isinstance(voyage, Voyage):
            return voyage
    return found


def transports(world: World, helper: str, start: str) -> list[Ship]:
    """Give the Transport Ships with a stack that have not sailed this season, oldest first (CIV-6.8.3.2i)."""
    return [ship for ship in fleet(world, helper, start) if ship.type == "Transport Ship" and not ship.moved]


def room(world: World, helper: str, start: str, engagement: Engagement) -> int:
    """Give how many elements of a stack can go: a contingent, by sea two to a ship (CIV-6.8.4.3a, CIV-6.8.3.2d)."""
    if start == engagement.hex or isinstance(aid_way(world, helper, start, engagement), Way):
        return contingent_size(world)
    return min(contingent_size(world), ABOARD * len(transports(world, helper, start)))


def reaches(world: World, helper: str, start: str, engagement: Engagement) -> bool:
    """Tell whether a contingent from a stack could be there this season."""
    return start == engagement.hex or isinstance(aid_way(world, helper, start, engagement), Way | Voyage)


def send(
    play: Play[World], helper: str, side: int, engagement: Engagement, ids: Sequence[str], general: str
) -> Help | None:
    """Let a contingent march to a battle, with its cards; that is no war (CIV-6.8.4.3c, CIV-6.8.3.3k, CIV-6.7.1h)."""
    world = play.state
    group = [world.elements[id] for id in ids if id in world.elements]
    if not group:
        return None
    start = group[0].hex
    for one in group:
        one.aided = True
    if start != engagement.hex and not travels(play, helper, start, engagement, group):
        return None
    world.countries[helper].aid_given = True
    ally = (engagement.mover, engagement.defender)[side]
    felt(world, ally, helper, "aid")
    types = tuple(one.type for one in group)
    play.tell(ContingentSent(country=helper, ally=ally, place=engagement.hex, types=types))
    left = [one.id for one in group]
    bearer = carrier(world, group)
    return Help(helper, side, left, general if general in left else bearer.id if bearer else "")


def travels(play: Play[World], helper: str, start: str, engagement: Engagement, group: list[Element]) -> bool:
    """Take a contingent along its way; tell whether anything of it arrives."""
    world = play.state
    way = aid_way(world, helper, start, engagement)
    care = care_of(world, helper, world.season, engagement.hex)
    if isinstance(way, Way):
        place = walk(play, aid_errand(helper, engagement), group, way, world.season, care)
        return bool(group) and place == len(way.hexes) - 1
    ships = transports(world, helper, start)[: -(-len(group) // ABOARD)]
    for ship in ships:
        ship.moved = True
    return isinstance(way, Voyage) and crosses(play, helper, ships, group, way, care)


def pay_aid(play: Play[World], helper: str, side: int, engagement: Engagement) -> bool:
    """Give an ally 50 points in place of a contingent (CIV-6.8.4.3d)."""
    world = play.state
    ally = (engagement.mover, engagement.defender)[side]
    land = world.countries[helper]
    if land.treasury < AID_POINTS:
        return False
    land.treasury -= AID_POINTS
    world.countries[ally].treasury += AID_POINTS
    land.aid_given = True
    felt(world, ally, helper, "aid")
    play.tell(AidPaid(country=land.id, ally=ally, place=engagement.hex, points=AID_POINTS))
    return True


def stay_out(play: Play[World], engagement: Engagement, staying: Sequence[tuple[str, str]]) -> None:
    """Tell who stays out and whom each leaves alone: in public, and without penalty (CIV-6.8.4.3d, CIV-6.7.1i)."""
    if staying:
        play.tell(StoodAside(place=engagement.hex, allies=tuple(staying)))


def besieged_help(world: World, engagement: Engagement) -> list[Help]:
    """Give the besieged men who sally forth in a relief: three at most, the dearest (CIV-6.8.4.3e)."""
    city, fort = world.city_at(engagement.hex), world.forts.get(engagement.hex)
    owner = city.owner if city else fort.owner if fort else ""
    if engagement.kind != "relief" or not owner:
        return []
    inside = [
        one
        for one in world.army_of(owner)
        if one.hex == engagement.hex and not one.lent and one.id not in engagement.elements
    ]
    dearest = sorted(inside, key=lambda one: (-unit_cost(world, one.type), number_of(one.id)))[: contingent_size(world)]
    return [Help(owner, 0, [one.id for one in dearest], dearest[0].id)] if dearest else []


def lent_help(world: World, engagement: Engagement) -> list[Help]:
    """Give the elements lent to a siege, which stand on the besieger's side from the first (CIV-6.8.4.3g)."""
    siege = world.sieges.get(engagement.hex)
    if siege is None or siege.besieger not in (engagement.mover, engagement.defender):
        return []
    side = 0 if siege.besieger == engagement.mover else 1
    lent = [one for one in world.elements.values() if one.lent == engagement.hex]
    found = []
    for country in dict.fromkeys(one.owner for one in lent):
        those = [one for one in lent if one.owner == country]
        bearer = carrier(world, those)
        found.append(Help(country, side, [one.id for one in those], bearer.id if bearer else "", arrived=True))
    return found


def all_helpers(play: Play[World]) -> Iterator[tuple[str, Engagement]]:
    """Give, in seat order, who is asked for help in each fight that is or may become a battle (CIV-6.8.4.3b)."""
    world = play.state
    for engagement in world.engagements.values():
        for land in world.standing():
            if is_bound(world, land.id, engagement):
                yield land.id, engagement
