"""Every figure of the rulebook, in its order."""

from dataclasses import dataclass
from typing import Final

TERRAINS: Final = {
    "~": "sea",
    "p": "plains",
    "h": "hills",
    "f": "forest",
    "m": "mountain",
    "s": "marsh",
    "d": "desert",
}
"""Letter of a board's rows to terrain (section 12)."""

CAPITAL_POPULATION: Final = 40
"""CIV-2.1a"""
CITY_POPULATION: Final = 20
"""What a new town has and what no city may fall under (CIV-2.1b, CIV-5.1h, CIV-5.1k)."""
FIRST_TOWNS: Final = 2
"""CIV-2.1b"""
COUNCIL_CHAIRS: Final = 5
"""CIV-2.1e"""
FIRST_TAX: Final = 30
"""CIV-2.1g"""

SCORE_VALUES: Final = {"city": 25, "improvement": 25, "upgrade": 50, "fort": 25, "section": 10, "mission": 25}
"""CIV-2.2e"""

SCORES: Final = ("morals", "greed", "loyalty", "popularity", "activity", "intelligence", "military", "political")
"""The order in which they are drawn (CIV-4.2a) and shown in two groups (CIV-4.2e)."""
HIGHEST_SCORE: Final = 14
"""CIV-4.2b"""
ANCESTORS: Final = 2
"""How many must share a high or low score for heredity (CIV-4.2c)."""
OVER: Final = 10
"""A score over this makes its word true (CIV-4.4.1c)."""
UNDER: Final = 4
"""An ancestor's score under this is low (CIV-4.2c)."""

UNSCRUPULOUS: Final = 6
"""The highest Loyalty of an unscrupulous character (CIV-4.4.2f)."""

SCORE_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "morals": (
        "Depraved", "Vicious", "Nasty", "Dissolute", "Most bad habits", "Some bad habits", "A bad habit", "Average",
        "Quite good", "Mostly good", "Good", "Moral", "Highly moral", "Religious", "Saintly",
    ),
    "greed": (
        "Wastrel", "Spend-thrift", "Munificent", "Open handed", "Lavish", "Unstinting", "Generous", "Average",
        "Sparing", "Frugal", "Ungenerous", "Mean", "Parsimonious", "Miserly", "Mercenary",
    ),
    "loyalty": (
        "Treacherous", "Perfidious", "Disaffected", "Disloyal", "Dishonourable", "False", "Unreliable", "Average",
        "Honourable", "True", "Faithful", "Loyal", "Staunch", "Steadfast", "Devoted",
    ),
    "popularity": (
        "Abhorred", "Loathed", "Hated", "Detested", "Unlikable", "Disliked", "Average", "Average",
        "Average", "Popular", "Esteemed", "Revered", "Adored", "Beloved", "Beloved by all",
    ),
    "activity": (
        "Sluggard", "Languid", "Lethargic", "Lazy", "Slow", "Careful", "Average", "Average",
        "Average", "Brisk", "Animated", "Energetic", "Vigorous", "Forceful", "Dynamic",
    ),
    "intelligence": (
        "Moronic", "Stupid", "Idiot", "Dense", "Thick", "Foolish", "Average", "Average",
        "Average", "Quick", "Cunning", "Shrewd", "Intelligent", "Brilliant", "Genius",
    ),
    "military": (
        "Awful", "Bungler", "Blunderer", "Incompetent", "Incapable", "Not bad", "Average", "Average",
        "Average", "Competent", "Capable", "Good", "Talented", "Gifted", "Genius",
    ),
    "political": (
        "Awful", "Bungler", "Blunderer", "Incompetent", "Incapable", "Not bad", "Average", "Average",
        "Average", "Competent", "Capable", "Good", "Talented", "Gifted", "Genius",
    ),
}  # fmt: skip
"""Score to its names, 0 to 14 (CIV-4.2.1)."""

STRONG_ARMY: Final = (4, 5)
"""Four times the own elements against five times the target's (CIV-4.4.2a)."""
MANY_SHIPS: Final = 2
"""Transport Ships beyond which every coast is near (CIV-4.4.2b)."""
LARGE_POPULATION: Final = 70
"""CIV-4.4.2c"""
BINDING: Final = ("pact", "defensive", "military")
"""The agreements that keep a country from being invaded (CIV-4.4.2h)."""
CYCLE: Final = 5
"""The years of a cycle (CIV-3.9a)."""
TROUBLE_CHANCE: Final = 10
"""Per cent for each living member of a family (CIV-4.1.1a)."""
AGE_WEIGHTS: Final = ((60, 4), (50, 3), (40, 2), (0, 1))
"""Least age to weight, the oldest first (CIV-4.1.1b)."""
DEADLY: Final = 6
SERIOUS: Final = 10
"""The highest cards that bring death, and a serious illness (CIV-4.1.1c)."""
SIEGE_CHANCE: Final = 10
"""Per cent for each character at home, divided by the country's cities (CIV-4.1.2a)."""
MARRIAGE_CHANCE: Final = 20
MARRIAGE_AGES: Final = (16, 40)
"""Per cent for each unmarried member of such an age, both included (CIV-4.1.3a)."""
BIRTH_CHANCE: Final = 20
BIRTH_AGES: Final = (16, 40)
"""Per cent for each married woman of such an age, both included (CIV-4.1.4a)."""
LONG_TROUBLE_CHANCE: Final = 25
LONG_MARRIAGE_CHANCE: Final = 50
LONG_MARRIAGE_AGES: Final = (16, 35)
LONG_BIRTH_CHANCE: Final = 50
"""The like for a turn of five years, ages at its start (CIV-4.9.1a, CIV-4.9.2a, CIV-4.9.3a)."""
SIBLINGS_MOST: Final = 8
"""The highest card that gives brothers and sisters (CIV-4.3.2e)."""

SCHOOL_SCORE: Final = {"university": "political", "staff_college": "military"}
"""CIV-4.2.2a"""
SCHOOL_YEARS: Final = 5
"""CIV-4.2.2a"""
SCHOOL_PLACES: Final = 10
"""CIV-4.2.2d"""
ADULT: Final = 16
"""CIV-4.4.2g"""

OPTIMUM_AGES: Final = {
    "ruler": 35, "rebel": 35, "regent": 35, "general": 35, "leader": 35, "councillor": 40, "priest": 45, "advisor": 45,
}  # fmt: skip
"""CIV-4.3.1b"""
CHILD_CHANCE: Final = 20
"""Per cent for each year of the mother over 16 (CIV-4.3.2c)."""

TAX_BASE: Final = 30
TAX_CARD: Final = 10
TAX_COURT: Final = 20
TAX_LEAST: Final = 10
TAX_RULER: Final = {"strong": 10, "acquisitive": 20, "loyal": -10, "popular": -20}
TAX_DISORDER: Final = -20
"""The autopilot's tax (CIV-4.5)."""

LOT: Final = 25
"""Points of a lot (CIV-4.8.1b)."""
SAVING: Final = {
    "base": 30, "intelligent": 20, "acquisitive_or_military": 10, "strong": -20, "popular": -10, "war": -20, "old": 10,
}  # fmt: skip
"""Per cent (CIV-4.8.1d)."""
OLD_TREASURY: Final = 50
"""Per cent (CIV-4.8.1e)."""
LOTS_MOST: Final = 40
"""House rule: no more lots than these are drawn for in a Winter; the rest stays in the treasury (CIV-4.8.1b)."""
BUNDLES_MOST: Final = 10
"""House rule: more lots than these are drawn for in so many bundles of equal size (CIV-4.8.1b)."""

INVESTMENTS: Final[dict[str, tuple[str, ...]]] = {
    "morals": (
        "palace", "temple", "high_temple", "courthouse", "granary", "aqueduct", "wall_or_fort", "new_city",
        "army_or_navy", "road_or_ship", "marketplace", "bank", "library", "mission", "staff_college", "barracks",
        "stable", "shipyard", "university", "public_spectacle", "coliseum",
    ),
    "greed": (
        "palace", "road_or_ship", "marketplace", "bank", "library", "mission", "granary", "aqueduct", "courthouse",
        "wall_or_fort", "staff_college", "barracks", "stable", "shipyard", "army_or_navy", "new_city",
        "university", "public_spectacle", "coliseum", "temple", "high_temple",
    ),
    "loyalty": (
        "palace", "granary", "aqueduct", "wall_or_fort", "army_or_navy", "new_city", "courthouse", "road_or_ship",
        "public_spectacle", "coliseum", "marketplace", "bank", "library", "mission", "staff_college", "barracks",
        "stable", "shipyard", "university", "temple", "high_temple",
    ),
    "popularity": (
        "palace", "granary", "aqueduct", "public_spectacle", "coliseum", "temple", "high_temple", "courthouse",
        "mission", "wall_or_fort", "army_or_navy", "road_or_ship", "new_city", "marketplace", "bank", "library",
        "staff_college", "barracks", "stable", "shipyard", "university",
    ),
    "activity": (
        "palace", "army_or_navy", "mission", "road_or_ship", "new_city", "wall_or_fort", "staff_college",
        "university", "barracks", "stable", "shipyard", "public_spectacle", "coliseum", "temple", "high_temple",
        "courthouse", "granary", "aqueduct", "marketplace", "bank", "library",
    ),
    "intelligence": (
        "palace", "new_city", "library", "mission", "staff_college", "university", "granary", "aqueduct",
        "wall_or_fort", "road_or_ship", "courthouse", "marketplace", "bank", "temple", "high_temple", "barracks",
        "stable", "shipyard", "army_or_navy", "public_spectacle", "coliseum",
    ),
    "military": (
        "palace", "army_or_navy", "barracks", "stable", "shipyard", "new_city", "staff_college", "wall_or_fort",
        "road_or_ship", "university", "public_spectacle", "coliseum", "temple", "high_temple", "courthouse",
        "granary", "aqueduct", "marketplace", "bank", "library", "mission",
    ),
    "political": (
        "palace", "mission", "road_or_ship", "university", "granary", "aqueduct", "marketplace", "courthouse",
        "bank", "library", "staff_college", "barracks", "stable", "shipyard", "army_or_navy", "new_city",
        "public_spectacle", "coliseum", "temple", "high_temple", "wall_or_fort",
    ),
}  # fmt: skip
"""Highest score to what the autopilot buys, from the front, and loses, from the end (CIV-4.8.2h)."""

PEOPLE_FACTORS: Final = {"granary": (3, 2), "aqueduct": (3, 2)}
"""Improvement to the fraction by which it multiplies the population (CIV-5.1a)."""
PRODUCTION_FACTORS: Final = {"marketplace": (3, 2), "bank": (2, 1), "library": (3, 2)}
"""Improvement to the fraction by which it multiplies production (CIV-5.3b)."""
GROWTH: Final = 10
LONG_GROWTH: Final = 25
"""Per cent of the effective population in a year, and in a turn of five (CIV-5.1c, CIV-5.1.9a)."""
LONG_FACTOR: Final = (5, 2)
"""What a turn of five years brings and costs in years, a fraction (CIV-5.6.9a, CIV-8.1.9a)."""
CITY_DISTANCE: Final = 2
"""CIV-5.1g"""
CITY_COST: Final = 25
CITY_PEOPLE: Final = 1
CROWD_CAPITAL: Final = 80
CROWD: Final = 40
"""Down to what a capital and another city give people for colonies (CIV-4.6.3a)."""
"""Points, and the population that the first source pays beside those who move (CIV-5.1h)."""
SECTION_TRADE: Final = 10
SHIP_TRADE: Final = 20
"""CIV-5.2a"""
SECTION_COST: Final = 10
"""CIV-5.2.1c"""
RATES: Final = tuple(range(0, 101, 10))
"""CIV-5.5b"""

DISASTERS: Final = (
    "famine", "fire", "flood", "plague", "upheaval", "raid", "demagogue", "corruption", "bandits", "espionage",
)  # fmt: skip
"""By the card, from the Ace: an upheaval is a volcano or an earthquake, a raid barbarian or pirate (CIV-6.1.4)."""
GUARDS: Final[dict[str, tuple[str, ...]]] = {
    "famine": ("granary",),
    "fire": ("aqueduct",),
    "flood": ("city_wall",),
    "plague": ("library",),
    "volcano": ("temple", "high_temple"),
    "earthquake": ("temple", "high_temple"),
    "barbarians": ("barracks", "stable"),
    "pirates": ("shipyard",),
    "demagogue": ("public_spectacle", "coliseum"),
    "corruption": ("courthouse",),
    "bandits": ("marketplace", "bank"),
    "espionage": (),
}
"""Disaster, its side settled, to the improvements that may negate it (CIV-6.1.4)."""
NEGATED: Final = 50
"""Per cent (CIV-6.1.2a)."""
STRUCK: Final = 2
DEMAGOGUE: Final = 3
AVERTED: Final = -1
"""What a disaster does to the disorder rate (CIV-6.1.2b, CIV-6.1.2c, CIV-6.1.4)."""
LOSES_IMPROVEMENT: Final = ("fire", "flood", "volcano", "earthquake")
LOSES_PEOPLE: Final = ("famine", "fire", "flood", "plague", "volcano", "earthquake")
"""CIV-6.1.4"""

CALM: Final = {"temple": -1, "high_temple": -2, "public_spectacle": -1, "coliseum": -2}
"""Improvement to what it does to the disorder rate (CIV-6.3.1d, CIV-6.3.1e, CIV-6.3.1f, CIV-6.3.1g)."""
GARRISON: Final = 6
GARRISON_CALM: Final = -2
"""CIV-6.3.1h"""
NO_PALACE: Final = 1
"""CIV-6.3.1i"""
WARS: Final = 2
WARS_UNREST: Final = 1
"""CIV-6.3.1j"""
ALLIES: Final = 3
ALLIES_CALM: Final = -1
"""CIV-6.3.1k"""
BRIBED: Final = 1
"""CIV-6.3.1l"""
UNREST: Final = 4
"""The card, less what calms a city, from which it falls into disorder in a turn of five years (CIV-6.3.9d)."""
OLD_DISORDER: Final = 2
"""CIV-6.3.1m"""
CONQUERED: Final = 2
"""CIV-6.3.1n"""
CAPTORS: Final = 2
"""How many elements of a garrison count at most, each -1 (CIV-6.3.1o)."""


@dataclass(frozen=True)
class ElementType:
    """A type of land element."""

    cost: int
    foot: bool


ELEMENTS: Final[dict[str, ElementType]] = {
    "Elephants": ElementType(40, foot=False),
    "Knights": ElementType(40, foot=False),
    "Blades": ElementType(40, foot=True),
    "War Wagons": ElementType(40, foot=True),
    "Cavalry": ElementType(30, foot=False),
    "Camelry": ElementType(30, foot=False),
    "Pikes": ElementType(30, foot=True),
    "Artillery": ElementType(30, foot=True),
    "Light Horse": ElementType(20, foot=False),
    "Spears": ElementType(20, foot=True),
    "Bows": ElementType(20, foot=True),
    "War Bands": ElementType(20, foot=True),
    "Psiloi": ElementType(10, foot=True),
    "Auxilia": ElementType(10, foot=True),
}
"""CIV-8.5"""
SHIP_COST: Final = 20
"""Of a Warship or a Transport Ship (CIV-8.5)."""
ELEMENT_PEOPLE: Final = 1
"""CIV-8.5a"""
LEVY: Final = 1
"""What a city may raise in a Winter of each limited kind (CIV-8.5b, CIV-8.5d)."""
DOZEN: Final = 12
"""CIV-8.5g"""


@dataclass(frozen=True)
class Improvement:
    """A civic improvement of a city; `upgrades` names the lesser one that it replaces."""

    name: str
    lone: bool = False
    """At most one in a country (CIV-8.6.2d)."""
    upgrades: str = ""
    coastal: bool = False


IMPROVEMENTS: Final[dict[str, Improvement]] = {
    "granary": Improvement("Granary"),
    "aqueduct": Improvement("Aqueduct"),
    "marketplace": Improvement("Marketplace"),
    "bank": Improvement("Bank", lone=True, upgrades="marketplace"),
    "library": Improvement("Library"),
    "city_wall": Improvement("City Wall"),
    "barracks": Improvement("Barracks"),
    "stable": Improvement("Stable"),
    "shipyard": Improvement("Shipyard", coastal=True),
    "temple": Improvement("Temple"),
    "high_temple": Improvement("High Temple", lone=True, upgrades="temple"),
    "public_spectacle": Improvement("Public Spectacle"),
    "coliseum": Improvement("Coliseum", lone=True, upgrades="public_spectacle"),
    "courthouse": Improvement("Courthouse"),
    "palace": Improvement("Palace", lone=True),
    "university": Improvement("University"),
    "staff_college": Improvement("Staff College"),
}
"""CIV-8.6.2; the Fort stands outside cities."""
PROVINCIAL: Final[dict[str, str]] = {
    "City": "province",
    "Granary": "food store",
    "Aqueduct": "irrigation project",
    "Marketplace": "fair",
    "Library": "sage",
    "Bank": "money lender",
    "University": "school",
    "Staff College": "military training ground",
    "City Wall": "hill fort",
    "Palace": "chief's hall",
    "Courthouse": "moot",
    "Temple": "shrine",
    "High Temple": "great shrine",
    "Public Spectacle": "games",
    "Coliseum": "great games",
    "Barracks": "war band camp",
    "Stable": "herd pasture",
    "Shipyard": "boat landing",
    "Fort": "stronghold",
    "Road": "trackway",
    "Transport Ship": "trading boats",
    "Warship": "war boats",
}
"""Urban word to what it is called where there are no towns (CIV-9.1a, CIV-9.1b, CIV-9.1c)."""
IMPROVEMENT_COST: Final = 25
IMPROVEMENT_PEOPLE: Final = 1
"""CIV-8.6.2a"""
MISSION_COST: Final = 25
"""CIV-8.6.3a"""
