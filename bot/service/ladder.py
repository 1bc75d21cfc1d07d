"""The ladder of missed windows: the default, a warning, patience, the autopilot, an open seat; each step is told."""

from collections.abc import Collection

from bot.service import mail
from bot.service.absences import excused
from bot.service.herald import Herald
from bot.service.house import house_of
from bot.service.manners import undealt
from bot.service.messages import Button, Message, Target, mention, stamp
from bot.service.notices import CHANNEL, owe, owes, refresh, tell_all, tell_user
from bot.service.pacing import go_on, start_clock
from bot.service.playing import options_of, players, schedule_of
from bot.service.schedule import first_deadline
from bot.service.standing import Asking, note, standing
from bot.service.wording import listed, plural
from bot.store.motions import forget_ballots
from bot.store.records import Attendance, Seat
from bot.store.standing_orders import forget
from bot.store.unit import Unit


def limit_of(herald: Herald, unit: Unit) -> int:
    """Give the windows in a row that a player may miss: the game's setting, else the schedule's."""
    limit = getattr(options_of(herald, unit.campaign), "absence_limit", None)
    return limit if isinstance(limit, int) else schedule_of(unit.campaign).absence


async def climb(
    herald: Herald, unit: Unit, asking: Asking, answered: Collection[str], key: str, stood: Collection[str] = ()
) -> None:
    """Count the window that closed now for each seat whose person was asked, and take the steps that follow.

    For the seats in `stood` standing orders were given: it was not as it is where nothing is.
    """
    limit, away = limit_of(herald, unit), await excused(unit, herald.clock.now())
    for seat in [unit.seats[name] for name in asking.asked if name in unit.seats]:
        if seat.user is None or seat.away or seat.seat in away:
            continue
        if seat.seat in answered:
            if seat.missed:
                await unit.change_seat(seat.seat, missed=0)
            continue
        await unit.change_seat(seat.seat, missed=seat.missed + 1)
        what = asking.model_copy(update={"silence": ""}) if seat.seat in stood else asking
        await step(herald, unit, unit.seats[seat.seat], limit, key, what)


async def step(herald: Herald, unit: Unit, seat: Seat, limit: int, key: str, asking: Asking) -> None:
    """Take the step of the ladder that a seat has come to, and tell its person of it, whichever it is."""
    if seat.mode == "autopilot":
        if seat.missed >= 2 * limit:
            await open_seat(herald, unit, seat, key)
        return
    begin = f"{unit.campaign.title}: “{asking.title}” closed, and nothing had come from you for {seat.title}"
    if seat.missed >= limit:
        await to_autopilot(herald, unit, seat, key)
    elif seat.missed == limit - 1:
        text = f"{begin}. If you miss one more window, the autopilot takes over."
        await tell_holder(herald, unit, seat, f"warned-{key}-{seat.seat}", text)
    else:
        silence = f", so {asking.silence}" if asking.silence else ""
        more = plural(limit - seat.missed, "more window")
        text = f"{begin}{silence}. {more} like this, and the autopilot takes over."
        await tell_holder(herald, unit, seat, f"missed-{key}-{seat.seat}", text)


async def to_autopilot(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Let the autopilot play for a person who has missed too much."""
    await unit.change_seat(seat.seat, mode="autopilot")
    missed = "a window" if seat.missed == 1 else f"{seat.missed} windows in a row"
    text = (
        f"{unit.campaign.title}: you missed {missed}, so the autopilot now plays {seat.title} for you. "
        "Give any order, or press Return, to take it back."
    )
    await tell_holder(herald, unit, seat, f"absent-{key}-{seat.seat}", text, return_button(unit, seat))
    await tell_autopilot(herald, unit, seat, f"autopilot-{key}-{seat.seat}")


async def tell_autopilot(herald: Herald, unit: Unit, seat: Seat, name: str) -> None:
    """Tell the table that the autopilot plays a seat."""
    text = f"{unit.campaign.title}: {seat.title} is now played by the autopilot."
    await tell_all(unit, name, text, herald.clock.now())


def return_button(unit: Unit, seat: Seat) -> Button:
    """Give the button with which a person takes a seat back from the autopilot."""
    return Button(action="return", label="Return", campaign=unit.campaign.id, seat=seat.seat, style="success")


async def tell_holder(herald: Herald, unit: Unit, seat: Seat, name: str, text: str, *buttons: Button) -> None:
    """Owe the person of a seat a line, privately."""
    message = Message(content=text, buttons=buttons, mentions=() if seat.user is None else (seat.user,))
    await owe(unit, name, Target(kind="seat", seat=seat.seat), message, herald.clock.now())


async def open_seat(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Give up a seat whose person stays away: to the first who waits, else to whoever joins."""
    text = f"{seat.title} is open to others now, for you were away. Join again if you like"
    await let_go(herald, unit, seat, f"opened-{key}", text)
    if not await seat_next(herald, unit, seat.seat, key):
        await post_open(herald, unit, unit.seats[seat.seat], key)


async def post_open(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Post a seat as open, with the button that takes it over."""
    button = Button(action="join", label=f"Take {seat.title}", campaign=unit.campaign.id, seat=seat.seat)
    text = f"{unit.campaign.title}: {seat.title} is open. Whoever joins takes it over; until then the autopilot plays."
    message = Message(content=text, buttons=(button.model_copy(update={"style": "success"}),))
    await owe(unit, f"open-{key}-{seat.seat}", CHANNEL, message, herald.clock.now())


async def let_go(herald: Herald, unit: Unit, seat: Seat, name: str, why: str) -> None:
    """Take a seat from its person, who is told why, wherever papers of the seat were read until now."""
    former, thread = seat.user, seat.thread if seat.dm_closed and seat.thread else 0
    await end_deputy(herald, unit, seat)
    await vacate(unit, seat.seat)
    if former is None:
        return
    message = Message(content=f"{unit.campaign.title}: {why}.", mentions=(former,))
    target = Target(kind="user", user=former, thread=thread)
    await owe(unit, f"{name}-{unit.campaign.version}-{seat.seat}-told", target, message, herald.clock.now())


async def end_deputy(herald: Herald, unit: Unit, seat: Seat) -> None:
    """End the rights of a seat's deputy at once, and say so where the deputy reads it."""
    if seat.deputy is None:
        return
    gone = {"deputy": None, "deputy_heard": False, "deputy_thread": None, "deputy_closed": False}
    await unit.change_seat(seat.seat, **gone)
    name, now = f"dismissed-{unit.campaign.version}-{seat.seat}", herald.clock.now()
    text = f"{unit.campaign.title}: you are not the deputy for {seat.title} any more."
    if seat.deputy_heard:
        thread = (seat.deputy_thread or 0) if seat.deputy_closed else 0
        target = Target(kind="user", user=seat.deputy, thread=thread)
        await owe(unit, name, target, Message(content=text, mentions=(seat.deputy,)), now)
        return
    message = Message(content=f"{mention(seat.deputy)}, {text}", mentions=(seat.deputy,))
    await owe(unit, name, CHANNEL, message, now)


async def vacate(unit: Unit, seat: str) -> None:
    """Take a seat from its person; the autopilot plays it, and what was ordered in it and not yet sealed is dropped.

    What the person had missed is remembered, so that leaving and coming back wins no time.
    """
    held = unit.seats[seat]
    if held.user is not None:
        before = await unit.attendance(held.user) or Attendance()
        await unit.attend(held.user, held.missed, before.spent)
    await unit.drop_drafts(seat, [draft.id for draft in await unit.drafts(seat)])
    await unit.ready(seat, on=False)
    await forget_ballots(unit, seat)
    await forget(unit, seat)
    await unit.change_seat(seat, **NOBODY)


NOBODY = {
    "user": None,
    "mode": "open",
    "phrase": "",
    "missed": 0,
    "joined_at": None,
    "thread": None,
    "dm_closed": False,
    "away": False,
    "deputy": None,
    "deputy_heard": False,
    "deputy_thread": None,
    "deputy_closed": False,
    "offered": None,
}
"""A seat that nobody holds."""


async def seat_next(herald: Herald, unit: Unit, seat: str, key: str) -> bool:
    """Give an open seat to the first who waits; False if nobody does."""
    waiting = await unit.waiting()
    if not waiting:
        return False
    first, now = waiting[0], herald.clock.now()
    await unit.no_longer_waits(first.user)
    await take(herald, unit, seat, first.user)
    name = "a place at the table" if undealt(unit.campaign) else unit.seats[seat].title
    text = f"{unit.campaign.title}: a seat came free, and {name} is yours now."
    await tell_user(unit, f"seated-{key}-{seat}-{first.user}", first.user, text, now)
    return True


async def take(herald: Herald, unit: Unit, seat: str, user: int, phrase: str = "") -> None:
    """Put a person into a seat; a clock that waited for somebody to play goes on."""
    nobody_played, before, now = not players(unit), await unit.attendance(user), herald.clock.now()
    missed = min(before.missed, limit_of(herald, unit) - 1) if before else 0
    taken = {"user": user, "mode": "player", "missed": missed, "joined_at": now, "phrase": phrase}
    await unit.change_seat(seat, **(NOBODY | taken))
    await mail.hand_over(herald, unit, seat)
    if nobody_played and unit.campaign.status == "running":
        # Whoever comes back finds what was left of the window; somebody new gets the whole of it.
        await (go_on(unit, now) if before else start_clock(unit, now))


async def come_back(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Give a seat back to the person for whom the autopilot played it (CIV-AP4); the next miss counts at once."""
    if seat.user is None or seat.mode != "autopilot":
        return
    nobody_played, now = not players(unit), herald.clock.now()
    missed = min(seat.missed, limit_of(herald, unit) - 1)
    await unit.change_seat(seat.seat, mode="player", missed=missed, away=False)
    await unit.end_vacation(seat.user, now)
    if nobody_played and unit.campaign.status == "running":
        await start_clock(unit, now)
    text = f"{unit.campaign.title}: {seat.title} is played by its player again."
    await tell_all(unit, f"back-{unit.campaign.version}-{seat.seat}", text, now)
    await refresh(herald, unit)


async def waits(herald: Herald, unit: Unit, covered: Collection[str] = ()) -> bool:
    """Let a deadline wait once more for those who are silent and with whom patience is left; say whether it does.

    Nobody waits for those in `covered`, for whom standing orders are given.
    """
    asking, house, now = standing(unit).asking, house_of(unit.campaign), herald.clock.now()
    if asking is None or asking.waited or not house.patience:
        return False
    late = sorted(await owes(unit, asking) - await excused(unit, now) - set(covered))
    found = {seat: await unit.attendance(unit.seats[seat].user or 0) or Attendance() for seat in late}
    spent = {seat: before for seat, before in found.items() if before.spent < house.patience}
    if not spent:
        return False
    note(unit, waited=True)
    schedule = schedule_of(unit.campaign)
    due = first_deadline(schedule, "reaction", now, "")
    await start_clock(unit, now, due)
    for name, before in spent.items():
        await be_patient(herald, unit, unit.seats[name], before, house.patience)
    names = listed(unit.seats[name].title for name in spent)
    text = (
        f"{unit.campaign.title}: the deadline waits once more, for {names}. It is {stamp(await unit.due() or due)} now."
    )
    await tell_all(unit, f"waits-{unit.campaign.window_key}", text, now)
    await refresh(herald, unit)
    return True


async def be_patient(herald: Herald, unit: Unit, seat: Seat, before: Attendance, patience: int) -> None:
    """Count that a deadline has waited for a person, and tell them."""
    if seat.user is None:
        return
    await unit.attend(seat.user, before.missed, before.spent + 1)
    due = await unit.due()
    text = (
        f"{unit.campaign.title}: nothing has come from you for {seat.title} yet, so the deadline waits for you "
        f"{f'until {stamp(due)} ' if due else ''}({before.spent + 1} of {plural(patience, 'time')} in this campaign)."
    )
    await tell_holder(herald, unit, seat, f"waits-{unit.campaign.window_key}-{seat.seat}", text)
