"""The figures of the rulebook on people, in its order."""

from typing import Final

HIGHEST_SCORE: Final = 14
"""CIV-4.2b"""


ANCESTORS: Final = 2
"""How many must share a high or low score for heredity (CIV-4.2c)."""


UNDER: Final = 4
"""An ancestor's score under this is low (CIV-4.2c)."""


TROUBLE_CHANCE: Final = 10
"""Per cent for each living member of a family (CIV-4.1.1a)."""


AGE_WEIGHTS: Final = ((60, 4), (50, 3), (40, 2), (0, 1))
"""Least age to weight, the oldest first (CIV-4.1.1b)."""


DEADLY: Final = 6


SERIOUS: Final = 10
"""The highest cards that bring death, and a serious illness (CIV-4.1.1c)."""


SIEGE_CHANCE: Final = 10
"""Per cent for each character at home, divided by the country's cities (CIV-4.1.2a)."""


MARRIAGE_CHANCE: Final = 20


MARRIAGE_AGES: Final = (16, 40)
"""Per cent for each unmarried member of such an age, both included (CIV-4.1.3a)."""


BIRTH_CHANCE: Final = 20


BIRTH_AGES: Final = (16, 40)
"""Per cent for each married woman of such an age, both included (CIV-4.1.4a)."""


LONG_TROUBLE_CHANCE: Final = 25


LONG_MARRIAGE_CHANCE: Final = 50


LONG_MARRIAGE_AGES: Final = (16, 35)


LONG_BIRTH_CHANCE: Final = 50
"""The like for a turn of five years, ages at its start (CIV-4.9.1a, CIV-4.9.2a, CIV-4.9.3a)."""


SIBLINGS_MOST: Final = 8
"""The highest card that gives brothers and sisters (CIV-4.3.2e)."""


SCHOOL_SCORE: Final = {"university": "political", "staff_college": "military"}
"""CIV-4.2.2a"""


SCHOOL_YEARS: Final = 5
"""CIV-4.2.2a"""


SCHOOL_PLACES: Final = 10
"""CIV-4.2.2d"""


OPTIMUM_AGES: Final = {
    "ruler": 35, "rebel": 35, "regent": 35, "general": 35, "leader": 35, "councillor": 40, "priest": 45, "advisor": 45,
}  # fmt: skip
"""CIV-4.3.1b"""


CHILD_CHANCE: Final = 20
"""Per cent for each year of the mother over 16 (CIV-4.3.2c)."""
