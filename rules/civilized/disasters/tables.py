"""The figures of the rulebook on disasters, in its order."""

from typing import Final

DISASTERS: Final = (
    "famine", "fire", "flood", "plague", "upheaval", "raid", "demagogue", "corruption", "bandits", "espionage",
)  # fmt: skip
"""By the card, from the Ace: an upheaval is a volcano or an earthquake, a raid barbarian or pirate (CIV-6.1.4)."""


GUARDS: Final[dict[str, tuple[str, ...]]] = {
    "famine": ("granary",),
    "fire": ("aqueduct",),
    "flood": ("city_wall",),
    "plague": ("library",),
    "volcano": ("temple", "high_temple"),
    "earthquake": ("temple", "high_temple"),
    "barbarians": ("barracks", "stable"),
    "pirates": ("shipyard",),
    "demagogue": ("public_spectacle", "coliseum"),
    "corruption": ("courthouse",),
    "bandits": ("marketplace", "bank"),
    "espionage": (),
}
"""Disaster, its side settled, to the improvements that may negate it (CIV-6.1.4)."""


NEGATED: Final = 50
"""Per cent (CIV-6.1.2a)."""


STRUCK: Final = 2


DEMAGOGUE: Final = 3


AVERTED: Final = -1
"""What a disaster does to the disorder rate (CIV-6.1.2b, CIV-6.1.2c, CIV-6.1.4)."""


LOSES_IMPROVEMENT: Final = ("fire", "flood", "volcano", "earthquake")


LOSES_PEOPLE: Final = ("famine", "fire", "flood", "plague", "volcano", "earthquake")
"""CIV-6.1.4"""


UNREST: Final = 4
"""The card, less what calms a city, from which it falls into disorder in a turn of five years (CIV-6.3.9d)."""
