"""Every figure of the rulebook of war, in its order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.civilized.tables import ELEMENTS

FORT_HOLDS: Final = 3
"""Land elements (CIV-ARM2)."""
CAPTAIN: Final = 7
"""The Military of a captain without record (CIV-ARM3)."""
HORDES: Final = "Hordes"
MILITIA: Final = "Militia"
LOSS_ORDER: Final = (
    "Hordes", "Psiloi", "Auxilia", "War Bands", "Bows", "Spears", "Light Horse", "Artillery", "Pikes", "Camelry",
    "Cavalry", "War Wagons", "Blades", "Knights", "Elephants",
)  # fmt: skip
"""CIV-ARM5; within it cheapest first."""

STEPS: Final = 2
"""Hexes of a season's march off the roads (CIV-6.8.3.1b)."""
CITIES_BETWEEN: Final = 1
"""CIV-6.8.3.1a, CIV-6.8.3.2a"""
CONVOY: Final = 12
"""Ships of one order (CIV-6.8.3.2a)."""
SEA_HEXES: Final = 12
"""Of a voyage off the established routes (CIV-6.8.3.2b)."""
ABOARD: Final = 2
"""Land elements of a Transport Ship (CIV-6.8.3.2d)."""
STORM_SEASONS: Final = ("Spring", "Autumn", "Winter")
"""CIV-6.8.3.3c"""
STORM_LOSSES: Final = {11: 1, 12: 2, 13: 3}
"""CIV-6.8.3.3e"""
RETREAT: Final = 4
"""Land hexes that a beaten army may retreat (CIV-6.8.4.4e)."""

MILITIA_PEOPLE: Final = 20
"""Thousands for each militia element (CIV-6.8.4.2c)."""
AID_POINTS: Final = 50
"""CIV-6.8.4.3d"""
AID_CHANCE: Final = {"base": 70, "loyal": 20, "military": 10, "popular": -10, "political": -20, "given": -20}
"""Per cent (CIV-6.8.4.3i)."""
EXTRA_LOSS: Final = 2
"""CIV-6.8.4.4c"""
SIEGE_TARGET: Final = {True: 3, False: 5}
"""By whether a field army is inside (CIV-6.8.4.5b)."""
WALLS: Final = 2
UNREST: Final = 1
SIEGE_STEP: Final = 2
"""CIV-6.8.4.5b"""
HIGHEST_CARD: Final = 13
EXPLORE_TARGET: Final = 5
EXPLORE_STEP: Final = 2
"""CIV-6.8.5d"""
EXPLORE_CHAIN: Final = 4
"""Hexes that one order may name (CIV-6.8.5k)."""
PERFIDY: Final = -2
"""What a mark takes off the target of a political maneuver (CIV-6.7.1e)."""

ROUNDS: Final = 8
"""CIV-HB8"""
VOLLEYS: Final = 2
"""CIV-HB7"""
GOOD_LIST: Final = (
    "Elephants", "Knights", "Blades", "Pikes", "Spears", "War Wagons", "Cavalry", "Camelry", "Bows", "War Bands",
    "Artillery", "Light Horse", "Auxilia", "Psiloi", "Hordes", "Militia",
)  # fmt: skip
ROUGH_LIST: Final = (
    "Auxilia", "Psiloi", "War Bands", "Bows", "Militia", "Hordes", "Blades", "Spears", "Light Horse", "Pikes",
    "Cavalry", "Camelry", "Knights", "Elephants", "War Wagons", "Artillery",
)  # fmt: skip
"""CIV-HB6"""
SHOOTERS: Final = ("Artillery", "Bows", "War Wagons")
"""In the order in which they stand in the line while arrows fly (CIV-HB7)."""
GROUND: Final = {
    "plains": (6, 0),
    "desert": (6, 0),
    "hills": (5, 2),
    "forest": (4, 3),
    "marsh": (4, 3),
    "mountain": (3, 3),
}
"""Terrain to the width of the front and how much of it is rough (CIV-HB3)."""
COMMAND: Final = ((2, -2), (4, -1), (8, 0), (10, 1), (14, 2))
"""A Military of at most the first figure gives the second (CIV-HB9)."""
NO_GENERAL: Final = -2
INITIATIVE: Final = 3
"""At most so many positions fight with the initiative (CIV-HB9)."""
SUPPORT: Final = {"Pikes": 2, "Spears": 1, "War Bands": 1}
"""CIV-HB10"""
PURSUERS: Final = ("Elephants", "Knights", "War Bands")
"""CIV-HB14"""
LOOTERS: Final = ("Knights", "Cavalry", "Camelry", "Light Horse")
"""CIV-HB15"""
NIMBLE: Final = ("Psiloi", "Light Horse")
"""CIV-HB12"""
CATCHERS: Final = ("Bows", "Psiloi", "Auxilia", MILITIA)
"""Who destroys the nimble when doubling them, beside mounted ones (CIV-HB12)."""


@dataclass(frozen=True)
class Arm:
    """How a type fights: against foot, against mounted, shooting at either, and whether rough going suits it."""

    mounted: bool
    foot: int
    horse: int
    shoots: tuple[int, int] | None = None
    rough: bool = False


ARMS: Final[dict[str, Arm]] = {
    "Elephants": Arm(True, 4, 5),
    "Knights": Arm(True, 3, 4),
    "Blades": Arm(False, 5, 3),
    "War Wagons": Arm(False, 3, 4, (3, 4)),
    "Pikes": Arm(False, 3, 4),
    "Cavalry": Arm(True, 3, 3),
    "Camelry": Arm(True, 2, 4),
    "Artillery": Arm(False, 2, 2, (4, 4)),
    "Spears": Arm(False, 4, 4),
    "Bows": Arm(False, 2, 4, (2, 4), rough=True),
    "War Bands": Arm(False, 3, 2, rough=True),
    "Light Horse": Arm(True, 2, 2),
    "Psiloi": Arm(False, 2, 2, rough=True),
    "Auxilia": Arm(False, 3, 2, rough=True),
    "Hordes": Arm(False, 3, 2),
    "Militia": Arm(False, 3, 2, rough=True),
}
"""CIV-HB1"""
KILLERS_ANYWHERE: Final[dict[str, tuple[str, ...]]] = {
    "Elephants": ("Psiloi", "Auxilia", MILITIA, "Light Horse", "Artillery"),
    "Knights": ("Elephants", "Camelry", "Light Horse"),
    "War Wagons": ("Elephants", "Artillery"),
    "Artillery": tuple(ARMS),
    "Blades": ("War Bands",),
    "Spears": ("War Bands",),
    "Pikes": ("Elephants", "War Bands"),
    "War Bands": ("Elephants",),
    "Hordes": ("Elephants",),
    "Bows": tuple(name for name, arm in ARMS.items() if arm.mounted),
}
KILLERS_IN_ROUGH: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(ARMS) for kind in ("Knights", "Cavalry", "Camelry", "Light Horse")
}
KILLERS_IN_GOOD: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("Blades", "Spears", "Auxilia", MILITIA, "War Bands", "Hordes"), ("Knights",)),
    "Psiloi": ("Knights", "Cavalry", "Camelry"),
}
"""Loser to those that destroy it when they beat it: anywhere, in rough going, in good going (CIV-HB2)."""
GENERAL_DIES: Final = 6
GENERAL_WOUNDED: Final = 10
"""The highest cards with these fates (CIV-HB20)."""

FIND: Final = {"route": 4, "open": 5}
"""What an interceptor must throw at least (CIV-HS1)."""
WATCH: Final = 2
"""Hexes of sea from a port that its Warships watch (CIV-HS1)."""
SEA_ROUNDS: Final = 3
WARSHIP_FACTOR: Final = 3
PIRATE_FACTOR: Final = 2
TRANSPORT_FACTOR: Final = 1
SUNK: Final = 3
"""Lower by so many is sunk, by fewer driven off (CIV-HS4, CIV-HS5)."""
GREAT_ADMIRAL: Final = 10
"""A Military over this helps at sea (CIV-HS4)."""

MILITIA_STRENGTH: Final = 10
WALL_STRENGTH: Final = 40
"""How the autopilot reckons (section 8)."""
WAR_KINDS: Final = ("conquest", "religion", "territory", "exploration", "vengeance")
"""CIV-4.6.1 to CIV-4.6.5"""
WILD_KINDS: Final[Mapping[str, str]] = {"conquest": "military", "exploration": "acquisitive"}
"""The kinds that may be for wild land, and what a Strong ruler is who wages them (CIV-4.6d, CIV-6.7.2c)."""
WAR_CARD: Final = 10
"""Up to this card war is declared; court cards prepare (CIV-4.6a)."""
EXPEDITION: Final = 12
HOME_GUARD: Final = 6
CAPITAL_GUARD: Final = 2
TRANSPORTS: Final = 3
"""CIV-4.6.4, CIV-HA4, CIV-HA5"""


GAMEMASTER: Final = "gamemaster"
"""The seat of whoever rules on contested battles; not a country (CIV-6.8.4.2f)."""


def is_foot(kind: str) -> bool:
    """Tell whether a type of element is foot."""
    return not arm_of(kind).mounted


def arm_of(kind: str) -> Arm:
    """Give how a type fights; one that is in no table fights as Spears or Cavalry (CIV-9.2c)."""
    if kind in ARMS:
        return ARMS[kind]
    return ARMS["Spears" if kind not in ELEMENTS or ELEMENTS[kind].foot else "Cavalry"]
