"""The ladder of missed windows: the default, a warning, patience, the autopilot, an open seat; each step is told."""

from collections.abc import Collection

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button
from bot.service.ground.playing import schedule_of
from bot.service.ground.wording import plural, sentence
from bot.service.posting.absences import excused
from bot.service.posting.notices import tell_all
from bot.service.schedule.words import GRACE
from bot.service.seats.occupancy import let_go, post_open, seat_next, tell_holder
from bot.service.words.open_window import Asking, standing
from bot.store.records import Seat
from bot.store.unit import Unit


async def climb(
    herald: Herald, unit: Unit, asking: Asking, answered: Collection[str], key: str, stood: Collection[str] = ()
) -> None:
    """Count the window that closed now for each seat whose person was awaited, and take the steps that follow.

    For the seats in `stood` standing orders were given: it was not as it is where nothing is. A count below nought is
    what somebody who has written to Herald lately may still miss. A discreet window counts for nobody, for the table
    reads of the steps.
    """
    if asking.discreet:
        return
    limit, away = schedule_of(unit.campaign).absence, await excused(unit, herald.clock.now())
    for seat in [unit.seats[name] for name in asking.asked if name in unit.seats]:
        if seat.user is None or seat.away or seat.seat in away:
            continue
        if seat.seat in answered:
            if seat.missed > 0:
                await unit.change_seat(seat.seat, missed=0)
            continue
        if seat.seat in asking.invited or asking.content:
            continue
        await unit.change_seat(seat.seat, missed=seat.missed + 1)
        told = "" if seat.seat in stood else asking.silence_of(seat.seat)
        what = asking.model_copy(update={"silence": told})
        if unit.seats[seat.seat].missed <= 0:  # whoever has written lately is there, and hears of the first alone
            if unit.seats[seat.seat].missed == 1 - GRACE:
                text = f"{shut(unit, what)} without an order of yours for {seat.title}.{silence_in(what)}"
                await tell_holder(herald, unit, seat, "missed", key, text)
            continue
        await step(herald, unit, unit.seats[seat.seat], limit, key, what)


async def step(herald: Herald, unit: Unit, seat: Seat, limit: int, key: str, asking: Asking) -> None:
    """Take the step of the ladder that a seat has come to, and tell its person of it, whichever it is."""
    if seat.mode == "autopilot":
        if seat.missed >= 2 * limit and not schedule_of(unit.campaign).minutes:  # an evening keeps its seats
            await open_seat(herald, unit, seat, key)
        return
    begin = f"{shut(unit, asking)}, and nothing had come from you for {seat.title}"
    if seat.missed >= limit:
        await to_autopilot(herald, unit, seat, key)
    elif seat.missed == limit - 1:
        text = f"{begin}. If you miss one more window, the autopilot takes over."
        await tell_holder(herald, unit, seat, "warned", key, text)
    else:
        more = plural(limit - seat.missed, "more window")
        text = f"{begin}.{silence_in(asking)} {more} like this, and the autopilot takes over."
        await tell_holder(herald, unit, seat, "missed", key, text)


def shut(unit: Unit, asking: Asking) -> str:
    """Begin to say of a window that it has closed."""
    return f"{unit.campaign.title}, {standing(unit).date}: “{asking.title}” closed"


def silence_in(asking: Asking) -> str:
    """Say what silence has done there, behind a sentence; nothing where something else was done."""
    return f" {sentence(asking.silence)}" if asking.silence else ""


async def to_autopilot(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Let the autopilot play for a person who has missed too much."""
    await unit.change_seat(seat.seat, mode="autopilot")
    missed = "a window" if seat.missed == 1 else f"{seat.missed} windows in a row"
    text = (
        f"{unit.campaign.title}: you missed {missed}, so the autopilot now plays {seat.title} for you. "
        "Give any order, or press Return, to take it back."
    )
    await tell_holder(herald, unit, seat, "absent", key, text, return_button(unit, seat))
    await tell_autopilot(herald, unit, seat, f"autopilot-{key}-{seat.seat}")


async def tell_autopilot(herald: Herald, unit: Unit, seat: Seat, name: str) -> None:
    """Tell the table that the autopilot plays a seat."""
    text = f"{unit.campaign.title}: the autopilot plays {seat.title} from now on."
    await tell_all(unit, name, text, herald.clock.now())


def return_button(unit: Unit, seat: Seat) -> Button:
    """Give the button with which a person takes a seat back from the autopilot."""
    return Button(action="return", label="Return", campaign=unit.campaign.id, seat=seat.seat, style="success")


async def open_seat(herald: Herald, unit: Unit, seat: Seat, key: str) -> None:
    """Give up a seat whose person stays away: to the first who waits, else to whoever joins."""
    text = f"{seat.title} is open to others now, for you were away. Join again if you like"
    await let_go(herald, unit, seat, f"opened-{key}", text)
    if not await seat_next(herald, unit, seat.seat, key):
        await post_open(herald, unit, unit.seats[seat.seat], key)
