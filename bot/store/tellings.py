"""Tellings: words owed for what was sealed, claimed before they are made, and the places kept for their messages."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.look import Look
from bot.store.outbox import mark_of, new_post
from bot.store.records import Slot, Telling
from bot.store.tables import posts, tellings
from bot.store.unit import Unit

TELLING = [tellings.c[name] for name in Telling.__dataclass_fields__]
FILLED = (
    update(posts)
    .where(posts.c.id == bindparam("its_id"))
    .values(
        key=bindparam("its_key"),
        nonce=bindparam("its_nonce"),
        body=bindparam("its_body"),
        state="owed",
        not_before=bindparam("its_moment"),
        since=bindparam("its_moment"),
    )
)
"""What becomes of a place that waited for its words."""


async def claim(connection: AsyncConnection, now: datetime, until: datetime, most: int) -> list[Telling]:
    """Claim what is owed, of each campaign the oldest alone: what came later is told later."""
    earlier = tellings.alias()
    free = or_(tellings.c.claimed_until.is_(None), tellings.c.claimed_until <= now)
    waits = exists().where(
        earlier.c.campaign == tellings.c.campaign, earlier.c.id < tellings.c.id, earlier.c.state == "owed"
    )
    found = select(tellings.c.id).where(tellings.c.state == "owed", free, ~waits).order_by(tellings.c.id).limit(most)
    ids = (await connection.execute(found.with_for_update(skip_locked=True))).scalars().all()
    if not ids:
        return []
    claimed = update(tellings).where(tellings.c.id.in_(ids)).values(claimed_until=until, tries=tellings.c.tries + 1)
    rows = (await connection.execute(claimed.returning(*TELLING))).mappings().all()
    return sorted((Telling(**row) for row in rows), key=lambda telling: telling.id)


async def due(connection: AsyncConnection) -> datetime | None:
    """Give when the first claim runs out; whoever owes more rings for it."""
    query = select(func.min(tellings.c.claimed_until)).where(tellings.c.state == "owed")
    lapse: datetime | None = (await connection.execute(query)).scalar()
    return lapse


async def waits(connection: AsyncConnection, now: datetime) -> bool:
    """Tell whether anything is owed that nobody has claimed."""
    free = or_(tellings.c.claimed_until.is_(None), tellings.c.claimed_until <= now)
    query = select(tellings.c.id).where(tellings.c.state == "owed", free).limit(1)
    return (await connection.execute(query)).first() is not None


async def first(connection: AsyncConnection, campaign: int) -> Telling | None:
    """Give the oldest that a campaign owes; None: everything is told."""
    query = select(*TELLING).where(tellings.c.campaign == campaign, tellings.c.state == "owed")
    row = (await connection.execute(query.order_by(tellings.c.id).limit(1))).mappings().one_or_none()
    return None if row is None else Telling(**row)


async def put_back(connection: AsyncConnection, telling: int, until: datetime) -> None:
    """Let one be tried again, at a moment."""
    await connection.execute(update(tellings).where(tellings.c.id == telling).values(claimed_until=until))


async def owe(unit: Unit, name: str, kind: str, stands: tuple[int, int], about: str, last: int = 0) -> None:
    """Owe words under a name of the campaign, as it `stands` (save, windows sealed since); owed again, the same.

    `last` is the number of the last event among them; 0 for none.
    """
    known = select(tellings.c.id).where(tellings.c.campaign == unit.id, tellings.c.name == name)
    if await unit.rows(known):
        return
    row = {"name": name, "kind": kind, "save": stands[0], "sealed": stands[1], "about": about, "last": last}
    await unit.add_all(tellings, [row | {"state": "owed", "fixed": "", "tries": 0}])


async def is_owed(look: Look, telling: Telling) -> bool:
    """Tell whether nobody has told it meanwhile, and it was not taken back."""
    query = select(tellings.c.id).where(tellings.c.id == telling.id, tellings.c.state == "owed")
    return bool(await look.rows(query))


async def told(unit: Unit, telling: Telling, fixed: str) -> None:
    """Note that something is told, and by which messages: no later telling makes others."""
    values = {"state": "told", "fixed": fixed, "claimed_until": None}
    await unit.write(update(tellings).where(tellings.c.id == telling.id).values(**values))


async def fixed(look: Look, kind: str) -> list[tuple[int, str]]:
    """Give which messages each telling of a kind has made, by its number, the oldest first."""
    query = select(tellings.c.id, tellings.c.fixed).where(tellings.c.campaign == look.id, tellings.c.kind == kind)
    rows = await look.rows(query.where(tellings.c.state == "told").order_by(tellings.c.id))
    return [(row["id"], row["fixed"]) for row in rows]


async def again(unit: Unit, ids: Sequence[int]) -> None:
    """Owe once more what was told."""
    await unit.write(update(tellings).where(tellings.c.id.in_(ids)).values(state="owed", tries=0))


async def standing(look: Look, names: Iterable[str]) -> dict[str, str]:
    """Give the messages of these names that are there, wherever they stand: their targets."""
    start = f"{look.id}:"
    keys = [f"{start}{name}" for name in names]
    rows = await look.rows(select(posts.c.key, posts.c.target).where(posts.c.key.in_(keys)))
    return {row["key"].removeprefix(start): row["target"] for row in rows}


async def slots(look: Look, names: Iterable[str]) -> dict[str, Slot]:
    """Give the messages of these names that wait for their words."""
    start = f"{look.id}:"
    query = select(posts.c.id, posts.c.key, posts.c.target, posts.c.body)
    keys = [f"{start}{name}" for name in names]
    rows = await look.rows(query.where(posts.c.key.in_(keys), posts.c.state == "untold"))
    found = [Slot(row["id"], row["key"].removeprefix(start), row["target"], row["body"]) for row in rows]
    return {slot.name: slot for slot in found}


async def fill(unit: Unit, places: Sequence[tuple[Slot, Sequence[tuple[str, str]]]], now: datetime) -> None:
    """Owe the messages (name and body) that stand in each place, in their order; none leave nothing there."""
    if empty := [slot.id for slot, messages in places if not messages]:
        await unit.write(delete(posts).where(posts.c.id.in_(empty)))
    first, others = list[dict[str, Any]](), list[dict[str, Any]]()  # Any: columns differ
    for slot, messages in [(slot, messages) for slot, messages in places if messages]:
        (name, body), *more = messages
        key = f"{unit.id}:{name}"
        first.append(
            {"its_id": slot.id, "its_key": key, "its_nonce": mark_of(key), "its_body": body, "its_moment": now}
        )
        rows = [new_post(unit.id, f"{unit.id}:{one}", slot.target, text, now, "") for one, text in more]
        others += [{**row, "slot": slot.id} for row in rows]
    if first:
        unit.touched(posts)
        await unit.connection.execute(FILLED, first)
    await unit.add_all(posts, others)


async def underway(look: Look, start: str, target: str) -> list[tuple[str, str, datetime]]:
    """Give what is told and on its way to a target, under names that begin so: name, body, and since when."""
    mine = (posts.c.campaign == look.id, posts.c.target == target, posts.c.message.is_(None))
    named = posts.c.key.startswith(f"{look.id}:{start}", autoescape=True)
    waiting = posts.c.state.in_(("owed", "claimed"))
    query = select(posts.c.key, posts.c.body, posts.c.not_before).where(*mine, named, waiting).order_by(posts.c.id)
    return [(row["key"].removeprefix(f"{look.id}:"), row["body"], row["not_before"]) for row in await look.rows(query)]


async def keep_for(unit: Unit, starts: tuple[str, ...], target: str, former: str) -> None:
    """Let what was owed to whoever sat in a seat, under names that begin so, reach its `former` person all the same."""
    mine = (posts.c.campaign == unit.id, posts.c.target == target, posts.c.message.is_(None))
    papers = or_(*(posts.c.key.startswith(f"{unit.id}:{start}", autoescape=True) for start in starts))
    waiting = posts.c.state.in_(("untold", "owed", "claimed"))
    await unit.write(update(posts).where(*mine, papers, waiting).values(target=former))
    for name, row in unit.owed.items():
        if name.startswith(starts) and row["target"] == target:
            row["target"] = former
