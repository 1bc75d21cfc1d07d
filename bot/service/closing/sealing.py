"""Sealing: windows close, once, and everything that follows is written in the same transaction.

No word of a game is made here: what is to be told is owed, and told afterwards.
"""

from collections.abc import Sequence
from typing import Any

from bot.service.closing.finale import finish
from bot.service.closing.waiting import waits
from bot.service.desk.standing_orders import counted, seats_covered, stand_in, tell_runs
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice, passes
from bot.service.ground.playing import keep_position, players, position, rebuild, resume, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.history.briefing import brief_late
from bot.service.posting import mail
from bot.service.posting.absences import excused
from bot.service.posting.deadlines import start_clock
from bot.service.posting.faults import guarded, own_up
from bot.service.posting.keeping import keep_absences
from bot.service.posting.motions import drop_motions
from bot.service.posting.notices import announce_window, awaited, shut
from bot.service.posting.untold import Report, bare, owe_report, report_of, stood
from bot.service.seats.ladder import climb
from bot.service.seats.offers import renew
from bot.service.seats.passing import changed, greet, holders, pass_seats, rename
from bot.service.talk import pacts
from bot.service.words.open_window import stand, standing, where
from bot.store import register
from bot.store.annals import last_told
from bot.store.records import Deadline
from bot.store.unit import Unit
from rules.kernel.facts.events import Told
from rules.kernel.orders.order import Given
from rules.kernel.play.hostile import assaults
from rules.kernel.play.journal import Save
from rules.kernel.play.session import Session

STRETCH = 24
"""The most windows that close one after another because none of them asks a player; the next waits for its deadline."""

Playing = Session[Any]  # Any: each game has its own state


@guarded
async def close_due(herald: Herald, deadline: Deadline) -> bool:
    """Close the window of a deadline; False, and harmless, where it closed before or holds no longer."""
    async with herald.unit(deadline.campaign) as unit:
        # Between its claim and now it may have been moved on, and nothing may close before the new one.
        if not await unit.drop_deadline(deadline.id):
            return False
        if deadline.window_key != unit.campaign.window_key or unit.campaign.status != "running":
            return False
        session = await resume(herald, unit)
        covered = await seats_covered(unit, session) if house_of(unit.campaign).patience else set()
        if not await waits(herald, unit, covered):
            await close(herald, unit, session)
        return True


@guarded
async def reopen(herald: Herald, campaign: int) -> None:
    """Open the window of a released campaign that was taken back, and brief who got a seat while it was held."""
    async with herald.unit(campaign) as unit:
        if unit.campaign.status == "running" and not unit.campaign.window_key:
            await take_up(herald, unit)
        if unit.campaign.status in {"running", "paused"} and standing(unit).unbriefed:
            await unit.clear_deadlines("open")
            await brief_late(herald, unit, await rebuild(herald, unit))


async def take_up(herald: Herald, unit: Unit) -> None:
    """Let the game run on from where a campaign was taken back to, until it asks a player."""
    await unit.clear_deadlines()
    session, before = await rebuild(herald, unit), holders(unit)
    begun = session.save
    sealed = len(await unit.closings(begun.number))
    session.go_on(players(unit))
    known = await last_told(unit)
    fresh = [told for told in session.told if told.n > known]
    await record(herald, unit, session, begun, fresh, 0 if session.saves else sealed)
    await pass_seats(herald, unit, session, fresh)
    await rename(unit, session)
    stand(unit, session, 1 if session.saves else sealed + 1, herald.clock.now())
    await pacts.turn_passes(herald, unit, -1)
    await go_on_from(herald, unit, session, [*changed(unit, before)])


async def record(herald: Herald, unit: Unit, session: Playing, begun: Save, fresh: Sequence[Told], sealed: int) -> None:
    """Keep what happened on the way to the window at which a campaign is taken up, and is not kept yet; owe its words.

    `sealed` counts the windows closed since the last save.
    """
    await unit.add_saves(session.saves)
    await unit.add_events(bare(fresh))
    await register.enter(unit, session.names())
    saves = [save.number for save in (begun, *session.saves)]
    report = report_of(unit, where(unit, begun.number, 0), fresh, session.record.last, saves, "")
    await owe_report(unit, report, (session.save.number, sealed), herald.clock.now())


async def close(herald: Herald, unit: Unit, session: Playing, *, waited: bool = True) -> None:
    """Seal the open window, and each after it that needs no player; nobody missed one that was not `waited` for."""
    moved, untold = await seal(herald, unit, session, waited=waited)
    await go_on_from(herald, unit, session, moved, untold)


async def settle(herald: Herald, unit: Unit, session: Playing) -> bool:
    """Close the open window if nobody is waited for any more; say whether it closed."""
    if not await nobody_awaited(unit):
        return False
    await close(herald, unit, session)
    return True


async def settled(herald: Herald, unit: Unit) -> Playing | None:
    """Close the open window if nobody is waited for any more, and give the session as it stands then; else None."""
    if not await nobody_awaited(unit):
        return None
    await close(herald, unit, await resume(herald, unit))
    return await position(herald, unit)


async def go_on_from(
    herald: Herald, unit: Unit, session: Playing, moved: Sequence[str] = (), untold: Report | None = None
) -> None:
    """Seal each window that needs no player, then let the one that is left run, or end the campaign.

    Whoever has got one of the seats in `moved`, or gets one on the way, is greeted once the clock runs. What is
    `untold` is told with what follows.
    """
    greeted = [*moved]
    await keep_absences(herald, unit)
    for _ in range(STRETCH):
        if session.window is None or not await goes_on(herald, unit, session):
            break
        if untold is None:  # what was sealed is told from where it led
            await keep_position(herald, unit, session, goes_on=True)
        more, untold = await seal(herald, unit, session, untold=untold)
        greeted += more
    if untold is not None:
        await owe_report(unit, untold, await stood(unit), herald.clock.now())
    await keep_position(herald, unit, session, goes_on=False)
    if session.window is not None:
        await start_clock(unit, herald.clock.now())
    for seat in dict.fromkeys(greeted):
        await greet(herald, unit, session, seat)
    if session.window is None:
        await finish(herald, unit, session)
    else:
        await announce_window(herald, unit)
        await renew(herald, unit, session)
    await own_up(unit, session, herald.clock.now())


async def goes_on(herald: Herald, unit: Unit, session: Playing) -> bool:
    """Tell whether the open window closes by itself: nobody is awaited, or no lesson is given at it."""
    if is_practice(unit.campaign):
        return passes(herald, unit, session)
    return await nobody_awaited(unit)


async def nobody_awaited(unit: Unit) -> bool:
    """Tell whether the open window may close now: every player awaited is ready, and somebody plays at all."""
    asking = standing(unit).asking
    if asking is None or unit.campaign.status != "running" or not players(unit):
        return False
    waited_for = awaited(unit, asking)
    return not waited_for or (schedule_of(unit.campaign).early and set(waited_for) <= await unit.readies())


async def seal(
    herald: Herald, unit: Unit, session: Playing, *, waited: bool = True, untold: Report | None = None
) -> tuple[list[str], Report | None]:
    """Seal one window: its closing, the saves, the events, the words and messages owed.

    Gives the seats that changed, and what is told with the next window, because that closes alone on the same date.
    """
    stands, now, drafts = standing(unit), herald.clock.now(), await unit.drafts()
    asking = stands.asking
    if asking is None:
        return [], untold
    given: dict[str, list[Given]] = {}
    for draft in drafts:
        given.setdefault(draft.seat, []).append(draft.given)
    ready = await unit.readies()
    answered = set(given) | ready
    place = where(unit, asking.save, asking.place)
    runs = await stand_in(unit, session, answered)
    await tell_runs(herald, unit, runs, place)
    given |= {run.seat: [Given.of(order) for order in run.orders] for run in runs if run.orders}
    answered |= counted(herald, unit, runs)
    leaving = session.journeys(await mail.parcels(unit, session.ruleset))
    away = await excused(unit, now)
    playing = [seat for seat in players(unit) if seat in answered or seat not in away]
    progress = session.close(given, playing, leaving, ready)
    await shut(herald, unit)
    await drop_motions(herald, unit, extensions_only=True)
    await unit.add_closing(asking.save, asking.place, progress.closing, now)
    await unit.clear_window()
    await unit.add_saves(progress.saves)
    await unit.add_events(bare(progress.told))
    await register.enter(unit, progress.names)
    saves, sealed = [save.number for save in progress.saves], 0 if progress.saves else asking.place
    report = report_of(unit, place, progress.told, session.record.last, saves, stands.date)
    untold = Report.after(untold, report)
    if not (passes(herald, unit, session) if is_practice(unit.campaign) else goes_on_alone(unit, session, stands.date)):
        await owe_report(unit, untold, (session.save.number, sealed), now)
        untold = None
    before = holders(unit)
    if waited and not is_practice(unit.campaign):
        await climb(herald, unit, asking, answered, place, [run.seat for run in runs if run.orders])
    await pass_seats(herald, unit, session, progress.told)
    await rename(unit, session)
    stand(unit, session, sealed + 1, now)
    await mail.move(herald, unit, session.ruleset, leaving, progress.told)
    await pacts.broken_by(herald, unit, assaults(session.ruleset, progress.told))
    await pacts.turn_passes(herald, unit, stands.turn)
    return [*changed(unit, before)], untold


def goes_on_alone(unit: Unit, session: Playing, date: str) -> bool:
    """Tell whether the window that has opened awaits no player, on the same date: a table reads of both in one post."""
    window = session.window
    return window is not None and session.date == date and not awaited(unit, window)
