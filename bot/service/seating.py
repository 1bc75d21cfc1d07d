"""Seating: people join, wait, leave and come back."""

from typing import Any

from bot.service.cards import campaign_card
from bot.service.chronicle import line_of
from bot.service.faults import guarded
from bot.service.herald import Herald
from bot.service.ladder import come_back, seat_next, take, vacate
from bot.service.messages import Message, Target
from bot.service.notices import announce_window, owe, refresh, tell_all, tell_user
from bot.service.pacing import stop_clock
from bot.service.playing import players, rebuild, seat_of
from bot.service.sealing import settle
from bot.service.values import CampaignCard
from bot.service.wording import clean_line
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.session import Session
from rules.kernel.spelling import fold
from rules.kernel.tellings import Page

LATELY = 20
"""The events that a newcomer is told."""
PHRASE, NAME = 100, 80
"""The most characters of a phrase that is mixed into the luck, and of a person's name."""


@guarded
async def join(herald: Herald, campaign: int, user: int, name: str, seat: str = "", phrase: str = "") -> CampaignCard:
    """Give a person a seat: the one asked for, else the first that is free; else a place on the waiting list.

    Whoever holds a seat that the autopilot plays takes it back.
    """
    async with herald.unit(campaign) as unit:
        if unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended")
        mine = seat_of(unit, user)
        if mine is not None:
            await rejoin(herald, unit, mine, clean_line(phrase, PHRASE))
            return await campaign_card(herald, unit)
        free = free_seat(unit, seat)
        if free is None:
            await queue(herald, unit, user, clean_line(name, NAME))
        else:
            await unit.no_longer_waits(user)
            await sit(herald, unit, free, user, clean_line(phrase, PHRASE))
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def rejoin(herald: Herald, unit: Unit, seat: Seat, phrase: str) -> None:
    """Take a seat back from the autopilot, or change the phrase before the start."""
    if seat.mode == "autopilot":
        await come_back(herald, unit, seat)
        return
    if unit.campaign.status != "lobby" or not phrase:
        raise Answer(f"you hold {seat.title} in “{unit.campaign.title}” already")
    await unit.change_seat(seat.seat, phrase=phrase)


def free_seat(unit: Unit, wanted: str) -> Seat | None:
    """Give the seat asked for by id or name, else the first that is free. Raises Answer if that seat is taken."""
    free = [seat for seat in unit.seats.values() if seat.user is None]
    if not wanted:
        return free[0] if free else None
    for seat in unit.seats.values():
        if wanted == seat.seat or fold(wanted) == fold(seat.title):
            if seat.user is not None:
                raise Answer(f"{seat.title} is taken" + named(free))
            return seat
    raise Answer(f"there is no seat “{clean_line(wanted, NAME)}”" + named(free))


def named(free: list[Seat]) -> str:
    """Say which seats are free."""
    return f"; free: {', '.join(seat.title for seat in free)}" if free else "; none is free"


async def queue(herald: Herald, unit: Unit, user: int, name: str) -> None:
    """Put a person on the waiting list; twice is harmless."""
    if any(waiter.user == user for waiter in await unit.waiting()):
        raise Answer(f"you are on the waiting list of “{unit.campaign.title}” already")
    await unit.wait(user, name or f"Player {user}", herald.clock.now())


async def sit(herald: Herald, unit: Unit, seat: Seat, user: int, phrase: str) -> None:
    """Seat a person; in a campaign that runs, with the open window's question and the seat's papers."""
    await take(herald, unit, seat.seat, user, phrase)
    now, number = herald.clock.now(), unit.campaign.version
    if unit.campaign.status == "lobby":
        if all(one.user is not None for one in unit.seats.values()):
            text = f"“{unit.campaign.title}” is full: start it when you like."
            await tell_user(unit, f"full-{number}", unit.campaign.host, text, now)
        return
    await tell_all(unit, f"joined-{number}-{seat.seat}", f"{seat.title} has a new player.", now)
    if unit.campaign.status != "held":
        session = await rebuild(herald, unit)
        await brief(herald, unit, session, seat.seat)
        await announce_window(herald, unit, session)


async def brief(herald: Herald, unit: Unit, session: Session[Any], seat: str) -> None:  # Any: its own state
    """Owe a newcomer the papers of the seat, and what has happened lately as far as the seat knows of it."""
    lately = [line_of(entry) for entry in reversed(await unit.events([seat], least=1, most=LATELY))]
    pages = (*session.ruleset.papers(session.view(seat), seat), Page(title="Lately", lines=tuple(lately)))
    content = f"{unit.campaign.title}, {session.date}: you play {unit.seats[seat].title} now. This is what you have."
    name, target = f"briefing-{unit.campaign.version}-{seat}", Target(kind="seat", seat=seat)
    await owe(unit, name, target, Message(content=content, pages=pages), herald.clock.now())


@guarded
async def leave(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Give a seat up, or a place on the waiting list; the first who waits gets the seat, else the autopilot."""
    async with herald.unit(campaign) as unit:
        mine = seat_of(unit, user)
        if mine is None:
            if not await unit.no_longer_waits(user):
                raise Answer(f"you have no seat in “{unit.campaign.title}”")
        elif unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended")
        else:
            await rise(herald, unit, mine)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def rise(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Free a seat; a window that waited for nobody else closes."""
    number, now = unit.campaign.version, herald.clock.now()
    await vacate(unit, seat.seat)
    seated = await seat_next(herald, unit, seat.seat, f"v{number}")
    if unit.campaign.status == "lobby":
        return
    if not seated:
        text = f"The player of {seat.title} has left; the autopilot plays it until somebody joins."
        await tell_all(unit, f"left-{number}-{seat.seat}", text, now)
    if unit.campaign.status != "running" or not unit.campaign.window_key:
        return
    if not players(unit):
        await stop_clock(unit, now)
        return
    session = await rebuild(herald, unit)
    if seated:
        await brief(herald, unit, session, seat.seat)
    if not await settle(herald, unit, session):
        await announce_window(herald, unit, session)
