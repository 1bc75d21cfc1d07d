"""Vacations: a person says when they are away, in one campaign or in all; each table keeps to what it allows."""

from dataclasses import replace
from typing import Literal

from bot.service.closing.sealing import settle
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import rebuild, schedule_of, seat_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import plural
from bot.service.posting.absences import YEAR, granted
from bot.service.posting.deadlines import start_clock
from bot.service.posting.faults import guarded
from bot.service.posting.keeping import keep_absences
from bot.service.posting.notices import announce_window, refresh, tell_all
from bot.service.schedule import Schedule
from bot.service.schedule.dates import moment
from bot.service.schedule.words import LENGTH
from bot.store.look import Look
from bot.store.records import Deadline, Seat, Vacation
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

Way = Literal["pause", "deputy", "autopilot"]
WAYS: dict[Way, str] = {
    "pause": "the table waits for me",
    "deputy": "my deputy plays",
    "autopilot": "the autopilot plays",
}
"""How it is to go on meanwhile."""
MOST = 20
"""The vacations that a person may plan at a time."""


async def plan(
    herald: Herald, user: int, until: str, begins: str = "", how: str = "autopilot", campaign: int | None = None
) -> Message:
    """Keep a vacation, and say what it means in each campaign."""
    vacation = await understood(herald, user, until, begins, how, campaign)
    mine = [campaign] if campaign is not None else await seated_in(herald, user)
    if not mine:
        raise Answer("you hold no seat in any campaign that runs, so nobody waits for you")
    before = await herald.store.vacations(user, herald.clock.now())
    if len(before) >= MOST:
        raise Answer("you have planned twenty vacations; take one back first")
    if vacation in [replace(one, id=vacation.id) for one in before]:
        raise Answer("you have planned that already; nothing has changed")
    await herald.store.plan_vacation(vacation)
    for one in mine:
        await keep(herald, one, user)
    return await planned(herald, user)


async def understood(herald: Herald, user: int, until: str, begins: str, how: str, campaign: int | None) -> Vacation:
    """Give the vacation that a person means. Raises Answer, which says what would do."""
    way: Way | None = next((one for one in WAYS if one == how), None)
    if way is None:
        raise Answer(f"“{how}” is no way to go on; say {', '.join(WAYS)}")
    schedule, now = Schedule(), herald.clock.now()
    if campaign is not None:
        async with herald.store.look(campaign) as look:
            if seat_of(look, user) is None:
                raise Answer(f"you hold no seat in “{look.campaign.title}”")
            schedule = schedule_of(look.campaign)
    today = now.astimezone(schedule.place).date().isoformat()
    start = now if begins.strip() in {"", "now", "today", today} else moment(whole(begins, "00:00"), schedule, now)
    ends = moment(whole(until, "23:59"), schedule, now)
    if ends <= start:
        raise Answer(f"that would end {stamp(ends)}, before it begins {stamp(start)}; give a later day")
    return Vacation(id=0, user=user, campaign=campaign, begins=start, ends=ends, how=way)


def whole(words: str, time: str) -> str:
    """Give a day with the time at which it begins or ends; anything else as it is."""
    text = words.strip()
    return f"{text} {time}" if " " not in text and LENGTH.fullmatch(text.lower()) is None else text


async def seated_in(herald: Herald, user: int) -> list[int]:
    """Give the campaigns that go on in which a person holds a seat."""
    found = []
    for campaign in await herald.store.campaigns(user=user):
        async with herald.store.look(campaign) as look:
            if seat_of(look, user) is not None and look.campaign.status != "ended":
                found.append(campaign)
    return found


async def planned(herald: Herald, user: int) -> Message:
    """Give a person's vacations, and what each campaign makes of them; with the button that ends them."""
    now = herald.clock.now()
    vacations = await herald.store.vacations(user, now)
    if not vacations:
        return Message(content="You have planned no vacation. /vacation until:2026-12-31 plans one from now on.")
    lines = []
    for one in vacations:
        where = ""
        if one.campaign is not None:
            async with herald.store.look(one.campaign) as look:
                where = f", in {look.campaign.title}"
        lines.append(f"{stamp(one.begins, 'f')} to {stamp(one.ends, 'f')}: {WAYS[one.how]}{where}")
    meaning = [line for campaign in await seated_in(herald, user) for line in await meant(herald, campaign, user)]
    pages = (Page(title="Your vacations", lines=tuple(lines)), Page(title="What comes of them", lines=tuple(meaning)))
    button = Button(action="back", label="I am back", campaign=0, style="success")
    return Message(
        content="While the table waits, or the autopilot plays, nothing counts as missed.",
        pages=pages,
        buttons=(button,),
    )


async def meant(herald: Herald, campaign: int, user: int) -> list[str]:
    """Say what a person's vacations mean in a campaign, a line for each."""
    async with herald.store.look(campaign) as look:
        seat = seat_of(look, user)
        found = [one for one in await look.vacations(herald.clock.now()) if one.user == user]
        before = await look.vacations(herald.clock.now() - YEAR)
        if seat is None:
            return []
        return [f"{look.campaign.title}, {seat.title}: {consequence(look, seat, one, before)}" for one in found]


def consequence(look: Look, seat: Seat, vacation: Vacation, known: list[Vacation]) -> str:
    """Say what a vacation means for a seat."""
    if vacation.how == "autopilot":
        return "the autopilot plays."
    if vacation.how == "deputy":
        return "your deputy plays." if seat.deputy else "you have named no deputy, so the autopilot plays; see /deputy."
    spans = [span for span in granted(house_of(look.campaign), known, vacation.user) if span.id == vacation.id]
    days = plural(house_of(look.campaign).vacation, "day")
    if not spans:
        return f"the {days} a year for which this table waits are used up, so the autopilot plays."
    limit = f"; one window is stretched by {plural(house_of(look.campaign).stretch, 'day')} at the most."
    if spans[0].ends < vacation.ends:
        return f"the table waits until {stamp(spans[0].ends, 'f')} ({days} a year), then the autopilot plays{limit}"
    return f"deadlines wait until you are back{limit}"


async def back(herald: Herald, user: int, campaign: int | None = None) -> Message:
    """End a person's vacations, all or those of one campaign; seats that the autopilot played are theirs again."""
    ended = await herald.store.end_vacations(user, herald.clock.now(), campaign)
    if not ended:
        raise Answer("you have planned no vacation")
    for one in await seated_in(herald, user):
        await keep(herald, one, user)
    return Message(content=f"Welcome back: {plural(ended, 'vacation')} ended. /orders shows what is asked of you.")


@guarded
async def keep(herald: Herald, campaign: int, user: int) -> None:
    """Let a campaign follow what a person has just said: hand the seat over, take it back, or wait longer."""
    async with herald.unit(campaign) as unit:
        seat = seat_of(unit, user)
        if unit.campaign.status == "running" and unit.campaign.window_key and seat is not None:
            await follow(herald, unit, seat)


async def follow(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Keep to the absences in the open window, which may close by it, or wait longer."""
    before, now = await unit.due(), herald.clock.now()
    moved = await keep_absences(herald, unit)
    session = await rebuild(herald, unit)
    if await settle(herald, unit, session):
        return
    if before is not None:
        await start_clock(unit, now, before)
    due = await unit.due()
    if before is not None and due is not None and due > before:
        text = f"{unit.campaign.title}: the deadline waits for {seat.title}, who is away, until {stamp(due)}."
        await tell_all(unit, f"vacation-{unit.campaign.version}-{seat.seat}", text, now)
    if moved:
        await announce_window(herald, unit)
    else:
        await refresh(herald, unit)


@guarded
async def turn_due(herald: Herald, deadline: Deadline) -> None:
    """Let a campaign follow somebody's going away or coming back; harmless where its clock stands still."""
    async with herald.unit(deadline.campaign) as unit:
        await unit.drop_deadline(deadline.id)
        if unit.campaign.status != "running" or deadline.window_key != unit.campaign.window_key:
            return
        if await keep_absences(herald, unit):
            session = await rebuild(herald, unit)
            if not await settle(herald, unit, session):
                await announce_window(herald, unit)
