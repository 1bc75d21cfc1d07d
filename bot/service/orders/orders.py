"""Orders: given, withdrawn and made ready until the window closes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.service.closing.sealing import settled
from bot.service.desk.completion import complete_field, complete_line
from bot.service.desk.desk import Desk
from bot.service.desk.fields import filled
from bot.service.desk.foreseen import foreseen
from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice
from bot.service.ground.values import OrderSet, Verdict, Who
from bot.service.ground.wording import clean, listed
from bot.service.learn.lessons import led
from bot.service.orders.again import written_down
from bot.service.orders.confirming import unsure
from bot.service.orders.guessing.amending import amended, exchanged
from bot.service.orders.judging import judged, swapped
from bot.service.orders.keeping import drop, keep
from bot.service.orders.lines import grouped, kept_for_later, understood
from bot.service.orders.partial import standing
from bot.service.posting.faults import guarded, heeding, own_up
from bot.service.posting.hearing import acted
from bot.service.posting.notices import refresh
from bot.service.posting.reminding import nudge
from bot.service.seats.occupancy import come_back
from bot.service.start.muster import heard
from bot.store.people.dialogues import take
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import sheet, write
from rules.kernel.language.matching import fold
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import heaps

__all__ = [
    "advised",
    "amend",
    "complete_field",
    "complete_line",
    "foreseen",
    "give",
    "give_line",
    "give_sheet",
    "orders",
    "pressed",
    "ready",
    "so_far",
    "with_choices",
    "withdraw",
]

INSTEAD = "it stands instead of"
"""How the note begins that says what an order has replaced."""
CLOSED = "everybody asked was ready, so the window closed"
ALREADY = "that is given already; nothing has changed"
PATIENCE = 8
"""Of how many lines of a sheet that cannot be read it is thought about what they may have meant."""


@heeding
async def orders(herald: Herald, who: Who, window_key: str = "") -> OrderSet:
    """Give the whole of a seat's orders, each checked again, with an example of each kind that could be given now."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who, window_key)
        return await desk.panel()


@heeding
async def so_far(herald: Herald, who: Who) -> OrderSet:
    """Give the whole of a seat's orders, each checked again; which others could be given is not looked for."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        return await desk.order_set()


async def with_choices(herald: Herald, found: OrderSet) -> OrderSet:
    """Give a changed order set with an example of each kind that could be given now, unless its window has closed."""
    if found.window is None or not found.asked:
        return found
    try:
        return replace(found, open=(await orders(herald, found.who, found.window.key)).open)
    except Answer:  # it closed in between
        return found


@heeding
async def give(
    herald: Herald, who: Who, order_name: str, fields: Mapping[str, Any], window_key: str = ""
) -> OrderSet:  # Any: what a form gave
    """Check an order against what its seat can see, and keep it until the window closes."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        cleaned = {name: clean(value) if isinstance(value, str) else value for name, value in fields.items()}
        lexicon = desk.lexicon()
        order = filled(desk.allowed(order_name), cleaned, lexicon)
        if order.key() is not None and order in desk.given():
            raise Answer(ALREADY)
        await keep(herald, unit, desk, order, sure=True)  # the form has asked
        return await answer(herald, unit, desk)


@heeding
async def advised(herald: Herald, who: Who, wanted: str, window_key: str = "") -> OrderSet:
    """Give what counsel has offered under this name, all or none, instead of the same by other figures.

    Raises Answer where it is offered no more.
    """
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        found, instead = desk.offered(wanted)
        found = alone(desk, fresh(desk, found))
        before = desk.given()
        await drop(unit, desk, [draft for draft in desk.drafts if desk.session.read(draft.given) in instead])
        for order in found:
            await keep(herald, unit, desk, order)
        return await answer(herald, unit, desk, *replaced(desk, before))


def replaced(desk: Desk, before: Sequence[Order[Any]]) -> tuple[str, ...]:
    """Say what was given before and is not any more, as something else is given in its place."""
    given = desk.given()
    gone = [write(order, desk.lexicon()) for order in before if order not in given]
    names = listed(f"“{one}”" + f" ({gone.count(one)} times)" * (gone.count(one) > 1) for one in dict.fromkeys(gone))
    return (f"{INSTEAD} {names}",) if gone else ()


@heeding
async def pressed(
    herald: Herald, who: Who, line: str, window_key: str = "", *, sure: bool = False
) -> tuple[tuple[Verdict, ...], OrderSet]:
    """Give what stands on a button, all or none; what nobody can undo is asked for first, unless it is `sure`.

    Raises Answer where it cannot be given, or was given already.
    """
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        verdicts, before = [], desk.given()
        found = fresh(desk, understood(desk, clean(line), strictly=True))
        if asked := None if sure else next((one for order in found if (one := unsure(desk, order))), None):
            return (asked,), await answer(herald, unit, desk)
        for order in found:
            await keep(herald, unit, desk, order, sure=sure)
            text = write(order, desk.lexicon())
            verdicts.append(Verdict(1, text, ok=True, answer="", clause="", suggestion=""))
        return tuple(verdicts), await answer(herald, unit, desk, *replaced(desk, before))


def alone(desk: Desk, found: Sequence[Order[Any]]) -> Sequence[Order[Any]]:
    """Give the orders of counsel. Raises Answer where a whole sheet of them would come on top of others."""
    if desk.drafts and heaps(found):
        raise Answer(
            f"you have given orders already, and these {len(found)} would come on top of them; say “start over”, and "
            "press again, or order what you want of them one by one"
        )
    return found


def fresh(desk: Desk, found: Sequence[Order[Any]]) -> Sequence[Order[Any]]:
    """Give the orders on a button. Raises Answer if all of them were given before."""
    given = desk.given()
    if all(order in given for order in found):
        raise Answer(ALREADY)
    return found


@heeding
async def give_line(herald: Herald, who: Who, line: str, window_key: str = "") -> OrderSet:
    """Read a line as an order of the open window, or as several, check and keep them; all or none."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        for order in understood(desk, clean(line), strictly=True):
            await keep(herald, unit, desk, order)
        return await answer(herald, unit, desk)


@heeding
async def give_sheet(
    herald: Herald, who: Who, text: str, window_key: str = "", *, once: bool = False, said: Said | None = None
) -> tuple[tuple[Verdict, ...], OrderSet]:
    """Read many lines; the good ones stand, and each gets its verdict.

    Raises Answer where all of them were given already, if `once`. What is `said` in a direct message is noted with its
    orders, so that they are not kept a second time where the message is read again.
    """
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        desk.must_ask()
        verdicts, before = list[Verdict](), desk.given()
        if once and all_given(desk, clean(text)):
            raise Answer(ALREADY)
        for number, line in sheet(clean(text)):
            patient = sum(not one.ok for one in verdicts) < PATIENCE
            verdicts += await judged(herald, unit, desk, number, line, patient=patient)
        found = tuple(grouped(standing(desk, verdicts)))
        if said is not None and any(one.ok for one in found):
            await take(unit.connection, said.user, said.message, written_down(found))
        return found, await answer(herald, unit, desk, *replaced(desk, before))


@heeding
async def amend(herald: Herald, who: Who, text: str) -> tuple[tuple[Verdict, ...], OrderSet] | None:
    """Change the order that a correction means, told by what it names; None where it means none for certain."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who)
        line, before = clean(text), desk.given()
        found = amended(desk, line) if desk.asked and "\n" not in line else None
        if found is None:
            return None
        verdicts = await swapped(herald, unit, desk, 1, [found[0]], [found[1]])
        return tuple(verdicts), await answer(herald, unit, desk, *replaced(desk, before))


async def said_anew(herald: Herald, who: Who, before: str, text: str) -> str:
    """Give what came to nothing before with what a correction exchanges in it; empty where it exchanges nothing."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return ""
        return exchanged(desk, clean(before), clean(text)) if desk.asked else ""


async def for_another_window(herald: Herald, who: Who, text: str) -> tuple[tuple[Verdict, ...], OrderSet]:
    """Say of lines that are written while nothing is asked of a seat which windows ask for them."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        found = (kept_for_later(desk, line) for _, line in sheet(clean(text)))
        return tuple(filter(None, found)), await desk.order_set()


async def reads(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether the first line of a text is an order of the open window as it stands, allowed or not."""
    first = next((line for _, line in sheet(clean(text))), "")
    async with herald.store.look(who.campaign) as look:
        try:
            return bool(understood(await Desk.open(herald, look, who), first))
        except Answer:
            return False


async def names(herald: Herald, who: Who) -> frozenset[str]:
    """Give every name, folded, that a seat's orders may hold: of cities, people, troops; none where nothing is open."""
    async with herald.store.look(who.campaign) as look:
        try:
            lexicon = (await Desk.open(herald, look, who)).lexicon()
        except Answer:
            return frozenset()
    return frozenset(fold(name) for named in lexicon.values() for name in named)


def all_given(desk: Desk, text: str) -> bool:
    """Tell whether every line of a sheet says orders that were given before."""
    given = desk.given()
    try:
        return all(order in given for _, line in sheet(text) for order in understood(desk, line))
    except Answer:
        return False


@heeding
async def withdraw(herald: Herald, who: Who, draft_id: int | None = None, window_key: str = "", *more: int) -> OrderSet:
    """Take back one order, or some, or all; whoever was ready is not any more."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        gone = [draft for draft in desk.drafts if draft_id is None or draft.id in {draft_id, *more}]
        if not gone and draft_id is not None:
            raise Answer("that order is not among yours any more")
        if gone:
            herald.asking.take(who.user, who.campaign)
            await unit.ready(who.seat, on=desk.practice)
        await drop(unit, desk, gone)
        desk.ready = False
        await refresh(herald, unit)
        return await answer(herald, unit, desk)


@guarded
async def ready(herald: Herald, who: Who, on: bool = True, window_key: str = "") -> OrderSet:
    """Say that a seat waits for nothing more, or take that back; the last one closes the window."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who, window_key)
        if not (desk.practice or desk.awaited):
            desk.must_ask()
        if is_practice(unit.campaign):
            return await answer(herald, unit, desk)  # an order alone ends a lesson
        await come_back(herald, unit, unit.seats[who.seat])
        await acted(unit, who)
        on = on or desk.practice  # whoever has once answered is there
        await unit.ready(who.seat, on=on)
        desk.ready = on
        if desk.practice:
            await heard(herald, unit)
            return await answer(herald, unit, desk, "you are here, thank you")
        if on and (session := await settled(herald, unit)):
            desk.session, desk.drafts, desk.ready = session, [], False
            return await answer(herald, unit, desk, CLOSED)
        await nudge(herald, unit)
        await refresh(herald, unit)
        return await answer(herald, unit, desk)


async def answer(herald: Herald, unit: Unit, desk: Desk, *notes: str) -> OrderSet:
    """Give the whole of a seat's orders; of what could not be put into words the gamemaster is told."""
    noted = await give_noted(herald, unit, desk)
    found = await desk.order_set(*notes, *noted)
    await own_up(unit, desk.session, herald.clock.now())
    return await led(herald, unit, desk, found)


async def give_noted(herald: Herald, unit: Unit, desk: Desk) -> list[str]:
    """Give what was noted for a window with the first orders of one's own, as far as it goes, and say so."""
    noted = await desk.noted()
    for order in noted:
        if not desk.replaced(order) and desk.allows(order, desk.view()):
            await keep(herald, unit, desk, order, sure=True)
    given = desk.given()
    return desk.told_of_noted([one for one in noted if one in given], [one for one in noted if one not in given])
