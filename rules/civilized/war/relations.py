"""Relations: who is at war with whom, whose army stands where, and who may enter what (source 6.8.3.1)."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.civilized.cities.disorder import allied, enemies
from rules.civilized.world.cycle import settled, settled_words
from rules.civilized.world.geography import is_land
from rules.civilized.world.ranks import ranks
from rules.civilized.world.requirements import Problem
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war import Agreement
from rules.civilized.world.war_tables import FORT_HOLDS
from rules.civilized.world.years import between


def field_army(world: World) -> int:
    """Give the elements that make a field army: half the limit of an army (CIV-ARM1, CIV-9.2b)."""
    return world.settings.army_limit // 2


def contingent_size(world: World) -> int:
    """Give the elements that an ally may lend: a quarter of an army, at least one (CIV-6.8.4.3a, CIV-9.2b)."""
    return max(1, world.settings.army_limit // 4)


def at_war(world: World, one: str, other: str) -> bool:
    """Tell whether two countries are at war with each other."""
    return any({war.attacker, war.defender} == {one, other} for war in world.wars.values())


def stack(world: World, country: str, hexagon: str) -> list[Element]:
    """Give a country's stack on a hex, those lent to a siege left out, oldest first."""
    return [one for one in world.standing_at(hexagon) if one.owner == country and not one.lent]


def stacks(world: World, country: str) -> dict[str, list[Element]]:
    """Give a country's stacks by hex, ascending."""
    return {hexagon: [*those] for hexagon, those in ranks(world.elements).stacks(country).items()}


def some_of(elements: Sequence[Element], types: Mapping[str, int]) -> list[Element]:
    """Give so many of each type."""
    return [one for kind, number in types.items() for one in [each for each in elements if each.type == kind][:number]]


def armies_at(world: World, hexagon: str) -> dict[str, int]:
    """Count the elements of each country on a hex, in the order of the countries."""
    found: dict[str, int] = {}
    for one in world.standing_at(hexagon):
        if not one.lent:
            found[one.owner] = found.get(one.owner, 0) + 1
    return {seat: found[seat] for seat in world.countries if seat in found}


def hostile_at(world: World, country: str, hexagon: str) -> str:
    """Give the first enemy of a country with a stack on a hex; empty if there is none."""
    foes = enemies(world, country)
    if not foes:
        return ""
    there = {one.owner for one in world.standing_at(hexagon) if not one.lent}
    return next((owner for owner in world.countries if owner in foes and owner in there), "")


def hostile_hexes(world: World, country: str) -> set[str]:
    """Give every hex on which an enemy of a country has a stack; to look up in, never to go through."""
    foes = enemies(world, country)
    if not foes:
        return set()
    return {hexagon for foe in foes for hexagon in ranks(world.elements).stacks(foe)}


def place_owner(world: World, hexagon: str) -> str | None:
    """Give who holds the city or the fort of a hex, empty for an unaligned city; None where there is neither."""
    city = world.city_at(hexagon)
    if city:
        return city.owner
    fort = world.forts.get(hexagon)
    return fort.owner if fort else None


def barred_by(world: World, mover: str, hexagon: str) -> str:
    """Name the city or held fort of another that bars a hex; empty where nothing does (CIV-6.8.3.1e)."""
    city = world.city_at(hexagon)
    if city:
        return city.name if city.owner != mover else ""
    fort = world.forts.get(hexagon)
    if fort and fort.owner != mover and stack(world, fort.owner, hexagon):
        return f"the fort at {hexagon}"
    return ""


def invaded(world: World, mover: str, hexagon: str) -> str:
    """Give whom an army in a hex invades: owner of city, fort, stack, then land (CIV-6.8.4.1b)."""
    holder = place_owner(world, hexagon)
    if holder is not None:
        return holder if holder != mover else hostile_at(world, mover, hexagon)
    return hostile_at(world, mover, hexagon) or world.owners.get(hexagon, "")


def has_passage(world: World, mover: str, owner: str) -> bool:
    """Tell whether a country lets another pass, by its word or by agreement (CIV-6.8.3.1f)."""
    if not owner or owner == mover or suspended(world, mover, owner):
        return owner == mover
    if mover in world.countries[owner].passage:
        return True
    return any(
        kept.kind == "access" and kept.parties == [owner, mover] and kept.purpose in ("military", "both")
        for kept in in_force(world)
    )


def in_force(world: World) -> Iterator[Agreement]:
    """Give the agreements that bind: those of a country whose capital nobody holds rest (CIV-6.5.0g)."""
    return (kept for kept in world.agreements.values() if not kept.suspended)


def suspended(world: World, mover: str, owner: str) -> bool:
    """Tell whether a pact of the owner's closes its land to a mover at war with the partner (CIV-6.7.3e)."""
    foes = enemies(world, mover)
    return any(partner in foes for partner in pact_partners(world, owner))


def pact_partners(world: World, country: str) -> list[str]:
    """Give those with whom a country has a pact that still runs."""
    pacts = [kept for kept in in_force(world) if kept.kind == "pact" and country in kept.parties]
    return [party for kept in pacts for party in kept.parties if party != country]


def lapsing(world: World) -> list[Agreement]:
    """Give the pacts that lapse this Winter: five years may have passed over their last (CIV-6.7.3b, CIV-3.9f)."""
    noticed = [(kept, kept.notice) for kept in world.agreements.values() if kept.notice is not None]
    return [kept for kept, notice in noticed if between(notice, world.year) >= 0]


def is_friendly(world: World, country: str, city: City) -> bool:
    """Tell whether a city is a country's own or an ally's."""
    return bool(city.owner) and (city.owner == country or city.owner in allied(world, country))


@dataclass(frozen=True)
class Errand:
    """Whose move it is, where it ends, and in whose aid."""

    mover: str
    goal: str
    size: int
    breach: bool = False
    aid: tuple[str, ...] = ()
    """Countries whose land is open to it: both sides of a battle for a contingent (CIV-6.8.4.3c)."""


def entry_problem(world: World, errand: Errand, hexagon: str, hostile: Container[str] | None = None) -> Problem | None:
    """Say why a move may not enter a hex, on its way or as its last one (CIV-6.8.3.1, CIV-3.9h).

    `hostile`, where it is known already, holds the hexes in which enemies of the mover stand.
    """
    last = hexagon == errand.goal
    if not is_land(world, hexagon):
        return "CIV-6.8.3.1d", f"{hexagon} is sea; armies cross it by ship: say embark"
    owner = world.owners.get(hexagon, "")
    if owner not in ("", errand.mover) and settled(world, owner):
        return "CIV-3.9h", settled_words(world, owner)
    if not owner and not last and not world.city_at(hexagon):
        return "CIV-6.8.3.1c", f"{hexagon} is wild and ends the move; name it as the last hex"
    if not last and (hostile_at(world, errand.mover, hexagon) if hostile is None else hexagon in hostile):
        return "CIV-6.8.3.1h", f"an enemy stands in {hexagon}, which ends the move; name it as the last hex"
    barred = barred_by(world, errand.mover, hexagon)
    if barred:
        return place_problem(world, errand, hexagon, barred)
    return crowding(world, errand, hexagon) or land_problem(world, errand, hexagon, owner)


def place_problem(world: World, errand: Errand, hexagon: str, name: str) -> Problem | None:
    """Say why another's city or held fort may not be entered (CIV-6.8.3.1e, CIV-6.8.3.1f)."""
    owner, last = place_owner(world, hexagon) or "", hexagon == errand.goal
    if has_passage(world, errand.mover, owner):
        return None if not last else crowding(world, errand, hexagon)
    if not last:
        return "CIV-6.8.3.1e", f"{name} bars the way; ask {world.named(owner) or 'its people'} for passage, or go round"
    city = world.city_at(hexagon)
    if owner in errand.aid or (city and owner and owner in allied(world, errand.mover)):
        return crowding(world, errand, hexagon)
    free = bool(city and not owner and may_take(world, errand.mover, city))
    return None if free or may_attack(world, errand, owner) else not_at_war(world, errand.mover, owner)


def land_problem(world: World, errand: Errand, hexagon: str, owner: str) -> Problem | None:
    """Say why another's open land may not be entered (CIV-6.8.3.1g)."""
    mover, last = errand.mover, hexagon == errand.goal
    if owner in ("", mover, *errand.aid) or at_war(world, mover, owner) or has_passage(world, mover, owner):
        return None
    goal_city = world.city_at(errand.goal)
    if owner in allied(world, mover) and goal_city and goal_city.owner == owner:
        return None
    if last and (errand.breach or hostile_at(world, mover, hexagon)):
        return None
    if last:
        return not_at_war(world, errand.mover, owner)
    return "CIV-6.8.3.1g", f"{hexagon} is land of {world.named(owner)}; cross it with their passage, or go round"


def may_attack(world: World, errand: Errand, owner: str) -> bool:
    """Tell whether a place may be invaded: at war with its owner, or by breach (CIV-6.7.1d)."""
    return bool(owner) and (errand.breach or at_war(world, errand.mover, owner))


def may_take(world: World, mover: str, city: City) -> bool:
    """Tell whether an unaligned city may be invaded: by a faction of its country or the foe of one (CIV-6.8.4.1m)."""
    split = world.splits.get(city.torn)
    return split is not None and any(side == mover or at_war(world, mover, side) for side in split.sides)


def not_at_war(world: World, mover: str, owner: str) -> Problem:
    """Say that there is peace, and what would end it (CIV-6.7.1d, CIV-6.7.1f)."""
    name = world.named(owner)
    bond = bond_between(world, mover, owner)
    if bond:
        return "CIV-6.7.1f", f"this breaks your {bond} with {name}: repeat with breach yes, or break it in Winter"
    bound = f"you are not at war with {name}" if name else "you are at war with nobody there"
    return "CIV-6.7.1d", f"{bound}; declare war in Winter, or say breach yes and bear the mark of perfidy"


def bond_between(world: World, one: str, other: str) -> str:
    """Name the pact or alliance between two countries; empty if there is none."""
    return next(bonds_between(world, one, other), "")


def bonds_between(world: World, one: str, other: str) -> Iterator[str]:
    """Name all pacts and alliances between two countries."""
    names = {"pact": "pact", "defensive": "defensive alliance", "military": "military alliance"}
    return (names[kept.kind] for kept in in_force(world) if kept.kind in names and {one, other} == set(kept.parties))


def crowding(world: World, errand: Errand, hexagon: str) -> Problem | None:
    """Say why two armies may not share a hex (CIV-6.8.3.1i, CIV-6.8.4.1k)."""
    army, besieged = field_army(world), hexagon in world.sieges
    friends = allied(world, errand.mover)
    for owner, number in armies_at(world, hexagon).items():
        if owner == errand.mover or besieged or at_war(world, errand.mover, owner):
            continue
        if owner in friends and number >= army and errand.size >= army:
            return "CIV-6.8.3.1i", f"two allied armies may not share {hexagon}; fewer than {army} elements may go there"
    return None


def over_limit(world: World, country: str, hexagon: str, coming: int) -> Problem | None:
    """Say why so many more elements may not stand on a hex (CIV-ARM2, CIV-6.8.3b, CIV-6.8.3.1k)."""
    city = world.city_at(hexagon)
    if city and city.owner == country:
        return None
    fort = world.forts.get(hexagon)
    limit = FORT_HOLDS if fort and fort.owner == country else world.settings.army_limit
    there = len(stack(world, country, hexagon))
    if there + coming <= limit:
        return None
    return "CIV-ARM2", f"at most {limit} of your elements may stand in {hexagon}; {there} are there, send fewer"


def is_besieged(world: World, element: Element) -> bool:
    """Tell whether an element is shut up in a besieged place (CIV-6.8.3.1j)."""
    siege = world.sieges.get(element.hex)
    return siege is not None and element.owner != siege.besieger and not element.lent


def is_held(world: World, element: Element) -> bool:
    """Tell whether an element is bound by an engagement that waits for its decision (CIV-6.8.1f)."""
    return any(
        one.hex == element.hex and element.owner in (one.mover, one.defender) and not one.result
        for one in world.engagements.values()
    )


def is_explored(world: World, country: str, hexagon: str) -> bool:
    """Tell whether a country counts a hex as explored (CIV-6.8.3.3d)."""
    return hexagon in world.owners or country in world.known.get(hexagon, ())
