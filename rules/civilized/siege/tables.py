"""The figures of the rulebook on sieges, in its order."""

from typing import Final

SIEGE_TARGET: Final = {True: 3, False: 5}
"""By whether a field army is inside (CIV-6.8.4.5b)."""


WALLS: Final = 2


UNREST: Final = 1


SIEGE_STEP: Final = 2
"""CIV-6.8.4.5b"""
