"""The autopilot's offensives: where its armies gather, where they strike, and what ships carry them (CIV-HA5)."""

from collections.abc import Iterator, Sequence

from rules.civilized.campaign.assault import stormers
from rules.civilized.cities.disorder import enemies
from rules.civilized.forces.levies import TRANSPORT
from rules.civilized.march.maneuvers import SEASONS, Maneuver
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.orders import Embark, MoveShips
from rules.civilized.sea.tables import CONVOY
from rules.civilized.sea.voyages import fleet, route_stops
from rules.civilized.war.force import guard_of, least_army, marching
from rules.civilized.war.reach import Land, Road, land_way, roads, seasons, shores
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.world.deed import lawful
from rules.civilized.world.definitions import by_sea, strong_army
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war import War
from rules.civilized.world.war_tables import ABOARD, STEPS
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Chance

SEASONS_LEFT = {season: len(SEASONS) - place for place, season in enumerate(SEASONS)}
"""Season to how many of the year are left with it (CIV-HA5)."""


def counted(those: Sequence[Element]) -> dict[str, int]:
    """Count elements by type, as orders do."""
    return {kind: sum(one.type == kind for one in those) for kind in dict.fromkeys(one.type for one in those)}


def leaving(world: World, seat: str, hexagon: str, those: Sequence[Element], war: War | None) -> dict[str, int] | None:
    """Give what marches: the dearest, at most an army, without the guard; None if too few (CIV-HA5)."""
    guard = guard_of(world, seat, hexagon, war.kind if war else "", wild=war is not None and not war.defender)
    going = marching(world, those, guard)
    if len(going) < field_army(world):
        return None
    return {} if len(going) == len(those) else counted(going)


def aims(world: World, seat: str) -> list[str]:
    """Give the enemies against whom a seat takes the field: it began the war, or its army is strong (CIV-HA5)."""
    foes = sorted(enemies(world, seat))
    began = any(war.attacker == seat and war.defender for war in world.wars_of(seat))
    return foes if began or any(strong_army(world, seat, foe) for foe in foes) else []


def begun(world: World, seat: str) -> War | None:
    """Give the first war that a seat has begun."""
    return next((one for one in world.wars_of(seat) if one.attacker == seat), None)


def attack(
    world: World, seat: str, hexagon: str, those: Sequence[Element], foes: Sequence[str], chance: Chance
) -> Maneuver | None:
    """March toward the nearest enemy city at which it would win often enough, and invade it on arrival (CIV-HA5)."""
    taking = leaving(world, seat, hexagon, those, begun(world, seat))
    number = sum(taking.values()) or len(those) if taking is not None else 0
    if not number or waits(world, seat, hexagon, number):
        return None
    cities = {city.hex: city for foe in foes for city in world.cities_of(foe)}
    ways = Land(world, seat, foes).ways(hexagon, cities)
    left = SEASONS_LEFT.get(world.season, len(SEASONS))
    ranks = {goal: (seasons(world, way), defenders(world, cities[goal])) for goal, way in ways.items()}
    for rank in sorted({one for one in ranks.values() if one[0] <= left}):
        near = [cities[goal] for goal, its in ranks.items() if its == rank]
        able = {city.hex: going for city in near if (going := stormers(world, seat, those, number, city))}
        if able:
            goal = pick(chance, "CIV-HA5", "ap.target", seat, list(able), "gamemaster")
            return along(world, seat, hexagon, ways[goal], taken(those, able[goal]))
    return embark(world, seat, hexagon, those, [city for goal, city in cities.items() if goal not in ways], number)


def taken(those: Sequence[Element], going: Sequence[Element]) -> dict[str, int]:
    """Say who of a stack goes, as orders do: nothing where all go."""
    return {} if len(going) == len(those) else counted(going)


def waits(world: World, seat: str, hexagon: str, going: int) -> bool:
    """Tell whether an army at home waits for more to gather, with too few for a siege (CIV-HA5)."""
    war = begun(world, seat)
    kind = war.kind if war else ""
    least = least_army(world, kind)
    if going >= least or world.owners.get(hexagon) != seat:
        return False
    coming = sum(
        max(0, len(those) - guard_of(world, seat, start, kind))
        for start, those in stacks(world, seat).items()
        if start not in (hexagon, *world.sieges, *world.forts) and land_way(world, seat, start, hexagon, ())
    )
    return going + coming >= least


def along(world: World, seat: str, hexagon: str, hexes: Sequence[str], taking: dict[str, int]) -> Maneuver | None:
    """March as far as may be along a way, at once to its end by road; in Autumn only to its end (CIV-HA5)."""
    goals = [hexes[-1], *hexes[STEPS:0:-1]]
    for step in dict.fromkeys(goals[:1] if world.season == "Autumn" else goals):
        order = MoveArmy(army=hexagon, path=(step,), taking=taking)
        if lawful(world, seat, order):
            return order
    return None


def defenders(world: World, city: City) -> int:
    """Count the elements in a city."""
    return len(stack(world, city.owner, city.hex))


def embark(
    world: World, seat: str, hexagon: str, those: Sequence[Element], cities: Sequence[City], number: int
) -> Maneuver | None:
    """Sail to a coastal city, by an established route before the open sea, to which the ships here carry an army.

    Of equal ones to that with fewest defenders (CIV-HA5).
    """
    number = min(number, carried(world, seat, hexagon))
    if number < field_army(world):
        return None
    for city in sorted((one for one in cities if one.coastal), key=lambda one: landing_rank(world, hexagon, one)):
        going = stormers(world, seat, those, number, city)
        order = Embark(army=hexagon, goal=city.hex, taking=taken(those, going))
        if going and lawful(world, seat, order):
            return order
    return None


def landing_rank(world: World, port: str, city: City) -> tuple[bool, int, str]:
    """Rank the enemy's ports: along a route first, then the fewest defenders (CIV-HA5)."""
    return route_stops(world, port, city.hex) is None, defenders(world, city), city.hex


def carried(world: World, seat: str, hexagon: str) -> int:
    """Count the elements that the ships at a port can carry."""
    return ABOARD * transports(world, seat, hexagon)


def transports(world: World, seat: str, hexagon: str) -> int:
    """Count the Transport Ships at a port."""
    return sum(ship.type == TRANSPORT for ship in fleet(world, seat, hexagon))


def muster_place(world: World, seat: str, foes: Sequence[str]) -> str:
    """Give the hex at which the armies of a seat gather: nearest to an enemy, else its best port (CIV-HA5)."""
    ways: list[Road] = roads(world, seat, foes)
    if ways:
        return ways[0].base
    oversea = [foe for foe in foes if foe in by_sea(world, seat)]
    goals = [city.hex for foe in oversea for city in shores(world, foe)]
    ports = [city.hex for city in shores(world, seat)] if goals else []

    def rank(port: str) -> tuple[bool, int, str]:
        return any(route_stops(world, port, goal) for goal in goals), carried(world, seat, port), port

    return max(ports, key=rank, default="")


def gathering(world: World, seat: str) -> Iterator[Maneuver]:
    """Bring scattered elements together, and ships to the port from which they sail (CIV-HA5)."""
    foes = aims(world, seat)
    base = muster_place(world, seat, foes) if foes else ""
    if not base:
        return
    war = begun(world, seat)
    kind = war.kind if war else ""
    enough = len(stack(world, seat, base)) >= 2 * world.settings.army_limit
    for hexagon, those in stacks(world, seat).items():
        stays = guard_of(world, seat, hexagon, kind)
        bound = enough or hexagon == base or hexagon in world.sieges or hexagon in world.forts
        going = [] if bound else marching(world, those, stays)
        hexes = land_way(world, seat, hexagon, base, ()) if going and world.owners.get(hexagon) == seat else None
        if hexes:
            taking = {} if len(going) == len(those) else counted(going)
            for step in (base, *hexes[STEPS:0:-1]):
                if world.owners.get(step) == seat:
                    yield MoveArmy(army=hexagon, path=(step,), taking=taking)
    if world.city_at(base) and not roads(world, seat, foes):
        yield from gather_ships(world, seat, base)


def gather_ships(world: World, seat: str, base: str) -> Iterator[MoveShips]:
    """Bring as many Transport Ships to the port as carry an army, no more than sail in one order (CIV-HA5)."""
    lacking = world.settings.army_limit // ABOARD - transports(world, seat, base)
    for port in dict.fromkeys(ship.hex for ship in world.ships.values() if ship.owner == seat):
        number = min(lacking, transports(world, seat, port), CONVOY)
        if port != base and number > 0:
            lacking -= number
            yield MoveShips(port=port, goal=base, taking={TRANSPORT: number})
