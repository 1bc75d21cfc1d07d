"""Reminding: who still owes orders hears of it, once in a window, at hours when that person is awake."""

from collections.abc import Collection
from datetime import datetime

from bot.service.ground.herald import Herald
from bot.service.ground.people import Preferences, preferences_of
from bot.service.ground.playing import schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.posting.notices import holds_up, is_played, last_awaited, owe, owes, readers
from bot.service.schedule import free_of_quiet, reminders
from bot.service.schedule.model import SETTLING
from bot.service.schedule.times import awake
from bot.service.words.bulletins import reminder_message
from bot.service.words.open_window import Asking, standing
from bot.store.look import Look
from bot.store.records import Deadline
from bot.store.unit import Unit


async def set_reminders(unit: Unit, asking: Asking, now: datetime, due: datetime) -> None:
    """Let the clock look, at every mark of every person, after those who owe orders then."""
    marks = await marks_of(unit, asking, due)
    moments = {when for seat in marks.values() for when in seat if when > now}
    await unit.set_deadlines("remind", sorted(moments))


async def marks_of(look: Look, asking: Asking, due: datetime) -> dict[str, tuple[datetime, ...]]:
    """Give when the person of each seat awaited is to be reminded, earliest first; never who wants no reminder."""
    usual = reminders(schedule_of(look.campaign), asking.opened, due)
    held = {seat: look.seats[seat].user for seat in asking.awaited if is_played(look, seat)}
    wanted = await preferences_of(look, held.values())
    return {seat: personal(usual, wanted[user], asking.opened, due) for seat, user in held.items() if user in wanted}


def personal(usual: Collection[datetime], wanted: Preferences, opened: datetime, due: datetime) -> tuple[datetime, ...]:
    """Give a person's own marks: those that fall into the night come at bedtime, else in the morning."""
    if not wanted.reminders:
        return ()
    moved = {waking(wanted, when, opened, due) for when in usual}
    return tuple(sorted(when for when in moved if when is not None))


def waking(wanted: Preferences, when: datetime, opened: datetime, due: datetime) -> datetime | None:
    """Give the moment nearest to a mark at which a person is awake; None where the window opens and closes by night."""
    if not wanted.asleep(when):
        return when
    bedtime, morning = awake(wanted.day, when), free_of_quiet(wanted.day, when)
    if bedtime >= opened + SETTLING:
        return bedtime
    return morning if morning < due else None


async def remind_due(herald: Herald, deadline: Deadline) -> None:
    """Remind those who still owe orders in a window; silent when it has closed or its clock stands still."""
    async with herald.unit(deadline.campaign) as unit:
        holds = await unit.drop_deadline(deadline.id)
        asking, due, now = standing(unit).asking, await unit.due(), herald.clock.now()
        open_still = holds and deadline.window_key == unit.campaign.window_key and unit.campaign.status == "running"
        if asking is None or due is None or not open_still:
            return
        marks = await marks_of(unit, asking, due)
        for seat in sorted(await owes(unit, asking)):
            if any(when <= now for when in marks.get(seat, ())) and not await sleeps(unit, seat, now):
                await owe_reminder(herald, unit, asking, seat, owing=True)


async def sleeps(look: Look, seat: str, now: datetime) -> bool:
    """Tell whether the person of a seat sleeps now."""
    wanted = await preferences_of(look, [look.seats[seat].user])
    return any(person.asleep(now) for person in wanted.values())


async def thank(herald: Herald, unit: Unit, seat: str) -> None:
    """Let the reminder of a seat say that its orders are in, if it had one; one that was never sent is never sent."""
    asking, key = standing(unit).asking, unit.campaign.window_key
    if asking is None or f"remind-{key}-{seat}" not in await unit.window_posts(key):
        return
    await owe_reminder(herald, unit, asking, seat, owing=False)


async def nudge(herald: Herald, unit: Unit) -> None:
    """Tell the last one for whom the others wait, where the table wants that, unless that person sleeps."""
    asking = standing(unit).asking
    if asking is None or unit.campaign.status != "running" or not house_of(unit.campaign).nudge:
        return
    last = await last_awaited(unit, asking)
    if not last or not schedule_of(unit.campaign).early or await sleeps(unit, last, herald.clock.now()):
        return
    wanted = await preferences_of(unit, [unit.seats[last].user])
    if all(person.reminders for person in wanted.values()):
        await owe_reminder(herald, unit, asking, last, owing=True)


async def owe_reminder(herald: Herald, unit: Unit, asking: Asking, seat: str, *, owing: bool) -> None:
    """Owe the one reminder that a seat gets in a window, and its deputy."""
    key, due, last = unit.campaign.window_key, await unit.due(), await last_awaited(unit, asking)
    open_yet = await holds_up(unit, seat)
    for name, target in readers(unit, f"remind-{key}-{seat}", seat):
        if not owing and await unit.withdraw_post(name):
            continue
        message = reminder_message(
            unit, asking, seat, due, owing=owing, deputy=target.user, last=owing and last == seat, open_yet=open_yet
        )
        await owe(unit, name, target, message, herald.clock.now(), live=True, window_key=key)
