"""H10: deadlines by length or at fixed local times, right over every change of the clocks."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.service.schedule import Schedule, Weekday, extended, first_deadline, free_of_quiet, reminders
from rules.kernel.errors import Answer

MOMENTS = st.integers(0, 2 * 365 * 24 * 60).map(
    lambda minutes: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
)
ZONES = ("Europe/London", "America/New_York", "Australia/Sydney")


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize("zone", ZONES)
def test_nine_in_the_evening_stays_nine_over_two_years(zone: str) -> None:
    """A daily 21:00 is met on each of 730 days, once a day, at 21:00 on the wall."""
    schedule = Schedule(times=(time(21),), zone=zone)
    moment, seen = utc("2026-01-01 00:00"), []

    for _ in range(730):
        moment = first_deadline(schedule, "orders", moment)
        seen.append(moment.astimezone(ZoneInfo(zone)))

    assert {(21, 0)} == {(local.hour, local.minute) for local in seen}
    assert {timedelta(days=1)} == {later.date() - earlier.date() for earlier, later in pairwise(seen)}
    assert 2 == len({local.astimezone(UTC).hour for local in seen})


def test_short_windows_do_not_make_the_time_drift() -> None:
    """Reactions that everybody answers within minutes leave the next deadline at 21:00."""
    schedule = Schedule(times=(time(21),), zone="America/New_York", notice=2)
    place = ZoneInfo("America/New_York")
    moment = utc("2026-03-01 12:00")

    for day in range(60):
        due = first_deadline(schedule, "orders" if day % 2 else "reaction", moment)
        moment = due + timedelta(minutes=7 * day % 50, seconds=3)

        assert 21 == due.astimezone(place).hour


@pytest.mark.parametrize(("notice", "day"), [(6, 11), (5, 10)])
def test_a_fixed_time_too_near_is_passed_over(notice: int, day: int) -> None:
    """With six hours of notice, what opens at 15:30 is due at 21:00 tomorrow; with five, today."""
    schedule = Schedule(times=(time(21),), notice=notice)

    due = first_deadline(schedule, "orders", utc("2026-06-10 15:30"))

    assert datetime(2026, 6, day, 21, tzinfo=UTC) == due


def test_a_window_never_closes_as_it_opens() -> None:
    """Without any notice, what opens at 21:00 sharp is due the day after."""
    schedule = Schedule(times=(time(21),), notice=0)

    assert utc("2026-06-11 21:00") == first_deadline(schedule, "vote", utc("2026-06-10 21:00"))


def test_weekdays_are_local_days() -> None:
    """Monday 20:00 in Sydney is Monday morning in UTC, and Sunday 20:00 in New York already Monday there."""
    monday = Schedule(times=(time(20),), weekdays=(Weekday.MON,), zone="Australia/Sydney")
    sunday = Schedule(times=(time(20),), weekdays=(Weekday.SUN,), zone="America/New_York")

    assert utc("2026-07-06 10:00") == first_deadline(monday, "orders", utc("2026-07-01 00:00"))
    assert utc("2026-07-06 00:00") == first_deadline(sunday, "orders", utc("2026-07-01 00:00"))


def test_a_time_that_the_clocks_skip_comes_as_much_later() -> None:
    """01:30 on 29 March 2026 does not exist in London: it is 02:30 there, 01:30 UTC, and 01:30 again next day."""
    schedule = Schedule(times=(time(1, 30),), zone="Europe/London", notice=0)

    first = first_deadline(schedule, "orders", utc("2026-03-28 12:00"))
    second = first_deadline(schedule, "orders", first)

    assert (utc("2026-03-29 01:30"), utc("2026-03-30 00:30")) == (first, second)


def test_a_time_that_comes_twice_counts_once() -> None:
    """01:30 on 25 October 2026 comes twice in London: the first is the deadline, the second is none."""
    schedule = Schedule(times=(time(1, 30),), zone="Europe/London", notice=0)

    first = first_deadline(schedule, "orders", utc("2026-10-24 12:00"))
    second = first_deadline(schedule, "orders", first)

    assert (utc("2026-10-25 00:30"), utc("2026-10-26 01:30")) == (first, second)


@pytest.mark.parametrize(("deadline", "hours"), [("orders", 48), ("reaction", 24), ("vote", 12)])
def test_each_class_has_its_length(deadline: str, hours: int) -> None:
    """Without fixed times a window stays open for the hours of its class."""
    schedule = Schedule.of({"orders": 48, "reaction": 24, "vote": 12})
    opened = utc("2026-06-10 09:00")

    assert opened + timedelta(hours=hours) == first_deadline(schedule, deadline, opened)


def test_quiet_days_move_a_length_on_to_the_same_local_time() -> None:
    """What would be due on Saturday noon is due on Monday noon, and after the holidays if Monday is one."""
    weekend = Schedule(orders=24, quiet_weekdays=(Weekday.SAT, Weekday.SUN), zone="Europe/London")
    holidays = weekend.model_copy(update={"quiet_dates": (date(2026, 3, 30),)})
    friday = utc("2026-03-27 12:00")

    assert utc("2026-03-30 11:00") == first_deadline(weekend, "orders", friday)  # summer time began on Sunday
    assert utc("2026-03-31 11:00") == first_deadline(holidays, "orders", friday)


@given(MOMENTS, st.sampled_from(ZONES), st.booleans(), st.sets(st.sampled_from(Weekday), max_size=6))
def test_nothing_closes_or_reminds_on_quiet_days(opened: datetime, zone: str, fixed: bool, quiet: set[Weekday]) -> None:
    """Whatever the schedule, deadlines, extensions and reminders avoid quiet days and lie after the opening."""
    times = (time(2, 30), time(23, 59)) if fixed else ()
    dates = (date(2026, 12, 24), date(2026, 12, 25))
    schedule = Schedule(zone=zone, times=times, quiet_weekdays=tuple(quiet), quiet_dates=dates)

    due = first_deadline(schedule, "reaction", opened)
    moments = [due, extended(schedule, due, 30), *reminders(schedule, opened, due)]

    days = [moment.astimezone(ZoneInfo(zone)).date() for moment in moments]
    assert not [day for day in days if day.weekday() in quiet or day in dates]
    assert opened < min(moments) and due < moments[1]


def test_whole_days_of_extension_keep_the_local_time() -> None:
    """21:00 moved on by two days over the change of the clocks is 21:00; by 30 hours, a day and six hours."""
    schedule = Schedule(times=(time(21),), zone="Europe/London")
    due = utc("2026-03-28 21:00")

    assert utc("2026-03-30 20:00") == extended(schedule, due, 48)
    assert utc("2026-03-30 02:00") == extended(schedule, due, 30)


@pytest.mark.parametrize("hours", [0, -5, 721])
def test_extensions_have_bounds(hours: int) -> None:
    """No extension goes back or over a month, and the answer names the bounds."""
    with pytest.raises(Answer, match="1 to 720 hours"):
        extended(Schedule(), utc("2026-03-28 21:00"), hours)


def test_open_hours_move_a_deadline_to_the_morning_and_its_reminder_to_the_evening() -> None:
    """Due at 03:00 is due at 08:00; the reminder an hour before comes when the hours shut, the one at 2:00 too."""
    schedule = Schedule(orders=24, opens=time(8), shuts=time(23), marks=(24, 6, 1))
    opened = utc("2026-06-10 03:00")

    due = first_deadline(schedule, "orders", opened)

    assert utc("2026-06-11 08:00") == due
    assert (utc("2026-06-10 08:00"), utc("2026-06-10 23:00")) == reminders(schedule, opened, due)


def test_open_hours_may_run_over_midnight() -> None:
    """Open from 20:00 to 02:00: due at 10:00 is due at 20:00, due at 01:00 stays."""
    schedule = Schedule(opens=time(20), shuts=time(2))

    assert utc("2026-06-10 20:00") == free_of_quiet(schedule, utc("2026-06-10 10:00"))
    assert utc("2026-06-10 01:00") == free_of_quiet(schedule, utc("2026-06-10 01:00"))


def test_nobody_is_reminded_of_what_was_just_asked() -> None:
    """A window of 24 hours is not reminded at its opening, but 6 hours and 1 hour before its end."""
    opened = utc("2026-06-10 09:00")

    due = opened + timedelta(hours=24)

    assert (utc("2026-06-11 03:00"), utc("2026-06-11 08:00")) == reminders(Schedule(), opened, due)


@pytest.mark.parametrize(
    "fields",
    [
        {"quiet_weekdays": tuple(Weekday)},
        {"weekdays": (Weekday.SAT,), "quiet_weekdays": (Weekday.SAT,)},
        {"zone": "Mars/Olympus"},
        {"opens": time(8)},
        {"opens": time(8), "shuts": time(8)},
        {"opens": time(8), "shuts": time(20), "times": (time(21),)},
        {"orders": 0},
    ],
)
def test_a_schedule_that_never_closes_is_refused(fields: dict[str, object]) -> None:
    """No schedule can be made on which a window would never be due."""
    with pytest.raises(ValidationError):
        Schedule.model_validate(fields)


def test_a_schedule_survives_json() -> None:
    """A schedule is kept as text and read back the same."""
    schedule = Schedule(times=(time(21),), weekdays=(Weekday.FRI,), quiet_dates=(date(2026, 12, 24),))

    assert schedule == Schedule.model_validate_json(schedule.model_dump_json())
