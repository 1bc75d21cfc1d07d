"""The figures of the rulebook on fleets, in its order."""

from typing import Final

CONVOY: Final = 12
"""Ships of one order (CIV-6.8.3.2a)."""


SEA_HEXES: Final = 12
"""Of a voyage off the established routes (CIV-6.8.3.2b)."""


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
