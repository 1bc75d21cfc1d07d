"""What autopilots look at, and what things are called by those who give orders (section 2)."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeVar

from rules.civilized.battle.orders import battle_names, element_name
from rules.civilized.diplomacy.orders import proposal_names
from rules.civilized.forces.orders import ship_names
from rules.civilized.intrigue.actions import forces_of, sides_at
from rules.civilized.missions.missions import active, mission_names
from rules.civilized.people.schools import SCHOOLS
from rules.civilized.treasury.upkeep import item_names
from rules.civilized.war.orders import agreement_names
from rules.civilized.world.characters import spoken_names, understood_names
from rules.civilized.world.geography import grid
from rules.civilized.world.ranks import exchanged
from rules.civilized.world.state import Country, World
from rules.civilized.world.tables import ELEMENTS, IMPROVEMENTS
from rules.kernel.orders.order import Lexicon
from rules.kernel.state.copying import changed, copy_of
from rules.kernel.state.models import Piece
from rules.kernel.state.viewing import seen

Kept = TypeVar("Kept", bound=Piece)


class Public:
    """What is alike for all: people, countries and cities as strangers see them, and which piece is whose."""

    def __init__(self, world: World) -> None:
        self.people = {one.id: seen(one, None, world) for one in world.characters.values()}
        self.lands = {land.id: seen(land, None, world) for land in world.countries.values()}
        self.cities = {city.id: seen(city, None, world) for city in world.cities.values()}
        self.citizens = grouped((one.country, one.id) for one in world.characters.values())
        self.ships = grouped((one.owner, one.id) for one in world.ships.values())
        self.missions = grouped((one.owner, one.id) for one in world.missions.values())
        self.roads = grouped((owner(world, road.city), road.id) for road in world.roads.values())
        self.treaties = grouped((party, kept.id) for kept in world.agreements.values() for party in kept.parties)


def grouped(pairs: Iterable[tuple[str, str]]) -> Mapping[str | None, list[str]]:
    """Give the ids by whose they are."""
    found: defaultdict[str | None, list[str]] = defaultdict(list)
    for whose, id in pairs:
        found[whose].append(id)
    return found


def owner(world: World, city: str) -> str:
    """Give whose a city is; empty for one that was abandoned."""
    return world.cities[city].owner if city in world.cities else ""


def glimpses(world: World) -> Callable[[str | None], World]:
    """Give how each seat sees a world that stays as it is; what is alike for all is made once."""
    public = Public(world)
    return lambda seat: glimpse(world, public, seat)


def glimpse(world: World, public: Public, seat: str | None) -> World:
    """Give what a seat may know of a world, its own things copied, the rest shared.

    What a seat's orders can change in its view is copied, too: the countries and cities to which it has sent missions,
    of a torn country both sides', its treaties and proposals.
    """
    hosts = [world.missions[id].host for id in public.missions[seat]]
    touched = {seat, *(side for host in hosts for side in sides_at(world, host))}
    lands = [land.id for land in world.countries.values() if land.id in touched or gave(land, seat)]
    cities = [city.id for city in world.cities.values() if city.owner in touched]
    known = partial(looks, world, seat)
    return changed(
        world,
        countries=public.lands | known(world.countries, lands),
        cities=public.cities | known(world.cities, cities),
        characters=public.people | known(world.characters, public.citizens[seat]),
        elements=exchanged(world.elements, {one.id: copy_of(one) for one in world.army_of(seat)} if seat else {}),
        ships=world.ships | copies(world.ships, public.ships[seat]),
        missions=world.missions | copies(world.missions, public.missions[seat]),
        roads=world.roads | copies(world.roads, public.roads[seat]),
        families=dict(world.families),
        forts=dict(world.forts),
        wars=dict(world.wars),
        agreements=world.agreements | copies(world.agreements, public.treaties[seat]),
        proposals={key: copy_of(one) for key, one in world.proposals.items() if seat in one.owners()},
        ordered=[copy_of(one) for one in world.ordered if seat in one.owners()],
        explorations=known(world.explorations, world.explorations),
        votes=[voter for voter in world.votes if voter == seat],
    )


def looks(world: World, seat: str | None, pieces: Mapping[str, Kept], ids: Iterable[str]) -> dict[str, Kept]:
    """Give some pieces as a seat sees them, by id."""
    return {id: seen(pieces[id], seat, world) for id in ids}


def copies(pieces: Mapping[str, Kept], ids: Iterable[str]) -> dict[str, Kept]:
    """Copy some pieces, by id."""
    return {id: copy_of(pieces[id]) for id in ids}


def gave(land: Country, seat: str | None) -> bool:
    """Tell whether a seat has given lots or points to a country, of which only the two know."""
    return seat in land.donations or seat in land.gifts


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing, as a seat may say them, and what each stands for."""
    return {
        "country": {land.name: land.id for land in world.countries.values() if not (land.parent and land.fell)},
        "city": {city.name: city.id for city in world.cities.values()},
        "hex": {hexagon: hexagon for hexagon in grid(world).terrain},
        "improvement": {work.name: key for key, work in IMPROVEMENTS.items()} | {"Fort": "fort"},
        "school": {school.replace("_", " "): school for school in SCHOOLS},
        "type": {kind: kind for kind in (*ELEMENTS, "Warship", "Transport Ship")},
        "levy": {kind: kind for kind in (*ELEMENTS, "Warship")},
        "ship": ship_names(world, seat),
        "character": understood_names(world, seat) if seat else {},
        "stranger": strangers(world, seat) if seat else {},
        "item": item_names(world, seat) if seat else {},
        "place": place_names(world),
        "element": {element_name(world, one): one for one in world.elements},
        "battle": battle_names(world),
        "agreement": agreement_names(world, seat),
        "mission": mission_names(world, seat) if seat else {},
        "proposal": proposal_names(world, seat) if seat else {},
        "force": force_names(world, seat) if seat else {},
    }


def strangers(world: World, seat: str) -> dict[str, str]:
    """Give the people of the countries to which a seat has sent missions, whom it may ask to marry (CIV-7.2r)."""
    hosts = dict.fromkeys(mission.host for mission in active(world, seat))
    return {name: id for host in hosts for name, id in spoken_names(world, host).items()}


def place_names(world: World) -> dict[str, str]:
    """Give every hex by the name of its city, and by its number."""
    return {city.name: city.hex for city in world.cities.values()} | {
        hexagon: hexagon for hexagon in grid(world).terrain
    }


def force_names(world: World, seat: str) -> dict[str, str]:
    """Give the forces that a seat's missions could bribe, in countries with civil strife (CIV-7.4d)."""
    hosts = dict.fromkeys(mission.host for mission in active(world, seat) if world.split_of(mission.host))
    return {name: force for host in hosts for name, force in forces_of(world, host).items()}
