"""Orders: given, withdrawn and made ready until the window closes."""

from collections.abc import Mapping
from typing import Any

from bot.service.closing.sealing import settle
from bot.service.desk.completion import complete_field, complete_line
from bot.service.desk.desk import Desk
from bot.service.desk.fields import filled
from bot.service.ground.herald import Herald
from bot.service.ground.values import OrderSet, Verdict, Who
from bot.service.ground.wording import clean
from bot.service.posting.faults import guarded
from bot.service.posting.notices import refresh
from bot.service.posting.reminding import nudge, thank
from bot.service.seats.occupancy import come_back
from bot.service.start.muster import heard
from bot.store.records import Draft
from bot.store.unit import Unit
from rules.kernel.errors import Ambiguous, Answer, Refusal, Unreadable
from rules.kernel.language.grammar import read, sheet
from rules.kernel.orders.order import Given, Order

__all__ = [
    "complete_field",
    "complete_line",
    "give",
    "give_line",
    "give_sheet",
    "orders",
    "ready",
    "withdraw",
]

MOST = 200
"""The most orders that a seat may give in one window."""


@guarded
async def orders(herald: Herald, who: Who) -> OrderSet:
    """Give the whole of a seat's orders, each checked again."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        return await desk.order_set()


@guarded
async def give(
    herald: Herald, who: Who, order_name: str, fields: Mapping[str, Any], window_key: str = ""
) -> OrderSet:  # Any: what a form gave
    """Check an order against what its seat can see, and keep it until the window closes."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        cleaned = {name: clean(value) if isinstance(value, str) else value for name, value in fields.items()}
        lexicon = desk.ruleset.lexicon(desk.view(), who.seat)
        await keep(herald, unit, desk, filled(desk.allowed(order_name), cleaned, lexicon))
        return await desk.order_set()


@guarded
async def give_line(herald: Herald, who: Who, line: str, window_key: str = "") -> OrderSet:
    """Read a line as an order of the open window, check and keep it."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        await keep(herald, unit, desk, understood(desk, clean(line)))
        return await desk.order_set()


@guarded
async def give_sheet(herald: Herald, who: Who, text: str, window_key: str = "") -> tuple[tuple[Verdict, ...], OrderSet]:
    """Read many lines; the good ones stand, and each gets its verdict."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        verdicts = [await verdict(herald, unit, desk, number, line) for number, line in sheet(clean(text))]
        return tuple(verdicts), await desk.order_set()


@guarded
async def withdraw(herald: Herald, who: Who, draft_id: int | None = None, window_key: str = "") -> OrderSet:
    """Take back one order, or all; whoever was ready is not any more."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        gone = [draft for draft in desk.drafts if draft_id in {None, draft.id}]
        if not gone and draft_id is not None:
            raise Answer("that order is not among yours any more")
        if gone:
            await unit.drop_drafts(who.seat, [draft.id for draft in gone])
            await unit.ready(who.seat, on=desk.practice)
        desk.drafts, desk.ready = [draft for draft in desk.drafts if draft not in gone], False
        await refresh(herald, unit)
        return await desk.order_set()


@guarded
async def ready(herald: Herald, who: Who, on: bool = True, window_key: str = "") -> OrderSet:
    """Say that a seat waits for nothing more, or take that back; the last one closes the window."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        if not desk.practice:
            desk.must_ask()
        await come_back(herald, unit, unit.seats[who.seat])
        on = on or desk.practice  # whoever has once answered is there
        await unit.ready(who.seat, on=on)
        desk.ready = on
        if desk.practice:
            await heard(herald, unit)
            return await desk.order_set("you are here, thank you")
        if on and await settle(herald, unit, desk.session):
            desk.drafts, desk.ready = [], False
            return await desk.order_set("everybody asked was ready, so the window closed")
        await nudge(herald, unit)
        await refresh(herald, unit)
        return await desk.order_set()


async def keep(herald: Herald, unit: Unit, desk: Desk, order: Order[Any]) -> None:
    """Check an order and keep it in place of those that it replaces. Raises Refusal."""
    kept, replaced = desk.kept_beside(order)
    if len(kept) >= MOST:
        raise Answer(f"no more than {MOST} orders can be given in one window")
    seat, given = desk.who.seat, Given.of(order)
    if replaced:
        await unit.drop_drafts(seat, [draft.id for draft in replaced])
    id = await unit.draft(seat, given, herald.clock.now())
    desk.drafts = [*kept, Draft(id=id, seat=seat, position=len(kept), given=given)]
    await come_back(herald, unit, unit.seats[seat])
    if desk.practice:
        await unit.ready(seat, on=True)
        await heard(herald, unit)
        return
    if len(desk.drafts) == 1 and not replaced:
        await thank(herald, unit, seat)
        await nudge(herald, unit)


def understood(desk: Desk, line: str) -> Order[Any]:
    """Read a line as an order that the open window takes; where it takes none of that kind, say so."""
    desk.must_ask()
    view = desk.view()
    lexicon = desk.ruleset.lexicon(view, desk.who.seat)
    try:
        return desk.ruleset.read(line, desk.orders, lexicon, view)
    except Unreadable as error:
        elsewhere = [order for order in desk.ruleset.orders if order not in desk.orders]
        try:
            meant = read(line, elsewhere, lexicon) if elsewhere else None
        except (Unreadable, Ambiguous):
            meant = None
        if meant is not None:
            desk.allowed(meant.name)
        raise error if error.clause else placed(error, desk) from None


def placed(error: Unreadable, desk: Desk) -> Unreadable:
    """Give an unreadable line the clause of the open window, where that of no order can be told."""
    window = desk.session.window
    return Unreadable(error.text, error.column, error.expected, error.nearest, clause=window.clause if window else "")


async def verdict(herald: Herald, unit: Unit, desk: Desk, number: int, line: str) -> Verdict:
    """Read, check and keep one line of a sheet, and say what became of it."""
    try:
        await keep(herald, unit, desk, understood(desk, line))
    except Answer as slip:
        return slipped(number, line, slip, desk.session.window.clause if desk.session.window else "")
    return Verdict(number, line, ok=True, answer="", clause="", suggestion="")


def slipped(number: int, line: str, slip: Answer, clause: str = "") -> Verdict:
    """Give the verdict on a line that was not taken; `clause` is the window's, where the line's cannot be told."""
    if isinstance(slip, Unreadable):
        return Verdict(number, line, ok=False, answer=str(slip), clause=slip.clause, suggestion=slip.nearest)
    if isinstance(slip, Ambiguous):
        return Verdict(number, line, ok=False, answer=str(slip), clause=clause, suggestion=slip.meanings[0])
    refused = slip.clause if isinstance(slip, Refusal) else ""
    return Verdict(number, line, ok=False, answer=str(slip), clause=refused, suggestion="")
