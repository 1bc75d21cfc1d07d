"""The last game turn: what brings most points goes first, for no drift takes a level off any more (EMP-HA.5m)."""

from fractions import Fraction
from math import comb

from rules.empires.autopilot.manners import Manner
from rules.empires.autopilot.steps import improve, marches
from rules.empires.board.chances import ALL, at_least
from rules.empires.board.measures import gain, held_by, need
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.endeavours.orders import Conquer, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.endeavours.tables import needed

LEVEL = 1
"""Points of a level."""


def rounds_left(world: World) -> int:
    """Give the rounds that are left, this one among them; 1 in the last (EMP-H26.1)."""
    return world.options.turns * world.calendar.rounds_per_turn - world.round_index


def sunset(world: World) -> bool:
    """Tell whether the last game turn has begun."""
    return rounds_left(world) <= world.calendar.rounds_per_turn


def at_last(world: World) -> bool:
    """Tell whether this is the last round."""
    return rounds_left(world) <= 1


def likely(wins: int, tries: int, ways: int) -> Fraction:
    """Give the chance of so many successes at least in so many tries, each of `ways` of 36."""
    one = Fraction(ways, ALL)
    return sum((comb(tries, n) * one**n * (1 - one) ** (tries - n) for n in range(wins, tries + 1)), Fraction(0))


def harvest(world: World, seat: str, manner: Manner) -> MainOrder | None:
    """Conquer or raise an area, whichever brings more points for each endeavour by the end (EMP-HA.5m)."""
    if not sunset(world):
        return None
    raised = improve(world, seat, manner)
    hope = Fraction(LEVEL * at_least(roll_of(world, seat, raised)), ALL) if isinstance(raised, Rule) else Fraction(0)
    left = ENDEAVOURS - world.empires[seat].used
    tries = left + (rounds_left(world) - 1) * manner.tries
    found: MainOrder | None = raised
    for one in marches(world, seat, manner):
        lacking = max(1, need(world.areas[one.area]) - held_by(world.areas[one.area], seat))
        points = gain(world, seat, one.area) * likely(lacking, min(tries, 2 * lacking), at_least(one.roll)) / lacking
        if lacking <= tries and points > hope:
            hope, found = points, Conquer(target=one.area, extra=one.extra)
    return found


def roll_of(world: World, seat: str, order: Rule) -> int:
    """Give the roll that ruling an area needs."""
    return needed("rule", rate(world, seat, "rule", order.target).rating + order.extra)
