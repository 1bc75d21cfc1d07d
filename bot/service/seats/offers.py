"""Offers: who has nothing to play is told which seats could be theirs, until they have one or want none.

An offer is a live message: it loses what others take, and where more comes free, a new one follows it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import seat_of, spares
from bot.service.posting.notices import owe
from bot.service.posting.untold import stood
from bot.service.words.open_window import standing
from bot.service.words.seat_words import (
    FALLEN,
    OVER,
    RENEWED,
    UNSEATED,
    WAITING,
    offer_message,
    prospect_line,
    prospects_page,
    thinned,
)
from bot.store import tellings
from bot.store.look import Look
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.play.session import Session
from rules.kernel.state.models import Value
from rules.kernel.telling.tellings import Page

Playing = Session[Any]  # Any: each game has its own state
GOING = {"running", "paused"}
"""The statuses in which seats are offered."""
KEY = "offers"
"""What stands with the messages of offers in place of a window's key."""


class Offered(Value):
    """What a telling has to know of an offer."""

    name: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Offer:
    """An offer that stands."""

    name: str
    target: Target
    message: Message

    @property
    def seats(self) -> set[str]:
        """The seats that it has buttons for."""
        return {button.seat for button in self.message.buttons if button.seat}


async def renew(herald: Herald, unit: Unit, session: Playing) -> None:
    """Offer what is free to everybody who has nothing to play, and end the offers of those who have."""
    if unit.campaign.status not in GOING:
        return
    before = await offers(unit)
    idle = await without(unit, session, before)
    for user in [user for user in before if user not in idle]:
        seat = seat_of(unit, user)
        await end(herald, unit, before[user], f"you play {seat.title} now." if seat else "you want no seat.")
    spare = await spares(herald, unit) if idle else set()
    for user, why in idle.items():
        await offer(herald, unit, user, why, openings(unit, session, spare, user), before.get(user))


async def renew_if_any(herald: Herald, unit: Unit, session: Playing) -> None:
    """Do so where anybody waits for a seat, or has an offer."""
    if await offers(unit) or await unit.waiting():
        await renew(herald, unit, session)


async def offers(unit: Unit) -> dict[int, Offer]:
    """Give the offers that stand, by person."""
    found = await unit.window_posts(KEY)
    read = [
        Offer(name, Target.model_validate_json(to), Message.model_validate_json(body))
        for name, (to, body) in found.items()
    ]
    return {one.target.user: one for one in read if one.message.buttons}


async def without(unit: Unit, session: Playing, before: Collection[int]) -> dict[int, str]:
    """Give those who have nothing to play, and why: whose seat is out of the game, who waits, who lost a seat."""
    seated = {seat.user: seat for seat in unit.seats.values() if seat.user is not None}
    fallen = {user: FALLEN.format(seat.title) for user, seat in seated.items() if has_fallen(session, seat.seat)}
    waiting = {waiter.user: WAITING for waiter in await unit.waiting()}
    unseated = {user: UNSEATED for user in before if user not in seated and user not in standing(unit).barred}
    return unseated | waiting | fallen


def has_fallen(session: Playing, seat: str) -> bool:
    """Tell whether a seat has nothing left to play."""
    return not session.ruleset.plays(session.state, seat)


def openings(look: Look, session: Playing, spare: Collection[str], user: int) -> list[Seat]:
    """Give the seats that a person could have, in seat order: nobody holds them, and there is something to play."""
    free = [seat for seat in look.seats.values() if seat.user is None and seat.offered in {None, user}]
    return [seat for seat in free if not has_fallen(session, seat.seat) and (seat.seat not in spare or seat.offered)]


async def offer(herald: Herald, unit: Unit, user: int, why: str, seats: Sequence[Seat], before: Offer | None) -> None:
    """Offer seats to a person; what stands already is thinned where it lacks none of them, else followed by another."""
    wanted, now = {seat.seat for seat in seats}, herald.clock.now()
    if before is not None and wanted <= before.seats:
        gone = [unit.seats[seat] for seat in unit.seats if seat in before.seats - wanted]
        if gone:
            message = thinned(before.message, gone, unit)
            await owe(unit, before.name, before.target, message, now, live=True, window_key=KEY)
        return
    if not wanted and why == WAITING:
        return
    name = f"offer-{unit.campaign.version}-{user}"
    if before is not None and before.name != name:
        await end(herald, unit, before, RENEWED)
    target = before.target if before else Target(kind="user", user=user)
    message = offer_message(unit, why, seats).model_copy(update={"mentions": (user,)})
    await owe(unit, name, target, message, now, live=True, window_key=KEY, untold=bool(wanted))
    if wanted:
        about = Offered(name=name, seats=tuple(seat.seat for seat in seats))
        await tellings.owe(unit, name, "offer", await stood(unit), about.model_dump_json())


async def end(herald: Herald, unit: Unit, one: Offer, why: str) -> None:
    """Take the buttons off an offer, and say why in its place; what offered no seat says what it said."""
    message = Message(
        content=f"{unit.campaign.title}, {standing(unit).date}: {why}" if one.seats else one.message.content
    )
    await owe(unit, one.name, one.target, message, herald.clock.now(), live=True, window_key=KEY)


async def end_for(herald: Herald, unit: Unit, user: int) -> bool:
    """End the offer of a person who wants none; False where there is none."""
    found = (await offers(unit)).get(user)
    if found is not None:
        await end(herald, unit, found, "you want no seat; /join brings you back.")
    return found is not None


async def end_all(herald: Herald, unit: Unit) -> None:
    """End all offers, for the campaign is over."""
    for one in (await offers(unit)).values():
        await end(herald, unit, one, OVER)


async def choice(herald: Herald, look: Look, session: Playing, user: int, why: str) -> Message:
    """Give the seats that a person could have now, with what would be taken over, for an answer."""
    seats = openings(look, session, await spares(herald, look), user)
    pages = page_of(session, {seat.seat: seat for seat in seats})
    return offer_message(look, why, seats, pages, lasts=why != UNSEATED)


def page_of(session: Playing, seats: Mapping[str, Seat]) -> tuple[Page, ...]:
    """Say of each seat what somebody would take over; nothing where the game says nothing of it."""
    found = {id: session.ruleset.outlook(session.state, id) for id in seats}
    lines = [prospect_line(seat, found[id]) for id, seat in seats.items() if found[id]]
    return (prospects_page(lines),) if lines else ()
