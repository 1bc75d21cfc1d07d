"""Moments in the words of people: `9 days`, `Mon 18:00`, `2026-12-27`, `2026-12-27 6pm`."""

import re
from calendar import monthrange
from datetime import date, datetime, time, timedelta

from babel.dates import get_month_names

from bot.service.schedule.model import Schedule
from bot.service.schedule.times import at
from bot.service.schedule.words import LENGTH, clock, some_weekdays
from rules.kernel.errors import Answer
from rules.kernel.state.finding import find

NOON = time(12)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
MONTHS = {name.lower()[:3]: number for number, name in get_month_names("wide", locale="en").items()}
"""The months by their first three letters."""
NAMED = re.compile(
    r"(?:the )?(?:(?P<day>\d{1,2})(?:st|nd|rd|th)?\.?(?: of)? (?P<month>[a-z]{3,9})\.?"
    r"|(?P<month_first>[a-z]{3,9})\.? (?P<day_after>\d{1,2})(?:st|nd|rd|th)?)(?![\w:])"
)
"""A day by its month."""
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


def in_figures(text: str, today: date) -> str:
    """Give a text with a day that is named by its month, `2 jan` or `December 24th`, in figures: the next such day."""
    found = NAMED.match(text)
    month = MONTHS.get((found["month"] or found["month_first"])[:3]) if found else None
    if found is None or month is None:
        return text
    day = int(found["day"] or found["day_after"])
    years = (today.year, today.year + 1)
    coming = next(
        (year for year in years if day <= monthrange(year, month)[1] and date(year, month, day) > today), None
    )
    return f"{coming}-{month:02}-{day:02}{text[found.end() :]}" if coming else text


def on_day(text: str, words: str, schedule: Schedule, now: datetime) -> datetime:
    """Give the moment of a day, with or without a time."""
    today = now.astimezone(schedule.place).date()
    first, _, rest = in_figures(text.replace(",", " "), today).partition(" ")
    days = some_weekdays(first)
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
