"""Time: what falls due is claimed and worked, each in its own transaction."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.service.closing.sealing import close_due, reopen
from bot.service.ground.herald import Herald
from bot.service.ground.leases import LEASE, working
from bot.service.ground.messages import stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.vouching import BEAT, unheard
from bot.service.learn.learning import put_away
from bot.service.posting.deadlines import CLOSES
from bot.service.posting.notices import refresh, tell_all
from bot.service.posting.reminding import remind_due, set_reminders
from bot.service.schedule import free_of_quiet
from bot.service.start.muster import fall_due
from bot.service.table.pausing import resume_due
from bot.service.table.vacations import turn_due
from bot.service.table.voting import lapse_due
from bot.service.time import digests
from bot.service.words.open_window import standing
from bot.store.errors import Stale, Unavailable
from bot.store.records import Deadline
from rules.kernel.errors import Answer

OUTAGE = timedelta(minutes=10)
"""A window that is overdue by more than this was overdue because nobody was there to close it."""
LIVE = timedelta(minutes=2)
"""The same on an evening that is played in minutes."""
LATE = timedelta(seconds=60)
"""How late a window may close before it counts as overdue."""
MOST = 20
"""How many deadlines are claimed at a time."""
CLOSING = ("close", "grace")

log = structlog.get_logger()


async def due(herald: Herald) -> datetime | None:
    """Give the next moment at which there is something to do; None for never."""
    moments = [await herald.store.next_deadline(await unheard(herald)), await digests.due(herald)]
    if herald.ears.elsewhere and (first := await herald.store.next_deadline()) is not None:
        moments.append(max(first, herald.clock.now() + BEAT))  # by then another process may have heard everybody
    return min((moment for moment in moments if moment is not None), default=None)


async def overdue(herald: Herald) -> int:
    """Count the windows that should have closed a minute ago and stand open."""
    return await herald.store.overdue(herald.clock.now() - LATE, await unheard(herald))


async def tick(herald: Herald, outage: timedelta = OUTAGE) -> int:
    """Work everything that is due now and give how much it was.

    A window that is overdue by more than `outage` gets its grace before it closes. None closes while what its people
    have written may be unread.
    """
    worked = 0
    while claimed := await herald.store.claim_deadlines(
        herald.clock.now(), herald.clock.now() + LEASE, MOST, await unheard(herald)
    ):
        # Windows before reminders: of a window that closes now, or gets its grace, no reminder tells the old deadline.
        async with working(herald, "deadlines", [one.id for one in claimed]):
            for deadline in sorted(claimed, key=lambda one: one.kind not in CLOSING):
                worked += await work(herald, deadline, outage)
    return worked + await digests.work(herald)


async def work(herald: Herald, deadline: Deadline, outage: timedelta) -> bool:
    """Work one deadline; what goes wrong with it is no other's concern. False where it is left for another try."""
    about = {"campaign": deadline.campaign, "window": deadline.window_key, "kind": deadline.kind}
    try:
        await carry_out(herald, deadline, outage)
    except Answer as answer:
        log.warning("a deadline was not worked", reason=str(answer), **about)
    except (Stale, Unavailable) as error:
        log.debug("a deadline waits for another try", reason=str(error), **about)
        return False
    except Exception:
        # The edge of one campaign: the others must not wait for it, and the claim lapses for another try.
        log.exception("a deadline could not be worked", **about)
        return False
    return True


async def carry_out(herald: Herald, deadline: Deadline, outage: timedelta) -> None:
    """Do what a deadline is for."""
    if work_of := WORKS.get(deadline.kind):
        await work_of(herald, deadline)
    elif not await had_grace(herald, deadline, outage):
        await close_due(herald, deadline)


async def open_due(herald: Herald, deadline: Deadline) -> None:
    """Open the window at which a released campaign stands."""
    await reopen(herald, deadline.campaign)
    await herald.store.drop_deadline(deadline.id)


async def had_grace(herald: Herald, deadline: Deadline, outage: timedelta) -> bool:
    """Give an overdue window its grace and tell everybody, once; False where it is to close now."""
    now = herald.clock.now()
    late = now - deadline.due
    if deadline.kind != "close" or late <= min(outage, LIVE):
        return False
    async with herald.unit(deadline.campaign) as unit:
        schedule = schedule_of(unit.campaign)
        if late <= outage and not schedule.minutes:
            return False
        holds = unit.campaign.status == "running" and deadline.id in {one.id for one in await unit.deadlines()}
        if not holds or not schedule.respite:
            return False
        until = free_of_quiet(schedule, now + schedule.respite)
        await unit.clear_deadlines(*CLOSES)
        await unit.set_deadline("grace", until)
        asking = standing(unit).asking
        if asking is not None:
            await set_reminders(unit, asking.model_copy(update={"opened": now}), now, until)
        text = (
            f"{unit.campaign.title}: Herald was away when this window should have closed, at {stamp(deadline.due)}. "
            f"It closes at {stamp(until)} instead, so nobody loses a turn by it."
        )
        await tell_all(unit, f"grace-{deadline.window_key}-{unit.campaign.version}", text, now)
        await refresh(herald, unit)
    return True


WORKS: dict[str, Callable[[Herald, Deadline], Awaitable[None]]] = {
    "remind": remind_due,
    "open": open_due,
    "resume": resume_due,
    "motion": lapse_due,
    "muster": fall_due,
    "call": fall_due,
    "away": turn_due,
    "idle": put_away,
}
"""What each kind of deadline is for, beside closing a window."""
