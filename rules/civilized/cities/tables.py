"""The figures of the rulebook on cities and their buildings, in its order."""

from typing import Final

PEOPLE_FACTORS: Final = {"granary": (3, 2), "aqueduct": (3, 2)}
"""Improvement to the fraction by which it multiplies the population (CIV-5.1a)."""


PRODUCTION_FACTORS: Final = {"marketplace": (3, 2), "bank": (2, 1), "library": (3, 2)}
"""Improvement to the fraction by which it multiplies production (CIV-5.3b)."""


LONG_FACTOR: Final = (5, 2)
"""What a turn of five years brings and costs in years, a fraction (CIV-5.6.9a, CIV-8.1.9a)."""


CITY_PEOPLE: Final = 1


CROWD_CAPITAL: Final = 80


CROWD: Final = 40
"""Down to what a capital and another city give people for colonies (CIV-4.6.3a)."""
"""Points, and the population that the first source pays beside those who move (CIV-5.1h)."""


SECTION_TRADE: Final = 10


SHIP_TRADE: Final = 20
"""CIV-5.2a"""


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


OLD_DISORDER: Final = 2
"""CIV-6.3.1m"""


CONQUERED: Final = 2
"""CIV-6.3.1n"""


CAPTORS: Final = 2
"""How many elements of a garrison count at most, each -1 (CIV-6.3.1o)."""
