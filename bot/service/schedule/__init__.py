"""Schedules: when windows close, and when those who owe are reminded."""

from bot.service.schedule.dates import moment
from bot.service.schedule.model import Schedule, Weekday
from bot.service.schedule.times import at_the_table, extended, first_deadline, free_of_quiet, reminders
from bot.service.schedule.words import KEYS, describe, in_short, parse

__all__ = [
    "KEYS",
    "Schedule",
    "Weekday",
    "at_the_table",
    "describe",
    "extended",
    "first_deadline",
    "free_of_quiet",
    "in_short",
    "moment",
    "parse",
    "reminders",
]
