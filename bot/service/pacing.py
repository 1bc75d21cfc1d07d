"""Pacing: the deadlines and reminders of an open window, and a clock that can be stopped."""

from datetime import datetime, timedelta

from bot.service.herald import Herald
from bot.service.notices import refresh
from bot.service.playing import players, schedule_of
from bot.service.schedule import extended, first_deadline, reminders
from bot.service.standing import standing
from bot.store.unit import Unit
from rules.kernel.errors import Answer

CLOSES = ("close", "grace", "remind")


async def start_clock(unit: Unit, now: datetime, due: datetime | None = None) -> None:
    """Let the open window run until `due`, or as long as the schedule says; while nobody plays it waits."""
    await unit.clear_deadlines(*CLOSES)
    asking, schedule = standing(unit).asking, schedule_of(unit.campaign)
    unit.change(paused_left=None)
    if asking is None or not players(unit):
        return
    due = due or first_deadline(schedule, asking.deadline, now, asking.name)
    await unit.set_deadlines("close", [due])
    await unit.set_deadlines("remind", [when for when in reminders(schedule, asking.opened, due) if when > now])


async def stop_clock(unit: Unit, now: datetime) -> None:
    """Stop the clock and keep what was left of the open window."""
    due = await unit.due()
    if due is not None:
        unit.change(paused_left=max(0, round((due - now).total_seconds())))
    await unit.clear_deadlines()


async def go_on(unit: Unit, now: datetime) -> None:
    """Let a stopped clock run on with what was left, at least a minute."""
    left = unit.campaign.paused_left
    due = None if left is None else now + timedelta(seconds=max(60, left))
    await start_clock(unit, now, due)


async def extend_clock(herald: Herald, unit: Unit, hours: int) -> None:
    """Move the deadline of the open window on; its messages change in place."""
    due = await unit.due()
    if due is None:
        raise Answer("no deadline is running that could be moved on")
    await start_clock(unit, herald.clock.now(), extended(schedule_of(unit.campaign), due, hours))
    await refresh(herald, unit)
