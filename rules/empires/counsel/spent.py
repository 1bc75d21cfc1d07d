"""What a sheet leaves: endeavours to defend with, and land to tax (EMP-H9.1, EMP-H13.1, EMP-17.0d)."""

from collections.abc import Sequence
from fractions import Fraction

from rules.empires.board.measures import prosperity
from rules.empires.board.sheets import read
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.counsel.pieces import called, name
from rules.empires.counsel.rivals import LIKELY, Raid, before, raids, rate_of
from rules.empires.endeavours.orders import Endeavour
from rules.empires.treasury.orders import Plunder
from rules.empires.turn.orders import MAIN_BY_NAME
from rules.kernel.orders.order import Order
from rules.kernel.telling.phrases import in_words

DEFENCES = 2
"""Endeavours that a careful ruler keeps where somebody who acts after him could take land."""


def bared(world: World, seat: str) -> Raid | None:
    """Give the worst that somebody could do to a seat after its turn if it has nothing left to defend with."""
    late = [one for one in raids(world, seat) if one.alone >= LIKELY and not before(world, seat, one.rival)]
    return max(late, key=lambda one: one.alone, default=None)


def undefended(world: World, seat: str, order: Order[World]) -> str:
    """Say with the last endeavour that nothing is left to defend with, and who could use that (EMP-H13.2)."""
    if not isinstance(order, Endeavour) or world.empires[seat].used < ENDEAVOURS:
        return ""
    sheet = [read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet]
    if next((one for one in reversed(sheet) if one.endeavour), None) != order:
        return ""
    worst = bared(world, seat)
    crowded = forestalled(world, seat, len([one for one in sheet if one.endeavour]))
    if worst is None or (crowded and worst.alone < crowded[0]):
        return crowded[1] if crowded else ""
    return f"⚠ Nothing is left to defend with after your turn: {could(world, worst)}."


def forestalled(world: World, seat: str, tries: int) -> tuple[Fraction, str] | None:
    """Say that defences before one's turn go first, so that the last tries of a sheet may come to nothing."""
    guard = world.empires[seat].standing.guard
    lost = tries + guard.before - ENDEAVOURS
    early = [
        one for one in raids(world, seat) if one.touched >= LIKELY and before(world, seat, one.rival) and one.guards
    ]
    if lost < 1 or not early or world.active == seat:
        return None
    worst = max(early, key=lambda one: one.touched)
    times = f"{in_words(guard.before)} of your five" if guard.before > 1 else "one of your five"
    which = f"the last {in_words(lost)} tries come" if lost > 1 else "your last try comes"
    attack = f"{called(world, worst.rival)} acts before you: if it attacks"
    return worst.alone, f"⚠ {attack}, up to {times} go into defence, and {which} to nothing."


def could(world: World, raid: Raid) -> str:
    """Say who could take what, undefended."""
    return f"{called(world, raid.rival)} could take {name(world, raid.area)} {rate_of(raid.alone)}"


def kept_back(orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Give orders without the last endeavours, so that some are left for defence."""
    found, room = list[Order[World]](), ENDEAVOURS - DEFENCES
    for one in orders:
        room -= isinstance(one, Endeavour)
        if room >= 0 or not isinstance(one, Endeavour):
            found.append(one)
    return found


def laid_waste(world: World, seat: str) -> str:
    """Say what several plunders come to: which part of one's land cannot be taxed any more (EMP-17.0d)."""
    sheet = (read(one, MAIN_BY_NAME) for one in world.empires[seat].sheet)
    hit = {one.target for one in sheet if isinstance(one, Plunder)}
    areas = [world.areas[id] for id in world.owned(seat)]
    able = [one.id for one in areas if prosperity(one) > 0 and (not one.unrest or one.id in hit)]
    struck = [id for id in able if id in hit]
    if len(struck) < DEFENCES:
        return ""
    if len(struck) == len(able):
        rest = "all that you could tax is plundered and in unrest then"
    else:
        rest = f"{in_words(len(struck))} of your {in_words(len(able))} areas that pay are in unrest then"
    return f" ⚠ With this {rest}: no levy goes over them, and each may rise when it is taxed, until ruling calms it."
