"""The figures of the rulebook on battles, in its order."""

from typing import Final

from rules.civilized.world.war_tables import ARMS

MILITIA: Final = "Militia"


EXTRA_LOSS: Final = 2
"""CIV-6.8.4.4c"""


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
