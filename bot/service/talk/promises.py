"""Sealed promises: words of which only a fingerprint is posted, until their author opens them."""

from hashlib import sha256
from secrets import token_hex

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, stamp
from bot.service.ground.playing import name_of, spoken_for
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, unmentioned
from bot.service.posting.faults import watched
from bot.service.posting.notices import CHANNEL, owe
from bot.service.words.open_window import standing
from bot.store import pledges as store
from bot.store.look import Look
from bot.store.records import Promise, Seat
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

LONGEST, MOST = 1500, 200
"""The most characters of a promise, and the most promises of a campaign."""


@watched
async def seal(herald: Herald, who: Who, text: str) -> Promise:
    """Seal words: the channel gets their hash, and the author what proves them later."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        words = unmentioned(clean(text, LONGEST))
        number = await store.next_number(unit)
        if not words or number > MOST:
            raise Answer("write what you promise" if not words else f"there are {MOST} promises already; open some")
        salt = token_hex(16)
        sealed = sha256(proof(salt, words)).hexdigest()
        date, now = standing(unit).date, herald.clock.now()
        made = Promise(number, who.seat, words, salt, sealed, date, now, None)
        await store.add_promise(unit, made)
        name = name_of(unit, who.seat)
        content = f"{unit.campaign.title}: promise {number}, of {name}, is sealed. Its SHA-256 is\n{sealed}"
        await owe(unit, f"promise-{number}", CHANNEL, Message(content=content), now)
        return made


@watched
async def open_seal(herald: Herald, who: Who, number: int) -> Promise:
    """Open a promise: the channel gets its words and its salt, whose hash is the one that was posted."""
    async with herald.unit(who.campaign) as unit:
        seat = held_by(unit, who)
        made = await mine(unit, seat, number)
        if made.opened_at is not None:
            raise Answer(f"promise {number} was opened {stamp(made.opened_at)}")
        now = herald.clock.now()
        await store.open_promise(unit, number, now)
        await owe(unit, f"promise-{number}-opened", CHANNEL, opened_message(unit, made), now)
        return made


def opened_message(look: Look, made: Promise) -> Message:
    """Give the words of a promise with all that proves them."""
    fits = sha256(proof(made.salt, made.text)).hexdigest() == made.hash
    name = name_of(look, made.seat)
    begin = f"{look.campaign.title}: promise {made.number}, of {name}, is open. It was sealed {stamp(made.at)}."
    lines = (
        made.text,
        "",
        f"Salt: {made.salt}",
        f"SHA-256 of salt, line break and words: {made.hash}",
        f"{'It is' if fits else 'It is NOT'} the one that was posted. /promise file gives a file to check that with.",
    )
    return Message(content=begin, pages=(Page(title=f"Promise {made.number}", lines=lines),))


async def mine(look: Look, seat: Seat, number: int) -> Promise:
    """Give a promise of a seat. Raises Answer for any other."""
    made = await store.promise(look, number)
    if made is None or made.seat != seat.seat:
        own = [str(one.number) for one in await store.promises(look) if one.seat == seat.seat]
        raise Answer(f"promise {number} is not yours; yours are {', '.join(own) or 'none'}")
    return made


@watched
async def proof_of(herald: Herald, campaign: int, user: int, number: int) -> bytes:
    """Give the very bytes whose SHA-256 was posted: to everybody once a promise is open, to its author before."""
    async with herald.store.look(campaign) as look:
        made, seat = await store.promise(look, number), spoken_for(look, user)
        if made is None:
            raise Answer(f"there is no promise {number}; /promise list shows those that there are")
        if made.opened_at is None and (seat is None or seat.seat != made.seat):
            raise Answer(f"promise {number} is still sealed; only its author knows its words")
        return proof(made.salt, made.text)


@watched
async def promises(herald: Herald, campaign: int, user: int) -> Message:
    """List the promises of a campaign, one's own with their words."""
    async with herald.store.look(campaign) as look:
        found, seat = await store.promises(look), spoken_for(look, user)
        if not found:
            raise Answer("nobody has sealed a promise yet; /promise seal makes one")
        pages = [promise_page(look, one, mine=seat is not None and seat.seat == one.seat) for one in found]
        return Message(content=f"{look.campaign.title}: promises", pages=tuple(pages))


def promise_page(look: Look, one: Promise, *, mine: bool) -> Page:
    """Give a promise as this reader may know it."""
    state = f"opened {stamp(one.opened_at, 'f')}" if one.opened_at else "sealed"
    lines = [f"{one.date + ', ' if one.date else ''}{stamp(one.at, 'f')}; {state}", one.hash]
    if one.opened_at or mine:
        lines.append(one.text if one.opened_at else f"{one.text} (only you see this)")
    return Page(title=f"{one.number}. {name_of(look, one.seat)}", lines=tuple(lines))


def proof(salt: str, words: str) -> bytes:
    """Give the bytes that are hashed: the salt, a line break, the words."""
    return f"{salt}\n{words}".encode()
