"""A whole player turn of an autopilot, and what a caretaker does (EMP-HA.1, EMP-HA.9).

Both give one order after the other: each is carried out before the next is asked for, and `look` shows what is then.
"""

from collections.abc import Callable, Iterator

from rules.empires.autopilot.cards import next_card
from rules.empires.autopilot.manners import MANNERS, Manner, manner
from rules.empires.autopilot.parleys import next_parley
from rules.empires.autopilot.steps import ALWAYS, STEPS, improve, pacify
from rules.empires.autopilot.taxes import next_plunder, next_tax, put_off
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS

Look = Callable[[], World]
Steps = Iterator[MainOrder]
CARETAKER = 3
"""Endeavours that a caretaker uses at most (EMP-HA.9)."""


def turn(look: Look, seat: str) -> Steps:
    """Play cards, call a parley, tax, try endeavours, plunder; then it is done (EMP-HA.1)."""
    yield from turn_in_manner(look, seat, manner(look(), seat))


def turn_in_manner(look: Look, seat: str, own: Manner) -> Steps:
    """Do the same in a manner, whatever the seat's character."""
    yield from repeat(look, lambda world: next_card(world, seat, own))
    parley = next_parley(look(), seat)
    if parley:
        yield parley
    later = put_off(look(), seat, own)
    if not later:
        yield from repeat(look, lambda world: next_tax(world, seat, own))
    yield from repeat(look, lambda world: next_endeavour(world, seat, own))
    if later:
        yield from repeat(look, lambda world: next_tax(world, seat, own))
    yield from repeat(look, lambda world: next_plunder(world, seat, own))


def caretake(look: Look, seat: str) -> Steps:
    """Tax, calm and rule for a silent player, always steady, and leave two for defence (EMP-HA.9)."""
    steady = MANNERS["steady"]
    yield from repeat(look, lambda world: next_tax(world, seat, steady))
    yield from repeat(look, lambda world: upkeep(world, seat, steady))


def upkeep(world: World, seat: str, steady: Manner) -> MainOrder | None:
    """Give what a caretaker does at home, without gold (EMP-HA.9)."""
    if world.empires[seat].used >= CARETAKER:
        return None
    return pacify(world, seat, steady, free=True) or improve(world, seat, steady)


def next_endeavour(world: World, seat: str, own: Manner) -> MainOrder | None:
    """Give the first endeavour that applies, in the order of the character (EMP-HA.5)."""
    empire = world.empires[seat]
    loose = world.outbreak is not None and world.outbreak.drawer == seat
    if empire.used >= (ENDEAVOURS if loose else own.tries):
        return None
    for letter in ALWAYS + own.steps:
        order = STEPS[letter](world, seat, own)
        if order:
            return order
        if letter == "a" and not empire.court and not world.owned(seat):
            return None  # an exile with neither people nor land stops (EMP-HA.5a)
    return None


def repeat(look: Look, decide: Callable[[World], MainOrder | None]) -> Steps:
    """Give what is decided, looking anew each time, until it is nothing."""
    while True:
        order = decide(look())
        if order is None:
            return
        yield order
