"""The figures of the rulebook on land elements and ships that are raised, in its order."""

from typing import Final

SHIP_COST: Final = 20
"""Of a Warship or a Transport Ship (CIV-8.5)."""


LEVY: Final = 1
"""What a city may raise in a Winter of each limited kind (CIV-8.5b, CIV-8.5d)."""
