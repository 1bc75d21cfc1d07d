"""Handing seats over: what the gamemaster does when somebody is gone, each in one act."""

from typing import Literal

from numpy import base_repr

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention
from bot.service.ground.playing import only_host, spoken_for
from bot.service.ground.values import CampaignCard
from bot.service.posting.faults import guarded
from bot.service.posting.notices import CHANNEL, owe, refresh, tell_all, tell_user
from bot.service.seats.ladder import tell_autopilot
from bot.service.seats.occupancy import let_go, post_open, seat_next, take
from bot.service.table.joining import changed_hands
from bot.service.words.cards import campaign_card
from bot.service.words.membership import BEFORE, masked
from bot.service.words.open_window import bar
from bot.store.deeds import add_act
from bot.store.look import Look
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

To = Literal["next", "autopilot", "open"]
"""The first who waits, the autopilot alone, or whoever joins."""
BASE = 36
"""In which numbers are written on a button, which has little room."""
LABEL = 80
"""The most letters of a button."""
GIVEN = {
    "person": ", for somebody else",
    "next": ", for whoever waited",
    "autopilot": "; the autopilot plays on",
    "open": "; it is free for whoever joins",
}
"""How it is said what becomes of a seat."""


@guarded
async def hand(
    herald: Herald, campaign: int, user: int, seat: str, to: To = "next", person: int | None = None
) -> CampaignCard:
    """Take a seat from whoever holds it and hand it on; the former holder loses access at once and is told.

    A person who waits here is seated; anybody else is offered the seat, for Herald writes only to those who joined.
    """
    async with herald.unit(campaign) as unit:
        former, waits = await to_be_handed(unit, user, seat, to, person)
        given = GIVEN["person" if person is not None else to]
        await add_act(unit, herald.clock.now(), f"The gamemaster hands {former.title} over{given}.")
        if former.user is not None:
            bar(unit, former.user, on=True)
        if person is not None:
            bar(unit, person, on=False)
        why = f"the gamemaster has taken {former.title} from you{given}; only the gamemaster can seat you here again"
        await let_go(herald, unit, former, "handed", why)
        seated = await hand_on(herald, unit, unit.seats[former.seat], to, person, waits=waits)
        if seated and unit.campaign.status not in BEFORE:
            name = f"joined-{unit.campaign.version}-{former.seat}"
            await tell_all(unit, name, f"{unit.campaign.title}: {former.title} has a new player.", herald.clock.now())
        await changed_hands(herald, unit, former.seat, seated=seated)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def before_hand(
    herald: Herald, campaign: int, user: int, seat: str, to: To = "next", person: int | None = None
) -> Message | None:
    """Say who loses what by handing a seat over, and to whom it goes; None where nobody has it.

    Where nobody may see who plays what, it is said of every seat alike. Raises Answer as `hand` does.
    """
    async with herald.store.look(campaign) as look:
        former, waits = await to_be_handed(look, user, seat, to, person)
        if former.user is None and not masked(look.campaign):
            return None
        first = next(iter(await look.waiting()), None)
        goes = {
            "next": f"It goes to {mention(first.user) if first else 'whoever waits first'}.",
            "autopilot": "The autopilot plays it from then on.",
            "open": "It stands free for whoever joins; the autopilot plays it until then.",
        }[to]
        if person is not None:
            offered = "goes" if waits else "is offered"
            goes = f"It {offered} to {mention(person)}" + ("." if waits else "; the autopilot plays it until then.")
        loses = "whoever holds it" if masked(look.campaign) else mention(former.user or 0)
        label = f"Take {former.title} away"[:LABEL]
        button = Button(action="hand", label=label, campaign=look.id, what=bound(former, to, person), style="danger")
        back = "Whoever loses it comes back only if you give a seat with /gm seat."
        content = f"This takes {former.title} from {loses} at once, with its papers and letters. {goes} {back}"
        return Message(content=content, buttons=(button,))


async def asked_for(herald: Herald, campaign: int, what: str) -> tuple[str, To, int | None]:
    """Read what a button was bound to: the seat by its id, the way, and the person. Raises Answer where it is gone."""
    place, way, _, whom = [*what.split("-"), "", "", ""][:4]
    async with herald.store.look(campaign) as look:
        seats = {str(one.position): one.seat for one in look.seats.values()}
        ways: dict[str, To] = {"n": "next", "a": "autopilot", "o": "open"}
        if place not in seats or way not in ways:
            raise Answer("there is no such seat any more; /gm seats shows who holds which")
        return seats[place], ways[way], int(whom, BASE) if whom else None


def bound(seat: Seat, to: To, person: int | None) -> str:
    """Give what a button that hands a seat over is bound to: the seat, who had it since when, and whom it goes to."""
    since = int(seat.joined_at.timestamp()) % BASE**3 if seat.joined_at else 0
    return "-".join((str(seat.position), to[0], base_repr(since, BASE), base_repr(person, BASE) if person else ""))


async def to_be_handed(look: Look, user: int, seat: str, to: To, person: int | None) -> tuple[Seat, bool]:
    """Give the seat that may be handed over so, and whether the person waits for one. Raises Answer."""
    only_host(look, user, "hand seats over")
    if look.campaign.status == "ended":
        raise Answer(f"“{look.campaign.title}” has ended")
    former, waiting = seat_named(look, seat), [waiter.user for waiter in await look.waiting()]
    if person is not None:
        fit(look, person, waits=person in waiting)
    elif to == "next" and not waiting:
        raise Answer(f"nobody waits for a seat; hand {former.title} to a person, to the autopilot, or leave it open")
    return former, person in waiting


def seat_named(unit: Look, wanted: str) -> Seat:
    """Give a seat by id or name. Raises Answer, which names those that there are."""
    for seat in unit.seats.values():
        if wanted_seat(seat.seat, seat.title, wanted):
            return seat
    raise Answer(f"there is no seat “{wanted[:80]}”; there is {', '.join(seat.title for seat in unit.seats.values())}")


def fit(unit: Look, person: int, *, waits: bool) -> None:
    """Refuse a person who cannot be given a seat; in an anonymous campaign without a word on who plays in it."""
    if masked(unit.campaign) and not waits:
        raise Answer(
            "in this campaign nobody may see who plays what, so a seat can be given only to somebody who waits: "
            "ask them to press Join first"
        )
    if held := spoken_for(unit, person):
        raise Answer(f"{mention(person)} has {held.title} already; a person speaks for one seat of a campaign")


async def hand_on(herald: Herald, unit: Unit, seat: Seat, to: To, person: int | None, *, waits: bool) -> bool:
    """Give a seat that is free to whom it is to go; say whether somebody sits in it now."""
    key, now = f"handed-{unit.campaign.version}", herald.clock.now()
    if person is not None and waits:
        await unit.no_longer_waits(person)
        await take(herald, unit, seat.seat, person)
        text = f"{unit.campaign.title}: the gamemaster has given you {seat.title}."
        await tell_user(unit, f"{key}-{seat.seat}-{person}", person, text, now)
    elif person is not None:
        await offer(herald, unit, seat, person)
    elif to == "next":
        return await seat_next(herald, unit, seat.seat, key)
    elif to == "autopilot":
        await unit.change_seat(seat.seat, mode="autopilot")
        await tell_autopilot(herald, unit, seat, f"{key}-{seat.seat}")
    elif unit.campaign.status not in BEFORE:
        await post_open(herald, unit, seat, key)
    return person is not None and waits


def handed(card: CampaignCard, seat: str, to: To, person: int | None) -> str:
    """Say who has a seat now that was handed over, by id or name; the autopilot has one that is only offered."""
    now = next((one for one in card.seats if wanted_seat(one.id, one.name, seat)), None)
    if now is None:
        return f"A seat of {card.title} has changed hands."
    if now.user is not None and now.mode == "player":
        return f"{mention(now.user)} plays {now.name} now."
    if person is not None:
        return (
            f"{now.name} is offered to {mention(person)}, who takes it by the button in the channel. Until then the "
            "autopilot plays it, also in the window that is open."
        )
    return f"The autopilot plays {now.name} now." if to == "autopilot" else f"{now.name} is free for whoever joins."


def wanted_seat(id: str, title: str, wanted: str) -> bool:
    """Tell whether a seat is called so, by id or name."""
    return wanted == id or fold(wanted) == fold(title)


async def offer(herald: Herald, unit: Unit, seat: Seat, person: int) -> None:
    """Keep a seat for one person, who takes it with one press; the autopilot plays until then."""
    await unit.change_seat(seat.seat, offered=person)
    text = (
        f"{mention(person)}: the gamemaster of “{unit.campaign.title}” offers you {seat.title}. "
        "Press the button to take it; you then get its papers in direct messages."
    )
    button = Button(action="take", label=f"Take {seat.title}", campaign=unit.campaign.id, seat=seat.seat)
    message = Message(content=text, buttons=(button.model_copy(update={"style": "success"}),), mentions=(person,))
    await owe(unit, f"offer-{unit.campaign.version}-{seat.seat}", CHANNEL, message, herald.clock.now())


async def holders(herald: Herald, campaign: int, user: int) -> Message:
    """Give the gamemaster who holds each seat, who stands in, and how often they were silent; not in blind mode."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "see who holds which seat")
        if masked(look.campaign) and (look.campaign.blind or spoken_for(look, user) is not None):
            raise Answer("you play here, or blind, and in this campaign nobody sees who plays what until the end")
        lines = tuple(held(seat) for seat in look.seats.values())
        return Message(content=f"{look.campaign.title}: who plays", pages=(Page(title="Seats", lines=lines),))


def held(seat: Seat) -> str:
    """Say who has a seat and how it goes."""
    if seat.user is None:
        return f"{seat.title}: " + (f"offered to {mention(seat.offered)}" if seat.offered else seat.mode)
    parts = [mention(seat.user)] + (["the autopilot plays"] if seat.mode == "autopilot" else [])
    parts += [f"deputy {mention(seat.deputy)}"] if seat.deputy else []
    parts += [f"{seat.missed} missed in a row"] if seat.missed > 0 else []
    return f"{seat.title}: {', '.join(parts)}"
