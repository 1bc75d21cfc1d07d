"""The figures of Candle'Bre, in the order of the rulebook; a scenario changes only its map and how it begins."""

from typing import Literal

from rules.kernel.state.models import Value

Unit = Literal["infantry", "archers", "cavalry", "light_infantry", "pikemen", "siege_engines", "mercenaries"]
Regular = Literal["infantry", "archers", "cavalry", "light_infantry", "pikemen", "siege_engines"]
Segment = Literal["ranged", "mounted", "foot", "train"]
Tree = Literal["military", "infrastructure", "espionage"]
Building = Literal["barracks", "temple", "market", "court", "fort"]
Role = Literal["attack", "defence"]


class UnitTable(Value):
    """A type of unit; none has an upkeep (section 2.4, CAN-5.16, CAN-8.1)."""

    name: str
    attack: int
    defence: int
    move: int
    price: int
    segment: Segment
    armed_as: Literal["infantry", "archers", "cavalry", "engines", "mercenaries"]
    """The class that research improves (CAN-13.9)."""
    needs: int = 0
    """The military level from which it may be bought (CAN-5.2)."""


UNITS: dict[str, UnitTable] = {
    "infantry": UnitTable(name="infantry", attack=7, defence=8, move=1, price=15, segment="foot", armed_as="infantry"),
    "archers": UnitTable(name="archers", attack=6, defence=6, move=1, price=20, segment="ranged", armed_as="archers"),
    "cavalry": UnitTable(name="cavalry", attack=8, defence=6, move=2, price=25, segment="mounted", armed_as="cavalry"),
    "light_infantry": UnitTable(
        name="light infantry", attack=5, defence=4, move=2, price=18, segment="foot", armed_as="infantry", needs=1
    ),
    "pikemen": UnitTable(
        name="pikemen", attack=5, defence=10, move=1, price=15, segment="foot", armed_as="infantry", needs=3
    ),
    "siege_engines": UnitTable(
        name="siege engines", attack=0, defence=0, move=1, price=20, segment="train", armed_as="engines", needs=5
    ),
    "mercenaries": UnitTable(
        name="mercenaries", attack=5, defence=5, move=1, price=10, segment="foot", armed_as="mercenaries"
    ),
}
"""In type order."""
PLURALS = {
    "infantry": ("infantry", "infantry"),
    "archers": ("archer", "archers"),
    "cavalry": ("cavalry", "cavalry"),
    "light_infantry": ("light infantry", "light infantry"),
    "pikemen": ("pikeman", "pikemen"),
    "siege_engines": ("siege engine", "siege engines"),
    "mercenaries": ("mercenary", "mercenaries"),
}
"""What one is called, and what several are."""
TYPES: tuple[str, ...] = tuple(UNITS)
REGULARS: tuple[str, ...] = tuple(kind for kind in TYPES if kind != "mercenaries")
ROLLING: tuple[str, ...] = ("archers", "cavalry", "infantry", "light_infantry", "pikemen", "mercenaries")
"""In rolling order."""
RECRUITS: tuple[str, ...] = ("infantry", "archers", "cavalry", "mercenaries")
"""What a standing army may be made of (CAN-3.5)."""
SEGMENTS: tuple[Segment, ...] = ("ranged", "mounted", "foot", "train")
POINT = 10
"""Gold for each point of a province's value, and of what is reckoned from it (CAN-1.3)."""
VALUE_DIE = (-2, -2, -1, 1, 2, 3)
"""What each face adds to the neighbours with `values = dice` (CAN-1.4)."""
SURCHARGE = 10
"""One part in so many that infamy costs (CAN-2.8, CAN-2.9)."""
PEACE_HONOR = 1
DEED_HONOR = 1
DEED_UNITS = 3
"""CAN-7.16d."""
WITHDRAWAL_HONOR = -2
KILLING_HONOR = -2
EXECUTION_HONOR = -20
BROKEN_ALLIANCE_HONOR = -10
EXPOSURE_HONOR = -3
POISONER_HONOR = -10
PARRY_HONOR = -3
SLANDER_HONOR = -5
RELEASE_HONOR = 1
RELEASES = 2
"""Honor of releases in one seat-turn, at most (CAN-10.4)."""
LEADER_RELEASE_HONOR = 5


class Charter(Value):
    """What is particular to a House (CAN-3.13, CAN-3.14, CAN-3.15 to CAN-3.18)."""

    name: str
    about: str
    perks: str = ""
    """In words for whoever plays it."""
    barracks: int = 80
    temple: int = 80
    court: int = 100
    barracks_room: int = 0
    income: int = 0
    """Per cent more gold."""
    mercenaries: int = 10
    cavalry: int = 25
    archers: int = 20
    cavalry_bonus: int = 0
    temple_yield: int = 1
    honor: int = 10
    influence: int = 4
    honor_income: int = 0
    espionage: int = 0
    operations: int = 0
    shield: int = 0
    pilfer: int = 60
    exposure: int = 1
    """How many times over it loses the honor of an exposure."""
    vow: bool = False
    """Whether it kills no prisoners."""
    courtier: bool = False
    """Its temper when an autopilot plays it (CAN-16.2)."""
    trees: tuple[Tree, ...] = ("military", "infrastructure", "espionage")
    weights: tuple[int, int, int] = (1, 1, 3)
    """Of military, infrastructure, espionage."""


HOUSES: dict[str, Charter] = {
    "ashgrave": Charter(
        name="Ashgrave",
        about="the soldiers",
        perks="Barracks cost 60 and take 1 unit more a turn; temples cost 120.",
        barracks=60,
        temple=120,
        barracks_room=1,
    ),
    "tallowmere": Charter(
        name="Tallowmere",
        about="the merchants",
        perks="Gold income +10%, mercenaries cost 8; barracks and temples cost 100, and you begin without honor.",
        barracks=100,
        temple=100,
        income=10,
        mercenaries=8,
        honor=0,
        trees=("infrastructure", "military", "espionage"),
        weights=(1, 1, 2),
    ),
    "vesper": Charter(
        name="Vesper",
        about="the churchmen",
        perks="Temples cost 60 and yield 2 influence, courts cost 80, 10 influence at the start; cavalry costs 30.",
        temple=60,
        court=80,
        cavalry=30,
        temple_yield=2,
        influence=10,
        courtier=True,
        trees=("infrastructure", "military", "espionage"),
    ),
    "umbrel": Charter(
        name="Umbrel",
        about="the spies",
        perks="Espionage 1 at the start, +3 on your operations, 3 more shield, pilfering up to 100; 5 honor.",
        honor=5,
        espionage=1,
        operations=3,
        shield=3,
        pilfer=100,
        trees=("espionage", "military", "infrastructure"),
        weights=(1, 1, 1),
    ),
    "lanthorn": Charter(
        name="Lanthorn",
        about="the chivalrous",
        perks="+1 honor at income, cavalry at +1; archers cost 24, exposure costs double, and you kill no prisoners.",
        archers=24,
        cavalry_bonus=1,
        honor_income=1,
        exposure=2,
        vow=True,
        courtier=True,
    ),
}
"""In the printed order (CAN-3.13)."""
COMMON = Charter(name="", about="")
"""The common figures."""
PROVINCES_CLAIMED = 5
"""CAN-3.3."""
FIRST_DIE = 6
TREES: tuple[Tree, ...] = ("military", "infrastructure", "espionage")
"""CAN-13.1."""
COSTS = (80, 160, 260, 410, 610, 860, 1200, 1700, 2300, 3000)
"""Of each level of any tree (CAN-13.2)."""
LEVELS = len(COSTS)
ROLL_PRICE = 3
RESEARCH_DIE = 6
"""Research by dice (CAN-13.4)."""
MOST_ROLLS = 999
"""Dice in one order."""
MARKET_PRICE = 50
FORT_PRICES = (50, 100)
FORT_LEVELS = (2, 8)
"""The infrastructure levels that a fort's levels need (CAN-5.11)."""
CHARTERS_LEVEL = 1
"""Markets and courts (CAN-13.10a)."""
ROADS_LEVEL = 3
"""CAN-13.10c."""
MASONS_LEVEL = 4
"""CAN-13.10d."""
MASONS_SAVE = 10
TAX_LEVEL = 5
TAX_PERCENT = 10
CHAPTERS_LEVEL = 6
DRILL_LEVEL = 7
DRILL_ROOM = 2
GUILDS_LEVEL = 9
HIGH_COURTS_LEVEL = 10
MARKET_YIELD = 10
GUILD_YIELD = 20
COURT_LAND = 3
"""Provinces for each court (CAN-5.14, CAN-12.3)."""
FLANK_LEVEL = 7
"""CAN-13.8g."""
INITIATIVE_LEVEL = 10
"""CAN-13.8j."""
CLASS_BONUSES: tuple[tuple[int, str, int, int], ...] = (
    (2, "infantry", 1, 1),
    (4, "archers", 1, 1),
    (6, "cavalry", 1, 1),
    (8, "archers", 1, 1),
    (9, "infantry", 1, 1),
)
"""Military level, class, what attack and defence gain; archers use their attack in both roles (CAN-13.8).

In their order CAN-13.8b, CAN-13.8d, CAN-13.8f, CAN-13.8h, CAN-13.8i.
"""
NEUTRAL_DEFENDERS = "infantry"
"""One for every point of a province's value (CAN-9.2)."""
LEADER_MOVE = 2
COMPANIES_HELD = 3


class OperationTable(Value):
    """An operation of spies (CAN-14.2)."""

    level: int
    price: int
    base: int
    clause: str


OPERATIONS: dict[str, OperationTable] = {
    "survey": OperationTable(level=1, price=10, base=16, clause="CAN-14.10a"),
    "pilfer": OperationTable(level=2, price=20, base=12, clause="CAN-14.10b"),
    "sabotage": OperationTable(level=3, price=40, base=10, clause="CAN-14.10c"),
    "slander": OperationTable(level=4, price=30, base=11, clause="CAN-14.10d"),
    "knives": OperationTable(level=5, price=30, base=11, clause="CAN-14.10e"),
    "plans": OperationTable(level=6, price=50, base=10, clause="CAN-14.10f"),
    "jailbreak": OperationTable(level=8, price=40, base=11, clause="CAN-14.10g"),
    "poison": OperationTable(level=9, price=80, base=8, clause="CAN-14.10h"),
    "uprising": OperationTable(level=10, price=100, base=8, clause="CAN-14.10i"),
}
"""In the order of the rulebook.

They come with CAN-13.11a, CAN-13.11b, CAN-13.11c, CAN-13.11d, CAN-13.11e, CAN-13.11f, CAN-13.11h,
CAN-13.11i, CAN-13.11j.
"""
LEADER_WORTH = 60
"""Gold that a leader counts for in a bargain (CAN-16.17)."""
RING_LEVEL = 7
"""Two operations a seat-turn (CAN-13.11g)."""
DIE = 20
PARRIED: tuple[Literal["poison"], Literal["uprising"]] = ("poison", "uprising")
PARRY_FLOOR = 20
"""What is foiled unless a seat says otherwise (CAN-14.6a)."""
DEFAULT_LIMIT = 60
HONOR_GOAL = 200
