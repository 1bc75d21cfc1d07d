"""Moments in the words of people: `9 days`, `Mon 18:00`, `2026-12-27`, `2026-12-27 6pm`."""

import re
from datetime import date, datetime, time, timedelta

from bot.service.schedule.model import Schedule
from bot.service.schedule.times import at
from bot.service.schedule.words import LENGTH, clock, some_weekdays
from rules.kernel.errors import Answer
from rules.kernel.state.finding import find

NOON = time(12)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
NEAR = {"today": 0, "tonight": 0, "tomorrow": 1}
"""The days that people name from today."""
WEEKS = re.compile(r"(?:(a|one|two|three|four) )?weeks?")
COUNTS = {"two": 2, "three": 3, "four": 4}
FURTHEST = timedelta(days=366)


def moment(words: str, schedule: Schedule, now: datetime) -> datetime:
    """Give the moment (UTC) that words mean in the schedule's zone. Raises Answer for one that is past or too far.

    A day without a time means the hour at which the table's hours open, else noon.
    """
    text = words.strip().lower().removeprefix("in ").removeprefix("until ").removeprefix("next ").strip()
    text = WEEKS.sub(lambda met: f"{7 * COUNTS.get(met[1] or '', 1)} days", text)
    length = LENGTH.fullmatch(text)
    found = after(now, schedule, length[1], length[2] or "h") if length else on_day(text, words, schedule, now)
    if not now < found <= now + FURTHEST:
        raise Answer(f"“{words}” is not within the year to come; say 9 days, Mon 18:00 or {example(now)}")
    return found


def after(now: datetime, schedule: Schedule, count: str, unit: str) -> datetime:
    """Give the moment so much later; whole days keep the local time."""
    if len(count) > 4:  # noqa: PLR2004  no year has more hours
        raise Answer(f"{count} is too long a time")
    if not unit.startswith("d"):
        return now + timedelta(hours=int(count))
    local = now.astimezone(schedule.place)
    return at(schedule, local.date() + timedelta(days=int(count)), local.time())


def on_day(text: str, words: str, schedule: Schedule, now: datetime) -> datetime:
    """Give the moment of a day, with or without a time."""
    first, _, rest = text.replace(",", " ").partition(" ")
    today, days = now.astimezone(schedule.place).date(), some_weekdays(first)
    first = str(today + timedelta(days=NEAR[first])) if first in NEAR else first
    if not days and not DATE.fullmatch(first):
        raise Answer(f"“{words}” is no moment; say 9 days, Mon 18:00 or {example(now)}")
    local = clock(rest.replace(" ", "")) if rest.strip() else schedule.opens or NOON
    if days:
        coming = (today + timedelta(days=count) for count in range(8))
        moments = (at(schedule, day, local) for day in coming if day.weekday() == days[0])
        return find((moment for moment in moments if moment > now), "the next such weekday")
    try:
        return at(schedule, date.fromisoformat(first), local)
    except (ValueError, OverflowError) as error:
        raise Answer(f"“{words}” is no moment; say 9 days, Mon 18:00 or {example(now)}") from error


def example(now: datetime) -> str:
    """Give a date to take as an example."""
    return f"{(now + timedelta(days=9)).date()}"
