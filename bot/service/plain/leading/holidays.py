"""Holidays: an absence said with its days, and with who plays meanwhile, planned at one press."""

import re
from datetime import date, datetime, timedelta

from numpy import base_repr

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, mention, stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks
from bot.service.schedule.dates import moment
from bot.service.schedule.model import Schedule
from bot.service.seats import deputies
from bot.service.table import vacations
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

DAY = (
    r"(?:today|tonight|tomorrow|(?:next |this )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\d{4}-\d\d-\d\d|next week|"
    r"(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?)"
)
SINCE = re.compile(rf"\b(?:from|starting|beginning)\s+(?P<day>{DAY})", re.IGNORECASE)
UNTIL = re.compile(rf"\b(?:until|till|til|to|through|back (?:on|by)?)\s+(?P<day>{DAY})", re.IGNORECASE)
LASTS = re.compile(r"\b(?:for )?(?P<count>a|an|one|two|three|\d{1,2}) (?P<unit>days?|weeks?)\b", re.IGNORECASE)
ABSENT = re.compile(
    r"\b(?:i|we)(?: am|['’]?m| are|['’]re| will be|['’]?ll be| go| have to go| have to be)?(?: \w+){0,2}? "
    r"(?:on (?:a )?)?(?:holidays?|vacation|away|gone|travell?ing|offline|out of town|abroad|in hospital|on leave|"
    r"a trip|afk|busy)\b|"
    r"^\W*(?:(?:on (?:a )?)?(?:holidays?|vacation|away|gone|offline|afk)|going (?:away|on))\b",
    re.IGNORECASE,
)
"""How somebody says that he cannot play for a while."""
COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}
STANDS_IN = re.compile(
    r"\b(?P<name>@?[a-z][\w'-]+) (?:plays|will play|can play|stands in|takes over|orders|is my deputy)\b"
    r"(?: it| for me| in for me| my (?:seat|country|house|side))?",
    re.IGNORECASE,
)
NOT_NAMES = frozenset(
    {"autopilot", "bot", "you", "somebody", "someone", "who", "deputy", "that", "he", "she", "they", "can"}
)
BASE, NO_DAY = 36, "0000"
"""In which numbers are written on a button, which has little room; and what stands there for no day."""


def tells_of_absence(text: str) -> bool:
    """Tell whether somebody says that he is away, and for which days or who plays meanwhile."""
    dated = UNTIL.search(text) or SINCE.search(text) or LASTS.search(text) or stand_in(text)
    return bool(ABSENT.search(text) and dated and not asks(text))


async def on_holiday(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer to plan the absence that a text tells of with its days; None where it names neither days nor a deputy."""
    async with herald.store.look(card.id) as look:
        schedule = schedule_of(look.campaign)
    spanned, name = span(text, schedule, herald.clock.now()), stand_in(text)
    known = herald.faces.called(name, card.guild) if name else []
    free = [one for one in known if one != who.user and one not in {seat.user for seat in card.seats}]
    lines, buttons = [], []
    if spanned:
        days = "".join(base_repr(one.astimezone(schedule.place).toordinal(), BASE) for one in spanned)
        lines.append(f"You are away from {stamp(spanned[0], 'D')} to {stamp(spanned[1], 'D')}, in all your campaigns?")
        lines.append("Nothing counts as missed then, and any order brings you back.")
        own = [("deputy", "My deputy plays")] if has_deputy(card, who) else []
        ways = [*own, ("autopilot", "The autopilot plays"), ("pause", "The table waits")]
        buttons = [door(card, who, label, f"{days}{way[0]}") for way, label in ways]
    if len(free) == 1:
        days = days if spanned else NO_DAY * 2
        buttons.insert(0, door(card, who, f"{name.title()} plays for me", f"{days}d{base_repr(free[0], BASE)}"))
        lines.append(f"{mention(free[0])} would be your deputy, and read your papers.")
    elif name:
        lines.append(deputising(card, name, seated=bool(known)))
    return Message(content=" ".join(lines), buttons=tuple(buttons)) if lines else None


def span(text: str, schedule: Schedule, now: datetime) -> tuple[datetime, datetime] | None:
    """Give the first and the last day that a text names; None where it names no end."""
    since, until, lasts = SINCE.search(text), UNTIL.search(text), LASTS.search(text)
    try:
        first = day(since["day"], schedule, now) if since else now
        if until:
            last = day(until["day"], schedule, now)
            last += timedelta(days=7) * (last < first)  # “from friday to monday” is the monday after
        elif lasts:
            count = COUNTS.get(lasts["count"].lower()) or int(lasts["count"])
            last = first + timedelta(days=count * (7 if lasts["unit"].lower().startswith("week") else 1) - 1)
        else:
            return None
    except Answer:
        return None
    return (first, last) if first.date() <= last.date() else None


def day(words: str, schedule: Schedule, now: datetime) -> datetime:
    """Give noon of a day that is named, be it today."""
    plain = words.lower().removeprefix("the ").removeprefix("this ")
    if plain in {"today", "tonight"}:
        return now
    return moment(f"{plain} 12:00" if plain != "next week" else "7 days", schedule, now)


def stand_in(text: str) -> str:
    """Give who is named to play meanwhile; empty where nobody is."""
    names = [met["name"].lstrip("@") for met in STANDS_IN.finditer(text)]
    return next((one for one in names if one.lower() not in NOT_NAMES), "")


def deputising(card: CampaignCard, name: str, *, seated: bool) -> str:
    """Say how somebody becomes a deputy who is named, or why he cannot be one."""
    if seated or any(fold(name) in fold(seat.name).split() for seat in card.seats):
        return f"{name.title()} holds a seat here, and nobody may read the papers of two; name another deputy."
    return f"/deputy with their name makes {name.title()} your deputy, who reads your papers and has no seat here."


def has_deputy(card: CampaignCard, who: Who) -> bool:
    """Tell whether somebody stands in for a seat."""
    return any(seat.id == who.seat and seat.deputy for seat in card.seats)


def door(card: CampaignCard, who: Who, label: str, what: str) -> Button:
    """Give the button that plans an absence."""
    return Button(action="holiday", label=label, campaign=card.id, seat=who.seat, what=what, style="primary")


async def planned(herald: Herald, campaign: int, user: int, what: str) -> Message:
    """Plan the absence that a button was bound to: its days, how it goes on, and a deputy who is to be named."""
    first, last, way, person = what[:4], what[4:8], what[8:9], what[9:]
    ways = {one[0]: one for one in vacations.WAYS}
    if way not in ways or not what.isalnum():
        raise Answer("say it with /vacation, from and until")
    told = await deputies.appoint(herald, campaign, user, int(person, BASE)) if person else None
    if first == NO_DAY and told:
        return told
    return await vacations.plan(herald, user, iso(last), iso(first), ways[way])


def iso(written: str) -> str:
    """Write a day as it is read."""
    return date.fromordinal(int(written, BASE)).isoformat()
