"""What Herald promises whatever is played: orders, private papers and news by what stands in the database of them."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from bot.store.records import UNTOLD
from sandbox.plain import plain
from tests.month.sight import Shown

if TYPE_CHECKING:
    from tests.month.month import Month

PARTS = 10
"""In how many parts a message may come."""
TAKEN = "✓ "
"""How a line begins that says an order is taken."""
TELLING = 40
"""Letters after which a text is nobody else's by chance."""
EVERYONE = "everyone"


@dataclass(frozen=True)
class Kept:
    """What was ordered in the open window, as somebody last looked."""

    window: str
    holders: dict[str, tuple[int | None, int | None]]
    """Who had each seat, and who stood in."""
    orders: dict[str, list[str]]
    """What each seat had ordered, as text."""


async def kept_of(month: "Month") -> Kept:
    """Give what is ordered now."""
    async with month.reader.look(month.campaign) as look:
        orders: dict[str, list[str]] = {}
        for draft in await look.drafts():
            orders.setdefault(draft.seat, []).append(written(draft.given.model_dump(mode="json")))
        holders = {seat.seat: (seat.user, seat.deputy) for seat in look.seats.values()}
        return Kept(look.campaign.window_key, holders, orders)


def written(order: dict[str, object]) -> str:
    """Write an order so that it can be compared."""
    return json.dumps(order, sort_keys=True)


async def no_order_goes_by_itself(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What a seat had ordered stands, or is sealed, unless somebody of that seat has done something since.

    What somebody says while Herald hears nothing, or can write nothing, is carried out once it can.
    """
    before, now = month.kept, await kept_of(month)
    month.kept, active = now, month.active
    month.active = active if month.deaf or month.hall.machine.ill else set()
    if before is None or await month.over():
        return []
    idle = [
        seat for seat, who in before.holders.items() if now.holders.get(seat) == who and not active.intersection(who)
    ]
    found = now.orders if now.window == before.window else await sealed_in(month, before.window)
    return [
        f"{seat} had ordered {order} in {before.window}, and it is gone"
        for seat in idle
        for order in missing(before.orders.get(seat, ()), found.get(seat, ()))
    ]


def missing(wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    """Give what of these is not among those, each as often as it is wanted."""
    return list((Counter(wanted) - Counter(found)).elements())


async def sealed_in(month: "Month", window: str) -> dict[str, list[str]]:
    """Give what each seat had ordered in a window that has closed."""
    async with month.reader.look(month.campaign) as look:
        parts = [part["closing"] for part in await look.closing_parts() if part["window_key"] == window]
    return {
        seat: [written(order) for order in answered["orders"]]
        for part in parts
        for seat, answered in part["answers"].items()
    }


async def no_private_message_is_out_of_place(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What is meant for a seat is read by those alone who ever sat there, and what is for a person by that person."""
    rows = await asked(month, "SELECT key, target FROM posts WHERE campaign = :campaign OR campaign IS NULL")
    readers = {}
    for key, target in ((row.key, json.loads(row.target)) for row in rows):
        if target["kind"] != "channel":
            entitled = {target["user"]} if target["kind"] == "user" else month.held.get(target["seat"], set())
            readers |= {mark_of(key, number): (key, entitled) for number in range(PARTS)}
    found = []
    for one in shown:
        key, entitled = readers.get(one.mark, ("", set()))
        if key and (one.readers is None or not one.readers <= entitled):
            found.append(f"{key} is read by {one.readers or 'everybody'}")
    return found


def mark_of(key: str, number: int) -> str:
    """Give the reference at the foot of a part of a message."""
    return blake2b(f"{key}/{number}".encode(), digest_size=4).hexdigest()


async def no_order_is_confirmed_to_others(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """That an order is taken stands where one person reads it alone."""
    return [
        f"an order is taken before {one.readers or 'everybody'}: {one.text[:200]!r}"
        for one in shown
        if one.ours and (one.readers is None or len(one.readers) != 1)
        if any(line.startswith(TAKEN) for line in one.text.splitlines())
    ]


async def no_private_news_is_read_by_others(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """What happened to some alone is read by nobody who has never had one of their seats, as long as the game runs.

    A gamemaster without a seat may read all of it.
    """
    if await month.over():
        return []
    rows = await asked(month, "SELECT n, audience, text FROM events WHERE text <> '' AND campaign = :campaign")
    news = [(row.n, json.loads(row.audience), plain(row.text, {})) for row in rows]
    public = "\n".join(said for _, audience, said in news if audience == EVERYONE)
    private = [one for one in news if one[1] != EVERYONE and len(one[2]) >= TELLING and one[2] not in public]
    found = []
    for one in shown:
        leads = bool(one.readers) and one.room in {"direct", "aside"} and one.readers <= month.led
        if one.ours and one.readers != frozenset() and not leads:  # nobody is left in a thread whose people have gone
            own = {said for _, audience, said in private if one.readers and one.readers <= told(month, audience)}
            found += [
                f"event {n} for {audience} is read by {one.readers or 'everybody'}: {said[:200]!r}"
                for n, audience, said in private
                if said in one.text and said not in own
            ]
    return found


def told(month: "Month", audience: Sequence[str]) -> set[int]:
    """Give who has ever sat in one of these seats."""
    return set() if isinstance(audience, str) else set().union(*(month.held.get(seat, set()) for seat in audience))


async def everything_sealed_is_told(month: "Month", shown: Sequence[Shown]) -> list[str]:
    """No words are owed any more, and no event is without any."""
    owed = await asked(month, "SELECT name, state FROM tellings WHERE state <> 'told' AND campaign = :campaign")
    silent = await asked(month, f"SELECT n FROM events WHERE weight = {UNTOLD} AND campaign = :campaign")
    return [f"{row.name} is still {row.state}" for row in owed] + [f"event {row.n} has no words" for row in silent]


async def asked(month: "Month", query: str) -> Sequence[Any]:  # Any: rows
    """Ask the database about the campaign of the month; somebody may be at a practice of their own, too."""
    async with month.reader.reading() as connection:
        return (await connection.execute(text(query), {"campaign": month.campaign})).all()
