"""Tenure: seats are taken, given up, opened to others and taken back; what a person has missed stays with them."""

from bot.service.ground.ears import id_at
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, mention
from bot.service.ground.playing import players, schedule_of
from bot.service.posting import mail
from bot.service.posting.deadlines import go_on, start_clock
from bot.service.posting.notices import CHANNEL, owe, refresh, tell_all, tell_user
from bot.service.posting.untold import Notice, keep_papers
from bot.service.seats.offers import GOING, KEY
from bot.service.words.membership import undealt
from bot.service.words.open_window import standing
from bot.service.words.seat_words import leave_button
from bot.store.motions import forget_ballots
from bot.store.people.dialogues import begin
from bot.store.records import Attendance, Seat
from bot.store.standing_orders import forget
from bot.store.unit import Unit

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


async def post_open(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Post a seat as open, with the button that takes it over."""
    button = Button(action="take", label=f"Take {seat.title}", campaign=unit.campaign.id, seat=seat.seat)
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
    going = unit.campaign.status in GOING and former not in standing(unit).barred
    buttons = (leave_button(unit),) if going else ()
    message = Message(content=f"{unit.campaign.title}: {why}.", mentions=(former,), buttons=buttons)
    target = Target(kind="user", user=former, thread=thread)
    name = f"{name}-{unit.campaign.version}-{seat.seat}-told"
    await owe(unit, name, target, message, herald.clock.now(), live=going, window_key=KEY if going else "")


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
        await keep_papers(unit, held)
    await unit.drop_drafts(seat, [draft.id for draft in await unit.drafts(seat)])
    await unit.ready(seat, on=False)
    await forget_ballots(unit, seat)
    await forget(unit, seat)
    await unit.change_seat(seat, **NOBODY)


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
    """Put a person into a seat, who is nobody's deputy from now on; a clock that waited for a player goes on."""
    for stood_for in [one for one in unit.seats.values() if one.deputy == user]:
        await end_deputy(herald, unit, stood_for)
        text = f"{unit.campaign.title}: your deputy for {stood_for.title} has got a seat; /deputy names another."
        await tell_holder(herald, unit, stood_for, "laid-down", f"{unit.campaign.version}", text)
    nobody_played, before, now = not players(unit), await unit.attendance(user), herald.clock.now()
    missed = min(before.missed, schedule_of(unit.campaign).absence - 1) if before else 0
    taken = {"user": user, "mode": "player", "missed": missed, "joined_at": now, "phrase": phrase}
    await unit.change_seat(seat, **(NOBODY | taken))
    await begin(unit.connection, user, id_at(now))
    for kept in [one for one in unit.seats.values() if one.offered == user]:
        await unit.change_seat(kept.seat, offered=None)
    await mail.hand_over(herald, unit, seat)
    if nobody_played and unit.campaign.status == "running":
        # Whoever comes back finds what was left of the window; somebody new gets the whole of it.
        await (go_on(unit, now) if before else start_clock(unit, now))


async def come_back(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Give a seat back to the person for whom the autopilot played it; the next miss counts at once."""
    if seat.user is None or seat.mode != "autopilot":
        return
    nobody_played, now = not players(unit), herald.clock.now()
    missed = min(seat.missed, schedule_of(unit.campaign).absence - 1)
    await unit.change_seat(seat.seat, mode="player", missed=missed, away=False)
    await unit.end_vacation(seat.user, now)
    if nobody_played and unit.campaign.status == "running":
        await start_clock(unit, now)
    text = f"{unit.campaign.title}: {seat.title} is played by its player again."
    await tell_all(unit, f"back-{unit.campaign.version}-{seat.seat}", text, now)
    await refresh(herald, unit)


async def tell_holder(
    herald: Herald, unit: Unit, seat: Seat, what: Notice, mark: str, text: str, *buttons: Button
) -> None:
    """Owe the person of a seat a line, privately, once under its `mark`; whoever leaves the seat still gets it."""
    message = Message(content=text, buttons=buttons, mentions=() if seat.user is None else (seat.user,))
    name = f"{what}-{mark}-{seat.seat}"
    await owe(unit, name, Target(kind="seat", seat=seat.seat), message, herald.clock.now())
