"""The muster: a practice before the first turn, in which everybody shows that they are there and can give an order.

It is a game of its own with the same scenario and other luck. Any order, or the button, is an answer. When all have
answered, or the time is over, all of it is forgotten and the first turn begins; whoever was silent has lost the seat.
"""

from datetime import datetime, timedelta

from bot.service.ground.herald import Herald
from bot.service.ground.playing import PRACTICE, options_of, players, ruleset_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.wording import listed
from bot.service.posting.absences import stances
from bot.service.posting.faults import guarded, own_up
from bot.service.posting.notices import mustered, owe_muster, refresh, tell_all
from bot.service.schedule import free_of_quiet
from bot.service.seats.occupancy import let_go, seat_next
from bot.service.start.beginning import begin
from bot.service.words.open_window import note, stand, standing
from bot.store.records import Deadline, Seat
from bot.store.unit import Unit
from rules.kernel.play.session import Session


async def call(herald: Herald, unit: Unit) -> None:
    """Begin the practice, and ask everybody to answer."""
    ruleset, now = ruleset_of(herald, unit.campaign), herald.clock.now()
    board = ruleset.scenario.model_validate_json(await unit.scenario_text())
    session = Session.found(ruleset, PRACTICE, board, options_of(herald, unit.campaign), players(unit), [])
    await unit.add_saves(session.saves)
    stand(unit, session, 1, now)
    if asking := standing(unit).asking:
        note(unit, title=f"Practice: {asking.title}")
    unit.change(status="muster", window_key=f"muster-{unit.campaign.version}")
    await wait(unit, now, timedelta(hours=house_of(unit.campaign).muster))
    await refresh(herald, unit)
    await own_up(unit, session, now)


async def wait(unit: Unit, now: datetime, length: timedelta) -> None:
    """Wait for answers, with a last call half-way."""
    due = free_of_quiet(schedule_of(unit.campaign), now + length)
    await unit.clear_deadlines("muster", "call")
    await unit.set_deadline("muster", due)
    await unit.set_deadline("call", due - length / 2)


async def heard(herald: Herald, unit: Unit) -> None:
    """Say who has answered by now; when all have, the first turn begins in a moment, in a transaction of its own."""
    if unit.campaign.status == "muster" and players(unit) and set(players(unit)) <= await present(herald, unit):
        await unit.clear_deadlines("muster", "call")
        await unit.set_deadline("muster", herald.clock.now())
    await refresh(herald, unit)


async def go_on(herald: Herald, unit: Unit) -> None:
    """Go on with what was left of the practice, after a hold."""
    left = timedelta(seconds=max(60, unit.campaign.paused_left or 0))
    unit.change(paused_left=None)
    await wait(unit, herald.clock.now(), left)


@guarded
async def fall_due(herald: Herald, deadline: Deadline) -> None:
    """Remind those who are silent, or end the practice; harmless where it is over."""
    async with herald.unit(deadline.campaign) as unit:
        await unit.drop_deadline(deadline.id)
        if unit.campaign.status != "muster" or deadline.window_key != unit.campaign.window_key:
            return
        if deadline.kind == "call":
            await owe_muster(herald, unit, last_call=True)
        else:
            await over(herald, unit)


async def over(herald: Herald, unit: Unit, *, again: bool = True) -> None:
    """Take their seats from the silent; then begin, or wait for those who were seated instead (`again`)."""
    answered = await present(herald, unit)
    silent = [unit.seats[seat] for seat in players(unit) if seat not in answered]
    if not answered & set(players(unit)):
        await disband(herald, unit, silent)
        return
    fresh = [seat for seat in silent if await replaced(herald, unit, seat)]
    if silent:
        await tell_silent(herald, unit, silent)
    if fresh and again:
        await wait(unit, herald.clock.now(), timedelta(hours=house_of(unit.campaign).muster))
        await refresh(herald, unit)
        return
    await put_away(herald, unit)
    await begin(herald, unit)


async def present(herald: Herald, unit: Unit) -> set[str]:
    """Give the seats whose people have answered, or have said beforehand that they are away."""
    away = {seat for seat, how in (await stances(unit, herald.clock.now())).items() if how != "here"}
    return await mustered(unit) | away


async def replaced(herald: Herald, unit: Unit, seat: Seat) -> bool:
    """Take a seat from whoever was silent, and give it to the first who waits; False if nobody does."""
    text = "no answer came from you in the practice, so your seat goes to somebody else. /join brings you back"
    await let_go(herald, unit, seat, "silent", text)
    return await seat_next(herald, unit, seat.seat, f"muster-{unit.campaign.version}")


async def tell_silent(herald: Herald, unit: Unit, silent: list[Seat]) -> None:
    """Tell the table whose seats have changed hands or are open now."""
    names = {on: [seat.title for seat in silent if (unit.seats[seat.seat].user is None) == on] for on in (True, False)}
    lines = [f"{listed(names[False])} have a new player."] if names[False] else []
    lines += [f"{listed(names[True])}: nobody answered; the autopilot plays until somebody joins."] * bool(names[True])
    await tell_all(unit, f"silent-{unit.campaign.version}", " ".join(lines), herald.clock.now())


async def disband(herald: Herald, unit: Unit, silent: list[Seat]) -> None:
    """Go back to the lobby, for nobody answered at all."""
    for seat in silent:
        await let_go(herald, unit, seat, "silent", "nobody answered in the practice, so the seats are open again")
    await put_away(herald, unit)
    unit.change(status="lobby")
    now, title = herald.clock.now(), unit.campaign.title
    text = f"“{title}” does not start: nobody answered in the practice. Press Join to try again."
    await tell_all(unit, f"disbanded-{unit.campaign.version}", text, now)
    for free in [seat.seat for seat in unit.seats.values() if seat.user is None]:
        if not await seat_next(herald, unit, free, f"lobby-{unit.campaign.version}"):
            break
    await refresh(herald, unit)


async def put_away(herald: Herald, unit: Unit) -> None:
    """Forget the practice; its messages say that it is over."""
    await owe_muster(herald, unit, over=True)
    await unit.forget_play()
    unit.change(window_key="", standing="", paused_left=None)
