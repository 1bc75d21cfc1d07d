"""Settling: settings said in words, `24 hours per turn, we are in Berlin`, each offered as a button that sets it."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import schedule_of
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import listed, sentence
from bot.service.schedule.guessing import guessed
from bot.service.schedule.words import parse
from bot.service.table import campaigns
from rules.kernel.errors import Answer

NIGHT = r"\d{1,2}(?::\d\d)?\s*(?:am|pm)?"
DAY = r"(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?"
INSTEAD = re.compile(r"\b(?:instead of|rather than|not)\s+\d+\s*(?:h|hours?|days?)?\b", re.IGNORECASE)
"""What is named only to say what it was."""
LENGTH = r"(?:\d{1,3}|an?|one|two|three|four|five|six)\s*-?\s*(?:h|hrs?|hours?|days?|weeks?)"
EVENING = re.compile(
    r"(?P<minutes>\d{1,2})\s*(?:minutes?|mins?)\b.{0,30}?\b(?:turn|window|round|orders?|move)s?\b", re.IGNORECASE
)
"""How a table says that it plays on one evening, in windows of minutes."""
TURNS = re.compile(
    rf"(?P<length>{LENGTH})\s+(?:per|for (?:each|every|a)|each|every|an?)\s+(?:turn|window|round|move|season|phase)\b|"
    r"\b(?:turn|window|round|deadline)s?\b(?: (?:time|length)s?)?"
    rf"(?: (?:of|to|at|are|is|be|every|should be|longer|shorter)\b)+\s*(?:every\s*)?(?P<again>{LENGTH})",
    re.IGNORECASE,
)
"""How somebody says how long windows are to stay open."""
SHUT = re.compile(
    rf"\b(?:no|not|never|nothing|none|quiet|silent|silence|sleep)\b[^.;]*?\b(?:between|from)\s+(?P<shuts>{NIGHT})\s*"
    rf"(?:and|to|till?|until|-|–)\s*(?P<opens>{NIGHT})",
    re.IGNORECASE,
)
OPEN = re.compile(
    rf"\b(?:only|open|close[sd]?|play)\b[^.;]*?\b(?:between|from)\s+(?P<opens>{NIGHT})\s*(?:and|to|till?|until|-|–)\s*"
    rf"(?P<shuts>{NIGHT})",
    re.IGNORECASE,
)
PLACE = re.compile(
    r"\b(?:(?:we|i)(?:['’]re| are| am|['’]m| (?:all )?live)?(?: all)? in|time ?zone(?: is| to| of|:)?|our time is|"
    r"(?:we )?all in)\s+(?:the )?(?P<place>[A-Z][\w/]+(?:[ _][A-Z]\w+)*)|\b(?P<time>[A-Z]\w+) time\b"
)
REMIND = re.compile(
    rf"\bremind\w*\b[^.;]*?(?P<first>{LENGTH})(?:\s*(?:,|and)\s*(?P<second>{LENGTH}))?\s+(?:before|ahead|earlier)\b",
    re.IGNORECASE,
)
FREE = re.compile(
    r"\b(?:no(?:t|body|thing)?|without|never|free|off|skip)\b[^.;]*?\b(?P<days>(?:the )?weekends?|"
    rf"{DAY}(?:\s*(?:,|and|or|&)\s*{DAY})*)\b|\b(?P<off>weekends?|{DAY})\s+(?:off|free)\b",
    re.IGNORECASE,
)
ANY_DAY = re.compile(DAY, re.IGNORECASE)
SECRET = re.compile(
    r"\b(?:secret|hidden|anonymous) (?:votes?|voting|ballots?)\b|\bvot(?:es?|ing) (?:in )?secret", re.IGNORECASE
)
CAME = "I can set {}. {} A press sets each; a yes sets all. /campaign settings shows the rest."
"""What is said above the buttons."""
SINCE = {"lobby": "It holds from the start."}
"""From when on a setting holds that is changed so early; else from the next window on."""
MOST = 22
"""How long what a button is about may be."""
EXAMPLE = "/campaign settings, setting: {}, value: {}"


def wanted(text: str) -> dict[str, str]:
    """Give the settings that a text asks for, each with its value; empty where it asks for none.

    A question of how long something lasts asks for none.
    """
    line = INSTEAD.sub("", text)
    if re.match(r"(?:how|when|what|why|who|which|does|do|is|are)\b", line.strip(), re.IGNORECASE):
        return {}
    found = {"deadlines": lengths(line), "open": hours(line), "reminders": marks(line), "quiet": days(line)}
    found["secret_votes"] = "yes" if SECRET.search(line) else ""
    place = PLACE.search(line)
    named = (place["place"] or place["time"]) if place else ""
    alone = bool(re.search(r"time ?zone", line, re.IGNORECASE))
    if named and (alone or any(found.values())):
        found["zone"] = named
    return {key: value for key, value in found.items() if value}


def lengths(line: str) -> str:
    """Give the length of each window that a text names; empty for none."""
    if met := EVENING.search(line):
        return f"{met['minutes']}m"
    met = TURNS.search(line)
    found = guessed((met["length"] or met["again"]).replace("hrs", "hours")) if met else ""
    return found.removeprefix("every ")


def hours(line: str) -> str:
    """Give the local hours in which a text lets windows close; empty for none."""
    met = SHUT.search(line) or OPEN.search(line)
    return f"{clock(met['opens'])}-{clock(met['shuts'])}" if met else ""


def clock(said: str) -> str:
    """Write a time of day in figures."""
    hour, _, minute = re.sub(r"[^\d:]", "", said).partition(":")
    late = 12 * (said.lower().rstrip().endswith("pm") and int(hour) < 12)  # noqa: PLR2004  noon
    early = 12 * (said.lower().rstrip().endswith("am") and int(hour) == 12)  # noqa: PLR2004  midnight
    return f"{int(hour) + late - early:02}:{minute or '00'}"


def marks(line: str) -> str:
    """Give how long before the deadline a text wants the late reminded; empty where it does not say."""
    met = REMIND.search(line)
    said = [guessed(one).removeprefix("every ") for one in (met["first"], met["second"]) if one] if met else []
    return ",".join(filter(None, said))


def days(line: str) -> str:
    """Give the days on which a text wants nothing to close; empty for none."""
    met = FREE.search(line)
    said = (met["days"] or met["off"] or "").lower() if met else ""
    if "weekend" in said:
        return "Sat,Sun"
    return ",".join(dict.fromkeys(one[:3].title() for one in ANY_DAY.findall(said)))


async def settled(herald: Herald, card: CampaignCard, text: str) -> Message | None:
    """Offer the settings that a gamemaster asks for, each with its button, or say why one cannot be; None for none."""
    found = wanted(text)
    if not found or card.status == "ended":
        return None
    async with herald.store.look(card.id) as look:
        schedule = schedule_of(look.campaign)
    buttons, lines = list[Button](), list[str]()
    for key, value in found.items():
        try:
            _ = parse({key: value}, schedule) if key != "secret_votes" else schedule
        except Answer as problem:
            lines.append(sentence(str(problem)))
            continue
        what = f"set-{key}={value}"
        if len(what) <= MOST:
            buttons.append(door(card, what, f"{called(key).capitalize()} {spelled(value)}"))
        else:
            lines.append(f"Type {EXAMPLE.format(key, value)}.")
    said = listed([one.label[:1].lower() + one.label[1:] for one in buttons])
    since = SINCE.get(card.status, "It holds from the next window on.")
    first = [CAME.format(said, since)] if buttons else []
    return Message(content="\n".join([*first, *lines]), buttons=tuple(buttons))


NAMES = {
    "deadlines": "windows of", "open": "closing only", "zone": "time zone", "reminders": "reminders before the end",
    "quiet": "quiet days", "secret_votes": "secret votes:",
}  # fmt: skip
"""How each is called before its value."""


def called(key: str) -> str:
    """Give how a setting is called before its value."""
    return NAMES.get(key, key.replace("_", " "))


def spelled(value: str) -> str:
    """Write a value as it is said: minutes are those of an evening."""
    return f"an evening of {value[:-1]} minutes" if value.endswith("m") else value


def door(card: CampaignCard, what: str, label: str) -> Button:
    """Give the button that changes a setting, whichever window is open."""
    key = card.window.key if card.window else ""
    return Button(action="lead", label=label[:40], campaign=card.id, window=key, what=what, style="primary")


async def changed(herald: Herald, campaign: int, user: int, about: str) -> str:
    """Change the setting that a button was bound to, and say so."""
    key, _, value = about.partition("=")
    await campaigns.settings(herald, campaign, user, {key: value})
    return f"Done: {called(key)} {spelled(value)}. /campaign settings shows all."
