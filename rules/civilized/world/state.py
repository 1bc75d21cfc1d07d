"""The nouns of Civilized: each lives in one dict of the world, by id; others hold the id (section 2)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from rules.civilized.world.forces import Element, Ship
from rules.civilized.world.people import (
    Character,
    Family,
    NameList,
    Office,
    PostponedStrife,
    School,
    Sex,
    Split,
    Studies,
)
from rules.civilized.world.ranks import ranks
from rules.civilized.world.scenario import Settings
from rules.civilized.world.tables import IMPROVEMENTS, Improvement
from rules.civilized.world.war import (
    Agreement,
    Engagement,
    Exploration,
    Fort,
    Mission,
    Ordered,
    Perfidy,
    Preferences,
    Proposal,
    Season,
    Siege,
    War,
    WarPlan,
    Wrong,
)
from rules.kernel.play.characters import Character as Nature
from rules.kernel.state.marks import Fixed, Within
from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import NOBODY, Closed, Open, Own, Secret

__all__ = [
    "Agreement", "Board", "Character", "City", "Country", "Element", "Family", "Fort", "Mission", "NameList",
    "Office", "Perfidy", "PostponedStrife", "Proposal", "Road", "School", "Season", "Sex", "Ship", "Split",
    "Studies", "War", "World", "Wrong",
]  # fmt: skip


class Board(Piece):
    """The map as it was printed: it never changes."""

    rows: Annotated[Open[list[str]], Fixed()]
    """One string for each row of hexes, one letter of `tables.TERRAINS` for each hex."""
    places: Annotated[Open[dict[str, str]], Fixed()] = Field(default_factory=dict)
    """Hex to the name of an island, a sea or a region there."""
    rivers: Annotated[Open[dict[str, list[str]]], Fixed()] = Field(default_factory=dict)
    """River to the hex sides along which it runs, each `CCRR CCRR`, lower id first."""


class Country(Piece):
    """A country; the map, its tax and its armies are public."""

    id: Open[str]
    name: Open[str]
    colour: Open[str]
    culture: Open[str]
    religion: Open[str] = ""
    title: Open[str] = "King"
    """What its ruler is called."""
    status: Annotated[Open[Literal["sovereign", "faction", "fallen"]], Fixed()] = "sovereign"
    """The old ruler's side of a rebellion stays sovereign; the rebels, and both sides of a civil war, are factions."""
    fell: Annotated[Open[int | None], Fixed()] = None
    """The year in which it fell."""
    offered: Open[bool] = False
    """Whether its player, since it fell, has been asked for another seat (CIV-6.5.0d)."""
    parent: Annotated[Open[str], Fixed()] = ""
    """The country from which it broke away; empty for one of the scenario."""
    government: Open[Literal["monarchy", "council"]] = "monarchy"
    ruler: Open[str] = ""
    """A monarchy's ruler."""
    council: Open[list[str]] = Field(default_factory=list)
    chairs: Open[int] = 0
    """The seats of a council; 0 for a monarchy."""
    regent: Open[str] = ""
    last_ruler: Open[str] = ""
    """The ruler who died since the last succession; the regent acts for him until then (CIV-6.5.2a)."""
    claimants: Open[list[str]] = Field(default_factory=list)
    """Two between a disputed succession and the civil war, the first claimant first; else empty."""
    claimant_regents: Open[dict[str, str]] = Field(default_factory=dict)
    """Claimant under 16 to his regent (CIV-6.5.2g)."""
    heir: Own[str] = ""
    """The named heir."""
    treasury: Annotated[Own[int], Within(0, 10_000_000)] = 0
    """Points, never under 0."""
    treasury_at_start: Own[int] = 0
    """The treasury when the year began."""
    revenue: Own[int] = 0
    """What this year's Autumn brought."""
    costs: Own[int] = 0
    """What this year's Winter cost."""
    city_fund: Annotated[Own[int], Within(0, 25, 25)] = 0
    """0, or 25 points set aside for a new city (CIV-4.8.2e); out of the treasury."""
    tax: Annotated[Open[int], Within(0, 100, 10)] = 30
    """The countrywide rate, 0 to 100 per cent."""
    kept_tax: Annotated[Own[int | None], Fixed()] = None
    """The countrywide rate that a player of it set last; None: nobody has. No autopilot goes beyond it (CIV-AP11)."""
    turns: Annotated[Open[int], Fixed()] = 0
    """The turns that it has begun, a year or five years each."""
    turn_length: Annotated[Open[Literal["annual", "five_year"]], Fixed()] = "annual"
    """Whether it plays years or, in this cycle, one turn of five years (CIV-3.9a)."""
    postponed: Annotated[Open[PostponedStrife | None], Fixed()] = None
    """The rebellion or civil war that waits for the end of the cycle (CIV-3.9.1b)."""
    army_list: Annotated[Open[dict[str, int]], Within(0, 40)] = Field(default_factory=dict)
    """Element type to number; twelve in all."""
    won: Open[list[str]] = Field(default_factory=list)
    """The hexes won in its wars for territory, once these are over (CIV-4.6.3a)."""
    site_list: Own[list[str]] = Field(default_factory=list)
    """The listed sites of its first towns, while they are being chosen."""
    donations: Annotated[dict[str, int], Secret(entries=True)] = Field(default_factory=dict)
    """Donor to the lots of 25 given here and not yet used in a negotiation (CIV-7.3e)."""
    gifts: Annotated[dict[str, int], Secret(entries=True)] = Field(default_factory=dict)
    """Donor to points on their way, here from step W2 of the next Winter (CIV-7.4b)."""
    preferences: Own[Preferences] = Field(default_factory=Preferences)
    passage: Open[list[str]] = Field(default_factory=list)
    """The countries that it lets pass, in the order of its word."""
    aid_given: Open[bool] = False
    """Whether it has helped an ally this year."""
    war_plan: Annotated[Own[WarPlan | None], Fixed()] = None
    """What an autopilot has in mind."""
    slept: Own[dict[str, int]] = Field(default_factory=dict)
    """The years in which its wars fell asleep, by whom they were against (CIV-HW4)."""
    rulers_past_wilds: Own[list[str]] = Field(default_factory=list)
    """The ruler, or the council, whose wars turn to countries now (CIV-4.6f)."""
    character: Annotated[Own[Nature], Fixed()] = "steady"
    """How its autopilot rules; nobody is told (CIV-AP8)."""
    regard: Annotated[Own[dict[str, int]], Fixed()] = Field(default_factory=dict)
    """What it thinks of other countries, above 0 or below (CIV-AP9)."""
    pledges: Open[list[str]] = Field(default_factory=list)
    """The countries on which it declares war this Winter, as its guests have asked (CIV-7.2j)."""
    last_number: Annotated[Open[int], Fixed()] = 0
    """The running number of its last element, ship or mission; never used again."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: a country is its seat's."""
        return (self.id,)


class City(Piece):
    """A city."""

    id: Open[str]
    name: Open[str]
    hex: Annotated[Open[str], Fixed()]
    coastal: Annotated[Open[bool], Fixed()]
    owner: Open[str]
    """A country, or empty for an unaligned city."""
    population: Annotated[Open[int], Within(20, 9999)]
    """Base population in whole thousands, 20 or more (CIV-1.2h)."""
    improvements: Open[list[str]] = Field(default_factory=list)
    """In the order of `tables.IMPROVEMENTS`."""
    tax: Annotated[Open[int], Within(0, 100, 10)] = 30
    """The rate in force here."""
    disorder: Open[bool] = False
    disorder_at_start: Open[bool] = False
    """Whether it was in disorder when the year began."""
    fell: Open[bool] = False
    """Whether it passed from order to disorder this Summer."""
    conquered_from: Open[str] = ""
    torn: Open[str] = ""
    """The country in civil war that it belonged to, while nobody owns it (CIV-6.5.2i)."""
    took_part: Open[bool] = False
    """Whether it joined, changed to or was given to a faction in the rebellion or civil war that runs (CIV-6.3.1r)."""
    captured: Open[int | None] = None
    """The year in which it was last captured."""
    besieged: Open[dict[Season, str]] = Field(default_factory=dict)
    """The seasons in which it was besieged since the last deaths of Spring, each with its owner then."""
    besieger: Open[str] = ""
    """Who besieged it last in that time."""
    stricken: Open[str] = ""
    """The disaster of this Summer for which its owner has yet to choose the improvement lost."""
    bribed: Closed[bool] = False
    """Whether a bribe works on it this Summer."""
    disorder_change: Annotated[Open[int], Within(-1, 3)] = 0
    """What this Summer's disaster does to its disorder rate: +2, +3, -1 or 0."""
    production_halved: Open[bool] = False
    land_trade_off: Open[bool] = False
    sea_trade_off: Open[bool] = False
    raised: Own[dict[str, int]] = Field(default_factory=dict)
    """`foot`, `mounted` and `ship` to how many it has raised this Winter."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: a city is its owner's."""
        return (self.owner,)


class Road(Piece):
    """A road that one city lays toward another; it goes with its own city."""

    id: Open[str]
    name: Open[str]
    """`Ur to Mari`."""
    city: Annotated[Open[str], Fixed()]
    target: Annotated[Open[str], Fixed()]
    """A city; one that was abandoned is not found any more."""
    path: Annotated[Open[tuple[str, ...]], Fixed()]
    """The hexes that want a section, from its own city on: those between the two cities, less those with a city."""
    sections: Open[int] = 0
    """How many hexes of the path are laid."""


class World(State):
    """A game of Civilized between two phases."""

    title: Open[str]
    settings: Annotated[Open[Settings], Fixed()]
    board: Annotated[Open[Board], Fixed()]
    names: Annotated[Open[dict[str, NameList]], Fixed()]
    """By culture."""
    words: Annotated[Open[dict[str, str]], Fixed()] = Field(default_factory=dict)
    """Urban word to the scenario's own, in provincial games (CIV-9.1d)."""
    element_costs: Annotated[Open[dict[str, int]], Fixed()] = Field(default_factory=dict)
    """Element type to points, where the scenario changes the table (CIV-8.5j)."""
    racial: Annotated[Open[dict[str, dict[str, int]]], Fixed()] = Field(default_factory=dict)
    """Country to score to -1, 0 or +1 (CIV-4.2d)."""
    year: Annotated[Open[int], Fixed()]
    """Never 0: 1 follows -1."""
    played: Annotated[Open[int], Fixed()] = 0
    """The years begun so far."""
    seats: Annotated[Open[list[str]], Fixed()]
    """The countries clockwise: ties and resolution follow this order."""
    owners: Open[dict[str, str]] = Field(default_factory=dict)
    """Hex to the country that owns it."""
    ruins: Open[dict[str, str]] = Field(default_factory=dict)
    """Hex that can never hold a city again to the name of the city that it held."""
    countries: Open[dict[str, Country]] = Field(default_factory=dict)
    cities: Open[dict[str, City]] = Field(default_factory=dict)
    """In founding order."""
    families: Open[dict[str, Family]] = Field(default_factory=dict)
    characters: Open[dict[str, Character]] = Field(default_factory=dict)
    elements: Open[dict[str, Element]] = Field(default_factory=dict)
    ships: Open[dict[str, Ship]] = Field(default_factory=dict)
    """Oldest first."""
    roads: Open[dict[str, Road]] = Field(default_factory=dict)
    """Oldest first."""
    missions: Open[dict[str, Mission]] = Field(default_factory=dict)
    """Oldest first."""
    forts: Open[dict[str, Fort]] = Field(default_factory=dict)
    """By hex."""
    agreements: Open[dict[str, Agreement]] = Field(default_factory=dict)
    wars: Open[dict[str, War]] = Field(default_factory=dict)
    cycle_on: Annotated[Open[bool], Fixed()] = False
    cycle_start: Annotated[Open[int], Fixed()] = 0
    """The first year of the cycle of five that runs; 0 before the first (CIV-3.9a)."""
    pace_called: Open[Literal["", "start", "stop"]] = ""
    """What somebody has called for that has not been acted on yet (CIV-3.9c, CIV-3.9i)."""
    long_season: Annotated[Open[Literal["", "Spring", "Summer", "Autumn", "Winter"]], Fixed()] = ""
    """The season of the five-year turn that is played; empty while years are played."""
    season: Annotated[Open[Season], Fixed()] = "Winter"
    """The season that is played."""
    initiative: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """This year's order of play (CIV-6.8.1a)."""
    sieges: Annotated[Open[dict[str, Siege]], Fixed()] = Field(default_factory=dict)
    """By hex."""
    explorations: Annotated[Open[dict[str, Exploration]], Fixed()] = Field(default_factory=dict)
    """By `country hex`."""
    engagements: Annotated[Open[dict[str, Engagement]], Fixed()] = Field(default_factory=dict)
    """Of this season, by number."""
    ordered: Annotated[list[Ordered], Secret(to=NOBODY, entries=True), Fixed()] = Field(default_factory=list)
    """Maneuvers that wait for their season; each seat knows its own."""
    known: Open[dict[str, list[str]]] = Field(default_factory=dict)
    """Hex to the countries whose stacks have ended a season in it (CIV-6.8.3.3d)."""
    sea_lanes: Open[list[str]] = Field(default_factory=list)
    """Established sea routes, `CCRR CCRR`, lower hex first (CIV-6.8.3.2c)."""
    wrongs: Open[dict[str, Wrong]] = Field(default_factory=dict)
    perfidies: Open[list[Perfidy]] = Field(default_factory=list)
    mercenaries: Open[dict[str, int]] = Field(default_factory=dict)
    """The pool: element type to how many can still be hired (CIV-7.4f)."""
    proposals: Annotated[dict[str, Proposal], Secret(to=NOBODY, entries=True), Fixed()] = Field(default_factory=dict)
    """Those of this Winter, in the order in which they are settled."""
    splits: Annotated[Open[dict[str, Split]], Fixed()] = Field(default_factory=dict)
    """Rebellions and civil wars that run, by the country that keeps the record."""
    on_offer: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The countries without a player that may be taken while the window of CIV-6.5.0d is open."""
    votes: Annotated[list[str], Secret(to=NOBODY, entries=True), Fixed()] = Field(default_factory=list)
    """The seats that voted this Spring to end the game (its seat knows its own)."""
    agreed: Annotated[Open[bool], Fixed()] = False
    """Whether every player voted this Spring to end the game."""
    ended: Annotated[Open[str], Fixed()] = ""
    """Why the game has ended, a key of `ENDINGS`; empty while it runs."""

    def cities_of(self, country: str) -> list[City]:
        """Give a country's cities in founding order."""
        return [city for city in self.cities.values() if city.owner == country]

    def called(self, kind: str, id: str) -> str:
        """Give the name of a country, a city, a character or an improvement, and of a hex that of its city."""
        if kind == "place" and (city := self.city_at(id)):
            return city.name
        things: dict[str, Mapping[str, Country | City | Character | Improvement]] = {
            "country": self.countries,
            "city": self.cities,
            "character": self.characters,
            "improvement": IMPROVEMENTS,
        }
        found = things.get("character" if kind == "stranger" else kind, {}).get(id)
        return found.name if found else super().called(kind, id)

    def named(self, country: str) -> str:
        """Give a country's name; empty for the owner of an unaligned city."""
        return self.countries[country].name if country else ""

    def capital(self, country: str) -> City | None:
        """Give the city with the country's Palace, if there is one."""
        return next((city for city in self.cities_of(country) if "palace" in city.improvements), None)

    def seat_of_power(self, country: str) -> City | None:
        """Give the capital, else the most populous city (of equal ones the first founded), else None."""
        return self.capital(country) or max(self.cities_of(country), key=lambda city: city.population, default=None)

    def hexes_of(self, country: str) -> list[str]:
        """Give the hexes that a country owns, ascending."""
        return sorted(hexagon for hexagon, owner in self.owners.items() if owner == country)

    def city_at(self, hexagon: str) -> City | None:
        """Give the city on a hex."""
        for city in self.cities.values():  # asked for so often that a generator's cost would count
            if city.hex == hexagon:
                return city
        return None

    def army_of(self, country: str) -> list[Element]:
        """Give a country's land elements, oldest first."""
        return list(ranks(self.elements).of.get(country, ()))

    def standing_at(self, hexagon: str) -> Sequence[Element]:
        """Give the land elements on a hex, whosoever they are, oldest first; to be read only."""
        return ranks(self.elements).at.get(hexagon, ())

    def owners_at(self, hexagon: str) -> Mapping[str, int]:
        """Count whose land elements stand on a hex."""
        return ranks(self.elements).owners_at(hexagon)

    def ships_of(self, city: str, kind: str = "Transport Ship") -> list[Ship]:
        """Give the ships of a kind that a city is home to, oldest first."""
        return [ship for ship in self.ships.values() if ship.home == city and ship.type == kind]

    def roads_of(self, city: str) -> list[Road]:
        """Give the roads that a city owns, oldest first."""
        return [road for road in self.roads.values() if road.city == city]

    def missions_of(self, country: str) -> list[Mission]:
        """Give a country's missions, oldest first."""
        return [mission for mission in self.missions.values() if mission.owner == country]

    def people_of(self, country: str) -> list[Character]:
        """Give a country's living characters, in the order in which they came."""
        return [one for one in self.characters.values() if one.country == country and one.in_play]

    def wars_of(self, country: str) -> list[War]:
        """Give the wars that a country is in."""
        return [war for war in self.wars.values() if country in (war.attacker, war.defender)]

    def families_of(self, country: str) -> list[Family]:
        """Give a country's families as they were founded, the sheet of those without one last."""
        own = [family for family in self.families.values() if family.country == country]
        return sorted(own, key=lambda family: not family.head)

    def members_of(self, family: Family) -> list[Character]:
        """Give a family's living members, in the order in which they came."""
        return [one for one in self.characters.values() if one.family == family.id and one.in_play]

    def split_of(self, country: str) -> Split | None:
        """Give the rebellion or civil war in which a country is a side."""
        return next((split for split in self.splits.values() if country in split.sides), None)

    def standing(self) -> list[Country]:
        """Give the countries that have not fallen, in seat order."""
        return [self.countries[seat] for seat in self.seats if self.countries[seat].status != "fallen"]

    def on_turn(self) -> list[Country]:
        """Give the countries that take the turn that is played, a year or five, in seat order (CIV-3.9a)."""
        scale = "five_year" if self.long_season else "annual"
        return [country for country in self.standing() if country.turn_length == scale]

    def cities_on_turn(self) -> list[City]:
        """Give the cities of the countries on turn, in founding order; nobody's go with the years."""
        owners = {country.id for country in self.on_turn()} | ({""} if not self.long_season else set())
        return [city for city in self.cities.values() if city.owner in owners]

    def next_id(self, country: str, kind: str) -> str:
        """Give a fresh id for a country's element, ship or mission, and count it as used."""
        self.countries[country].last_number += 1
        return f"{country}-{kind}-{self.countries[country].last_number}"
