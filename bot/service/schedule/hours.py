"""Hours of the day: at which of them a daily deadline hurts the fewest people, through all of a year."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from bot.service.schedule.model import Schedule
from bot.service.schedule.times import at
from rules.kernel.state.finding import find

DAYS = tuple(timedelta(days=30 * month) for month in range(12))
"""The days looked at: one in each month, for the clocks change at different times in different places."""
BEFORE = (timedelta(0), timedelta(hours=1), timedelta(hours=2))
"""Who sleeps at one of these times before a deadline gives no last orders."""
EVENING = 20
"""Of hours that hurt alike, the one nearest to this is best: most people play then."""


@dataclass(frozen=True)
class Hour:
    """An hour of the day as a deadline, and whom it hurts."""

    local: time
    first: datetime
    """The first such moment, in UTC."""
    asleep: int
    """How many sleep as it comes, in the month that is worst."""
    rushed: int
    """How many sleep as it comes or in the two hours before, in the month that is worst."""
    hurt: int
    """All hours of sleep before it, over all people and months."""


def kindest(people: Sequence[Schedule], schedule: Schedule, now: datetime, most: int) -> list[Hour]:
    """Give the hours of a schedule's zone that hurt least, best first; people are given by their open hours."""
    found = [hour_of(people, schedule, now, time(hour)) for hour in range(24) if schedule.is_open(time(hour))]
    return sorted(found, key=lambda hour: (hour.hurt, abs(hour.local.hour - EVENING)))[:most]


def hour_of(people: Sequence[Schedule], schedule: Schedule, now: datetime, local: time) -> Hour:
    """Say whom an hour hurts."""
    today = now.astimezone(schedule.place).date()
    moments = [at(schedule, (today + day), local) for day in DAYS]
    nights = [[[sleeps(one, moment - before) for before in BEFORE] for one in people] for moment in moments]
    first = find(
        (moment for day in range(2) if (moment := at(schedule, today + timedelta(days=day), local)) > now),
        "the next such hour",
    )
    return Hour(
        local=local,
        first=first,
        asleep=max(sum(night[0] for night in month) for month in nights),
        rushed=max(sum(any(night) for night in month) for month in nights),
        hurt=sum(sum(night) for month in nights for night in month),
    )


def sleeps(day: Schedule, moment: datetime) -> bool:
    """Tell whether somebody with these waking hours sleeps at a moment."""
    return not day.is_open(moment.astimezone(day.place).time())
