"""Replacing: an order given is changed in its place; where the new one is refused, the old one stands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.values import OrderSet, Verdict, Who
from bot.service.ground.wording import listed
from bot.service.orders.freely import freely
from bot.service.orders.keeping import drop, keep
from bot.service.orders.lenient import shortened
from bot.service.orders.lines import grouped, understood
from bot.service.orders.named import named, verbs
from bot.service.orders.orders import answer, replaced
from bot.service.posting.faults import heeding
from bot.store.records import Draft
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.changing import ONLY, changed
from rules.kernel.language.courtesies import polite
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.staying import without
from rules.kernel.orders.order import Order

Orders = Sequence[Order[Any]]  # Any: each game has its own state


@dataclass(frozen=True)
class Wanted:
    """What somebody wants in place of what was given."""

    new: str
    """A whole order, or what changes of one."""
    old: str = ""
    """What it stands instead of; empty for what it fits best."""
    firmly: bool = False
    """Whether it certainly stands instead of something, so that a whole order does, too."""
    once: bool = False
    """Whether of several alike one is to be left."""
    part: bool = False
    """Whether it only changes a part of something, and one that says what stood there."""
    stay: str = ""
    """Who stay at home, where that is what changes."""


@dataclass(frozen=True)
class Swap:
    """Orders that are to go, and what comes in the place of each."""

    gone: tuple[Draft, ...]
    new: tuple[Order[Any], ...]  # Any: as above


@dataclass(frozen=True)
class Outcome:
    """What became of a change: it was made, or is so already, or was refused, or names nothing that was given."""

    found: OrderSet
    verdicts: tuple[Verdict, ...] = ()
    already: str = ""
    refused: str = ""
    stands: tuple[str, ...] = ()
    """The orders that stand as they were."""
    unknown: str = ""
    """What was to be replaced and is none of the orders."""


@heeding
async def replace(herald: Herald, who: Who, wanted: Wanted) -> Outcome | None:
    """Change an order given as somebody wants it; None where the words are no such change."""
    async with herald.store.look(who.campaign) as look:
        desk = await Desk.open(herald, look, who)
        if not desk.asked or not desk.drafts:
            return None
        swap = meant(desk, wanted)
        if swap is None:
            lost = named(desk, wanted.old)
            strange = not lost.drafts and lost.of_game and not wanted.old.isdigit() and not would(desk, wanted.new)
            return Outcome(await desk.order_set(), unknown=wanted.old) if wanted.firmly and strange else None
        lexicon = desk.names_before()
        before = tuple(dict.fromkeys(write(desk.session.read(one.given), lexicon) for one in swap.gone))
        if idle(desk, swap):
            return Outcome(await desk.order_set(), already=listed(f"“{one}”" for one in before))
    try:
        return await swapped(herald, who, swap)
    except Answer as slip:
        async with herald.store.look(who.campaign) as look:
            found = await (await Desk.open(herald, look, who)).order_set()
        return Outcome(found, refused=str(slip), stands=before)


async def swapped(herald: Herald, who: Who, swap: Swap) -> Outcome:
    """Give new orders in the places of others, all or none. Raises Answer."""
    async with herald.unit(who.campaign) as unit:
        desk = await Desk.open(herald, unit, who)
        desk.must_ask()
        ids, before, verdicts = {one.id for one in swap.gone}, desk.given(), list[Verdict]()
        gone = [draft for draft in desk.drafts if draft.id in ids]
        if len(gone) < len(ids):
            raise Answer("that order is not among yours any more")
        await drop(unit, desk, gone)
        for number, order in enumerate(swap.new):
            place = gone[number].position if number < len(gone) else None
            await keep(herald, unit, desk, order, place)
            text = write(order, desk.lexicon())
            verdicts.append(Verdict(1, text, ok=True, answer="", clause="", suggestion=""))
        return Outcome(await answer(herald, unit, desk, *replaced(desk, before)), tuple(grouped(verdicts)))


def meant(desk: Desk, wanted: Wanted) -> Swap | None:
    """Give what is to go and what comes instead; None where the words tell neither."""
    among = named(desk, wanted.old).drafts if wanted.old else tuple(desk.drafts)
    if not among:
        return None
    if wanted.stay:
        return first(staying(desk, draft, wanted) for draft in reversed(among))
    found = [one for draft in reversed(among) for one in changes(desk, draft, wanted)]
    real = [one for one in found if not idle(desk, one[1])] if found and not idle(desk, found[0][1]) else found[:1]
    best = max(real, key=lambda one: one[0], default=None)  # of equals the first, which is the latest order
    if best and (best[0][0] or not wanted.part):
        return best[1]
    return None if wanted.part else wholly(desk, among, wanted)


def idle(desk: Desk, swap: Swap) -> bool:
    """Tell whether a swap changes nothing."""
    return [desk.session.read(one.given) for one in swap.gone] == list(swap.new)


def first(found: Iterable[Swap | None]) -> Swap | None:
    """Give the first that there is."""
    return next((one for one in found if one is not None), None)


def alike(desk: Desk, draft: Draft) -> tuple[Draft, ...]:
    """Give an order with all that are the same word for word."""
    return tuple(one for one in desk.drafts if one.given == draft.given)


def beside(desk: Desk, gone: Sequence[Draft]) -> Desk:
    """Give the desk as it would be without some orders."""
    kept = [draft for draft in desk.drafts if draft not in gone]
    return Desk(desk.look, desk.who, desk.session, kept, ready=desk.ready)


def changes(desk: Desk, draft: Draft, wanted: Wanted) -> list[tuple[tuple[int, bool], Swap]]:
    """Give the swap of an order for itself with what changes, how much of what is said stood in it, whether it goes."""
    order = desk.session.read(draft.given)
    if worded(type(order)) or begins_other(desk, order, wanted.new):
        return []
    gone = alike(desk, draft)
    bare = beside(desk, gone)
    lists = Lists(shortened(bare.lexicon(), bare.ruleset.sayings))
    text = spoken(wanted.new, verbs(type(order), desk.ruleset.sayings))
    text = f"only {text}" if ONLY.search(wanted.new) else text
    found = changed(order, text, lists, bare.view(), desk.who.seat, wanted.old)
    new = [one for one in found if one.order != order] or found
    if not new:
        return []
    best = next((one for one in new if fits(bare, one.order)), new[0])
    count = 1 if wanted.once else len(gone)
    return [((best.kept, fits(bare, best.order)), Swap(gone, (best.order,) * count))]


def begins_other(desk: Desk, order: Order[Any], text: str) -> bool:  # Any: each game has its own state
    """Tell whether a text begins as some order does, and not as this one."""
    said, sayings = f"{fold(polite(text))} ", desk.ruleset.sayings
    begun = [kind for kind in desk.orders if any(said.startswith(f"{verb} ") for verb in verbs(kind, sayings))]
    return bool(begun) and type(order) not in begun


def spoken(text: str, begins: Sequence[str]) -> str:
    """Give a text without the verb of an order, or what players say for it, at its beginning."""
    said = polite(text)
    longest = sorted((verb for verb in begins if fold(said).startswith(f"{verb} ")), key=len)
    return said[len(longest[-1]) :].strip() if longest and not longest[-1].endswith(("to", "from")) else said


def fits(desk: Desk, order: Order[Any]) -> bool:  # Any: as above
    """Tell whether an order may be given beside the others."""
    try:
        desk.kept_beside(order)
    except Refusal:
        return False
    return True


def staying(desk: Desk, draft: Draft, wanted: Wanted) -> Swap | None:
    """Give the swap of an order for itself without those who are to stay."""
    bare = beside(desk, [draft])
    order = desk.session.read(draft.given)
    left = without(
        order, wanted.stay, Lists(shortened(bare.lexicon(), bare.ruleset.sayings)), bare.view(), desk.who.seat
    )
    return Swap((draft,), (left,)) if left is not None else None


def wholly(desk: Desk, among: Sequence[Draft], wanted: Wanted) -> Swap | None:
    """Give the swap for a whole order, which stands for the one named, else for the latest of its kind."""
    bare = beside(desk, among if wanted.old else among[-1:])
    try:
        new = understood(bare, wanted.new)
    except Answer:
        return None
    kind, key = type(new[0]), new[0].key()
    orders = [(draft, desk.session.read(draft.given)) for draft in among]
    same = [draft for draft, order in orders if key is not None and order.key() == key]
    like = [draft for draft, order in orders if isinstance(order, kind)]
    if wanted.old:
        return Swap(tuple(among), tuple(new)) if one_only(among) else None
    if same or like:
        return Swap(alike(desk, (same or like)[-1]), tuple(new))
    return Swap(tuple(among), tuple(new)) if wanted.firmly and one_only(among) else None


def one_only(drafts: Sequence[Draft]) -> bool:
    """Tell whether orders are all the same, so that one thing can stand instead of them."""
    return len({draft.given.model_dump_json() for draft in drafts}) == 1


async def verbatim(herald: Herald, who: Who, text: str, *, heard: bool = False) -> bool:
    """Tell whether a text is an order of the open window word for word, or nothing is asked of its writer.

    Or, where that is `heard`, in words of a player's own that its game knows.
    """
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return True
        found = orders_in(text, desk.orders, Lists(desk.lexicon())) or (
            freely(desk, text, asking=False) if heard else []
        )
        return not desk.asked or any(not worded(type(one)) or desk.allows(one, desk.view()) for one in found)


def worded(kind: type[Order[Any]]) -> bool:  # Any: each game has its own state
    """Tell whether an order holds words of its writer's own, which may be anything."""
    return any(field.kind == "text" for field in forms(kind))


async def would_be(herald: Herald, who: Who, text: str) -> tuple[str, ...]:
    """Give the orders that a text says by itself, as they are written; none where it says none."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return ()
        return would(desk, text)


def would(desk: Desk, text: str) -> tuple[str, ...]:
    """Give the orders that a text says at a desk, as they are written; none where it says none."""
    try:
        return tuple(write(order, desk.lexicon()) for order in understood(desk, text))
    except Answer:
        return ()
