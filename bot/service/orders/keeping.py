"""Keeping: an order that stands until the window closes, in place of those that it replaces; and what is dropped."""

from collections.abc import Sequence
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.posting.hearing import acted
from bot.service.posting.reminding import nudge, thank
from bot.service.seats.occupancy import come_back
from bot.service.start.muster import heard
from bot.store.records import Draft
from bot.store.unit import Unit
from rules.kernel.errors import Answer, Unconfirmed
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Given, Order

MOST = 200
"""The most orders that a seat may give in one window."""


async def drop(unit: Unit, desk: Desk, gone: Sequence[Draft]) -> None:
    """Forget some of a seat's drafts."""
    if gone:
        await unit.drop_drafts(desk.who.seat, [draft.id for draft in gone])
        desk.drafts = [draft for draft in desk.drafts if draft not in gone]


async def keep(
    herald: Herald, unit: Unit, desk: Desk, order: Order[Any], place: int | None = None, *, sure: bool = False
) -> None:
    """Check an order and keep it in place of those that it replaces, at a free place or last.

    Raises Refusal, and Unconfirmed for what nobody can undo, unless its giver is `sure`.
    """
    kept, replaced = desk.kept_beside(order)
    if not sure and (question := desk.final(order)):
        raise Unconfirmed(write(order, desk.lexicon()), question)
    if len(kept) >= MOST:
        raise Answer(f"no more than {MOST} orders can be given in one window")
    seat, given = desk.who.seat, Given.of(order)
    if replaced:
        await unit.drop_drafts(seat, [draft.id for draft in replaced])
    id = await unit.draft(seat, given, herald.clock.now(), place)
    last = max((draft.position for draft in kept), default=-1) + 1
    new = Draft(id=id, seat=seat, position=last if place is None else place, given=given)
    desk.drafts = sorted([*kept, new], key=lambda draft: draft.position)
    desk.fresh.add(id)
    herald.asking.forget(desk.who.user)
    herald.asking.take(desk.who.user, desk.who.campaign)
    await come_back(herald, unit, unit.seats[seat])
    await acted(unit, desk.who)
    if desk.practice:
        await unit.ready(seat, on=True)
        await heard(herald, unit)
        return
    if len(desk.drafts) == 1 and not replaced:
        await thank(herald, unit, seat)
        await nudge(herald, unit)
