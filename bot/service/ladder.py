"""The ladder of missed windows: the default, a warning, the autopilot, an open seat; each step is told."""

from collections.abc import Collection

from bot.service import mail
from bot.service.herald import Herald
from bot.service.messages import Button, Message, Target, mention
from bot.service.notices import owe, refresh, tell_all, tell_user
from bot.service.pacing import start_clock
from bot.service.playing import options_of, players, schedule_of
from bot.service.standing import Asking
from bot.store.motions import forget_ballots
from bot.store.records import Seat
from bot.store.unit import Unit


def limit_of(herald: Herald, unit: Unit) -> int:
    """Give the windows in a row that a player may miss: the game's setting, else the schedule's."""
    limit = getattr(options_of(herald, unit.campaign), "absence_limit", None)
    return limit if isinstance(limit, int) else schedule_of(unit.campaign).absence


async def climb(herald: Herald, unit: Unit, asking: Asking, answered: Collection[str], key: str) -> None:
    """Count the window that closed now for each seat whose person was asked, and take the steps that follow."""
    limit = limit_of(herald, unit)
    for seat in [unit.seats[name] for name in asking.asked if name in unit.seats]:
        if seat.user is None:
            continue
        if seat.seat in answered:
            if seat.missed:
                await unit.change_seat(seat.seat, missed=0)
            continue
        await unit.change_seat(seat.seat, missed=seat.missed + 1)
        await step(herald, unit, unit.seats[seat.seat], limit, key)


async def step(herald: Herald, unit: Unit, seat: Seat, limit: int, key: str) -> None:
    """Take the step of the ladder that a seat has come to."""
    now, title = herald.clock.now(), unit.campaign.title
    if seat.mode == "player" and seat.missed >= limit:
        await unit.change_seat(seat.seat, mode="autopilot")
        text = (
            f"{title}: you missed {seat.missed} windows in a row, so the autopilot now plays {seat.title} for you. "
            "Give any order, or press Return, to take it back."
        )
        button = Button(action="return", label="Return", campaign=unit.campaign.id, seat=seat.seat, style="success")
        message = Message(content=text, buttons=(button,), mentions=(seat.user,) if seat.user else ())
        await owe(unit, f"absent-{key}-{seat.seat}", Target(kind="seat", seat=seat.seat), message, now)
        await tell_all(unit, f"autopilot-{key}-{seat.seat}", f"{seat.title} is now played by the autopilot.", now)
        return
    if seat.mode == "player" and seat.missed == limit - 1:
        text = f"{title}: {seat.title} has given no orders. If you miss one more window, the autopilot takes over."
        message = Message(content=text, mentions=(seat.user,) if seat.user else ())
        await owe(unit, f"warned-{key}-{seat.seat}", Target(kind="seat", seat=seat.seat), message, now)
        return
    if seat.mode == "autopilot" and seat.missed >= 2 * limit:
        await open_seat(herald, unit, seat, key)


async def open_seat(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Give up a seat whose person stays away: to the first who waits, else to whoever joins."""
    now, former = herald.clock.now(), seat.user
    await vacate(unit, seat.seat)
    if former is not None:
        text = f"{unit.campaign.title}: {seat.title} is open to others now, for you were away. Join again if you like."
        await tell_user(unit, f"opened-{key}-{seat.seat}-told", former, text, now)
    await tell_all(unit, f"opened-{key}-{seat.seat}", f"{seat.title} is open: whoever joins takes it over.", now)
    await seat_next(herald, unit, seat.seat, key)


async def vacate(unit: Unit, seat: str) -> None:
    """Take a seat from its person; the autopilot plays it, and what was ordered in it and not yet sealed is dropped."""
    await unit.drop_drafts(seat, [draft.id for draft in await unit.drafts(seat)])
    await unit.ready(seat, on=False)
    await forget_ballots(unit, seat)
    await unit.change_seat(
        seat, user=None, mode="open", phrase="", missed=0, joined_at=None, thread=None, dm_closed=False
    )


async def seat_next(herald: Herald, unit: Unit, seat: str, key: str) -> bool:
    """Give an open seat to the first who waits; False if nobody does."""
    waiting = await unit.waiting()
    if not waiting:
        return False
    first, now = waiting[0], herald.clock.now()
    await unit.no_longer_waits(first.user)
    await take(herald, unit, seat, first.user)
    text = f"{unit.campaign.title}: a seat came free, and {unit.seats[seat].title} is yours now."
    await tell_user(unit, f"seated-{key}-{seat}-{first.user}", first.user, text, now)
    return True


async def take(herald: Herald, unit: Unit, seat: str, user: int, phrase: str = "") -> None:
    """Put a person into a seat; a clock that waited for somebody to play goes on."""
    nobody_played = not players(unit)
    await unit.change_seat(
        seat, user=user, mode="player", missed=0, joined_at=herald.clock.now(), phrase=phrase, dm_closed=False
    )
    await mail.hand_over(herald, unit, seat)
    if nobody_played and unit.campaign.status == "running":
        await start_clock(unit, herald.clock.now())


async def come_back(herald: Herald, unit: Unit, seat: Seat) -> None:
    """Give a seat back to the person for whom the autopilot played it (CIV-AP4)."""
    if seat.user is None or seat.mode != "autopilot":
        return
    nobody_played, now = not players(unit), herald.clock.now()
    await unit.change_seat(seat.seat, mode="player", missed=0)
    if nobody_played and unit.campaign.status == "running":
        await start_clock(unit, now)
    text = f"{seat.title} is played by {mention(seat.user)} again."
    await tell_all(unit, f"back-{unit.campaign.version}-{seat.seat}", text, now)
    await refresh(herald, unit)
