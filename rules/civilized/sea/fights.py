"""Fights at sea: Warships fall upon fleets, and drive off pirates (house rule CIV-HS)."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from rules.civilized.cities.disorder import enemies
from rules.civilized.forces.levies import number_of, worth
from rules.civilized.march.generals import largest_stack, military, named_general, office_general, pass_general
from rules.civilized.sea.events import PiratesBeaten, SeaFight
from rules.civilized.sea.tables import (
    FIND,
    GREAT_ADMIRAL,
    PIRATE_FACTOR,
    SEA_ROUNDS,
    SUNK,
    TRANSPORT_FACTOR,
    WARSHIP_FACTOR,
    WATCH,
)
from rules.civilized.sea.voyages import Voyage, ferry, load, sail
from rules.civilized.war.wars import wrong
from rules.civilized.world.called import PIRATES
from rules.civilized.world.geography import grid
from rules.civilized.world.state import City, Element, Ship, World
from rules.civilized.world.war import Care
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play
from rules.kernel.state.maps import reach


@dataclass
class Squadron:
    """One side of a fight at sea: what is in action, sunk and driven off."""

    warships: list[str]
    transports: list[str] = field(default_factory=list)
    factor: int = WARSHIP_FACTOR
    admiral: bool = False
    sunk: list[str] = field(default_factory=list)
    driven: list[str] = field(default_factory=list)

    def leave(self, ship: str, to: list[str]) -> None:
        """Take a ship out of action, unless it is out already."""
        for ships in (self.warships, self.transports):
            if ship in ships:
                ships.remove(ship)
                to.append(ship)


Station = tuple[str, str]
"""A country and the hex where its Warships lie in wait."""
Die = Callable[[str, int], int]
"""Throws a die for a purpose and a side, 0 the mover, 1 the interceptor."""


def sea_fight(mover: Squadron, other: Squadron, die: Die) -> int:
    """Fight up to three rounds while both have something in action; give their number (CIV-HS2, CIV-HS7)."""
    for number in range(1, SEA_ROUNDS + 1):
        sea_round(mover, other, die)
        if not other.warships or not (mover.warships or mover.transports):
            return number
    return SEA_ROUNDS


def sea_round(mover: Squadron, other: Squadron, die: Die) -> None:
    """Pair the Warships, let the interceptor's spare ones catch, and mark the beaten (CIV-HS3 to CIV-HS6)."""
    pairs = list(zip(mover.warships, other.warships, strict=False))
    spare, extra = len(mover.warships) - len(pairs), other.warships[len(pairs) :]
    caught = list(zip(mover.transports, extra, strict=False))
    doubling = len(extra) - len(caught)
    gone: list[tuple[Squadron, str, list[str]]] = []
    for place, (mine, theirs) in enumerate(pairs):
        one = die("sea.pair", 0) + mover.factor + (place < spare) + (place == 0 and mover.admiral)
        two = die("sea.pair", 1) + other.factor + (place < doubling) + (place == 0 and other.admiral)
        gone += [*beaten(mover, mine, two - one), *beaten(other, theirs, one - two)]
    for prey, _ in caught:
        one = die("sea.catch", 0) + TRANSPORT_FACTOR
        gone += beaten(mover, prey, die("sea.catch", 1) + other.factor - one)
    for side, ship, to in gone:
        side.leave(ship, to)


def beaten(side: Squadron, ship: str, by: int) -> list[tuple[Squadron, str, list[str]]]:
    """Say what becomes of a ship beaten by so many: sunk, driven off, or nothing (CIV-HS4, CIV-HS5)."""
    if by <= 0:
        return []
    return [(side, ship, side.sunk if by >= SUNK else side.driven)]


def watchers(world: World, mover: str, voyage: Voyage) -> list[Station]:
    """Give the enemy ports, and besiegers' beaches, that watch a voyage, by the first hex that they touch (CIV-HS1)."""
    found = []
    for station in stations(world, enemies(world, mover)):
        seen = watched(world, station[1])
        touched = [place for place, hexagon in enumerate(voyage.sea) if hexagon in seen]
        if touched:
            found.append((touched[0], station[1], station))
    return [station for _, _, station in sorted(found)]


def stations(world: World, foes: Collection[str]) -> list[Station]:
    """Give the ports, and the beaches of sieges, of some countries where Warships lie (CIV-6.8.4.5j, CIV-HS10)."""
    found: dict[Station, None] = {}
    for ship in world.ships.values():
        city, siege = world.city_at(ship.hex), world.sieges.get(ship.hex)
        lies = (city is not None and city.owner == ship.owner) or (siege is not None and siege.besieger == ship.owner)
        hunts = ship.type == "Warship" and ship.owner in foes and world.countries[ship.owner].preferences.intercept
        if lies and hunts:
            found[ship.owner, ship.hex] = None
    return list(found)


def guards(world: World, station: Station) -> list[Ship]:
    """Give the Warships of a station."""
    there = [ship for ship in world.ships.values() if (ship.owner, ship.hex) == station]
    return sorted((ship for ship in there if ship.type == "Warship"), key=lambda ship: number_of(ship.id))


def watched(world: World, port: str) -> dict[str, int]:
    """Give the sea hexes within sight of a port."""
    land = grid(world)
    return reach(port, land.neighbours.__getitem__, lambda near: land.terrain[near] == "sea", WATCH)


def run_the_gauntlet(play: Play[World], country: str, ships: list[Ship], group: list[Element], voyage: Voyage) -> bool:
    """Let each watching port look for a fleet and fall upon it; tell whether what is left sails on (CIV-HS1)."""
    world = play.state
    for station in watchers(world, country, voyage):
        die = play.chance.die("CIV-HS1", "sea.find", BETWEEN.join((station[1], country)), 6)
        if die < FIND[voyage.mode]:
            continue
        if not fall_upon(play, country, ships, group, station):
            return False
    return True


def crosses(
    play: Play[World], country: str, ships: list[Ship], group: list[Element], voyage: Voyage, care: Care
) -> bool:
    """Take those who answer a call by sea through its cards and past its ports; tell whether anybody arrives.

    They draw and are hunted as any fleet is (CIV-6.8.3.3k, CIV-HS1).
    """
    world = play.state
    reached = sail(play, country, ships, group, voyage, world.season, care)
    if reached == voyage.stops[-1] and not run_the_gauntlet(play, country, ships, group, voyage):
        reached = voyage.stops[0]
    if reached != voyage.stops[-1] or not group:
        return False
    ferry(world, group, ships, world.year)
    return True


def fall_upon(play: Play[World], country: str, ships: list[Ship], group: list[Element], station: Station) -> bool:
    """Fight a fleet with all Warships of a port; sunk ships and who was aboard leave the world (CIV-HS7, CIV-HS8)."""
    world = play.state
    mine = sorted(ships, key=lambda ship: number_of(ship.id))
    mover = Squadron(
        [ship.id for ship in mine if ship.type == "Warship"],
        [ship.id for ship in mine if ship.type != "Warship"],
        admiral=has_admiral(world, group),
    )
    owner = station[0]
    ashore = [one for one in world.standing_at(station[1]) if one.owner == owner]
    other = Squadron([ship.id for ship in guards(world, station)], admiral=has_admiral(world, ashore))
    subjects = [BETWEEN.join((side, station[1])) for side in (country, owner)]
    rounds = sea_fight(mover, other, lambda what, side: play.chance.die("CIV-HS4", what, subjects[side], 6))
    passed = not other.warships or (bool(mover.warships) and len(mover.warships) >= len(other.warships))
    aboard = load(group, ships)
    drowned = [one for ship in mover.sunk for one in aboard.get(ship, [])]
    back = [one for ship in mover.driven for one in aboard.get(ship, [])]
    sunk = tuple(tuple(world.ships[ship].type for ship in side.sunk) for side in (mover, other))
    for ship in (*mover.sunk, *other.sunk):
        del world.ships[ship]
    for one in drowned:
        del world.elements[one.id]
    group[:] = [one for one in group if one not in drowned]
    for one in drowned:
        pass_general(play, one, group)
    group[:] = [one for one in group if one not in back or not passed]
    ships[:] = [ship for ship in ships if ship.id in world.ships and (ship.id not in mover.driven or not passed)]
    for war in world.wars.values():
        if {war.attacker, war.defender} == {country, owner}:
            war.last = world.year
    play.tell(
        SeaFight(
            mover=country,
            interceptor=owner,
            port=station[1],
            lost=sunk[0],
            against=sunk[1],
            driven=(len(mover.driven), len(other.driven)),
            drowned=tuple(one.type for one in drowned),
            passed=passed and bool(ships),
            rounds=rounds,
        )
    )
    wrong(play, country, owner, worth(world, (*sunk[0], *(one.type for one in drowned))))
    wrong(play, owner, country, worth(world, sunk[1]))
    return passed and bool(ships)


def has_admiral(world: World, group: Sequence[Element]) -> bool:
    """Tell whether a general of great Military is aboard, or ashore in that port (CIV-HS4)."""
    placed = named_general(world, group)
    if placed:
        return military(world.characters[placed.general]) > GREAT_ADMIRAL
    if not group or group[0].hex != largest_stack(world, group[0].owner):
        return False
    held = office_general(world, group[0].owner)
    return held is not None and military(held) > GREAT_ADMIRAL


def drive_off_pirates(play: Play[World], city: City) -> bool:
    """Let the Warships of a port fight pirates; tell whether they are beaten (CIV-HS9)."""
    world = play.state
    if not world.settings.pirates or not city.owner:
        return False
    there = [ship for ship in world.ships.values() if ship.hex == city.hex and ship.owner == city.owner]
    ships = [ship.id for ship in there if ship.type == "Warship"]
    if not ships:
        return False
    number = -(-play.chance.die("CIV-HS9", "sea.pirates", city.id, 6) // 2)
    pirates = Squadron([f"pirates {one}" for one in range(number)], factor=PIRATE_FACTOR)
    other = Squadron(ships)
    subjects = [BETWEEN.join((side, city.hex)) for side in (PIRATES, city.owner)]
    sea_fight(pirates, other, lambda what, side: play.chance.die("CIV-HS9", what, subjects[side], 6))
    for ship in other.sunk:
        del world.ships[ship]
    won = not pirates.warships
    sunk = ("Warship",) * len(other.sunk)
    play.tell(PiratesBeaten(country=city.owner, city=city.id, pirates=number, sunk=sunk, beaten=won))
    return won
