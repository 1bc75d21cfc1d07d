"""The arithmetic of deadlines, in UTC at both ends and on local calendars in between."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta

from bot.service.schedule.model import Schedule
from rules.kernel.errors import Answer
from rules.kernel.orders.windows import Deadline
from rules.kernel.state.finding import find

FURTHEST = 600
"""Days to look ahead: more than sixty quiet dates can block where a window closes once a week."""
LONGEST_EXTENSION = 720


def first_deadline(schedule: Schedule, deadline: Deadline, opened: datetime, window: str = "") -> datetime:
    """Give the moment (UTC) at which a window of this class and name that opened then is due."""
    if not schedule.fixed:
        return free_of_quiet(schedule, opened + schedule.length(window, deadline))
    earliest = opened + timedelta(hours=schedule.least(window))
    return find(
        (moment for moment in fixed_times(schedule, earliest) if moment >= earliest and moment > opened), "a fixed time"
    )


def extended(schedule: Schedule, due: datetime, hours: int) -> datetime:
    """Give the deadline moved on by some hours; whole days keep the local time over a change of the clocks.

    Raises Answer for more hours than there may be, and on an evening.
    """
    if schedule.minutes:
        raise Answer("this table plays an evening, with windows of minutes; /campaign pause stops its clock instead")
    if not 1 <= hours <= LONGEST_EXTENSION:
        msg = f"a deadline can be moved on by 1 to {LONGEST_EXTENSION} hours"
        raise Answer(msg)
    days, rest = divmod(hours, 24)
    local = due.astimezone(schedule.place)
    later = at(schedule, local.date() + timedelta(days=days), local.time()) if days else due
    return free_of_quiet(schedule, later + timedelta(hours=rest))


def at_the_table(schedule: Schedule, moment: datetime) -> datetime:
    """Give the first moment from then on at which windows close by this schedule: of fixed times the next one.

    Else it is in open hours, and on no quiet day.
    """
    if not schedule.fixed:
        return free_of_quiet(schedule, moment)
    # Vacations end on whole minutes or not; a deadline that falls a breath before its time is meant for that time.
    return find((one for one in fixed_times(schedule, moment) if one >= moment), "a fixed time")


def reminders(schedule: Schedule, opened: datetime, due: datetime) -> tuple[datetime, ...]:
    """Give the moments (UTC) at which those who owe are reminded, earliest first."""
    moments = {awake(schedule, due - before) for before in schedule.before}
    return tuple(sorted(when for when in moments if when >= opened + schedule.settling and not quiet(schedule, when)))


def free_of_quiet(schedule: Schedule, due: datetime) -> datetime:
    """Give the first moment from `due` on that is in open hours and on no quiet day, best at the same local time."""
    local = due.astimezone(schedule.place)
    if schedule.opens is not None and not schedule.is_open(local.time()):
        late = local.time() >= schedule.opens
        local = at(schedule, local.date() + timedelta(days=late), schedule.opens).astimezone(schedule.place)
    days = (local.date() + timedelta(days=day) for day in range(FURTHEST))
    moments = (at(schedule, day, local.time(), local.fold) for day in days)
    return find((moment for moment in moments if not quiet(schedule, moment)), "a day that is not quiet")


def fixed_times(schedule: Schedule, start: datetime) -> Iterator[datetime]:
    """Give the fixed times around and after `start` that are on no quiet day, in order."""
    first = start.astimezone(schedule.place).date() - timedelta(days=1)
    for day in (first + timedelta(days=count) for count in range(FURTHEST)):
        if schedule.weekdays and day.weekday() not in schedule.weekdays:
            continue
        # Sorted again in UTC: where the clocks change between them, two local times may swap.
        moments = sorted(at(schedule, day, local) for local in schedule.times)
        yield from (moment for moment in moments if not quiet(schedule, moment))


def at(schedule: Schedule, day: date, local: time, fold: int = 0) -> datetime:
    """Give a local time as UTC; one that the clocks skip comes as much later, one that comes twice comes first."""
    return datetime.combine(day, local.replace(fold=fold), schedule.place).astimezone(UTC)


def quiet(schedule: Schedule, moment: datetime) -> bool:
    """Tell whether a moment falls on a quiet day; an evening is played on whatever day it is."""
    if schedule.minutes:
        return False
    day = moment.astimezone(schedule.place).date()
    return day.weekday() in schedule.quiet_weekdays or day in schedule.quiet_dates


def awake(schedule: Schedule, moment: datetime) -> datetime:
    """Give the moment, or if it lies outside open hours, when they shut before it."""
    local = moment.astimezone(schedule.place)
    if schedule.shuts is None or schedule.is_open(local.time()):
        return moment
    before = local.time() < schedule.shuts
    return at(schedule, local.date() - timedelta(days=before), schedule.shuts)
