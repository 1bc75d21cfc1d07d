"""The figures of the rulebook that more than one room needs, in its order."""

from typing import Literal

Type = Literal["Kn", "Cv", "LH", "Bd", "Sp", "Pk", "Wb", "Ax", "Bw", "Ps", "Hd", "Art"]
TYPES: tuple[Type, ...] = ("Kn", "Cv", "LH", "Bd", "Sp", "Pk", "Wb", "Ax", "Bw", "Ps", "Hd", "Art")
"""All types of element, in the order in which they are dealt and numbered (FIE-8.12, FIE-11.12)."""
MOUNTED: tuple[Type, ...] = ("Kn", "Cv", "LH")
"""Those that ride (FIE-11.21)."""
FOOT: tuple[Type, ...] = tuple(one for one in TYPES if one not in MOUNTED)
LOSE_MOUNTED: tuple[Type, ...] = ("LH", "Cv", "Kn")
LOSE_FOOT: tuple[Type, ...] = ("Hd", "Ps", "Ax", "Wb", "Bw", "Pk", "Sp", "Bd", "Art")
"""In which order attrition takes them, where their leader says nothing (FIE-8.46)."""
LINE: tuple[Type, ...] = ("Kn", "Bd", "Sp", "Pk", "Wb", "Cv", "Ax", "Bw", "LH", "Ps", "Hd", "Art")
"""How a House draws up its line, where it says nothing (FIE-11.13)."""
GENERALS: tuple[Type, ...] = ("Kn", "Bd")
"""What every army list allows a general's element to be (FIE-11.2)."""
GENERALS_ELSE: tuple[Type, ...] = ("Cv", "LH", "Sp", "Pk", "Wb", "Ax", "Bw", "Ps", "Hd", "Art")
"""What a general's element is where neither is free (FIE-11.2)."""

Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "summer", "fall", "winter")
TURNS: dict[Season, int] = {"spring": 3, "summer": 4, "fall": 3, "winter": 2}
"""Campaign turns of each season, twelve in all (FIE-7.1)."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""Of the year's campaigns, one for each conflict; no more than Houses that can begin one (FIE-7.2)."""

Character = Literal["feeble", "prudent", "skilled", "rash"]
CHARACTERS: dict[int, Character] = {
    1: "feeble",
    2: "prudent",
    3: "prudent",
    4: "skilled",
    5: "skilled",
    6: "rash",
}
"""By the face of a die (FIE-16.0)."""

FULL = 24
"""Elements of an army at full strength (FIE-8.12)."""
HALF = 12
"""What an army has that comes back in the year of its disbanding, and the fewest it can have (FIE-8.10, FIE-8.11)."""
CAPITALS = (3, 6)
"""How many capitals a scenario may have (section 12.2)."""
HOUSES = 8
"""Houses that a scenario lists, and the most that can play (FIE-2.1)."""
FEWEST = 3
"""The fewest seats (FIE-2.1)."""
SMALLEST = 2
"""The fewest fiefs of a region, and the fewest routes of a sea node (section 12.2)."""
STRONGEST = 9
"""The strongest fortress (FIE-1.1)."""
MARKED = tuple(str(number) for number in range(1, 13))
"""The markers of an army's detachments, a dozen (FIE-13.1)."""
DETACHED = 4
"""Elements of a detachment, at most (FIE-13.1)."""
FLEET = 6
"""Markers of a fleet, at most (FIE-14.1)."""
CARRIED = 6
"""Elements that a fleet marker carries (FIE-14.6)."""
