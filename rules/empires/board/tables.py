"""The figures of the rulebook that more than one room needs, in its order."""

from typing import Literal

FLOOR, TOP, ABOVE_NORM = -3, 3, 2
"""Bounds of a social state: never below the floor, at most two above its norm and never above the top (EMP-H3.2)."""
LEAST_NEED = 1
"""Holds that take an area of population 1 or less (EMP-H3.3)."""
HERESY = "heresy"
"""The creed of an area that bears the heresy marker (EMP-H3.4)."""
FORTS: tuple[int, ...] = (0, 2, 3)
"""Strengths of fortifications, each the next of the one before (EMP-H14.1)."""
RATINGS = (1, 9)
"""The least and the most of a leader's rating (EMP-H8.1)."""
MOST_GOLD = 99
"""What a treasury holds at most; more is lost (EMP-H16.3)."""
ENDEAVOURS = 5
"""Endeavours and defences of a seat in a round (EMP-H9.1)."""
LONGEST_SHEET = 40
"""Orders of a sheet at most (E-FULL)."""
HAND = 3
"""Cards that a seat keeps, in hand and in front together (EMP-19.2a5)."""
ALTERNATIVES = 7
"""Targets among which a posted card takes the first that is legal (EMP-H5.18)."""
TURNS = (1, 12)
"""Game turns that a game may have (EMP-H4.6)."""
PARS = 6
"""For how many lengths of a game a scenario has a par (EMP-H26.3)."""
DICE = range(2, 13)
"""Sums of two dice."""
VALUES = range(-1, 17)
"""Rows of the Unrest and Rebellion Table: below 0, each value, 16 and above (EMP-17.5a)."""
DECK, EXTENDED = 49, 56
"""Cards of the deck, and of the extended one (EMP-19.0a, EMP-19.2f1)."""

Kind = Literal["conquer", "rule", "fortify", "negotiate", "convert", "restore", "penance"]
"""The endeavours (EMP-H9.2)."""
Rating = Literal["combat", "administration", "diplomacy"]
Character = Literal["cautious", "steady", "ambitious", "pious", "treacherous"]
CHARACTERS: tuple[Character, ...] = ("cautious", "steady", "ambitious", "pious", "treacherous")
"""How an autopilot plays, each as likely as the others (EMP-HA.0)."""
Pace = Literal["turns", "rounds"]
Recovery = Literal["all", "quiet", "none"]
