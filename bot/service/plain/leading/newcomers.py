"""Newcomers: whoever plays nowhere is told which game suits, where people are looked for, and of the game he left."""

import re
from collections.abc import Sequence
from datetime import timedelta

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard
from bot.service.plain.leading import lobby, picking
from bot.service.plain.replies import over_now, seatless
from bot.service.reading.choices import suited
from bot.service.reading.ended import how_it_ended
from bot.service.reading.finding import campaigns, card
from bot.service.table import choosing
from rules.kernel.errors import Answer
from rules.kernel.language.numerals import in_words

PEOPLE = re.compile(r"\b(?P<count>\d{1,2}|[a-z]+) (?:people|players|persons?|friends|of us)\b", re.IGNORECASE)
TIME = re.compile(r"\b(?P<count>\d{1,2}|a|an|[a-z]+) (?P<unit>days?|weeks?|months?|hours?|evenings?)\b", re.IGNORECASE)
MAY = re.compile(r"\b(?:can|may|could) (?:i|we|you)\b", re.IGNORECASE)
"""How somebody asks leave."""
UNITS = {"d": timedelta(days=1), "w": timedelta(weeks=1), "m": timedelta(days=30), "h": timedelta(hours=1)}
EVENING = timedelta(hours=4)
MANY = 5
"""How many campaigns get a button."""
NOBODYS = ("thanks", "bye", "ok", "quiet", "data", "language")
BEGIN = "/campaign found, in a channel of your server, begins one; years and deadlines can be settled before it starts."


async def newcomer(herald: Herald, user: int, text: str, wish: str) -> Message:
    """Answer somebody who holds no seat and leads nothing."""
    if wish in NOBODYS:
        return seatless(herald, wish)
    if wish == "games":
        return which_game(herald, text)
    if one := one_game(herald, text):
        return one
    if gone := await left(herald, user):
        return gone
    open_ones = await looking(herald, user)
    plain = seatless(herald, wish)
    if not open_ones:
        return plain
    if seat := lobby.wanted_seat(open_ones, text):
        return seat
    told = await lobby.questions(herald, open_ones[0], text) if len(open_ones) == 1 else None
    lines = [f"“{one.title}”: {one.game_title}, {stands(one)}." for one in open_ones]
    buttons = tuple(
        Button(action="join", label=f"Join {one.title}"[:80], campaign=one.id, style="success") for one in open_ones
    )
    if wish == "join" and not told:
        first = "Yes; a press takes a seat." if MAY.search(text) else "A press takes a seat."
        return Message(content="\n".join((first, *lines)), buttons=buttons)
    begin = "I am Herald, a gamemaster for campaigns on Discord. You do not play yet; these look for people:"
    taught = "\nOr learn a game first: /learn, ten minutes, for you alone." if plain.buttons else ""
    if told:
        joins = f"Join below takes a seat in “{open_ones[0].title}”: {stands(open_ones[0])}."
        return told.model_copy(update={"content": f"{told.content}\n\n{joins}", "buttons": (*buttons, *told.buttons)})
    return Message(content="\n".join((begin, *lines)) + taught, buttons=(*buttons, *plain.buttons))


def which_game(herald: Herald, text: str) -> Message:
    """Name the games that suit so many people, and so much time, as a text says."""
    if one := one_game(herald, text):
        return one
    lines = suited(herald, count_of(PEOPLE.search(text)), time_of(text))
    return Message(content="\n".join((*lines, f"/games shows each with its map. {BEGIN}")))


def one_game(herald: Herald, text: str) -> Message | None:
    """Name the one game that suits, tell two apart, or say how the named one is begun; None for what asks neither."""
    if not picking.ONE.search(text) and not picking.games_in(herald, text):
        return None
    return picking.picked(herald, text, suited(herald, count_of(PEOPLE.search(text)), time_of(text)))


def count_of(found: re.Match[str] | None) -> int:
    """Give the number that was found; 0 for none."""
    said = found["count"].lower() if found else ""
    return int(said) if said.isdecimal() else 1 if said in {"a", "an"} else in_words(said) or 0


def time_of(text: str) -> timedelta | None:
    """Give the time that a text names; None for none."""
    found = TIME.search(text)
    count = count_of(found)
    if not found or not count:
        return None
    return count * (EVENING if found["unit"].lower().startswith("e") else UNITS[found["unit"][0].lower()])


async def left(herald: Herald, user: int) -> Message | None:
    """Answer somebody who has left a campaign, with the seats that he could have in it; None where he has left none."""
    kept = (await herald.store.stored(user)).get("attendance.user", [])
    found = [int(one["campaign"]) for one in kept]
    if not found:
        return None
    one = await card(herald, max(found))
    if one.status == "ended":
        return over_now(one, await how_it_ended(herald, one.id), seatless(herald, ""))
    status = Button(action="status", label="Status", campaign=one.id, style="primary")
    begin = f"You have left “{one.title}”, which goes on."
    try:
        offer = await choosing.choose(herald, one.id, user)
    except Answer as barred:
        return Message(content=f"You do not play in “{one.title}” any more: {barred}.", buttons=(status,))
    if offer:
        takes = tuple(button for button in offer.buttons if button.action == "take")
        text = f"{begin} A press takes a seat in it, with all that it has become."
        return Message(content=text, pages=offer.pages, buttons=(*takes, status))
    mine = [seat for seat in one.seats if lobby.is_free(seat) or (seat.offered == user and seat.user is None)]
    free = next(iter(mine), None)
    if free is None:
        return Message(content=f"{begin} No seat is free; /join there puts you on the waiting list.", buttons=(status,))
    take = Button(action="take", label=f"Take {free.name}"[:80], campaign=one.id, seat=free.id, style="success")
    return Message(content=f"{begin} {free.name} is free: a press takes it.", buttons=(take, status))


async def looking(herald: Herald, user: int) -> Sequence[CampaignCard]:
    """Give the campaigns with free seats on the servers where somebody was met; of the only server without that."""
    found = await campaigns(herald, going=True)
    guilds = {one.guild for one in found}
    met = {guild for who, guild in herald.faces.met if who == user and guild}
    here = guilds if len(guilds) == 1 else met
    free = [one for one in found if one.guild in here and any(map(lobby.is_free, one.seats)) and one.status != "held"]
    return free[:MANY]


def stands(one: CampaignCard) -> str:
    """Say how far a campaign is, and how many seats are free."""
    free = sum(map(lobby.is_free, one.seats))
    begun = "not started yet" if one.status in {"lobby", "muster"} else one.date or one.status
    return f"{begun}, {free} of {len(one.seats)} seats free"
