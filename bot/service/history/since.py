"""Since: what was said of an order as it was given, and what came between it and its carrying out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import name_of, standing_at
from bot.service.history.recalling import done_by
from bot.service.words.chronicle import because
from bot.service.words.names import mentioned_in
from bot.service.words.plain import DRAWS
from bot.store.deeds import amendments
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import Answer, HeraldError
from rules.kernel.facts.events import OrderFailed
from rules.kernel.language.grammar import write
from rules.kernel.orders.order import Given
from rules.kernel.play.journal import Closing
from rules.kernel.play.ruleset import Ruleset

WINDOWS, MOST = 6, 2
"""How many windows before an event an order is looked for in, and the most events between both that are told."""
SAID = 240
"""The most letters of what was said of an order."""


@dataclass(frozen=True)
class Sealed:
    """An order of a seat, and the window with which it was sealed."""

    save: int
    place: int
    told: int
    """The number of the last event before it was sealed."""
    orders: tuple[Given, ...]
    """Those of its seat up to this one, which is the last."""


async def since(herald: Herald, look: Look, ruleset: Ruleset[Any], seat: str, entry: Entry) -> list[str]:
    """Say what a seat's order was foretold, and what changed before it was carried out; nothing of others' deeds."""
    things, failed = things_of(ruleset, entry), failure_of(entry)
    if not things or not own_deed(look, seat, entry):
        return []
    order = await order_of(look, seat, entry, (lambda given: given == failed) if failed else names_any(things))
    if order is None:
        return []
    waited = await came_between(look, ruleset, seat, entry, order, things)
    between = waited[-1:] if failed else [one for one in waited if not own_deed(look, seat, one)][-MOST:]
    foretold = await said_of(herald, look, ruleset, seat, order)
    changed = f"After you had ordered it: {' '.join(one.text for one in between)}" if between else ""
    return [one for one in (changed, foretold) if one]


def things_of(ruleset: Ruleset[Any], entry: Entry) -> frozenset[str]:  # Any: each game has its own state
    """Give the ids of what an event is about, without the seats in it."""
    if failed := failure_of(entry):
        return frozenset(one for one in failed.fields.values() if isinstance(one, str) and one)
    seats = ("seat", ruleset.addresses)
    return frozenset(id for kind, id in mentioned_in(ruleset, entry.told) if kind not in seats and id)


def own_deed(look: Look, seat: str, entry: Entry) -> bool:
    """Tell whether an event is of what a seat did: told to it alone, or beginning with it."""
    return entry.told.audience == (seat,) or done_by(entry, name_of(look, seat))


def failure_of(entry: Entry) -> Given | None:
    """Give the order of which an event says that it had become impossible; None where it says nothing of the kind."""
    if entry.told.event != OrderFailed.__name__:
        return None
    failed = OrderFailed.model_validate_json(entry.told.body)
    return Given(order=failed.order, fields=failed.fields)


Meant = Callable[[Given], bool]


def names_any(things: frozenset[str]) -> Meant:
    """Give what tells whether an order names any of some things."""
    return lambda given: bool(things & named_by(given))


async def order_of(look: Look, seat: str, entry: Entry, meant: Meant) -> Sealed | None:
    """Give the last order of a seat before an event that is meant; None where none is."""
    left = WINDOWS
    marks = [mark for mark in await look.saves() if mark.told < entry.told.n and mark.turn == entry.told.turn]
    for mark in reversed(marks):
        closings = await look.closings(mark.number)
        begun = [mark.told, *(one.checkpoint.told for one in closings)]
        for place in reversed(range(len(closings))):
            if begun[place] >= entry.told.n:
                continue
            left -= 1
            if given := given_by(closings[place], seat, meant):
                return Sealed(mark.number, place, begun[place], given)
            if not left:
                return None
    return None


def given_by(closing: Closing, seat: str, meant: Meant) -> tuple[Given, ...]:
    """Give a seat's orders up to the last that is meant; none where none is."""
    orders = closing.answers[seat].orders if seat in closing.answers else ()
    last = max((at for at, one in enumerate(orders) if meant(one)), default=-1)
    return orders[: last + 1]


def named_by(given: Given) -> frozenset[str]:
    """Give all texts that the fields of an order hold."""
    fields = given.fields.values()
    lists = [one for one in fields if isinstance(one, list | tuple)]
    return frozenset(one for one in (*fields, *(item for some in lists for item in some)) if isinstance(one, str))


async def came_between(
    look: Look, ruleset: Ruleset[Any], seat: str, entry: Entry, order: Sealed, things: frozenset[str]
) -> list[Entry]:  # Any: as above
    """Give what was done to the same things, or befell them, while an order waited to be carried out."""
    causes = {entry.told.n, *because(entry)}
    known = await look.events([seat], least=1, after=order.told, most=200)
    waited = [one for one in reversed(known) if one.told.n < entry.told.n and one.told.n not in causes]
    return [one for one in waited if one.told.event not in DRAWS and things & things_of(ruleset, one)]


async def said_of(herald: Herald, look: Look, ruleset: Ruleset[Any], seat: str, order: Sealed) -> str:  # Any: as above
    """Give what was said of an order as it stood when it was sealed; empty where nothing was, or nobody can tell."""
    save, closings = await look.save(order.save), await look.closings(order.save)
    if save is None:
        return ""
    changed = {place: some for place, some in (await amendments(look, order.save)).items() if place <= order.place}
    try:
        session = standing_at(herald, look.campaign, save, closings[: order.place], changed)
        orders: Sequence[Any] = [session.read(one) for one in order.orders]
        seen = session.seen(seat, orders)
        said = session.ruleset.effect(seen.view, seat, orders[-1])
        line = write(orders[-1], session.seen(seat, orders[:-1]).lexicon(session.ruleset))
    except (Answer, HeraldError, LookupError, ValueError):
        return ""
    return f"When you ordered “{line}”, I said: {shorten(said, SAID, placeholder=' …')}" if said else ""
