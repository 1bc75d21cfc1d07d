"""The figures of the rulebook on places that are taken, and armies that give way, in its order."""

from typing import Final

RETREAT: Final = 4
"""Land hexes that a beaten army may retreat (CIV-6.8.4.4e)."""


EXPLORE_TARGET: Final = 5


EXPLORE_STEP: Final = 2
"""CIV-6.8.5d"""
