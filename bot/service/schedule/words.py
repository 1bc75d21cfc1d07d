"""Schedules in the words of hosts: `every 24h`, `daily 21:00 Europe/London`, `Mon,Wed,Fri 20:00 America/New_York`."""

import re
from collections.abc import Callable, Mapping
from datetime import date, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from pydantic import ValidationError

from bot.service.nearest import did_you_mean, nearest
from bot.service.schedule.guessing import guessed
from bot.service.schedule.keys import TIME
from bot.service.schedule.model import MOST_MINUTES, MOST_QUIET_DATES, Schedule, Weekday
from rules.kernel.errors import Answer

EXAMPLES = "“every 24h”, “daily 21:00 Europe/London”, “Mon,Wed,Fri 20:00 America/New_York” or “evening”"
EVENING = re.compile(r"(?:(?:an )?evening(?: of)?\s*)?(?:(\d+)\s*(?:m|min|minutes?))?(?<=[a-z])")
LEAST, USUAL = 5, 10
"""The fewest minutes of an ordinary window on an evening, and those where none are said."""
LENGTH = re.compile(r"(\d+)\s*(h|hours?|d|days?)?")
CLOCK = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*(am|pm)?")
TIMED = re.compile(r"\d:\d|\d\s*[ap]m\b", re.IGNORECASE)
"""What is a time of day, so that no length is meant."""
NONE = {"", "none", "no", "never", "off", "-"}
YES, NO = {"yes", "on", "true", "y"}, {"no", "off", "false", "n"}
Fields = dict[str, Any]  # Any: what the model's fields take, checked by the model


def parse(changes: Mapping[str, str], schedule: Schedule) -> Schedule:
    """Give the schedule with these changes. Raises Answer, which says what would do."""
    fields: Fields = {}
    for key, words in changes.items():
        reader = READERS.get(key.strip().lower())
        if reader is None:
            raise Answer(f"“{key}” is no setting of time{did_you_mean(key, KEYS)}; there are {', '.join(KEYS)}")
        fields |= reader(words.strip(), schedule)
    try:
        return Schedule.model_validate(schedule.model_dump() | fields)
    except ValidationError as error:
        raise Answer("; ".join(dict.fromkeys(map(slip, error.errors())))) from error


def slip(error: Any) -> str:  # Any: pydantic's own dictionary
    """Say what a setting of time takes that was given something else, with an example."""
    if error["type"] == "value_error":
        return str(error["msg"]).removeprefix("Value error, ")
    key = next((key for key, fields in FIELDS.items() if error["loc"][0] in fields), "deadlines")
    return f"{key} ({TIME[key].meaning}) takes {TIME[key].takes}, as in “{TIME[key].example}”"


def deadlines(words: str, schedule: Schedule) -> Fields:
    """Read a length (`every 24h`; others get half), `evening`, or fixed times (`Mon,Thu 20:00 Europe/Rome`)."""
    if evening := EVENING.fullmatch(words.lower().removeprefix("every").strip()):
        return live(words, int(evening[1] or USUAL))
    length = LENGTH.fullmatch(words.lower().removeprefix("every").strip())
    if length:
        hours = in_hours(words, length)
        half = max(1, hours // 2)
        return {"times": (), "weekdays": (), "orders": hours, "reaction": half, "vote": half, "minutes": 0}
    if (meant := guessed(words)) and not TIMED.search(words):
        raise Answer(
            f"“{words}” is no schedule; did you mean “{meant}”? For fixed times say “daily 21:00 Europe/London”"
        )
    return fixed(words)


def live(words: str, minutes: int) -> Fields:
    """Give the time of an evening: windows of some minutes, which close whatever the hour and the day."""
    if not LEAST <= minutes <= MOST_MINUTES:
        raise Answer(f"“{words}” will not do: on an evening windows stay open for {LEAST} to {MOST_MINUTES} minutes")
    return {"times": (), "weekdays": (), "minutes": minutes, "early": True}


def fixed(words: str) -> Fields:
    """Read weekdays, times and a zone, in this order or any other."""
    times: list[time] = []
    weekdays: list[Weekday] = []
    rest: list[str] = []
    for word in re.sub(r"(?<=\d)\s+(?=[ap]m\b)", "", words, flags=re.IGNORECASE).replace(",", " ").split():
        if word.lower() in {"daily", "every", "each", "day", "at", "and", "on", "all"}:
            continue
        if days := some_weekdays(word):
            weekdays += days
        elif word[0].isdigit():
            times.append(clock(word))
        else:
            rest.append(word)
    if not times:
        raise Answer(f"“{words}” is no schedule; say {EXAMPLES}")
    zone = {"zone": zone_of("_".join(rest))} if rest else {}
    return {"minutes": 0, "times": tuple(sorted(set(times))), "weekdays": tuple(sorted(set(weekdays))), **zone}


def some_weekdays(word: str) -> list[Weekday]:
    """Give the days that `Mon`, `Fridays`, `Mon-Fri`, `weekdays` or `weekends` stand for; none for another word."""
    word = word.lower()
    groups = {"weekdays": list(Weekday)[:5], "weekends": list(Weekday)[5:], "weekend": list(Weekday)[5:]}
    if word in groups:
        return groups[word]
    first, dash, last = word.partition("-")
    ends = [day for end in (first, last) for day in Weekday if is_day(end, day)]
    if dash and len(ends) == 2:  # noqa: PLR2004  a range has two ends
        count = (ends[1] - ends[0]) % 7 + 1
        return [Weekday((ends[0] + step) % 7) for step in range(count)]
    return [] if dash else ends


def is_day(word: str, day: Weekday) -> bool:
    """Tell whether a word is a weekday: its first three letters, or more of it."""
    full = date(2024, 1, 1 + day).strftime("%A").lower()  # 1 January 2024 was a Monday
    return len(word) >= 3 and f"{full}s".startswith(word)  # noqa: PLR2004  “mon”


def clock(word: str) -> time:
    """Read a time of day: 21:00, 9pm, 9:30pm."""
    found = CLOCK.fullmatch(word.lower())
    if found:
        hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
        if half and 1 <= hour <= 12:  # noqa: PLR2004  twelve hours on a dial
            return time(hour % 12 + 12 * (half == "pm"), minute % 60)
        if not half and found[2] and hour < 24 and minute < 60:  # noqa: PLR2004  a day's hours, an hour's minutes
            return time(hour, minute)
    raise Answer(f"“{word}” is no time of day; say 21:00 or 9pm")


def zone_of(words: str) -> str:
    """Give the IANA zone of this name, or of the one city of this name. Raises Answer with the nearest."""
    name = words.strip().replace(" ", "_")
    zones = zones_by_name()
    if name.lower() in zones:
        return zones[name.lower()]
    cities = [zone for key, zone in zones.items() if key.rpartition("/")[2] == name.lower()]
    if len(cities) == 1:
        return cities[0]
    meant = cities or nearest(name, zones.values())
    raise Answer(f"“{words}” is no time zone; did you mean {' or '.join(meant)}?")


@cache
def zones_by_name() -> dict[str, str]:
    """Give the zones by lower-case name; those of a city before the old names, which would make cities ambiguous."""
    old = ("posix/", "right/", "SystemV/", "US/", "Canada/", "Brazil/", "Mexico/", "Chile/")
    return {zone.lower(): zone for zone in sorted(available_timezones()) if not zone.startswith(old)}


def length_of(name: str) -> Callable[[str, Schedule], Fields]:
    """Give the reader of one length."""
    return lambda words, _: {name: in_hours(words)}


def in_hours(words: str, found: re.Match[str] | None = None) -> int:
    """Read a length in hours: 24, 24h, 2 days, none."""
    if words.lower() in NONE:
        return 0
    found = found or LENGTH.fullmatch(words.lower())
    if found is None:
        meant = guessed(words).removeprefix("every ")
        raise Answer(f"“{words}” is no length of time; {f'did you mean “{meant}”?' if meant else 'say 24h or 2 days'}")
    return int(found[1]) * (24 if (found[2] or "h").startswith("d") else 1)


def quiet(words: str, schedule: Schedule) -> Fields:
    """Read quiet weekdays and dates: `Sat, Sun, 2026-12-24..2026-12-26`."""
    weekdays: list[Weekday] = []
    dates: list[date] = []
    for word in [] if words.lower() in NONE else words.replace(",", " ").split():
        days = some_weekdays(word)
        weekdays += days
        dates += [] if days else some_dates(word)
    return {"quiet_weekdays": tuple(sorted(set(weekdays))), "quiet_dates": tuple(sorted(set(dates)))}


def some_dates(word: str) -> list[date]:
    """Read a date, or the dates from one to another."""
    first, dots, last = word.partition("..")
    try:
        start, end = date.fromisoformat(first), date.fromisoformat(last if dots else first)
    except ValueError as error:
        raise Answer(f"“{word}” is no day; say Sat, 2026-12-24 or 2026-12-24..2027-01-02") from error
    count = (end - start).days + 1
    if not 1 <= count <= MOST_QUIET_DATES:
        raise Answer(f"“{word}” is {max(count, 0)} days; a quiet time lasts 1 to {MOST_QUIET_DATES}")
    return [start + timedelta(days=day) for day in range(count)]


def hours_open(words: str, schedule: Schedule) -> Fields:
    """Read the open hours: `08:00-23:00`, or `none`."""
    if words.lower() in NONE | {"any", "always"}:
        return {"opens": None, "shuts": None}
    opens, dash, shuts = words.replace("–", "-").replace(" to ", "-").partition("-")
    if not dash:
        raise Answer(f"“{words}” are no open hours; say 08:00-23:00, or none")
    return {"opens": whole_hour(opens.strip()), "shuts": whole_hour(shuts.strip())}


def whole_hour(word: str) -> time:
    """Read a time of day, of which the hour alone will do: 8, 08:30, 9pm."""
    return clock(f"{word}:00" if word.isdecimal() else word)


def marks(words: str, schedule: Schedule) -> Fields:
    """Read the hours before the deadline at which to remind: `24h, 6h, 1h`, or `none`."""
    if words.lower() in NONE:
        return {"marks": ()}
    found = {in_hours(mark.strip()) for mark in words.split(",")}
    return {"marks": tuple(sorted(found, reverse=True))}


def early(words: str, schedule: Schedule) -> Fields:
    """Read whether windows close as soon as everybody is ready."""
    if words.lower() not in YES | NO:
        raise Answer(f"“{words}” is neither yes nor no")
    return {"early": words.lower() in YES}


def absence(words: str, schedule: Schedule) -> Fields:
    """Read how many windows in a row may be missed."""
    if not words.isdecimal():
        raise Answer(f"“{words}” is no number; say how many windows a player may miss, 1 to 20")
    return {"absence": int(words)}


READERS: dict[str, Callable[[str, Schedule], Fields]] = {
    "deadlines": deadlines,
    "reactions": length_of("reaction"),
    "votes": length_of("vote"),
    "zone": lambda words, _: {"zone": zone_of(words)},
    "notice": length_of("notice"),
    "open": hours_open,
    "quiet": quiet,
    "grace": length_of("grace"),
    "reminders": marks,
    "early": early,
    "absence": absence,
}
FIELDS = {
    "reactions": ("reaction",),
    "votes": ("vote",),
    "notice": ("notice",),
    "quiet": ("quiet_weekdays", "quiet_dates"),
    "grace": ("grace",),
    "reminders": ("marks",),
    "absence": ("absence",),
}
"""What each of them writes in a schedule, as far as it can be out of bounds."""
KEYS = tuple(READERS)
"""The settings of time that `parse` reads."""


GRACE = 3
"""How many windows in a row may pass without an order, after somebody has written, before the next counts as missed."""


def missing(schedule: Schedule) -> str:
    """Say after how many windows missed the autopilot takes a seat over, and which do not count."""
    return (
        f"After {schedule.absence} missed windows in a row the autopilot takes a seat over; the first {GRACE} after "
        "its player has written to me do not count."
    )


def describe(schedule: Schedule) -> tuple[str, ...]:
    """Say how a campaign's time goes, a sentence a line."""
    if schedule.minutes:
        return evening(schedule)
    lines = [f"Windows close {rhythm(schedule)}."]
    if schedule.opens and schedule.shuts:
        lines.append(f"Nothing closes outside {schedule.opens:%H:%M} to {schedule.shuts:%H:%M} ({schedule.zone}).")
    if quiet_days := [day.name.title() for day in schedule.quiet_weekdays] + list(map(str, schedule.quiet_dates)):
        lines.append(f"Quiet days ({schedule.zone}): {', '.join(quiet_days)}.")
    if schedule.marks:
        lines.append(f"Who owes orders is reminded {', '.join(map(str, schedule.marks))} hours before.")
    lines.append("A window closes early when everybody is ready." if schedule.early else "No window closes early.")
    lines.append(f"After an outage of Herald a window gets {schedule.grace} hours of grace.")
    lines.append(missing(schedule))
    return tuple(lines)


def evening(schedule: Schedule) -> tuple[str, ...]:
    """Say how the time of an evening goes, a sentence a line."""
    missed = f"After {schedule.absence} missed windows in a row the autopilot plays on"
    return (
        f"Windows close {rhythm(schedule)}, and as soon as everybody is ready.",
        "Who owes orders is reminded once, in the last third of a window.",
        f"{missed}, until its player gives any order; nobody else gets the seat.",
    )


def in_short(schedule: Schedule) -> str:
    """Say how long one has for an answer, for who has just sat down."""
    if schedule.minutes:
        return f"It is played in one evening: you have {schedule.minutes} minutes for most answers."
    if schedule.fixed:
        return f"Windows close {rhythm(schedule)}."
    same = {schedule.orders} >= {schedule.reaction, schedule.vote, *schedule.lengths.values()}
    return f"You have {schedule.orders} hours {'each time' if same else 'for most answers'}."


def rhythm(schedule: Schedule) -> str:
    """Say when windows close."""
    if schedule.minutes:
        return f"{schedule.minutes} minutes after they open, others in proportion, {MOST_MINUTES} at most"
    if not schedule.fixed:
        own = [f"{window.replace('_', ' ')} {hours}" for window, hours in schedule.lengths.items()]
        beside = ", ".join([f"reactions {schedule.reaction}", f"votes {schedule.vote}", *own])
        return f"{schedule.orders} hours after they open ({beside})"
    days = ", ".join(day.name.title() for day in schedule.weekdays) or "every day"
    times = ", ".join(f"{moment:%H:%M}" for moment in schedule.times)
    notice = f", at the earliest {schedule.notice} hours after they open" if schedule.notice else ""
    long = [
        f"{window.replace('_', ' ')} {hours}" for window, hours in schedule.lengths.items() if hours > schedule.orders
    ]
    least = f", hours at least: {', '.join(long)}" if long else ""
    return f"{days} at {times} ({schedule.zone}){notice}{least}"
