"""Posts: the messages owed, claimed by the courier and marked as they are delivered."""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot.service.ground.herald import Herald
from bot.service.ground.leases import LEASE
from bot.service.ground.messages import Message, Target
from bot.service.ground.people import read_all
from bot.service.ground.playing import seat_of, spoken_for
from bot.service.ground.values import Post
from bot.service.posting import hearing, mail
from bot.store.errors import Unknown
from bot.store.look import Look
from bot.store.records import Owed, Seat


async def claim(herald: Herald, most: int) -> list[Post]:
    """Claim up to `most` messages, in the order in which each place is to read them; deliver them in this order.

    Whoever neither reports nor renews within seconds loses the claim, and the next attempt carries the same nonce.
    """
    now = herald.clock.now()
    owed = await herald.store.claim_posts(now, now + LEASE, most)
    looks = {one: await look_at(herald, one) for one in {one.campaign for one in owed}}
    found = [post_of(one, looks[one.campaign]) for one in owed]
    readers = {post.user for post in found if post.user is not None}
    wanted = read_all(readers, await herald.store.preferences(readers)) if readers else {}
    return [replace(post, silent=post.user in wanted and wanted[post.user].asleep(now)) for post in found]


async def look_at(herald: Herald, campaign: int | None) -> Look | None:
    """Give the campaign of a message and its seats."""
    if campaign is None:
        return None
    try:
        async with herald.store.look(campaign) as look:
            return look
    except Unknown:
        return None


def post_of(owed: Owed, look: Look | None) -> Post:
    """Give a claimed message with the person and the places it may go to."""
    target = Target.model_validate_json(owed.target)
    seat = seat_for(look, target)
    return Post(
        id=owed.id,
        campaign=owed.campaign,
        campaign_title=look.campaign.title if look else "",
        key=owed.key,
        target=target,
        message=Message.model_validate_json(owed.body),
        nonce=owed.nonce,
        edition=owed.edition,
        channel=look.campaign.channel if look else 0,
        user=reader(target, seat),
        thread=target.thread or (threads(target, seat) if seat else None),
        dm_closed=bool(target.thread) or (closed(target, seat) if seat else False),
        place=owed.place,
        message_id=owed.message,
        tries=owed.tries,
        over=look is not None and look.campaign.status == "ended",
    )


def reader(target: Target, seat: Seat | None) -> int | None:
    """Give whom a message reaches; nobody where its seat has another holder, or its deputy was dismissed."""
    if target.kind != "seat" or seat is None:
        return target.user or None
    if not target.user:
        return seat.user
    return target.user if target.user == seat.deputy else None


def threads(target: Target, seat: Seat) -> int | None:
    """Give the private thread of a seat's holder, or of the deputy who reads its papers too."""
    return seat.deputy_thread if target.kind == "seat" and target.user else seat.thread


def closed(target: Target, seat: Seat) -> bool:
    """Tell whether the direct messages of a seat's holder, or of its deputy, were found closed."""
    return seat.deputy_closed if target.kind == "seat" and target.user else seat.dm_closed


def seat_for(look: Look | None, target: Target) -> Seat | None:
    """Give the seat that a message goes to, or the seat of the person that it goes to."""
    if look is None or target.kind == "channel":
        return None
    return look.seats.get(target.seat) if target.kind == "seat" else seat_of(look, target.user)


async def due(herald: Herald) -> datetime | None:
    """Give the first moment at which a claim can bring something; None while nothing is owed."""
    return await herald.store.next_post()


async def delivered(herald: Herald, post: Post, place: int, message: int) -> None:
    """Mark a message as standing in a channel; if it has changed meanwhile, its new edition is owed."""
    if post.campaign is None or not (mail.carries_letters(post) or hearing.briefs(post)):
        await herald.store.delivered(post.id, post.edition, place, message)
        return
    with suppress(Unknown):  # a practice may have been put away meanwhile, messages and all
        await note_delivered(herald, post, post.campaign, (place, message))


async def note_delivered(herald: Herald, post: Post, campaign: int, stands: tuple[int, int]) -> None:
    """Mark a message as standing there, and do what its arrival brings."""
    async with herald.unit(campaign) as unit:
        await unit.delivered(post.id, post.edition, *stands)
        if mail.carries_letters(post):
            await mail.delivered(herald, unit, post)
        if hearing.briefs(post):
            unit.counted = mail.carries_letters(post)
            await hearing.delivered(unit, post)


async def failed(herald: Herald, post: Post, retry_at: datetime | None, reason: str) -> None:
    """Put a message back until then, or give it up (None)."""
    await herald.store.failed(post.id, post.edition, retry_at, reason)


async def let_go(herald: Herald, post: Post, reason: str) -> None:
    """Owe a message no longer that nobody is there to read."""
    await herald.store.let_go(post.id, post.edition, reason)


async def closed_dm(herald: Herald, campaign: int, *, seat: str = "", user: int = 0) -> None:
    """Note that a person's direct messages are closed: their papers go to the seat's private thread."""
    await mark_dm(herald, campaign, seat, user, closed=True)


async def open_dm(herald: Herald, campaign: int, *, seat: str = "", user: int = 0) -> None:
    """Note that a direct message went through again."""
    await mark_dm(herald, campaign, seat, user, closed=False)


async def mark_dm(herald: Herald, campaign: int, seat: str, user: int, *, closed: bool) -> None:
    """Note whether the direct messages of a seat's person are closed; nothing for one who holds no seat."""
    async with herald.store.look(campaign) as look:
        if not mark_of(look, seat, user, closed=closed):  # as nearly always, and then nobody who writes is kept waiting
            return
    async with herald.store.unit(campaign) as unit:
        for found, changes in mark_of(unit, seat, user, closed=closed).items():
            await unit.change_seat(found, **changes)


def mark_of(look: Look, seat: str, user: int, *, closed: bool) -> dict[str, dict[str, bool]]:
    """Give what has to be changed of a seat, by its id, lest it say something else of its person's direct messages."""
    found = look.seats.get(seat) if seat else spoken_for(look, user)
    if found is None or (user and user not in {found.user, found.deputy}):
        return {}
    deputys = bool(user) and user == found.deputy
    stands = found.deputy_closed if deputys else found.dm_closed
    return {found.seat: {"deputy_closed" if deputys else "dm_closed": closed}} if stands != closed else {}


async def seat_thread(herald: Herald, campaign: int, seat: str, thread: int, user: int) -> None:
    """Note the private thread of a seat's holder or deputy; nothing for one who is neither any more."""
    async with herald.store.unit(campaign) as unit:
        found = unit.seats[seat]
        if found.user == user:
            await unit.change_seat(seat, thread=thread)
        elif found.deputy == user:
            await unit.change_seat(seat, deputy_thread=thread)
