"""The outbox: messages owed by transactions, claimed by couriers and marked as they are delivered."""

from collections.abc import Collection
from datetime import datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    FromClause,
    Select,
    and_,
    bindparam,
    case,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Owed, Pulse, State
from bot.store.tables import campaigns, posts

OWED = [
    posts.c[name]
    for name in ("id", "campaign", "key", "target", "body", "nonce", "edition", "place", "message", "tries", "slot")
]


async def claim(connection: AsyncConnection, now: datetime, until: datetime, most: int) -> list[Owed]:
    """Claim messages that are owed, or whose courier has been silent since its claim ran out, in reading order.

    Campaigns take turns: the first message of each comes before the second of any.
    """
    ids = set((await connection.execute(CLAIMABLE, {"now": now, "most": most})).scalars())
    ids -= set((await connection.execute(LATE, {"ids": sorted(ids)})).scalars())
    claimed = (
        update(posts).where(posts.c.id.in_(ids)).values(state="claimed", claimed_until=until, tries=posts.c.tries + 1)
    )
    rows = (await connection.execute(claimed.returning(*OWED))).mappings().all()
    return sorted((Owed(**row) for row in rows), key=lambda owed: (owed.slot or owed.id, owed.id))


def claimable() -> Select[int]:
    """Give in SQL the `most` messages that can be claimed `now`."""
    now: BindParameter[datetime] = bindparam("now", type_=posts.c.not_before.type)
    one, earlier, again = posts.alias(), posts.alias(), posts.alias()
    free = or_(
        and_(one.c.state == "owed", one.c.not_before <= now),
        and_(one.c.state == "claimed", one.c.claimed_until <= now),
    )
    held = or_(
        earlier.c.state == "untold",
        and_(earlier.c.state == "claimed", earlier.c.claimed_until > now),
        and_(earlier.c.state == "owed", earlier.c.not_before > now),
    )
    # A message must not overtake one of the same target that another courier holds or that waits to be tried again.
    overtakes = select(earlier.c.id).where(before(earlier, one), held).exists()
    turn = func.row_number().over(partition_by=one.c.campaign, order_by=(spot(one), one.c.id))
    ready = select(one.c.id, turn.label("turn")).where(free, or_(one.c.message.is_not(None), ~overtakes)).subquery()
    still = or_(again.c.state == "owed", and_(again.c.state == "claimed", again.c.claimed_until <= now))
    found = select(again.c.id).join(ready, ready.c.id == again.c.id).where(still)
    found = found.order_by(ready.c.turn, spot(again), again.c.id).limit(bindparam("most"))
    return found.with_for_update(skip_locked=True, of=again)


def late() -> Select[int]:
    """Give in SQL which of the messages `ids` are behind one that another courier is claiming at this moment.

    The transaction that claims still sees that one as owed.
    """
    ids: BindParameter[int] = bindparam("ids", expanding=True)
    one, earlier = posts.alias(), posts.alias()
    undelivered = earlier.c.state.in_(("untold", "owed", "claimed"))
    found = select(one.c.id).join(earlier, before(earlier, one))
    return found.where(one.c.id.in_(ids), one.c.message.is_(None), undelivered, earlier.c.id.not_in(ids))


def spot(one: FromClause) -> ColumnElement[int]:
    """Give in SQL where a message stands in line: that of the slot from which it was told, else its own."""
    return func.coalesce(one.c.slot, one.c.id)


def before(earlier: FromClause, one: FromClause) -> ColumnElement[bool]:
    """Tell in SQL whether a message is to be sent to the same target before another."""
    same = or_(earlier.c.campaign == one.c.campaign, and_(earlier.c.campaign.is_(None), one.c.campaign.is_(None)))
    sooner = or_(spot(earlier) < spot(one), and_(spot(earlier) == spot(one), earlier.c.id < one.c.id))
    return and_(same, earlier.c.target == one.c.target, sooner, earlier.c.message.is_(None))


async def delivered(connection: AsyncConnection, id: int, edition: int, place: int, message: int) -> None:
    """Mark an edition of a message as standing; a newer edition is owed at once."""
    await connection.execute(
        update(posts)
        .where(posts.c.id == id, posts.c.delivered_edition < edition)
        .values(
            state=case((posts.c.edition > edition, "owed"), else_="delivered"),
            delivered_edition=edition,
            place=place,
            message=message,
            tries=0,
            claimed_until=None,
        )
    )


async def failed(connection: AsyncConnection, id: int, edition: int, until: datetime | None, reason: str) -> None:
    """Put a message back to be tried again, or give it up; a newer edition of it gets its own chance."""
    await put_down(connection, id, edition, "failed" if until is None else "owed", until, reason)


async def let_go(connection: AsyncConnection, id: int, edition: int, reason: str) -> None:
    """Owe a message no longer that nobody is there to read."""
    await put_down(connection, id, edition, "unread", None, reason)


async def put_down(
    connection: AsyncConnection, id: int, edition: int, state: State, until: datetime | None, reason: str
) -> None:
    """Let an edition of a message be carried by nobody now, and a newer one be owed."""
    await connection.execute(
        update(posts)
        .where(posts.c.id == id, posts.c.delivered_edition < edition)
        .values(
            state=case((posts.c.edition > edition, "owed"), else_=state),
            not_before=posts.c.not_before if until is None else until,
            claimed_until=None,
            reason=reason,
        )
    )


async def send_anew(
    connection: AsyncConnection, campaign: int, target: str, first: str, live: Collection[str], at: datetime
) -> None:
    """Owe once more what never reached a target, and the live messages of these keys, wherever they stand now.

    What nobody has told yet has not been sent either: it goes where the target is then. The `first` message keeps its
    place in line; the other live ones come after all that is owed or still to be told, which led to them.
    """
    of_channel = (posts.c.campaign == campaign, posts.c.target == target)
    last = (await connection.execute(select(func.coalesce(func.max(posts.c.id), 0)).where(*of_channel))).scalar_one()
    of_target = (posts.c.campaign == campaign, posts.c.target == target, posts.c.state != "untold")
    wanted = or_(and_(posts.c.message.is_(None), posts.c.state != "delivered"), posts.c.key.in_((first, *live)))
    found = select(posts.c.id, posts.c.key, posts.c.edition).where(*of_target, wanted)
    for row in (await connection.execute(found)).mappings().all():
        # A courier that still carries the former edition reports it in vain, so that this one stands where it now goes.
        fresh = {
            "edition": row["edition"] + 1,
            "delivered_edition": row["edition"],
            "nonce": sha256(f"{row['key']}/{row['edition']}".encode()).hexdigest()[:24],
            "state": "owed",
            "place": None,
            "message": None,
            "tries": 0,
            "not_before": at,
            "since": at,
            "claimed_until": None,
            "reason": "",
        }
        if row["key"] in live:
            fresh["slot"] = last + 1
        await connection.execute(update(posts).where(posts.c.id == row["id"]).values(**fresh))


async def due(connection: AsyncConnection) -> datetime | None:
    """Give the first moment at which a claim can bring something; None when nothing is owed.

    What is behind another message of its target that comes later still is not what one waits for.
    """
    moments = [(await connection.execute(query)).scalar() for query in (FIRST_OWED, FIRST_LAPSE)]
    return min((moment for moment in moments if moment is not None), default=None)


def first_owed() -> Select[datetime]:
    """Give in SQL the first moment at which something is owed that waits for nothing else."""
    one, earlier = posts.alias(), posts.alias()
    later = or_(
        earlier.c.state.in_(("untold", "claimed")),
        and_(earlier.c.state == "owed", earlier.c.not_before > one.c.not_before),
    )
    behind = select(earlier.c.id).where(before(earlier, one), later).exists()
    return select(func.min(one.c.not_before)).where(one.c.state == "owed", or_(one.c.message.is_not(None), ~behind))


# A courier asks these every few seconds: made anew each time they cost more than their answers.
CLAIMABLE, LATE, FIRST_OWED = claimable(), late(), first_owed()
FIRST_LAPSE = select(func.min(posts.c.claimed_until)).where(posts.c.state == "claimed")


def new_post(
    campaign: int | None, key: str, target: str, body: str, at: datetime, window_key: str
) -> dict[str, Any]:  # Any: columns differ
    """Give the row of a message that is owed for the first time."""
    return {
        "campaign": campaign,
        "key": key,
        "window_key": window_key,
        "target": target,
        "body": body,
        "state": "owed",
        "nonce": mark_of(key),
        "edition": 1,
        "delivered_edition": 0,
        "tries": 0,
        "not_before": at,
        "since": at,
        "reason": "",
    }


def mark_of(key: str) -> str:
    """Give what Discord knows a message by, which is the same however often it is sent."""
    return sha256(key.encode()).hexdigest()[:24]


def again(body: str, at: datetime) -> dict[str, Any]:  # Any: columns differ
    """Give what changes when a live message gets a new edition; one that is being delivered stays claimed.

    A try that may have sent the message before its courier died is remembered, so that the next one looks for it.
    """
    maybe_sent = and_(posts.c.message.is_(None), posts.c.tries > 0)
    return {
        "body": body,
        "edition": posts.c.edition + 1,
        "state": case((posts.c.state.in_(("claimed", "untold")), posts.c.state), else_="owed"),
        "tries": case((maybe_sent, 1), else_=0),
        "not_before": at,
        "since": case((posts.c.state == "delivered", literal(at, posts.c.since.type)), else_=posts.c.since),
    }


async def pulse(connection: AsyncConnection, now: datetime) -> Pulse:
    """Look at what lies still."""
    waiting = (posts.c.state.in_(("owed", "claimed")), posts.c.since <= now)
    owed = (await connection.execute(select(func.count()).where(*waiting))).scalar_one()
    oldest = select(posts.c.since, posts.c.tries).where(*waiting).order_by(posts.c.since, posts.c.id).limit(1)
    found = (await connection.execute(oldest)).one_or_none()
    held = (await connection.execute(select(func.count()).where(campaigns.c.status == "held"))).scalar_one()
    ended = select(posts.c.state, func.count()).where(posts.c.state.in_(("failed", "unread"))).group_by(posts.c.state)
    lost = {row[0]: row[1] for row in await connection.execute(ended)}
    since, tries = found or (None, 0)
    return Pulse(owed, since, tries, held, lost.get("failed", 0), lost.get("unread", 0))
