"""What a seat may know of the world (section 2, column Sec.)."""

from rules.civilized.characters import spoken_names
from rules.civilized.geography import grid
from rules.civilized.holdings import item_names
from rules.civilized.missions import active, mission_names
from rules.civilized.orders_actions import forces_of
from rules.civilized.orders_politics import proposal_names
from rules.civilized.orders_report import battle_names, element_name
from rules.civilized.orders_war import agreement_names
from rules.civilized.state import Character, Country, World
from rules.civilized.state_war import Preferences
from rules.civilized.tables import ELEMENTS, IMPROVEMENTS
from rules.kernel.orders import Lexicon


def view(world: World, seat: str | None) -> World:
    """Give a fresh copy in which everything is blank that a seat (None: an onlooker) may not know."""
    seen = world.fresh()
    for country in seen.countries.values():
        if country.id != seat:
            blank_country(country, seat)
    for city in seen.cities.values():
        city.bribed = False
        if city.owner != seat:
            city.raised = {}
    for one in seen.characters.values():
        if one.country != seat and (one.scores or one.studies or one.studied or one.gains or one.match):
            blank_character(one)
    seen.proposals = {key: one for key, one in seen.proposals.items() if seat in (one.owner, one.host)}
    seen.ordered = [one for one in seen.ordered if one.seat == seat]
    for exploration in seen.explorations.values():
        if exploration.country != seat:
            exploration.then = []
    seen.votes = [voter for voter in seen.votes if voter == seat]
    return seen


def blank_country(country: Country, seat: str | None) -> None:
    """Hide a country's money, its named heir and the sites that it has in mind (CIV-5.6d); own gifts stay."""
    country.treasury = country.treasury_at_start = country.revenue = country.costs = country.city_fund = 0
    country.heir = ""
    country.site_list = []
    country.donations = {donor: lots for donor, lots in country.donations.items() if donor == seat}
    country.gifts = {donor: points for donor, points in country.gifts.items() if donor == seat}
    country.preferences = Preferences()
    country.war_plan, country.wilds_tried = None, []


def blank_character(one: Character) -> None:
    """Hide a character's scores, studies and preferences."""
    one.scores, one.studied, one.gains = [], [], {}
    one.studies = None
    one.match = ""


def lexicon(world: World, seat: str | None) -> Lexicon:
    """Give the names for each kind of thing, as a seat may say them, and what each stands for."""
    return {
        "country": {land.name: land.id for land in world.countries.values() if not (land.parent and land.fell)},
        "city": {city.name: city.id for city in world.cities.values()},
        "hex": {hexagon: hexagon for hexagon in grid(world).terrain},
        "improvement": {work.name: key for key, work in IMPROVEMENTS.items()} | {"Fort": "fort"},
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
    """Give every hex by its number, and by the name of its city."""
    return {hexagon: hexagon for hexagon in grid(world).terrain} | {
        city.name: city.hex for city in world.cities.values()
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
