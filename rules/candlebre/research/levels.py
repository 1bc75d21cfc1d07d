"""Research: points, levels, and what they bring (CAN-13)."""

from rules.candlebre.board.state import House
from rules.candlebre.board.tables import COSTS, LEVELS, ROLL_PRICE
from rules.candlebre.currencies.money import surcharged

EFFECTS: dict[str, tuple[str, ...]] = {
    "military": (
        "light infantry may be bought",
        "infantry of every kind +1 in attack and defence",
        "pikemen may be bought",
        "archers +1",
        "siege engines may be bought",
        "cavalry +1 in attack and defence",
        "light infantry may flank",
        "archers +1",
        "infantry of every kind +1 in attack and defence",
        "infantry of every kind has initiative",
    ),
    "infrastructure": (
        "Charters: markets and courts may be built",
        "Stonework: forts may be built",
        "Roads: units that made no march move 1 further",
        "Masons: improvements 10 gold cheaper",
        "Tax Rolls: gold income +10%",
        "Chapters: each temple 1 influence more",
        "Drill Yards: each barracks takes 2 units more",
        "Castles: forts of level 2",
        "Guilds: markets yield 20 gold",
        "High Courts: courts yield 2 honor",
    ),
    "espionage": (
        "Informers: survey",
        "Cutpurses: pilfer",
        "Saboteurs: sabotage",
        "Rumours: slander",
        "Knives: knives",
        "Copyists: plans",
        "The Ring: two operations a turn",
        "Turnkeys: jailbreak",
        "Poisoners: poison",
        "Agitators: uprising",
    ),
}
"""What each level brings, in words (CAN-13.8, CAN-13.10, CAN-13.11)."""


def next_cost(house: House, tree: str) -> int:
    """Give the points that the next level of a tree takes; 0 for a tree that is complete (CAN-13.2, CAN-13.7)."""
    return COSTS[house.earned[tree]] if house.earned[tree] < LEVELS else 0


def add_points(house: House, tree: str, points: int) -> list[int]:
    """Put points into a pool and give the levels that it pays for, in order (CAN-13.1a, CAN-13.5, CAN-13.7a)."""
    house.pool[tree] += points
    earned = []
    while next_cost(house, tree) and house.pool[tree] >= next_cost(house, tree):
        house.pool[tree] -= next_cost(house, tree)
        house.earned[tree] += 1
        earned.append(house.earned[tree])
    return earned


def rolls_price(rolls: int) -> int:
    """Give what so many dice of research cost (CAN-13.4)."""
    return ROLL_PRICE * rolls


def payable(house: House, each: int = 1) -> int:
    """Give how many of this price the civil purse pays for, infamy included (CAN-2.9a)."""
    most = house.civil // each
    while most and surcharged(house, most * each) > house.civil:
        most -= 1
    return most
