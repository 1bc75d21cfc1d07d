"""Every figure of the rulebook of war, in its order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.civilized.world.tables import ELEMENTS

FORT_HOLDS: Final = 3
"""Land elements (CIV-ARM2)."""


CAPTAIN: Final = 7
"""The Military of a captain without record (CIV-ARM3)."""


HORDES: Final = "Hordes"


LOSS_ORDER: Final = (
    "Hordes", "Psiloi", "Auxilia", "War Bands", "Bows", "Spears", "Light Horse", "Artillery", "Pikes", "Camelry",
    "Cavalry", "War Wagons", "Blades", "Knights", "Elephants",
)  # fmt: skip
"""CIV-ARM5; within it cheapest first."""


STEPS: Final = 2
"""Hexes of a season's march off the roads (CIV-6.8.3.1b)."""


CITIES_BETWEEN: Final = 1
"""CIV-6.8.3.1a, CIV-6.8.3.2a"""


ABOARD: Final = 2
"""Land elements of a Transport Ship (CIV-6.8.3.2d)."""


AID_POINTS: Final = 50
"""CIV-6.8.4.3d"""


HIGHEST_CARD: Final = 13


MILITIA_PEOPLE: Final = 20
"""Thousand to an element of militia (CIV-6.8.4.2c)."""


PERFIDY: Final = -2
"""What a mark takes off the target of a political maneuver (CIV-6.7.1e)."""


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


WILD_KINDS: Final[Mapping[str, str]] = {"conquest": "military", "exploration": "acquisitive"}
"""The kinds that may be for wild land, and what a Strong ruler is who wages them (CIV-4.6d, CIV-6.7.2c)."""


HOME_GUARD: Final = 6


def arm_of(kind: str) -> Arm:
    """Give how a type fights; one that is in no table fights as Spears or Cavalry (CIV-9.2c)."""
    if kind in ARMS:
        return ARMS[kind]
    return ARMS["Spears" if kind not in ELEMENTS or ELEMENTS[kind].foot else "Cavalry"]
