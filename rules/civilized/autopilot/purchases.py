"""Purchases: what one unit of each item on the lists of investment is, and whether there is one (CIV-4.8.2f)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rules.civilized.autopilot.arming import raisable
from rules.civilized.autopilot.purse import Pair, Purse
from rules.civilized.cities.building import FORT, UPGRADES, fort_hexes, kept_fort
from rules.civilized.cities.founding import may_found
from rules.civilized.cities.routes import sections_left
from rules.civilized.cities.works import Build, BuildRoad, SaveForCity, Upgrade
from rules.civilized.forces.levies import TRANSPORT, raising_problem, unit_cost
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.people.newcomers import sheet_of
from rules.civilized.world.characters import adults_at_home, reigns
from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import people_problem
from rules.civilized.world.state import City
from rules.civilized.world.tables import CITY_COST, IMPROVEMENT_COST, IMPROVEMENTS, MISSION_COST, SECTION_COST


@dataclass(frozen=True)
class Purchase:
    """Whether a unit can be bought now, and the order that buys one."""

    possible: Callable[[Purse], bool]
    order: Callable[[Purse], Deed]


def improvement(work: str) -> Purchase:
    """Give the purchase of an improvement: in the most populous city that may have it (CIV-4.8.2f)."""

    def order(purse: Purse) -> Deed:
        city = purse.most_populous(purse.sites(work))
        return Upgrade(improvement=work, city=city.id) if work in UPGRADES else Build(improvement=work, city=city.id)

    return Purchase(lambda purse: bool(purse.sites(work)), order)


def wall_or_fort_possible(purse: Purse) -> bool:
    """Tell whether a wall can be built or, all cities having theirs, a Fort (CIV-4.8.2f)."""
    if any("city_wall" not in city.improvements for city in purse.cities):
        return bool(purse.sites("city_wall"))
    able = purse.points >= IMPROVEMENT_COST and fort_payers(purse)
    return bool(able) and bool(fort_hexes(purse.world, purse.seat))


def wall_or_fort(purse: Purse) -> Deed:
    """Build a wall while any city lacks one, then a Fort on an equal pick of hexes (CIV-4.8.2f)."""
    if any("city_wall" not in city.improvements for city in purse.cities):
        return Build(improvement="city_wall", city=purse.most_populous(purse.sites("city_wall")).id)
    hexagon = purse.pick("invest.hex", fort_hexes(purse.world, purse.seat))
    return Build(improvement=FORT, city=purse.most_populous(fort_payers(purse)).id, hex=hexagon)


def fort_payers(purse: Purse) -> list[City]:
    """Give the cities that keep no Fort and can spare the people for one (CIV-8.6.2h)."""
    return [city for city in purse.cities if not kept_fort(purse.world, city) and not people_problem(city)]


def army_or_navy(purse: Purse) -> Deed:
    """Raise an equal pick of the legal types at an equal pick of the cities (CIV-4.8.2f)."""
    kind = purse.pick("invest.type", raisable(purse))
    able = [city for city in purse.cities if not raising_problem(purse.world, city, kind)]
    purse.roll.add(kind)
    return RaiseElement(type=kind, city=purse.pick("invest.site", able).id)


def roads(purse: Purse) -> list[Pair]:
    """Give the pairs of cities between which the pool can pay for a section."""
    return purse.roads if purse.points >= SECTION_COST else []


def routes(purse: Purse) -> list[Pair]:
    """Give the pairs of cities between which the pool can pay for a Transport Ship."""
    if purse.points < unit_cost(purse.world, TRANSPORT):
        return []
    able = [city.id for city in purse.cities if not raising_problem(purse.world, city, TRANSPORT)]
    return [pair for pair in purse.routes if pair[0].id in able]


def road_or_ship(purse: Purse) -> Deed:
    """Lay a section or build a ship, by colour if both are possible (CIV-4.8.2f)."""
    by_land, by_sea = roads(purse), routes(purse)
    both = bool(by_land and by_sea)
    land = purse.card("CIV-4.8.2f", "road.or.ship").red if both else bool(by_land)
    return road(purse, by_land) if land else ship(purse, by_sea)


def road(purse: Purse, pairs: Sequence[Pair]) -> Deed:
    """Lay a section between an equal pick of pairs (CIV-4.8.2f)."""
    city, target = purse.pick("invest.pair", pairs)
    if sections_left(purse.world, city, target) == 1:
        purse.roads.remove((city, target))
    return BuildRoad(city=city.id, target=target.id)


def ship(purse: Purse, pairs: Sequence[Pair]) -> Deed:
    """Build a Transport Ship for an equal pick of pairs (CIV-4.8.2f)."""
    home, port = purse.pick("invest.pair", pairs)
    purse.routes.remove((home, port))
    return BuildShip(city=home.id, target=port.id)


def hosts(purse: Purse) -> list[str]:
    """Give the countries without a mission of ours, and without war with us (CIV-4.8.2f)."""
    world, seat = purse.world, purse.seat
    if purse.points < MISSION_COST or not purse.cities:
        return []
    closed = {seat, *(mission.host for mission in world.missions_of(seat))}
    closed |= {side for war in world.wars_of(seat) for side in (war.attacker, war.defender)}
    return [land.id for land in world.standing() if land.id not in closed]


def mission(purse: Purse) -> Deed:
    """Raise a mission from the capital, led by an equal pick of the unoccupied, else by a new envoy (CIV-4.8.2f)."""
    world, seat = purse.world, purse.seat
    host = purse.pick("invest.host", hosts(purse))
    free = [
        one.id
        for one in adults_at_home(world, seat)
        if one.family == sheet_of(seat) and not one.office and not one.studies and not reigns(world, one)
    ]
    leader = purse.pick("invest.leader", free) if free else ""
    sponsor = world.seat_of_power(seat) or purse.cities[0]
    return RaiseMission(host=host, sponsor=sponsor.id, leader=leader)


def new_city_possible(purse: Purse) -> bool:
    """Tell whether points can be set aside for a city, once a Winter (CIV-4.8.2e)."""
    saved = purse.world.countries[purse.seat].city_fund
    return not saved and purse.points >= CITY_COST and may_found(purse.world, purse.seat)


PURCHASES: Mapping[str, Purchase] = {
    **{work: improvement(work) for work in IMPROVEMENTS if work != "city_wall"},
    "wall_or_fort": Purchase(wall_or_fort_possible, wall_or_fort),
    "army_or_navy": Purchase(lambda purse: bool(raisable(purse)), army_or_navy),
    "road_or_ship": Purchase(lambda purse: bool(roads(purse) or routes(purse)), road_or_ship),
    "mission": Purchase(lambda purse: bool(hosts(purse)), mission),
    "new_city": Purchase(new_city_possible, lambda _: SaveForCity()),
}
"""Item of the lists to its purchase."""
