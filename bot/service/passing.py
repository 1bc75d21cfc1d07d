"""Passing: seats change hands by the rules, and the game brings new ones forth."""

from typing import Any

from bot.service.briefing import brief
from bot.service.herald import Herald
from bot.service.manners import masked
from bot.service.messages import mention
from bot.service.notices import tell_all, tell_user
from bot.service.tenure import seat_next, take, vacate
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.events import SeatPassed
from rules.kernel.journal import Progress
from rules.kernel.session import Session

GREY = "#888888"
KEPT = ("mode", "missed", "extended", "away", "deputy", "deputy_heard")
"""What goes with a person from one seat to another."""
Playing = Session[Any]  # Any: each game has its own state


async def pass_seats(herald: Herald, unit: Unit, session: Playing, progress: Progress) -> None:
    """Let seats change hands where the rules say so, one after another."""
    told = [session.ruleset.read_event(one) for one in progress.told if one.event == SeatPassed.__name__]
    passed = [event for event in told if isinstance(event, SeatPassed)]
    for event in passed:
        if event.seat not in unit.seats:
            await unit.add_seat(newcomer(event, len(unit.seats)))
        await pass_seat(herald, unit, event)


async def pass_seat(herald: Herald, unit: Unit, event: SeatPassed) -> None:
    """Let a seat go to the autopilot, to whoever waits, or to the player of another one."""
    seat, other = unit.seats[event.seat], unit.seats.get(event.to)
    if event.swap and other is not None:
        await move(herald, unit, {seat.seat: other, other.seat: seat})
    elif other is not None and other.user is not None and seat.user is not None and seat.mode == "autopilot":
        # Whoever is away may come back with any order (CIV-AP4), and does not lose the seat to somebody else.
        text = f"{unit.campaign.title}: {seat.title} is kept for its player, who is away; you keep {other.title}."
        await tell_user(unit, f"kept-{unit.campaign.version}-{seat.seat}", other.user, text, herald.clock.now())
    elif other is not None:
        await move(herald, unit, {seat.seat: other, other.seat: None})
    elif event.to != "open" or seat.user is None:
        await move(herald, unit, {seat.seat: None})
        if event.to == "open":
            await seat_next(herald, unit, seat.seat, f"passed-{unit.campaign.version}")


async def move(herald: Herald, unit: Unit, heirs: dict[str, Seat | None]) -> None:
    """Seat the people of other seats in these; the autopilot plays those that nobody gets."""
    for seat in heirs:
        await vacate(unit, seat)
        await unit.change_seat(seat, mode="autopilot")
    for seat, heir in heirs.items():
        if heir is not None and heir.user is not None:
            await take(herald, unit, seat, heir.user, heir.phrase)
            kept = {name: getattr(heir, name) for name in KEPT}
            await unit.change_seat(seat, **kept)


async def greet(herald: Herald, unit: Unit, session: Playing, seat: str) -> None:
    """Tell the table who plays a seat now, and that person what the seat has and what is asked of it."""
    user, number, now = unit.seats[seat].user, unit.campaign.version, herald.clock.now()
    if user is None:
        return
    title, campaign = unit.seats[seat].title, unit.campaign.title
    if not session.ruleset.plays(session.state, seat):
        lost = f"{campaign}: what you played is lost. You sit in {title}, which is out of the game, and are asked when "
        lost += "another seat may be yours; /leave gives it up."
        await tell_user(unit, f"lost-{number}-{seat}", user, lost, now)
        return
    text = f"{mention(user)} plays {title} now."
    if masked(unit.campaign):
        text = f"{campaign}: {title} has a new player."
    await tell_all(unit, f"passed-{number}-{seat}", text, now)
    await brief(herald, unit, session, seat)


async def rename(unit: Unit, session: Playing) -> None:
    """Let seats go by the names that the game gives them now."""
    for seat, title in session.ruleset.titles(session.state).items():
        if seat in unit.seats and unit.seats[seat].title != title:
            await unit.change_seat(seat, title=title)


def newcomer(event: SeatPassed, position: int) -> Seat:
    """Give a seat that the game brought forth."""
    return Seat(
        seat=event.seat,
        title=event.title or event.seat.replace("_", " ").capitalize(),
        about="",
        colour=event.colour or GREY,
        position=position,
        user=None,
        mode="autopilot",
        phrase="",
        missed=0,
        joined_at=None,
        thread=None,
        dm_closed=False,
    )
