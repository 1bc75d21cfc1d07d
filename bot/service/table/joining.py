"""Seating: people join, wait, leave and come back."""

from collections.abc import Collection

from bot.service.closing.sealing import settle
from bot.service.ground.herald import Herald
from bot.service.ground.playing import players, practising, rebuild, schedule_of, seat_of, spares, spoken_for
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line
from bot.service.history.briefing import brief
from bot.service.posting.absences import YEAR
from bot.service.posting.deadlines import set_turns, stop_clock, tell_still
from bot.service.posting.faults import guarded
from bot.service.posting.notices import announce_window, refresh, tell_all, tell_user
from bot.service.seats.ladder import return_button, tell_autopilot
from bot.service.seats.occupancy import come_back, end_deputy, post_open, seat_next, take, tell_holder, vacate
from bot.service.seats.offers import GOING, end_for, renew_if_any
from bot.service.start.muster import heard
from bot.service.start.starting import start_if_full
from bot.service.words.cards import campaign_card
from bot.service.words.membership import BEFORE, undealt
from bot.service.words.open_window import brief_later, may_return
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

PHRASE, NAME = 100, 80
"""The most characters of a phrase that is mixed into the luck, and of a person's name."""


@guarded
async def join(herald: Herald, campaign: int, user: int, name: str, seat: str = "", phrase: str = "") -> CampaignCard:
    """Give a person a seat: the one asked for, else the first that is free; else a place on the waiting list.

    Whoever holds a seat that the autopilot plays takes it back; whoever holds one that is out of the game changes it.
    """
    async with herald.unit(campaign) as unit:
        if unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended")
        mine, gone = seat_of(unit, user), await past(herald, unit)
        if mine is None:
            may_return(unit, user)
        spare = await spares(herald, unit)
        if mine is not None and mine.seat not in gone:
            await rejoin(herald, unit, mine, seat, clean_line(phrase, PHRASE))
            return await campaign_card(herald, unit)
        if mine is None and (stands_for := spoken_for(unit, user)):
            raise Answer(f"you are the deputy for {stands_for.title} here; lay that down with /deputy first")
        free = free_seat(unit, user, seat, spare, gone)
        if free is not None:
            await unit.no_longer_waits(user)
            await change(herald, unit, mine, free, user, clean_line(phrase, PHRASE))
        elif mine is None:
            await queue(herald, unit, user, clean_line(name, NAME))
        if not await start_if_full(herald, unit):
            await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def change(herald: Herald, unit: Unit, mine: Seat | None, free: Seat, user: int, phrase: str) -> None:
    """Seat a person, out of a seat that is `mine` where there is one; offers that stood are looked at again."""
    if mine is not None:
        await end_deputy(herald, unit, mine)
        await vacate(unit, mine.seat)
        await unit.change_seat(mine.seat, mode="autopilot")
    await sit(herald, unit, free, user, phrase)
    if unit.campaign.status in GOING:
        session = await rebuild(herald, unit)
        if mine is None or not await settle(herald, unit, session):
            await renew_if_any(herald, unit, session)


async def rejoin(herald: Herald, unit: Unit, seat: Seat, wanted: str, phrase: str) -> None:
    """Take a seat back from the autopilot, or change the phrase before the start; else all stays as it is."""
    if wanted and wanted != seat.seat and fold(wanted) != fold(seat.title) and not undealt(unit.campaign):
        raise Answer(f"you play {seat.title} here, and a person has one seat; /leave gives it up first")
    if seat.mode == "autopilot":
        await come_back(herald, unit, seat)
    elif unit.campaign.status in BEFORE and phrase:
        await unit.change_seat(seat.seat, phrase=phrase)


async def past(herald: Herald, unit: Unit) -> list[str]:
    """Give the seats that have nothing left to play in a campaign that runs."""
    if unit.campaign.status not in GOING:
        return []
    session = await rebuild(herald, unit)
    return [seat for seat in unit.seats if not session.ruleset.plays(session.state, seat)]


def free_seat(unit: Unit, user: int, wanted: str, spare: set[str], gone: Collection[str] = ()) -> Seat | None:
    """Give the seat asked for by id or name, else one that is offered to this person, else the first free one.

    Raises Answer if the seat asked for cannot be had.
    """
    free = [seat for seat in unit.seats.values() if seat.user is None and seat.offered in {None, user}]
    free = [seat for seat in free if seat.seat not in gone]
    if not wanted:
        common = [seat for seat in free if seat.seat not in spare or seat.offered == user]
        return min(common, key=lambda seat: (seat.offered != user, seat.position), default=None)
    if undealt(unit.campaign) and wanted not in spare:
        raise Answer("the seats of this campaign are dealt when it starts; join without naming one")
    for seat in unit.seats.values():
        if wanted == seat.seat or fold(wanted) == fold(seat.title):
            if seat not in free:
                raise Answer(f"{seat.title} {why_not(seat, gone)}{named(free)}")
            return seat
    raise Answer(f"there is no seat “{clean_line(wanted, NAME)}”" + named(free))


def why_not(seat: Seat, gone: Collection[str]) -> str:
    """Say why a seat cannot be had."""
    if seat.user is not None:
        return "is taken"
    return "has nothing left to play" if seat.seat in gone else "is offered to somebody else"


def named(free: list[Seat]) -> str:
    """Say which seats are free."""
    return f"; free: {', '.join(seat.title for seat in free)}" if free else "; none is free"


async def queue(herald: Herald, unit: Unit, user: int, name: str) -> None:
    """Put a person on the waiting list; twice is harmless."""
    if all(waiter.user != user for waiter in await unit.waiting()):
        await unit.wait(user, name or f"Player {user}", herald.clock.now())


async def sit(herald: Herald, unit: Unit, seat: Seat, user: int, phrase: str) -> None:
    """Seat a person; in a campaign that runs, with a briefing and the open window's question."""
    await take(herald, unit, seat.seat, user, phrase)
    now, number = herald.clock.now(), unit.campaign.version
    if unit.campaign.status == "lobby":
        spare = await spares(herald, unit)
        if all(one.user is not None for one in unit.seats.values() if one.seat not in spare):
            text = f"“{unit.campaign.title}” is full: start it when you like."
            await tell_user(unit, f"full-{number}", unit.campaign.host, text, now)
        return
    if practising(unit.campaign):
        return
    await tell_all(unit, f"joined-{number}-{seat.seat}", f"{unit.campaign.title}: {seat.title} has a new player.", now)
    if unit.campaign.status == "held":
        brief_later(unit, seat.seat)
        return
    await brief(herald, unit, seat.seat)
    await announce_window(herald, unit)


@guarded
async def leave(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Give a seat up, or a place on the waiting list; the first who waits gets the seat, else the autopilot."""
    async with herald.unit(campaign) as unit:
        mine = seat_of(unit, user)
        if mine is None:
            waited, offered = await unit.no_longer_waits(user), await end_for(herald, unit, user)
            if not waited and not offered:
                raise Answer(f"you have no seat in “{unit.campaign.title}”")
        elif unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended")
        else:
            await end_for(herald, unit, user)
            await end_deputy(herald, unit, mine)
            await vacate(unit, mine.seat)
            await given_up(herald, unit, mine)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def given_up(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Offer a seat that was given up to the first who waits, else post it as open; not one that has nothing to play."""
    key = f"v{unit.campaign.version}"
    if seat.seat in await past(herald, unit):
        await unit.change_seat(seat.seat, mode="autopilot")
        await changed_hands(herald, unit, seat.seat, seated=False)
        return
    seated = await seat_next(herald, unit, seat.seat, key)
    if not seated and unit.campaign.status not in BEFORE:
        await post_open(herald, unit, unit.seats[seat.seat], key)
    await changed_hands(herald, unit, seat.seat, seated=seated)


async def changed_hands(herald: Herald, unit: Unit, seat: str, *, seated: bool) -> None:
    """Brief the new player of a seat, if there is one; a window that waited for nobody else closes."""
    if practising(unit.campaign):
        await heard(herald, unit)
    elif unit.campaign.status == "held" and seated:
        brief_later(unit, seat)
    if unit.campaign.status not in {"running", "paused"} or not unit.campaign.window_key:
        return
    if unit.campaign.status == "running" and not players(unit):
        now = herald.clock.now()
        await stop_clock(unit, now)
        await tell_still(unit, now)
        await set_turns(unit, now, now + YEAR)
        return
    session = await rebuild(herald, unit)
    if seated:
        await brief(herald, unit, seat)
    if not await settle(herald, unit, session):
        await announce_window(herald, unit)
        await renew_if_any(herald, unit, session)


@guarded
async def step_aside(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Let the autopilot play a person's seat until they come back; a window that waited for nobody else closes."""
    async with herald.unit(campaign) as unit:
        seat = seat_of(unit, user)
        if seat is None or unit.campaign.status in {*BEFORE, "ended"}:
            raise Answer(f"you play no seat of “{unit.campaign.title}” now that the autopilot could take")
        if seat.mode == "autopilot":
            raise Answer(f"the autopilot plays {seat.title} already; /join takes it back")
        # It counts like windows missed: whoever stays away for long gives way to others.
        limit = schedule_of(unit.campaign).absence
        await unit.change_seat(seat.seat, mode="autopilot", missed=limit)
        text = (
            f"{unit.campaign.title}: the autopilot plays {seat.title} for you. Any order takes it back. After {limit} "
            "more windows the seat is open to others; /vacation keeps it for you."
        )
        mark = f"{unit.campaign.version}"
        await tell_holder(herald, unit, seat, "aside", mark, text, return_button(unit, seat))
        await tell_autopilot(herald, unit, seat, f"aside-{mark}-{seat.seat}-all")
        await changed_hands(herald, unit, seat.seat, seated=False)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)
