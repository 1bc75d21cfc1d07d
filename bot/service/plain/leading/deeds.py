"""Deeds: what whoever leads a campaign wants done, offered at one press, and done by the press or by a yes."""

import re
from datetime import datetime, timedelta

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import plural, sentence
from bot.service.plain.agreeing import consents
from bot.service.plain.leading import settling
from bot.service.plain.naming import mentioned
from bot.service.plain.players import by_seats
from bot.service.plain.situation import opened
from bot.service.schedule.dates import moment
from bot.service.schedule.model import Schedule
from bot.service.table import campaigns, gamemaster, pausing
from bot.service.table.asking_first import CHANGED
from bot.service.table.replacing import before_hand
from bot.service.talk import pleas
from rules.kernel.errors import Answer
from rules.kernel.language.numerals import in_words

DAY, USUAL = 24, (24, 48)
"""The hours of a day, and those that are offered where none are named."""
AMOUNT = re.compile(r"\b(?P<count>\d+|[a-z]+)\s+(?P<more>more\s+)?(?P<unit>hours?|h|days?|weeks?)\b", re.IGNORECASE)
HOURS = {"h": 1, "d": DAY, "w": 7 * DAY}
"""The hours of each unit, by its first letter."""
UNTIL = re.compile(r"\b(?:until|till|to|for)\s+(?P<when>[^?.!]+)", re.IGNORECASE)
"""Until when a pause is to last."""
HER = re.compile(r"\b(?:him|her|them)\b", re.IGNORECASE)
"""How somebody is spoken of whose name was said before."""
SURE = "Shall I?"
"""How it is asked whether something is to be done."""


async def offered(herald: Herald, card: CampaignCard, user: int, topic: str, text: str) -> Message | None:
    """Offer what a gamemaster wants done, as far as his words say it; None where nothing is to be offered."""
    if topic == "replace":
        return await away(herald, card, user, text)
    make = OFFERS.get(topic)
    return await make(herald, card, text) if make else None


async def longer(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer to move the deadline on by the hours that are named, or by a day or two."""
    if card.status != "running" or not card.window or not card.window.due:
        return None
    named = hours_of(text) or await hours_until(herald, card, text)
    if named < 0:
        return Message(content=f"The open window closes {stamp(card.window.due)}, which is no earlier than that.")
    buttons = tuple(deed(card, f"extend-{one}", f"{plural(one, 'hour')} more") for one in ([named] if named else USUAL))
    by = (
        f"by {plural(named, 'hour')}, for all; whoever is awaited is told. {SURE}" if named else "for all. By how much?"
    )
    return Message(content=f"I can move the deadline of the open window on {by}", buttons=buttons)


async def hours_until(herald: Herald, card: CampaignCard, text: str) -> int:
    """Give by how many hours the deadline has to move to lie where a text says: below 0 if it does, 0 if none."""
    found, due = UNTIL.search(text), card.window.due if card.window else None
    if found is None or due is None:
        return 0
    async with herald.store.look(card.id) as look:
        schedule = schedule_of(look.campaign)
    try:
        until = moment(found["when"].strip(), schedule, herald.clock.now())
    except Answer:
        return 0
    return max(-1, -int((due - until) / timedelta(hours=1) // 1)) or -1


async def paused(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer to stop the clock at once, until the moment that is named, or until it is to go on."""
    if card.status != "running":
        return None
    found = UNTIL.search(text)
    async with herald.store.look(card.id) as look:
        schedule = schedule_of(look.campaign)
    until: datetime | None = None
    if found:
        until = soonest(found["when"], schedule, herald.clock.now())
    local = until.astimezone(schedule.place) if until else None
    what = f"pause-{local:%Y%m%d%H%M}" if local else "pause"
    length = f"until {stamp(until)}" if until else "until you let it go on"
    said = f"I can stop the clock at once, {length}; orders may still be given. {SURE}"
    return Message(content=said, buttons=(deed(card, what, "Pause until then" if until else "Pause"),))


def soonest(words: str, schedule: Schedule, now: datetime) -> datetime | None:
    """Give the moment that words mean, or those before a comma: `monday, holidays`; None for none."""
    for said in dict.fromkeys((words, words.partition(",")[0])):
        try:
            return moment(said.strip(), schedule, now)
        except Answer:
            continue
    return None


async def resumed(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer to let a campaign go on that is paused or held."""
    ways = {"paused": ("resume", "Let it go on"), "held": ("release", "Release it")}
    if card.status not in ways:
        return None
    what, label = ways[card.status]
    return Message(
        content=f"It is {card.status}; what time was left runs on. {SURE}", buttons=(deed(card, what, label),)
    )


async def ended(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer to end a campaign for good."""
    if card.status == "ended":
        return None
    after = "nobody has played, so nothing is lost" if card.status == "lobby" else "nobody wins, and its seed is opened"
    said = f"This ends “{card.title}” for good: {after}. For a while, a pause will do. {SURE}"
    button = deed(card, "end", "End it for good").model_copy(update={"style": "danger"})
    return Message(content=said, buttons=(button,))


async def away(herald: Herald, card: CampaignCard, user: int, text: str) -> Message | None:
    """Say what taking a seat from somebody would do who is named, with the button that does it."""
    names, asked = {seat.id: seat.name for seat in card.seats}, herald.asking.of(user)
    named = mentioned(names, text)
    if not named and HER.search(text) and asked and asked.campaign == card.id:
        named = mentioned(names, by_seats(herald, card, asked.said))  # of whom he spoke last
    if not named and HER.search(text):
        return Message(content="Whom do you mean? Say it with the name: “kick”, and the player or the seat.")
    if len(named) != 1 or card.status in {"lobby", "ended"}:
        return None
    try:
        return await before_hand(herald, card.id, user, named[0], "next" if card.waiting else "autopilot")
    except Answer:
        return None


async def refusing(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer a gamemaster to refuse the player whom he names, who asked for time; None where that one asked nothing."""
    named = mentioned({seat.id: seat.name for seat in card.seats}, text)
    if len(named) != 1 or await pleas.last_word(herald, card.id, named[0]) != "plea":
        return None
    async with herald.store.look(card.id) as look:
        seat = look.seats[named[0]]
    key = card.window.key if card.window else ""
    no = Button(
        action="lead", label=f"Refuse {seat.title}"[:40], campaign=card.id, window=key, what=f"refuse-{seat.position}"
    )
    return Message(content=f"Shall I tell {seat.title} that there is no more time?", buttons=(no,))


OFFERS = {"extend": longer, "pause": paused, "resume": resumed, "end": ended, "refuse": refusing}


def hours_of(text: str) -> int:
    """Give the hours that a text names; 0 for none."""
    found = AMOUNT.search(text)
    if found is None:
        return 0
    said = found["count"].lower()
    count = int(said) if said.isdecimal() else 1 if said in {"a", "an", "another"} else in_words(said) or 0
    return count * HOURS[found["unit"][0].lower()]


def deed(card: CampaignCard, what: str, label: str) -> Button:
    """Give the button that does something in the window that is open."""
    key = card.window.key if card.window else ""
    return Button(action="lead", label=label, campaign=card.id, window=key, what=what, style="primary")


async def carried_out(herald: Herald, campaign: int, user: int, what: str) -> str:
    """Do what a button was bound to, and say so. Raises Answer for who may not, and where it cannot be done."""
    name, _, about = what.partition("-")
    if name == "extend" and about.isdecimal():
        card = await pausing.extend(herald, campaign, user, int(about))
        due = card.window.due if card.window else None
        return f"Done: the window closes {stamp(due)} now." if due else "Done."
    if name == "set":
        return await settling.changed(herald, campaign, user, about)
    if name == "refuse":
        return await pleas.refuse(herald, campaign, user, about)
    if name == "pause":
        until = f"{about[:4]}-{about[4:6]}-{about[6:8]} {about[8:10]}:{about[10:]}" if about else ""
        card = await pausing.pause(herald, campaign, user, until)
        return f"{card.title} is paused; “go on” lets it go on."
    acts = {"resume": pausing.resume, "release": gamemaster.release, "end": campaigns.end}
    if name not in acts:
        raise Answer(CHANGED)
    card = await acts[name](herald, campaign, user)
    return f"{card.title} has ended." if name == "end" else f"{card.title} goes on."


async def agreed(herald: Herald, card: CampaignCard, user: int, text: str) -> Message | None:
    """Do what a gamemaster was offered last if he says yes to it; None where nothing was, or it is no yes."""
    asked = herald.asking.of(user)
    key = card.window.key if card.window else ""
    if not consents(text) or asked is None or (asked.campaign, asked.window) != (card.id, key):
        return None
    doors = [one for one in asked.message.buttons if one.action == "lead"]
    others = [one for one in asked.message.buttons if one.style == "danger"]
    if doors[1:] and all(one.what.startswith("set-") for one in doors):
        herald.asking.forget(user)
        return Message(content="\n".join([await done(herald, card, user, one.what) for one in doors]))
    if len(doors) != 1:
        which = others or doors
        said = f"Press “{which[0].label}” for that; nothing was done yet." if which else ""
        return Message(content=said, buttons=asked.message.buttons) if said else None
    herald.asking.forget(user)
    return Message(content=await done(herald, card, user, doors[0].what))


async def done(herald: Herald, card: CampaignCard, user: int, what: str) -> str:
    """Do what a button was bound to, and say so, or why it cannot be done."""
    try:
        return await carried_out(herald, card.id, user, what)
    except Answer as problem:
        return sentence(opened(str(problem)))


def keep(herald: Herald, card: CampaignCard, user: int, text: str, told: Message) -> Message:
    """Keep what a gamemaster was offered, so that a yes will do; give it back."""
    herald.asking.keep(user, Asked(card.id, card.window.key if card.window else "", text, told))
    return told
