"""The settings of time, each with what it means, what it takes, and how it stands in a schedule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.service.schedule.model import MOST_QUIET_DATES, Schedule


@dataclass(frozen=True)
class Key:
    """A setting of time."""

    meaning: str
    takes: str
    example: str
    value: Callable[[Schedule], str]
    """How it stands, in words that could be typed for it."""
    at_once: bool = False
    """Whether it holds at once; else from the next window on."""


def hours(count: int) -> str:
    """Write a length as a host does."""
    return f"{count}h" if count else "none"


def closing(schedule: Schedule) -> str:
    """Write when windows close."""
    if schedule.minutes:
        return f"evening of {schedule.minutes} minutes"
    if not schedule.fixed:
        return f"every {schedule.orders}h"
    days = ",".join(day.name.title() for day in schedule.weekdays) or "daily"
    return f"{days} {','.join(f'{moment:%H:%M}' for moment in schedule.times)} {schedule.zone}"


def open_hours(schedule: Schedule) -> str:
    """Write the hours in which windows may close."""
    if schedule.opens is None or schedule.shuts is None:
        return "none"
    return f"{schedule.opens:%H:%M}-{schedule.shuts:%H:%M}"


def quiet_days(schedule: Schedule) -> str:
    """Write the days on which nothing closes."""
    return (
        ", ".join([*(day.name.title() for day in schedule.quiet_weekdays), *map(str, schedule.quiet_dates)]) or "none"
    )


TIME: Mapping[str, Key] = {
    "deadlines": Key(
        "when windows close: so long after they open, at fixed local times, or in minutes on one evening",
        "a length of 1h to 720h, days with times and a zone, or evening",
        "Mon,Thu 20:00 Europe/London",
        closing,
    ),
    "reactions": Key(
        "how long reaction windows stay open", "1h to 720h", "12h", lambda schedule: hours(schedule.reaction)
    ),
    "votes": Key("how long the game's own votes stay open", "1h to 720h", "24h", lambda schedule: hours(schedule.vote)),
    "zone": Key(
        "whose local time all hours and days are in",
        "a zone or its city",
        "Europe/London",
        lambda schedule: schedule.zone,
    ),
    "notice": Key(
        "the least that a window stays open before a fixed time closes it",
        "none to 168h",
        "8h",
        lambda schedule: hours(schedule.notice),
    ),
    "open": Key("the local hours outside which nothing closes", "two times of day, or none", "08:00-23:00", open_hours),
    "quiet": Key(
        "weekdays and dates on which nothing closes and nobody is reminded",
        f"weekdays, up to {MOST_QUIET_DATES} dates, or none",
        "Sat, Sun, 2026-12-24..2026-12-26",
        quiet_days,
    ),
    "grace": Key(
        "what an overdue window gets after an outage of Herald",
        "none to 168h",
        "6h",
        lambda schedule: hours(schedule.grace),
        at_once=True,
    ),
    "reminders": Key(
        "how long before a deadline those who owe orders are reminded",
        "up to five lengths, or none",
        "24h, 2h",
        lambda schedule: ", ".join(map(hours, schedule.marks)) or "none",
    ),
    "early": Key(
        "whether a window closes as soon as everybody is ready",
        "yes or no",
        "no",
        lambda schedule: "yes" if schedule.early else "no",
        at_once=True,
    ),
    "absence": Key(
        "how many windows in a row somebody may miss before the autopilot plays the seat",
        "a number from 1 to 20",
        "2",
        lambda schedule: str(schedule.absence),
        at_once=True,
    ),
}
"""Every setting of time, in the order in which a host reads them."""


def idle(key: str, schedule: Schedule) -> str:
    """Say why a setting of time changes nothing as a schedule stands, and which one would; empty where it does."""
    if schedule.minutes and key in {"notice", "grace", "reminders"}:
        return "on an evening it goes by the minutes of a window; set deadlines, as in “evening of 15 minutes”"
    if schedule.minutes and key in {"open", "quiet"}:
        return "an evening is played through, whatever the hour; it counts again once deadlines are longer"
    if schedule.fixed and key in {"reactions", "votes"}:
        return f"windows close at fixed times here ({closing(schedule)}); set deadlines, as in “every 24h”, for lengths"
    if not schedule.fixed and key == "notice":
        return "it counts only where windows close at fixed times; set deadlines, as in “daily 21:00 Europe/London”"
    return ""
