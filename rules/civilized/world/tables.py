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
"""Unless a scenario sets another (CIV-2.1g)."""


SCORES: Final = ("morals", "greed", "loyalty", "popularity", "activity", "intelligence", "military", "political")
"""The order in which they are drawn (CIV-4.2a) and shown in two groups (CIV-4.2e)."""


OVER: Final = 10
"""A score over this makes its word true (CIV-4.4.1c)."""


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


ADULT: Final = 16
"""CIV-4.4.2g"""


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


GROWTH: Final = 10


CITY_DISTANCE: Final = 2
"""CIV-5.1g"""


CITY_COST: Final = 25


SECTION_COST: Final = 10
"""CIV-5.2.1c"""


RATES: Final = tuple(range(0, 101, 10))
"""CIV-5.5b"""


CALM: Final = {"temple": -1, "high_temple": -2, "public_spectacle": -1, "coliseum": -2}
"""Improvement to what it does to the disorder rate (CIV-6.3.1d, CIV-6.3.1e, CIV-6.3.1f, CIV-6.3.1g)."""


GARRISON: Final = 6


GARRISON_CALM: Final = -2
"""CIV-6.3.1h"""


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


ELEMENT_PEOPLE: Final = 1
"""CIV-8.5a"""


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
