"""Letters: what a seat writes to others, reads, and looks up again; nobody else reads along."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import leads, name_of, rebuild, ruleset_of, spoken_for
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import clean, listed, plural, unmentioned
from bot.service.nearest import did_you_mean
from bot.service.posting import mail
from bot.service.posting.faults import watched
from bot.service.words.letter_words import against, dated, excerpt, letter_page, way
from bot.service.words.membership import BEFORE
from bot.service.words.open_window import standing
from bot.store import letters as store
from bot.store.look import Look
from bot.store.records import Copy, Letter
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.luck.letters import Journey

EVERYBODY = {"all", "everybody", "everyone"}
"""Words that stand for every other seat."""


@dataclass(frozen=True)
class Filed:
    """A letter in a seat's archive."""

    id: str
    way: str
    """From whom to whom."""
    when: str
    """The date in the game; may be empty."""
    letter: Letter
    excerpt: str
    mine: bool
    """Whether the seat wrote it."""
    fresh: bool
    """Whether the seat has not read it here yet."""
    others: tuple[str, ...]
    """The seats, by id, with whom it was exchanged."""


@dataclass(frozen=True)
class Archive:
    """All that a seat may read of its letters, the oldest first."""

    who: Who
    title: str
    """Of the campaign."""
    seat: str
    """The name of the seat."""
    filed: tuple[Filed, ...]
    others: tuple[tuple[str, str], ...]
    """Every other seat in seat order: id and name."""


@watched
async def write(
    herald: Herald, who: Who, to: str, text: str, answers: str = "", offered: datetime | None = None
) -> str:
    """Send a letter to one or several seats, named with commas between; say how it goes.

    A button that was `offered` once sends once. Raises Answer where its letter has gone since.
    """
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        await may_write(unit, who.seat)
        recipients, words = addressed(unit, who.seat, to), worded(text)
        letter = Letter(
            id=token_hex(8),
            sender=who.seat,
            recipients=tuple(recipients),
            text=words,
            answers=answers,
            turn=standing(unit).turn,
            date=standing(unit).date,
            window_key=unit.campaign.window_key,
            at=herald.clock.now(),
        )
        twice = offered is not None and await gone_since(unit, letter, offered)
        if twice or (recipients, words) == await newest(unit, who.seat):
            raise Answer("you have sent that letter already; nothing was sent again")
        if answers:
            await one_of(unit, who.seat, answers)
            await store.see(unit, who.seat, [answers], letter.at)
        at_once = await send(herald, unit, letter)
        herald.asking.send(who.user, who.campaign, words, [name_of(unit, seat) for seat in recipients])
        return sent_line(unit, recipients, at_once=at_once)


async def newest(look: Look, seat: str) -> tuple[list[str], str]:
    """Give to whom the last letter went that a seat sent in the open window, and its words."""
    mine = [one for one in await store.letters(look, seat) if one.sender == seat]
    mine = [one for one in mine if one.window_key == look.campaign.window_key]
    return (list(mine[-1].recipients), mine[-1].text) if mine else ([], "")


async def gone_since(look: Look, letter: Letter, when: datetime) -> bool:
    """Tell whether a letter of the same words has gone to the same seats since a moment."""
    mine = [one for one in await store.letters(look, letter.sender) if one.sender == letter.sender and one.at >= when]
    return any((set(one.recipients), one.text) == (set(letter.recipients), letter.text) for one in mine)


async def last_writer(herald: Herald, card: CampaignCard, who: Who) -> str:
    """Give the name of the seat whose letter came last to a seat; empty where none has come."""
    async with herald.store.look(who.campaign) as look:
        got = [one for one in await readable(look, who.seat) if one.sender != who.seat]
    return next((seat.name for seat in card.seats if got and seat.id == got[-1].sender), "")


async def send(herald: Herald, unit: Unit, letter: Letter) -> bool:
    """Keep a letter, and let those copies arrive that nothing delays or endangers; tell whether these are all."""
    copies = [mail.fresh_copy(letter.id, seat, "to") for seat in letter.recipients]
    await store.add(unit, letter, copies)
    journeys = await travels(herald, unit, letter)
    for copy in copies:
        if journeys[copy.seat].at_once:
            await mail.arrive(herald, unit, letter, copy)
    return all(journey.at_once for journey in journeys.values())


async def travels(herald: Herald, look: Look, letter: Letter) -> dict[str, Journey]:
    """Give how a letter goes to each seat, as far as its writer can know."""
    travel = ruleset_of(herald, look.campaign).letters
    if travel is None:
        return {seat: Journey() for seat in letter.recipients}
    session = await rebuild(herald, look)
    view = session.view(letter.sender)
    return {seat: travel(view, letter.sender, seat) for seat in letter.recipients}


async def may_write(look: Look, seat: str) -> None:
    """Refuse letters where the table wants none, before the start, after the end, and too many in one window."""
    house, title = house_of(look.campaign), look.campaign.title
    if not house.letters:
        raise Answer(f"in “{title}” no letters go through Herald: its gamemaster has switched them off")
    if look.campaign.status in {*BEFORE, "ended"}:
        raise Answer(f"“{title}” {'has ended' if look.campaign.status == 'ended' else 'has not started yet'}")
    if await store.sent(look, seat, look.campaign.window_key) >= house.letter_limit:
        most = plural(house.letter_limit, "letter")
        raise Answer(f"a seat may send {most} in one window here; the next window takes more")


def addressed(look: Look, sender: str, to: str) -> list[str]:
    """Give the seats that are named, in seat order. Raises Answer for a name that none has."""
    others = [seat for seat in look.seats.values() if seat.seat != sender]
    if fold(to.strip()) in EVERYBODY:
        return [seat.seat for seat in others]
    # A seat's name may hold a comma itself, so the whole is tried before its parts.
    whole = named(look, to)
    parts = [whole] if whole else [named(look, one) or one for one in to.split(",") if one.strip()]
    unknown = [one for one in parts if one not in look.seats]
    names = [seat.title for seat in others]
    if unknown or not parts:
        wrong = unknown[0].strip() if unknown else ""
        near = did_you_mean(wrong, names) or f"; there is {listed(names, 'or')}"
        raise Answer(f"there is no seat “{wrong}”{near}" if wrong else f"name a seat: {listed(names, 'or')}")
    if sender in parts:
        raise Answer("that is your own seat; name others")
    return [seat.seat for seat in others if seat.seat in parts]


def named(look: Look, text: str) -> str:
    """Give the id of the seat of this id or name; empty for none."""
    wanted = text.strip()
    found = [one.seat for one in look.seats.values() if wanted == one.seat or fold(wanted) == fold(one.title)]
    return found[0] if found else ""


def worded(text: str) -> str:
    """Give the words of a letter as they are kept. Raises Answer for none."""
    words = unmentioned(clean(text))
    if not words:
        raise Answer("write something in your letter")
    return words


def sent_line(look: Look, recipients: Sequence[str], *, at_once: bool) -> str:
    """Say that a letter is sent, or under way where that takes its time, and for which seats it has to wait."""
    way = "is sent" if at_once else "is under way"
    line = f"Your letter to {listed(name_of(look, seat) for seat in recipients)} {way}."
    empty = [name_of(look, seat) for seat in recipients if look.seats[seat].user is None]
    if not empty:
        return line
    verb = "has" if len(empty) == 1 else "have"
    return f"{line} {listed(empty)} {verb} no player now: it is kept for whoever takes the seat."


@watched
async def archive(herald: Herald, who: Who, *, other: str = "", words: str = "") -> Archive:
    """Give the letters of a seat: those with one other seat, those that hold some words, or all; reading them counts.

    A letter that no message could bring is delivered by being read here.
    """
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        copies = await readable_copies(unit, who.seat)
        found = [one for one in await readable(unit, who.seat) if fits(unit, one, other, words)]
        filed = tuple(file(unit, one, who.seat, copies) for one in found)
        await mail.received(herald, unit, [copies[one.id] for one in found if one.id in copies])
        if fresh := [one.id for one in filed if one.fresh]:
            await store.see(unit, who.seat, fresh, herald.clock.now())
        others = tuple((seat.seat, seat.title) for seat in unit.seats.values() if seat.seat != who.seat)
        return Archive(who, unit.campaign.title, name_of(unit, who.seat), filed, others)


@watched
async def letter(herald: Herald, who: Who, id: str) -> Message:
    """Give one letter of a seat's archive whole."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        found = await one_of(look, who.seat, id)
        return Message(pages=(letter_page(look, found),), buttons=against(look, found, who.seat))


@watched
async def answered(herald: Herald, who: Who, id: str) -> tuple[tuple[str, str], ...]:
    """Give to whom an answer to a letter may go, id and name, its writer first. Raises Answer where there is none."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        found = await one_of(look, who.seat, id)
        seats = [seat for seat in dict.fromkeys((found.sender, *found.recipients)) if seat != who.seat]
        return tuple((seat, name_of(look, seat)) for seat in seats)


@watched
async def opened(herald: Herald, campaign: int, user: int) -> tuple[Letter, ...]:
    """Give a gamemaster who neither plays nor is blind all letters, where the table has agreed to that."""
    async with herald.store.look(campaign) as look:
        if not may_read_all(look, user):
            raise Answer(f"you hold no seat in “{look.campaign.title}”, and letters are read by their seats alone")
        return tuple(await store.letters(look))


def may_read_all(look: Look, user: int) -> bool:
    """Tell whether a person may read everybody's letters: a gamemaster who neither plays nor is blind, if agreed."""
    hosts = leads(look.campaign, user) and not look.campaign.blind and spoken_for(look, user) is None
    return hosts and house_of(look.campaign).letters_open


async def one_of(look: Look, seat: str, id: str) -> Letter:
    """Give a letter that a seat may read. Raises Answer for any other, as if there were none."""
    for one in await readable(look, seat):
        if one.id == id:
            return one
    raise Answer("that letter is not among yours; /letters shows those that are")


async def readable(look: Look, seat: str) -> list[Letter]:
    """Give the letters that whoever holds a seat now may read, the oldest first."""
    copies = await readable_copies(look, seat)
    since = None if house_of(look.campaign).letters_follow else look.seats[seat].joined_at
    written = [one for one in await store.letters(look, seat) if one.sender != seat or since is None or one.at >= since]
    return [one for one in written if one.sender == seat or one.id in copies]


async def readable_copies(look: Look, seat: str) -> dict[str, Copy]:
    """Give the copies that lie at a seat; where letters do not follow, not those that somebody else got before."""
    since = None if house_of(look.campaign).letters_follow else look.seats[seat].joined_at
    copies = await store.copies_for(look, seat)
    if since is None:
        return copies
    return {id: copy for id, copy in copies.items() if copy.delivered_at is None or copy.delivered_at >= since}


def fits(look: Look, one: Letter, other: str, words: str) -> bool:
    """Tell whether a letter was exchanged with a seat (empty: any) and holds all words (empty: any)."""
    text = f"{one.text} {way(look, one)} {one.date}".casefold()
    return other in {"", one.sender, *one.recipients} and all(word in text for word in words.casefold().split())


def file(look: Look, one: Letter, seat: str, copies: dict[str, Copy]) -> Filed:
    """Give a letter as a seat finds it in its archive."""
    copy = copies.get(one.id)
    others = tuple(other for other in (one.sender, *one.recipients) if other != seat)
    return Filed(
        id=one.id,
        way=way(look, one),
        when=dated(one),
        letter=one,
        excerpt=excerpt(one.text),
        mine=one.sender == seat,
        fresh=copy is not None and copy.seen_at is None,
        others=others,
    )
