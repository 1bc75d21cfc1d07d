"""Counsel on gold, and on what is given up by silence (EMP-HC.2, EMP-HC.3)."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import prod
from typing import Any

from rules.empires.board.chances import chance, tenths
from rules.empires.board.measures import prosperity
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.pieces import Offers, Piece, acting, decide, name, note, share, sheet
from rules.empires.counsel.plan import planned, taxes_of
from rules.empires.counsel.quiet import IDLE
from rules.empires.treasury.orders import USUAL, Levy, Tax
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.orders import Done
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import weigh
from rules.kernel.orders.windows import Window
from rules.kernel.telling.phrases import several

TRIFLE = 3
"""Ways of 36 for unrest up to which one gold is pointed out."""


def levies(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say what a levy brings and what it risks, and what goes on without one (EMP-HC.2, EMP-HC.3)."""
    if not acting(world, seat, window):
        return
    empire, brings = world.empires[seat], foreseen_levy(world, seat, USUAL)
    whole = [] if empire.sheet else planned(world, seat)
    known = len(whole) > len(brings) and brings == taxes_of(whole)  # the plan for the whole turn says as much
    gold, left = sum(brings.values()), ENDEAVOURS - empire.used
    if gold:
        sure = f": {danger(world, brings)}"
        idle = empire.gold > IDLE
        ready = f"{empire.gold} gold lie ready: each of 3 on an endeavour takes 1 off its roll. " if idle else ""
        brought = f"A levy {'adds' if idle else 'brings'} {gold} gold{sure}"
        text = f"{ready}{brought}; {several(left, 'endeavour is', 'endeavours are')} left to spend it on."
        yield (note if idle or known else decide)("EMP-HC.3", text, offered(world, seat))
    elif not empire.sheet and left:
        plan = "your plan is carried out" if empire.standing.plan else "a caretaker taxes and rules a little"
        text = (
            f"{several(left, 'endeavour', 'endeavours')} and {empire.gold} gold are yours, and nothing is ordered; "
            f"if you say nothing, {plan}."
        )
        yield decide("EMP-HC.2", text[:1].upper() + text[1:], [sheet("Done", world, seat, Done())])
    if empire.gold <= IDLE:  # who has more than he spends is not told of the next coin
        yield from more(world, seat, set(brings))


def danger(world: World, taxes: Mapping[str, int]) -> str:
    """Say how likely any of these taxes costs an area, and how likely one falls into unrest (EMP-17.5)."""
    lost, shaken = harmed(world, taxes)
    unrest = f"{tenths(shaken)} that one falls into unrest" if shaken else "none falls into unrest"
    return f"{tenths(lost)} that an area breaks away, {unrest}" if lost else f"none can break away, {unrest}"


def risked(world: World, taxes: Mapping[str, int]) -> str:
    """Say the same in few words: `2 in 10 for unrest`."""
    lost, shaken = harmed(world, taxes)
    unrest = f"{tenths(shaken)} for unrest" if shaken else "no risk of unrest"
    return f"{tenths(lost)} that an area breaks away, {unrest}" if lost else unrest


def harmed(world: World, taxes: Mapping[str, int]) -> tuple[Fraction, Fraction]:
    """Give how likely any of some taxes costs an area, and how likely one falls into unrest (EMP-17.5)."""
    found = [ways(world, weigh(world, area, gold).value) for area, gold in taxes.items()]
    lost, shaken = (
        1 - prod((1 - chance(one[result]) for one in found), start=Fraction(1)) for result in ("rebels", "unrest")
    )
    return lost, shaken


def offered(world: World, seat: str) -> Offers:
    """Offer the levy."""
    found = sheet("Levy", world, seat, Levy())
    return (found,) if found else ()


def more(world: World, seat: str, levied: set[str]) -> Iterable[Piece]:
    """Say where the next gold is, and what it may cost (EMP-HC.3)."""
    empire = world.empires[seat]
    able = [
        area
        for area in world.owned(seat)
        if area not in levied
        and area not in empire.worked
        and not world.areas[area].unrest
        and prosperity(world.areas[area])
    ]
    by_value = sorted((weigh(world, area, 1).value, area) for area in able if prosperity(world.areas[area]) > 0)
    if not by_value:
        return
    value, area = by_value[0]
    found = ways(world, value)
    if found["rebels"] or found["unrest"] > TRIFLE:
        return  # nobody risks an area for one gold
    text = f"Beyond a levy {name(world, area)} can pay 1 gold: {share(found['unrest'])} for unrest, no more."
    yield note("EMP-HC.3", text, [sheet(f"Tax {name(world, area)} 1", world, seat, Tax(target=area, gold=1))])
