"""The plan of counsel: what a steady ruler would order, backed with the gold that he would leave idle (EMP-HA.1)."""

from collections import Counter
from collections.abc import Sequence

from rules.empires.autopilot.autopilot import sheet_in
from rules.empires.autopilot.manners import MANNERS, Manner
from rules.empires.board.measures import held_by, need
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Conquer, Endeavour
from rules.empires.endeavours.tables import MOST_EXTRA
from rules.empires.inheritance.orders import PlayCard
from rules.empires.inheritance.playing import INHERITANCES
from rules.empires.treasury.orders import Tax
from rules.kernel.orders.order import Order

STEADY: Manner = MANNERS["steady"]
RESERVE = 4
"""Gold that is kept for whatever comes."""


def planned(world: World, seat: str) -> list[Order[World]]:
    """Give the orders of a whole turn, each as if those before had gone well."""
    return backed(world, seat, completed(world, seat, played_once(sheet_in(world, seat, STEADY))))


def played_once(orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Leave out a card for areas that an earlier one asks for already: both would be spent for one of them."""
    found, asked = list[Order[World]](), set[str]()
    for one in orders:
        areas = set(one.areas) if isinstance(one, PlayCard) and one.card in INHERITANCES else set()
        if not areas or not areas <= asked:
            found.append(one)
        asked |= areas
    return found


def completed(world: World, seat: str, orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Leave out in the last round what so many tries cannot conquer: a part of an area is worth nothing at the end."""
    if world.round_index + 1 < world.options.turns * world.calendar.rounds_per_turn:
        return list(orders)
    marches = Counter(one.target for one in orders if isinstance(one, Conquer))
    vain = {
        area for area, tries in marches.items() if tries < need(world.areas[area]) - held_by(world.areas[area], seat)
    }
    return [one for one in orders if not isinstance(one, Conquer) or one.target not in vain]


def taxes_of(orders: Sequence[Order[World]]) -> dict[str, int]:
    """Give how much gold some orders ask of which area."""
    return {one.target: one.gold for one in orders if isinstance(one, Tax)}


def backed(world: World, seat: str, orders: Sequence[Order[World]]) -> list[Order[World]]:
    """Put gold that would lie idle on the endeavours, the first ones first: it is no points (EMP-H9.3, EMP-H26.4)."""
    costs = sum(one.price() for one in orders if isinstance(one, Endeavour))
    spare, found = world.empires[seat].gold + sum(taxes_of(orders).values()) - costs - RESERVE, list(orders)
    for place, one in enumerate(orders):
        extra = int(getattr(one, "extra", MOST_EXTRA))
        more = min(MOST_EXTRA - extra, spare)
        if more > 0:
            found[place], spare = one.model_copy(update={"extra": extra + more}), spare - more
    return found
