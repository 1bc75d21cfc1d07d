"""Judging: what becomes of one line of a sheet, read as an order, as several, or as a change of one that stands."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.values import Verdict
from bot.service.orders.again import GIVEN, said_again
from bot.service.orders.contending import instead
from bot.service.orders.faithful import only
from bot.service.orders.gist import orders_nothing
from bot.service.orders.guessing.amending import amended, extended
from bot.service.orders.guessing.closest import surest
from bot.service.orders.keeping import drop, keep
from bot.service.orders.lines import AHEAD, missed, nearest, slipped, understood
from bot.service.orders.partial import UNKNOWN, partly
from bot.service.orders.parting import sentences
from bot.store.records import Draft
from bot.store.unit import Unit
from rules.kernel.errors import Ambiguous, Answer, Unconfirmed, Unfinished, Unreadable
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Order

SAID_AHEAD = "said ahead, for it is not for now"
"""What is noted of an order that was taken for another window."""


async def judged(
    herald: Herald, unit: Unit, desk: Desk, number: int, line: str, *, patient: bool = True
) -> list[Verdict]:
    """Read, check and keep what one line of a sheet says, and say what became of each of its orders."""
    try:
        if patient and (more := extended(desk, line)):
            return await swapped(herald, unit, desk, number, [more[0]], [more[1]])
        found = understood(desk, line)
        if patient and (swap := instead(desk, line, found)):
            return await swapped(herald, unit, desk, number, *swap)
    except Answer as slip:
        if patient and isinstance(slip, Unreadable) and (swap := instead(desk, line, ())):
            return await swapped(herald, unit, desk, number, *swap)
        whole = isinstance(slip, Unfinished) or orders_nothing(line)  # what is asked is no order in any of its parts
        parts = sentences(desk, line) if patient and not whole else []
        if parts:
            return [one for part in parts for one in await judged(herald, unit, desk, number, part)]
        if patient and (again := said_again(desk, number, line, slip)):
            return again
        some, left = partly(desk, line) if patient and isinstance(slip, Unreadable) else (None, [])
        if some is not None:
            unknown = [Verdict(number, one, ok=False, answer=UNKNOWN, clause="", suggestion="") for one in left]
            return [await verdict(herald, unit, desk, number, write(some, desk.lexicon()), some), *unknown]
        unread = patient and isinstance(slip, Unreadable)
        if fixed := amended(desk, line) if unread else None:
            return await swapped(herald, unit, desk, number, [fixed[0]], [fixed[1]])
        wrong = missed(desk, number, line, slip) if patient else slipped(number, line, slip)
        one = "" if isinstance(slip, Ambiguous) else only(desk, line, wrong)
        if not one and (sure := surest(desk, line) if unread and not wrong.whole else None):
            return [await verdict(herald, unit, desk, number, write(sure, desk.lexicon()), sure)]
        if not one:
            return [nearest(desk, wrong) if unread else wrong]
        found = understood(desk, one)
        if wrong.answer.startswith(AHEAD):
            return [await verdict(herald, unit, desk, number, write(found[0], desk.lexicon()), found[0], SAID_AHEAD)]
    lexicon = desk.lexicon()
    return [await verdict(herald, unit, desk, number, write(order, lexicon), order) for order in found]


async def swapped(
    herald: Herald, unit: Unit, desk: Desk, number: int, gone: Sequence[Draft], new: Sequence[Order[Any]]
) -> list[Verdict]:
    """Keep orders in the place of those that they contend with."""
    await drop(unit, desk, gone)
    lexicon, places = desk.lexicon(), [one.position for one in gone]
    return [
        await verdict(herald, unit, desk, number, write(order, lexicon), order, place=place)
        for order, place in zip_longest(new, places[: len(new)])
    ]


async def verdict(
    herald: Herald,
    unit: Unit,
    desk: Desk,
    number: int,
    text: str,
    order: Order[Any],
    note: str = "",
    *,
    place: int | None = None,
) -> Verdict:
    """Check and keep an order, at a place that is free or last, and say what became of it."""
    once = order.key() is not None and order in desk.given()
    try:
        await keep(herald, unit, desk, order, place)
    except Unconfirmed as asked:
        return Verdict(number, asked.text, False, asked.question, order.clause, "", sure=True)
    except Answer as slip:
        return next(iter(said_again(desk, number, text, slip)), None) or missed(desk, number, text, slip)
    return Verdict(number, text, ok=True, answer=GIVEN if once else note, clause="", suggestion="")
