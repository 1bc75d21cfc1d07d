"""Captures: what changes hands with a city or a fort (source 6.8.4.6)."""

from collections.abc import Sequence

from rules.civilized.cities.economy import most_populous, rehome
from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.conquest.retreats import ranked_cities
from rules.civilized.forces.levies import TRANSPORT, worth
from rules.civilized.march.generals import try_general
from rules.civilized.strife.factions import end_own_ties, pass_capital, pass_treasury
from rules.civilized.war.contingents import drop_siege
from rules.civilized.war.relations import at_war, stack
from rules.civilized.war.wars import act_of_war, end_agreement, gain, wrong
from rules.civilized.world.characters import leave_school
from rules.civilized.world.geography import neighbours
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CITY_COST, IMPROVEMENT_COST, IMPROVEMENT_PEOPLE, IMPROVEMENTS, SECTION_COST
from rules.civilized.world.war import Fort
from rules.kernel.play.play import Play
from rules.kernel.state.maps import distance

IMPROVEMENT_WORTH = IMPROVEMENT_COST + IMPROVEMENT_PEOPLE
"""What it takes to build an improvement or a fort again (CIV-4.4.2d)."""


def capture(play: Play[World], hexagon: str, captor: str, *, stormed: bool = False) -> None:
    """Give a city or a fort to its captor; after a siege all who held it are lost (CIV-6.8.4.5i, CIV-6.8.4.4d)."""
    world = play.state
    drop_siege(world, hexagon)
    city = world.city_at(hexagon)
    loser = city.owner if city else world.forts[hexagon].owner
    lost = () if stormed else lose_garrison(play, hexagon, loser, captor)
    act_of_war(world, captor, loser or (city.torn if city else ""))
    if city:
        take_city(play, city, captor, lost)
    else:
        take_fort(play, world.forts[hexagon], captor, lost)


def lose_garrison(play: Play[World], hexagon: str, loser: str, captor: str) -> tuple[str, ...]:
    """Lose the defenders of a captured place; strangers at peace with the captor go home (CIV-6.8.4.5i, CIV-HB20)."""
    world = play.state
    lost = []
    for one in [each for each in world.standing_at(hexagon) if each.owner != captor]:
        homes = ranked_cities(world, one.owner, hexagon) if one.owner else []
        if one.owner != loser and not at_war(world, one.owner, captor) and homes:
            one.hex = homes[0].hex
            continue
        lost.append(one.type)
        del world.elements[one.id]
        if one.general:
            try_general(play, one.owner, one.general)
    return tuple(lost)


def take_city(play: Play[World], city: City, captor: str, lost: tuple[str, ...]) -> None:
    """Annex a city with its district, roads and ships (CIV-6.8.4.6a to CIV-6.8.4.6e)."""
    world, loser = play.state, city.owner
    former, strife = loser or city.torn, in_strife(world, captor, city)
    palace, lords = "palace" in city.improvements, lords_of(world, city)
    hexes = district(world, city) or [city.hex]  # where nobody is left to own the land, at least its own
    value = wealth(world, city, hexes) + worth(world, lost)
    if palace and strife:
        pass_capital(play, former, captor)
        end_own_ties(world)
    city.owner, city.torn, city.captured = captor, "", world.year
    city.conquered_from, city.took_part = "" if strife else former, strife
    city.improvements = works_kept(world, city, captor, strife=strife)
    taken, sunk = take_ships(world, city, captor, loser)
    value += worth(world, (*[TRANSPORT] * taken, *sunk))
    for hexagon in hexes:
        world.owners[hexagon] = captor
        gain(world, captor, former, hexagon)
        take_empty_fort(world, hexagon, captor, lords)
    if former != captor:
        value += worth(world, move_homes(world, city, former))
    cut_bonds(play, city)
    treasury = take_treasury(world, captor, loser)
    gain(world, captor, former, city.id)
    play.tell(
        PlaceCaptured(
            captor=captor,
            loser=loser,
            place=city.hex,
            population=city.population,
            hexes=tuple(hexes),
            lost=(*lost, *sunk),
            ships=taken,
            palace=palace and "palace" not in city.improvements,
            treasury=treasury,
        )
    )
    wrong(play, loser, captor, value)


def cut_bonds(play: Play[World], city: City) -> None:
    """Send home who studies in a captured city, and end its trade (CIV-4.2.2f, CIV-6.8.4.6e)."""
    dismiss(play.state, city)
    for kept in [each for each in play.state.agreements.values() if city.id in each.cities]:
        end_agreement(play, kept, "captured", "CIV-6.8.4.6e")


def dismiss(world: World, city: City) -> None:
    """End all studies in a city that is lost to another country (CIV-4.2.2f)."""
    for one in world.characters.values():
        if one.studies and one.studies.city == city.id:
            leave_school(one)


def wealth(world: World, city: City, hexes: Sequence[str]) -> int:
    """Give what a city is worth to its owner with its works, its roads and the forts of its district (CIV-4.4.2d)."""
    works = len(city.improvements) + sum(world.forts[one].owner == city.owner for one in hexes if one in world.forts)
    sections = sum(road.sections for road in world.roads_of(city.id))
    return CITY_COST + city.population + IMPROVEMENT_WORTH * works + SECTION_COST * sections


def works_kept(world: World, city: City, captor: str, *, strife: bool) -> list[str]:
    """Give what stands after a capture; but for a lost Palace (CIV-8.6.2e, CIV-8.6.2g, CIV-6.8.4.6g, CIV-6.8.4.6h)."""
    has = {work for other in world.cities_of(captor) if other is not city for work in other.improvements}
    stand: set[str] = set()
    for work in city.improvements:
        kind = IMPROVEMENTS[work]
        if work == "palace":
            stand |= {work} if strife and work not in has else set()
        else:
            stand.add(kind.upgrades if kind.lone and work in has else work)
    return [work for work in IMPROVEMENTS if work in stand]


def in_strife(world: World, captor: str, city: City) -> bool:
    """Tell whether a captor fights over a city's country; an outsider conquers (CIV-6.8.4.6k, CIV-6.5.3k)."""
    split = world.splits.get(city.torn) or world.split_of(city.owner)
    return split is not None and captor in split.sides


def lords_of(world: World, city: City) -> tuple[str, ...]:
    """Give who owns the land around a city: its owner; both factions while it is nobody's (CIV-6.5.0h)."""
    split = world.splits.get(city.torn)
    return split.sides if split else (city.owner,)


def district(world: World, city: City) -> list[str]:
    """Give the hexes of a city's lords that are nearer to it than to any other of their cities (CIV-6.8.4.6c)."""
    lords = lords_of(world, city)
    others = [
        other.hex
        for other in world.cities.values()
        if other is not city and (other.owner in lords or (city.torn and other.torn == city.torn))
    ]
    return [
        hexagon
        for lord in lords
        for hexagon in world.hexes_of(lord)
        if hexagon == city.hex or all(distance(hexagon, city.hex) < distance(hexagon, other) for other in others)
        if not held_fort(world, hexagon, lord)
    ]


def held_fort(world: World, hexagon: str, owner: str) -> bool:
    """Tell whether a fort on a hex is held by its owner: it stays his, with its hex (CIV-6.8.4.6c)."""
    return hexagon in world.forts and bool(stack(world, owner, hexagon))


def take_empty_fort(world: World, hexagon: str, captor: str, lords: tuple[str, ...]) -> None:
    """Take over a fort that nobody holds (CIV-6.8.4.6c)."""
    fort = world.forts.get(hexagon)
    if fort and fort.owner in lords:
        keep_fort(world, fort, captor)


def keep_fort(world: World, fort: Fort, captor: str) -> bool:
    """Let the captor's nearest city without a fort keep this one; without any it is razed (CIV-6.8.4.6j)."""
    keeping = {other.city for other in world.forts.values() if other is not fort}
    free = [city for city in world.cities_of(captor) if city.id not in keeping]
    if not free:
        del world.forts[fort.hex]
        return False
    fort.owner, fort.city = captor, min(free, key=lambda city: distance(city.hex, fort.hex)).id
    return True


def take_ships(world: World, city: City, captor: str, loser: str) -> tuple[int, tuple[str, ...]]:
    """Take the Transport Ships in a captured port; Warships there are lost (CIV-6.8.4.6d)."""
    there = [ship for ship in world.ships.values() if ship.hex == city.hex and ship.owner == loser]
    taken = [ship for ship in there if ship.type == "Transport Ship"]
    for ship in taken:
        ship.owner, ship.home, ship.target = captor, city.id, ""
    sunk = [ship for ship in there if ship.type == "Warship"]
    for ship in sunk:
        del world.ships[ship.id]
    return len(taken), tuple(ship.type for ship in sunk)


def move_homes(world: World, city: City, loser: str) -> tuple[str, ...]:
    """Find other homes for the loser's forces and missions of a captured city; give the ships that have none.

    (CIV-6.8.4.6d, CIV-5.1l)
    """
    home = world.seat_of_power(loser)
    for element in world.army_of(loser):
        if element.home == city.id:
            element.home = home.id if home else ""
    for mission in world.missions_of(loser):
        if mission.sponsor == city.id:
            mission.sponsor = home.id if home else ""
    port = home if home and home.coastal else most_populous(one for one in world.cities_of(loser) if one.coastal)
    ships = [each for each in world.ships.values() if each.home == city.id and each.owner == loser]
    for ship in ships:
        if port is None:
            del world.ships[ship.id]
        else:
            rehome(world, ship, port)
    return () if port else tuple(ship.type for ship in ships)


def take_treasury(world: World, captor: str, loser: str) -> int:
    """Give the treasury of a country to whoever took its last city (CIV-6.8.4.6i)."""
    if not loser or world.cities_of(loser):
        return 0
    land = world.countries[loser]
    points = land.treasury + land.city_fund
    land.treasury, land.city_fund = points, 0
    pass_treasury(land, world.countries[captor])
    return points


def take_fort(play: Play[World], fort: Fort, captor: str, lost: tuple[str, ...]) -> None:
    """Take a fort and, beside one's own land, its hex; else raze it (CIV-6.8.4.6j)."""
    world, loser, hexagon = play.state, fort.owner, fort.hex
    beside = any(world.owners.get(near) == captor for near in neighbours(world, hexagon))
    kept = beside and keep_fort(world, fort, captor)
    if beside:
        world.owners[hexagon] = captor
        gain(world, captor, loser, hexagon)
    elif fort.hex in world.forts:
        del world.forts[fort.hex]
    play.tell(
        PlaceCaptured(
            clause="CIV-6.8.4.6j",
            captor=captor,
            loser=loser,
            place=hexagon,
            fort=True,
            razed=not kept,
            hexes=(hexagon,) if beside else (),
            lost=lost,
        )
    )
    wrong(play, loser, captor, IMPROVEMENT_WORTH + worth(world, lost))
