"""Pacing: the deadlines and reminders of an open window, and a clock that can be stopped."""

from datetime import datetime, timedelta

from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice
from bot.service.ground.messages import stamp
from bot.service.ground.playing import players, schedule_of
from bot.service.posting.absences import YEAR, turns, unkept, waited
from bot.service.posting.awaited import tell_goes_on, tell_moved, tell_stopped
from bot.service.posting.notices import awaited, refresh, tell_all, tell_user
from bot.service.posting.reminding import set_reminders
from bot.service.schedule import at_the_table, extended, first_deadline, free_of_quiet
from bot.service.words.open_window import note, standing
from bot.store.unit import Unit
from rules.kernel.errors import Answer

CLOSES = ("close", "grace", "remind", "away")


async def start_clock(unit: Unit, now: datetime, due: datetime | None = None) -> None:
    """Let the open window run until `due`, or as long as the schedule says; while nobody plays it waits."""
    await unit.clear_deadlines(*CLOSES)
    asking, schedule = standing(unit).asking, schedule_of(unit.campaign)
    unit.change(paused_left=None)
    if asking is None or is_practice(unit.campaign):
        return
    if not players(unit):
        await tell_still(unit, now)
        await set_turns(unit, now, now + YEAR)
        return
    due = due or first_deadline(schedule, asking.deadline, now, asking.lasts or asking.name)
    silent = set(awaited(unit, asking)) - await unit.readies()
    later = await waited(unit, silent, now, due, asking.stretched)
    if later > due:
        later = at_the_table(schedule, later)
        note(unit, stretched=asking.stretched + round((later - due).total_seconds()))
    due = later
    await unit.set_deadlines("close", [due])
    await set_reminders(unit, asking, now, due)
    await set_turns(unit, now, due)


async def tell_still(unit: Unit, now: datetime) -> None:
    """Tell the gamemaster, once for a window, that nobody plays any more and the clock waits."""
    text = (
        f"“{unit.campaign.title}” stands still: nobody plays it now, so no window closes. Whoever gives an order, "
        "presses Return or joins lets it go on. Ask them; /gm seat gives seats to others, and /campaign end ends it."
    )
    await tell_user(unit, f"still-{unit.campaign.window_key}", unit.campaign.host, text, now)


async def set_turns(unit: Unit, now: datetime, until: datetime) -> None:
    """Let the clock look after those who go away or come back until then, and at once where somebody has."""
    moments = await turns(unit, now, until)
    await unit.set_deadlines("away", [now, *moments] if await unkept(unit, now) else moments)


async def stop_clock(unit: Unit, now: datetime) -> None:
    """Stop the clock and keep what was left of the open window."""
    due = await unit.due()
    if due is not None:
        unit.change(paused_left=max(0, round((due - now).total_seconds())))
    await unit.clear_deadlines()


async def go_on(unit: Unit, now: datetime) -> None:
    """Let a stopped clock run on with what was left, at least a minute, to a moment at which windows may close."""
    left = unit.campaign.paused_left
    due = None if left is None else now + timedelta(seconds=max(60, left))
    await start_clock(unit, now, due and free_of_quiet(schedule_of(unit.campaign), due))


async def pause_clock(herald: Herald, unit: Unit, by: str, until: datetime | None) -> None:
    """Stop the clock of a campaign that is played, or set another date for one that is paused; the table is told."""
    if unit.campaign.status not in {"running", "paused"}:
        raise Answer("only a campaign that is being played can be paused")
    if unit.campaign.status == "paused" and until == unit.campaign.resumes_at:
        raise Answer(f"“{unit.campaign.title}” is paused already")
    if unit.campaign.status == "running":
        await stop_clock(unit, herald.clock.now())
    unit.change(status="paused", resumes_at=until)
    await set_resuming(unit)
    when = f" It goes on by itself {stamp(until)}." if until else ""
    text = f"“{unit.campaign.title}” is paused by {by}; what time was left is kept.{when}"
    await tell_all(unit, f"paused-{unit.campaign.version}", text, herald.clock.now())
    await tell_stopped(herald, unit, by)
    await refresh(herald, unit)


async def set_resuming(unit: Unit) -> None:
    """Let a paused campaign go on by itself at its date, if it has one."""
    await unit.clear_deadlines("resume")
    if unit.campaign.status == "paused" and unit.campaign.resumes_at is not None:
        await unit.set_deadline("resume", unit.campaign.resumes_at)


async def unpause_clock(herald: Herald, unit: Unit, by: str) -> None:
    """Let the clock of a paused campaign run on; the table is told."""
    if unit.campaign.status != "paused":
        raise Answer("only a campaign that is paused can be resumed")
    now = herald.clock.now()
    unit.change(status="running", resumes_at=None)
    await set_resuming(unit)
    text = f"“{unit.campaign.title}” goes on{by}."
    await tell_all(unit, f"resumed-{unit.campaign.version}", text, now)
    await go_on(unit, now)
    await tell_goes_on(herald, unit)


async def extend_clock(herald: Herald, unit: Unit, hours: int, by: str, own: str = "") -> None:
    """Move the deadline of the open window on; its messages change in place, and the table is told who moved it.

    Whoever is still awaited is told, but not the seat that moved it itself (`own`). What is overdue is counted from
    now, so that nothing closes the moment after it was moved on.
    """
    if unit.campaign.status != "running":
        raise Answer("the clock stands still; resume the campaign first")
    due, now, asking = await unit.due(), herald.clock.now(), standing(unit).asking
    if due is None or asking is None:
        raise Answer("no deadline is running that could be moved on")
    await start_clock(unit, now, extended(schedule_of(unit.campaign), max(due, now), hours))
    moved = await unit.due() or due
    text = f"{unit.campaign.title}: the deadline of “{asking.title}” is moved on by {by}, to {stamp(moved)}."
    await tell_all(unit, f"extended-{unit.campaign.version}", text, now)
    await tell_moved(herald, unit, moved, own)
    await refresh(herald, unit)
