"""What a host has settled about time."""

from collections.abc import Mapping
from datetime import date, time, timedelta
from enum import IntEnum
from functools import cache
from typing import Annotated, Self, get_args
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AfterValidator, Field, model_validator

from rules.kernel.orders.windows import Deadline
from rules.kernel.state.models import Value

MOST_QUIET_DATES = 60
LEAST_MINUTES, MOST_MINUTES = 3, 30
"""Of a window on an evening."""
SETTLING = timedelta(hours=1)
"""Nobody is reminded of what was asked this short a time ago."""
Hours = Annotated[int, Field(ge=1, le=720)]
Length = Annotated[int, Field(ge=1, le=8760)]


class Weekday(IntEnum):
    """A day of the week, as `date.weekday()` counts it."""

    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)


def known_zone(name: str) -> str:
    """Give the name back if it is an IANA zone. Raises ValueError."""
    if name not in zones():
        msg = f"{name} is no time zone"
        raise ValueError(msg)
    return name


@cache
def zones() -> frozenset[str]:
    """Give the names of all IANA zones, looked up once: they lie in a folder of many files."""
    return frozenset(available_timezones())


class Schedule(Value):
    """How long windows stay open: some hours, or until the next of some fixed local times."""

    orders: Hours = 48
    reaction: Hours = 24
    vote: Hours = 24
    """Hours that a window of each class stays open, where there are no fixed times."""
    minutes: Annotated[int, Field(ge=0, le=60)] = 0
    """On an evening that a table plays in one go, the minutes of an ordinary window; 0: the hours above hold."""
    lengths: dict[str, Length] = Field(default_factory=dict)
    """Hours of windows with a length of their own, by name; the longest keep it where there are fixed times."""
    times: tuple[time, ...] = ()
    """Fixed local times at which every window closes; none: windows stay open for the hours above."""
    weekdays: tuple[Weekday, ...] = ()
    """The days on which the fixed times hold; none: all."""
    zone: Annotated[str, AfterValidator(known_zone)] = "UTC"
    notice: Annotated[int, Field(ge=0, le=168)] = 6
    """A fixed time nearer to the opening than these hours is passed over."""
    opens: time | None = None
    shuts: time | None = None
    """The local hours between which windows may close (a window due at night closes when the hours open); None: any."""
    quiet_weekdays: tuple[Weekday, ...] = ()
    quiet_dates: Annotated[tuple[date, ...], Field(max_length=MOST_QUIET_DATES)] = ()
    """Local days on which nothing closes and nobody is reminded."""
    grace: Annotated[int, Field(ge=0, le=168)] = 12
    """Hours that a window gets after an outage of Herald that lasted over its deadline."""
    marks: Annotated[tuple[Hours, ...], Field(max_length=5)] = (24, 6, 1)
    """Hours before the deadline at which those who owe are reminded."""
    early: bool = True
    """Whether a window closes as soon as everybody awaited is ready."""
    absence: Annotated[int, Field(ge=1, le=20)] = 3
    """Windows in a row that a player may miss before the autopilot takes over."""

    @classmethod
    def of(cls, hours: Mapping[str, int]) -> Self:
        """Give the schedule of a game's own lengths: classes of deadline, and windows by name, to hours."""
        return cls().lengthened(hours)

    def lengthened(self, hours: Mapping[str, int]) -> Self:
        """Give the schedule with other lengths: classes of deadline, and windows by name, to hours."""
        classes = {name: length for name, length in hours.items() if name in get_args(Deadline)}
        named = {name: length for name, length in hours.items() if name not in classes}
        changed = {**classes, "lengths": {**self.lengths, **named}}
        return self.model_validate({**self.model_dump(), **changed})

    def hours(self, window: str, deadline: Deadline) -> int:
        """Give how long a window stays open: its own length, else that of its class."""
        classes = {"orders": self.orders, "reaction": self.reaction, "vote": self.vote}
        return self.lengths.get(window, classes[deadline])

    def length(self, window: str, deadline: Deadline) -> timedelta:
        """Give how long a window stays open; on an evening in minutes, in the same proportion, as far as it goes."""
        hours = self.hours(window, deadline)
        if not self.minutes:
            return timedelta(hours=hours)
        return timedelta(minutes=min(MOST_MINUTES, max(LEAST_MINUTES, self.minutes * hours // self.orders)))

    @property
    def before(self) -> tuple[timedelta, ...]:
        """How long before a deadline those who owe are reminded: on an evening once, in its last third."""
        if self.minutes:
            return (timedelta(minutes=self.minutes) / 3,)
        return tuple(timedelta(hours=mark) for mark in self.marks)

    @property
    def respite(self) -> timedelta:
        """What a window gets after an outage of Herald: on an evening as long as an ordinary one."""
        return timedelta(minutes=self.minutes) if self.minutes else timedelta(hours=self.grace)

    @property
    def settling(self) -> timedelta:
        """How long after a question nobody is reminded of it."""
        return timedelta(minutes=1) if self.minutes else SETTLING

    def least(self, window: str) -> int:
        """Give the hours for which a window stays open at least, where fixed times close it."""
        own = self.lengths.get(window, 0)
        return max(self.notice, own if own > self.orders else 0)

    @model_validator(mode="after")
    def some_day_is_left(self) -> Self:
        """Refuse a week in which no window could ever close."""
        if not set(self.weekdays or Weekday) - set(self.quiet_weekdays):
            msg = "no weekday is left on which a window may close"
            raise ValueError(msg)
        return self

    @model_validator(mode="after")
    def open_hours_hold(self) -> Self:
        """Refuse open hours without both ends, and fixed times outside them."""
        if (self.opens is None) != (self.shuts is None) or (self.opens is not None and self.opens == self.shuts):
            msg = "open hours need an opening and another time to shut"
            raise ValueError(msg)
        if shut := [moment for moment in self.times if not self.is_open(moment)]:
            msg = f"windows cannot close at {shut[0]:%H:%M}, outside the open hours"
            raise ValueError(msg)
        return self

    def is_open(self, local: time) -> bool:
        """Tell whether a local time lies in the open hours, which may run over midnight; on an evening all are open."""
        if self.opens is None or self.shuts is None or self.minutes:
            return True
        if self.opens < self.shuts:
            return self.opens <= local <= self.shuts
        return local >= self.opens or local <= self.shuts

    @property
    def fixed(self) -> bool:
        """Whether windows close at fixed local times."""
        return bool(self.times)

    @property
    def place(self) -> ZoneInfo:
        """The zone in which days and times are counted."""
        return ZoneInfo(self.zone)
