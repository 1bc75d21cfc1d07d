"""Passing: seats change hands by the rules, and the game brings new ones forth."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import mention
from bot.service.history.briefing import brief
from bot.service.posting.notices import tell_all, tell_user
from bot.service.seats.occupancy import seat_next, take, vacate
from bot.service.seats.offers import has_fallen
from bot.service.words.membership import masked
from bot.service.words.open_window import brief_later
from bot.store.annals import account
from bot.store.look import Look
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.facts.events import SeatPassed, Told
from rules.kernel.play.session import Session

GREY = "#888888"
KEPT = ("mode", "missed", "extended", "away", "deputy", "deputy_heard")
"""What goes with a person from one seat to another."""
Playing = Session[Any]  # Any: each game has its own state


async def pass_seats(herald: Herald, unit: Unit, session: Playing, told: Iterable[Told]) -> None:
    """Let seats change hands where the rules say so, one after another."""
    named = session.ruleset.naming(session.state)["seat"]
    for event in passings(told):
        if event.seat not in unit.seats:
            title = named[event.seat].text if event.seat in named else event.seat.replace("_", " ").capitalize()
            await unit.add_seat(newcomer(event, title, len(unit.seats)))
        await pass_seat(herald, unit, event)


def passings(told: Iterable[Told]) -> list[SeatPassed]:
    """Give, of what was told, how seats changed hands."""
    return [SeatPassed.model_validate_json(one.body) for one in told if one.event == SeatPassed.__name__]


async def passings_after(look: Look, n: int) -> list[SeatPassed]:
    """Give how seats changed hands in what was told after a number."""
    return passings(entry.told for entry in await account(look, after=n))


async def pass_back(herald: Herald, unit: Unit, passed: Sequence[SeatPassed]) -> None:
    """Seat people again where they sat before seats changed hands by what is taken back; touches tables only."""
    before, number, now = holders(unit), unit.campaign.version, herald.clock.now()
    for event in reversed(passed):
        await pass_seat_back(herald, unit, event)
    for name, user in changed(unit, before).items():
        brief_later(unit, name)
        title, campaign = unit.seats[name].title, unit.campaign.title
        text = f"{campaign}: you play {title} now, for what gave you another seat is taken back."
        await tell_user(unit, f"passed-back-{number}-{name}", user, text, now)
        who = "another player" if masked(unit.campaign) else mention(user)
        line = f"{campaign}: {who} plays {title} now, for what changed that is taken back."
        await tell_all(unit, f"passed-back-{number}-{name}-all", line, now)


async def pass_seat_back(herald: Herald, unit: Unit, event: SeatPassed) -> None:
    """Let the people of two seats change places again, or whoever took one over go back to the other."""
    seat, other = unit.seats.get(event.seat), unit.seats.get(event.to)
    if seat is None or other is None:
        return
    if event.swap:
        await move(herald, unit, {seat.seat: other, other.seat: seat})
    elif other.user is None and seat.user is not None:  # else it was kept for somebody away, or has been taken since
        await move(herald, unit, {other.seat: seat, seat.seat: None})


def holders(look: Look) -> dict[str, int | None]:
    """Give who holds each seat."""
    return {name: seat.user for name, seat in look.seats.items()}


def changed(look: Look, before: Mapping[str, int | None]) -> dict[str, int]:
    """Give the seats that somebody holds who did not hold them before, with these people."""
    return {name: user for name, user in holders(look).items() if user not in (None, before.get(name))}


async def pass_seat(herald: Herald, unit: Unit, event: SeatPassed) -> None:
    """Let a seat go to the autopilot, to whoever waits, or to the player of another one."""
    seat, other = unit.seats[event.seat], unit.seats.get(event.to)
    if event.swap and other is not None:
        await move(herald, unit, {seat.seat: other, other.seat: seat})
    elif other is not None and other.user is not None and seat.user is not None and seat.mode == "autopilot":
        # Whoever is away may come back with any order, and does not lose the seat to somebody else.
        text = f"{unit.campaign.title}: {seat.title} is kept for its player, who is away; you keep {other.title}."
        await tell_user(unit, f"kept-{unit.campaign.version}-{seat.seat}", other.user, text, herald.clock.now())
    elif other is not None:
        await move(herald, unit, {seat.seat: other, other.seat: None})
    elif event.to != "open" or seat.user is None:
        if event.to == "autopilot" and seat.user:
            text = f"{unit.campaign.title}: you have given {seat.title} up. Its autopilot plays it from now on."
            await tell_user(unit, f"given-up-{unit.campaign.version}-{seat.seat}", seat.user, text, herald.clock.now())
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
    if has_fallen(session, seat):
        return  # that person is offered others
    text = f"{mention(user)} plays {title} now."
    if masked(unit.campaign):
        text = f"{campaign}: {title} has a new player."
    await tell_all(unit, f"passed-{number}-{seat}", text, now)
    await brief(herald, unit, seat)


async def rename(unit: Unit, session: Playing) -> None:
    """Let seats go by the names that the game gives them now."""
    for seat, title in session.ruleset.titles(session.state).items():
        if seat in unit.seats and unit.seats[seat].title != title:
            await unit.change_seat(seat, title=title)


def newcomer(event: SeatPassed, title: str, position: int) -> Seat:
    """Give a seat that the game brought forth."""
    return Seat(
        seat=event.seat,
        title=title,
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
