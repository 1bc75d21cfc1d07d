"""The figures of the rulebook on armies on the march, in its order."""

from typing import Final

from rules.civilized.world.war_tables import arm_of

STORM_SEASONS: Final = ("Spring", "Autumn", "Winter")
"""CIV-6.8.3.3c"""


STORM_LOSSES: Final = {11: 1, 12: 2, 13: 3}
"""CIV-6.8.3.3e"""


EXPLORE_CHAIN: Final = 4
"""Hexes that one order may name (CIV-6.8.5k)."""


GENERAL_DIES: Final = 6


GENERAL_WOUNDED: Final = 10
"""The highest cards with these fates (CIV-HB20)."""


def is_foot(kind: str) -> bool:
    """Tell whether a type of element is foot."""
    return not arm_of(kind).mounted
