"""A whole player turn of an autopilot, and what a caretaker does (EMP-HA.1, EMP-HA.9).

Both give one order after the other: each is carried out before the next is asked for, and `look` shows what is then.
"""

from collections.abc import Callable, Iterator

from rules.empires.autopilot.backing import backed
from rules.empires.autopilot.cards import next_card
from rules.empires.autopilot.choices import choices, parting
from rules.empires.autopilot.dusk import at_last, harvest, sunset
from rules.empires.autopilot.gifts import next_gift
from rules.empires.autopilot.manners import MANNERS, Manner, manner
from rules.empires.autopilot.parleys import next_parley
from rules.empires.autopilot.steps import ALWAYS, FALLBACK, STEPS, improve, pacify
from rules.empires.autopilot.taxes import next_levy, next_plunder, next_tax, put_off
from rules.empires.board.houses import to_come
from rules.empires.board.land import reached
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.treasury.orders import Levy

Look = Callable[[], World]
Steps = Iterator[MainOrder]
HARVEST = "m"
"""The step that takes the place of conquest and ruling in the last game turn (EMP-HA.5m)."""
CARETAKER = 3
"""Endeavours that a caretaker uses at most (EMP-HA.9)."""


def turn(look: Look, seat: str) -> Steps:
    """Set what stands, play cards, call a parley, tax, try endeavours, plunder, give alms (EMP-HA.1)."""
    own = manner(look(), seat)
    yield from list(choices(look(), seat, own))
    yield from whole_turn(look, seat, own)


def whole_turn(look: Look, seat: str, own: Manner) -> Steps:
    """Do a turn with a levy before its taxes, and what comes after the endeavours."""
    levy = None if put_off(look(), seat, own) else next_levy(look(), seat, own)
    yield from turn_in_manner(look, seat, own, levy)
    gift = next_gift(look(), seat, own)
    if gift:
        yield gift
    yield from list(parting(look(), seat, own))


def turn_in_manner(look: Look, seat: str, own: Manner, levy: Levy | None = None) -> Steps:
    """Play cards, call a parley, tax, try endeavours and plunder in a manner, whatever the seat's character."""
    yield from repeat(look, lambda world: next_card(world, seat, own))
    parley = next_parley(look(), seat)
    if parley:
        yield parley
    later = put_off(look(), seat, own)
    if levy:
        yield levy
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
    """Give the first endeavour that applies, in the order of the character, backed with idle gold (EMP-HA.5).

    Rules: EMP-HA.5l, EMP-HA.5n.
    """
    empire = world.empires[seat]
    left = bound(world, seat, own) - empire.used
    if left <= 0:
        return None
    for letter in ALWAYS + steps_now(world, own) + FALLBACK:
        order = harvest(world, seat, own) if letter == HARVEST else STEPS[letter](world, seat, own)
        if order:
            return backed(world, seat, order, left - 1)
        if letter == "a" and not empire.court and not world.owned(seat):
            return None  # an exile with neither people nor land stops (EMP-HA.5a)
    return None


def steps_now(world: World, own: Manner) -> str:
    """Give the steps of a character as they go now: in the last game turn by points, in the last round for them alone.

    Rules: EMP-HA.5m.
    """
    if not sunset(world):
        return own.steps
    others = [letter for letter in own.steps if letter not in "defg"]
    return "".join(["f", HARVEST, *others, "d"] if at_last(world) else ["d", "f", HARVEST, *others])


def bound(world: World, seat: str, own: Manner) -> int:
    """Give how many endeavours a seat uses in a round: all while heresy is loose, or nobody near acts after it."""
    loose = world.outbreak is not None and world.outbreak.drawer == seat
    return ENDEAVOURS if loose or not threatened(world, seat) else own.tries


def threatened(world: World, seat: str) -> bool:
    """Tell whether a seat that has yet to act in this round reaches what a seat owns (EMP-HA.5)."""
    own = set(world.owned(seat))
    return any(not own.isdisjoint(reached(world, other)) for other in to_come(world, seat))


def repeat(look: Look, decide: Callable[[World], MainOrder | None]) -> Steps:
    """Give what is decided, looking anew each time, until it is nothing."""
    while True:
        order = decide(look())
        if order is None:
            return
        yield order
