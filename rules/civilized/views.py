"""What a seat may know of the world (section 2, column Sec.)."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.civilized.characters import spoken_names
from rules.civilized.geography import grid
from rules.civilized.holdings import item_names
from rules.civilized.missions import active, mission_names
from rules.civilized.orders_actions import forces_of
from rules.civilized.orders_politics import proposal_names
from rules.civilized.orders_report import battle_names, element_name
from rules.civilized.orders_war import agreement_names
from rules.civilized.schools import SCHOOLS
from rules.civilized.state import Character, City, Country, Element, Mission, Ship, World
from rules.civilized.state_war import Exploration, Preferences
from rules.civilized.tables import ELEMENTS, IMPROVEMENTS
from rules.kernel.copying import copy_of
from rules.kernel.orders import Lexicon

Owned = TypeVar("Owned", Element, Ship, Mission)


def view(world: World, seat: str | None) -> World:
    """Give a fresh copy in which everything is blank that a seat (None: an onlooker) may not know."""
    copy = world.fresh()
    return glimpse(copy, strangers(copy), seat)


def glimpses(world: World) -> Callable[[str], World]:
    """Give how each seat sees a world that stays as it is; what is alike for all is made once."""
    people = strangers(world)
    return lambda seat: glimpse(world, people, seat)


def glimpse(world: World, people: dict[str, Character], seat: str | None) -> World:
    """Give what a seat may know of a world, its own things copied, the rest shared; `people` are as strangers see them.

    What a seat's orders can change in its view is copied, too: cities, countries, its treaties and proposals.
    """
    seen = world.model_copy()
    seen.countries = {land.id: known_country(land, seat) for land in world.countries.values()}
    seen.cities = {city.id: known_city(city, seat) for city in world.cities.values()}
    seen.characters = people | {one.id: copy_of(one) for one in world.characters.values() if one.country == seat}
    seen.elements, seen.ships = own(world.elements, seat), own(world.ships, seat)
    seen.missions = own(world.missions, seat)
    seen.roads = {
        road.id: copy_of(road) if road.city in world.cities and world.cities[road.city].owner == seat else road
        for road in world.roads.values()
    }
    seen.families, seen.forts, seen.wars = dict(world.families), dict(world.forts), dict(world.wars)
    seen.agreements = {kept.id: copy_of(kept) if seat in kept.parties else kept for kept in world.agreements.values()}
    seen.proposals = {key: copy_of(one) for key, one in world.proposals.items() if seat in (one.owner, one.host)}
    seen.ordered = [copy_of(one) for one in world.ordered if one.seat == seat]
    seen.explorations = {key: known_exploration(one, seat) for key, one in world.explorations.items()}
    seen.votes = [voter for voter in world.votes if voter == seat]
    return seen


def own(pieces: Mapping[str, Owned], seat: str | None) -> dict[str, Owned]:
    """Copy what a seat owns, and share the rest."""
    return {id: copy_of(piece) if piece.owner == seat else piece for id, piece in pieces.items()}


def known_country(land: Country, seat: str | None) -> Country:
    """Give a country without its money, its named heir and the sites that it has in mind (CIV-5.6d); own gifts stay."""
    known = copy_of(land)
    if land.id == seat:
        return known
    known.treasury = known.treasury_at_start = known.revenue = known.costs = known.city_fund = 0
    known.heir = ""
    known.site_list = []
    known.donations = {donor: lots for donor, lots in land.donations.items() if donor == seat}
    known.gifts = {donor: points for donor, points in land.gifts.items() if donor == seat}
    known.preferences = Preferences()
    known.war_plan, known.wilds_tried = None, []
    return known


def known_city(city: City, seat: str | None) -> City:
    """Give a city without a bribe that works on it, and what it has raised."""
    known = copy_of(city)
    known.bribed = False
    if city.owner != seat:
        known.raised = {}
    return known


def strangers(world: World) -> dict[str, Character]:
    """Give everybody as another country sees him: without scores, studies and wishes."""
    return {one.id: stranger(one) for one in world.characters.values()}


def stranger(one: Character) -> Character:
    """Give somebody without scores, studies and wishes."""
    if not (one.scores or one.studies or one.studied or one.gains or one.match):
        return one
    known = copy_of(one)
    known.scores, known.studied, known.gains = [], [], {}
    known.studies, known.match = None, ""
    return known


def known_exploration(one: Exploration, seat: str | None) -> Exploration:
    """Give an exploration without what its army means to do then."""
    return copy_of(one) if one.country == seat else one.model_copy(update={"then": []})


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing, as a seat may say them, and what each stands for."""
    return {
        "country": {land.name: land.id for land in world.countries.values() if not (land.parent and land.fell)},
        "city": {city.name: city.id for city in world.cities.values()},
        "hex": {hexagon: hexagon for hexagon in grid(world).terrain},
        "improvement": {work.name: key for key, work in IMPROVEMENTS.items()} | {"Fort": "fort"},
        "school": {school.replace("_", " "): school for school in SCHOOLS},
        "type": {kind: kind for kind in (*ELEMENTS, "Warship")},
        "ship": ship_names(world, seat),
        "character": spoken_names(world, seat) if seat else {},
        "item": item_names(world, seat) if seat else {},
        "place": place_names(world),
        "element": {element_name(world, one): one for one in world.elements},
        "battle": battle_names(world),
        "agreement": agreement_names(world, seat),
        "mission": mission_names(world, seat) if seat else {},
        "proposal": proposal_names(world, seat) if seat else {},
        "force": force_names(world, seat) if seat else {},
    }


def place_names(world: World) -> dict[str, str]:
    """Give every hex by the name of its city, and by its number."""
    return {city.name: city.hex for city in world.cities.values()} | {
        hexagon: hexagon for hexagon in grid(world).terrain
    }


def ship_names(world: World, seat: str | None) -> dict[str, str]:
    """Give a seat's Transport Ships as `Transport Ship 12 of Tyre`, by their running number."""
    return {
        f"{ship.type} {ship.id.rsplit('-', 1)[1]} of {world.cities[ship.home].name}": ship.id
        for ship in world.ships.values()
        if ship.owner == seat and ship.home in world.cities and ship.type == "Transport Ship"
    }


def force_names(world: World, seat: str) -> dict[str, str]:
    """Give the forces that a seat's missions could bribe, in countries with civil strife (CIV-7.4d)."""
    hosts = dict.fromkeys(mission.host for mission in active(world, seat) if world.split_of(mission.host))
    return {name: force for host in hosts for name, force in forces_of(world, host).items()}
