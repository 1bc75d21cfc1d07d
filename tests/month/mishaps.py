"""Mishaps: what befalls Herald's process, machine, database and Discord; each is drawn, befalls, and may end."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import TYPE_CHECKING, ClassVar, Protocol, Self

from sandbox.plain import span
from tests.month.second import Second

if TYPE_CHECKING:
    from tests.month.month import Month

Ending = Callable[[], Awaitable[str]]


class Mishap(Protocol):
    """Something that goes wrong."""

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        """Give one, by chance."""

    async def befall(self, month: "Month") -> None:
        """Let it happen; what ends later is left with the month."""


def hours(luck: Random, *choices: float) -> timedelta:
    """Give a time of about so many hours."""
    return timedelta(hours=luck.choice(choices) * luck.uniform(0.5, 1.5))


@dataclass(frozen=True)
class Killed:
    """The process dies without farewell at some later point, and is started again after a while."""

    points: int
    away: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(int(2 ** luck.uniform(0, 6)), hours(luck, 0.01, 0.01, 0.1, 1, 9))

    def __str__(self) -> str:
        return f"Herald is to be killed {self.points} steps from now, and comes back after {span(self.away)}"

    async def befall(self, month: "Month") -> None:
        month.death.after(self.points)
        month.dead_for = self.away


@dataclass(frozen=True)
class Deployed:
    """The process is stopped in order, and another started."""

    away: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(hours(luck, 0.005, 0.05, 0.5, 4))

    def __str__(self) -> str:
        return f"Herald is stopped in order, and another comes after {span(self.away)}"

    async def befall(self, month: "Month") -> None:
        await month.hall.world.app.close()
        await month.absent(self.away)


@dataclass(frozen=True)
class SessionLost:
    """The gateway is gone for a while, and its session is not resumed."""

    gone: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(hours(luck, 0.01, 0.1, 1, 6))

    def __str__(self) -> str:
        return f"the gateway is gone for {span(self.gone)}, and its session is not resumed"

    async def befall(self, month: "Month") -> None:
        shard = month.hall.world.app.client.get_shard(0)
        await shard.disconnect()
        await month.hall.world.env.settle()
        month.deaf = True

        async def back() -> str:
            month.deaf = False
            await month.hall.world.app.client.get_shard(0).reconnect()
            await month.hall.world.env.settle()
            return "the gateway is back, with a new session"

        month.later(self.gone, back)


@dataclass(frozen=True)
class DiscordFails:
    """Each so-manieth request fails, before or after it took effect."""

    every: int
    late: bool
    statuses: tuple[int, ...]
    long: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        statuses = luck.choice(((500, 429), (503,), (429,), (502, 500)))
        return cls(luck.choice(tuple(WHICH)), luck.random() < HALF, statuses, hours(luck, 0.1, 0.5, 3))

    def __str__(self) -> str:
        when = "after" if self.late else "before"
        return f"Discord fails at {WHICH[self.every]} request for {span(self.long)}, {when} its effect: {self.statuses}"

    async def befall(self, month: "Month") -> None:
        chaos = month.hall.world.chaos
        chaos.every, chaos.late, chaos.statuses = self.every, self.late, self.statuses

        async def well() -> str:
            chaos.every = 0
            return "Discord is well again"

        month.later(self.long, well)


@dataclass(frozen=True)
class DiskFull:
    """Nothing can be written."""

    long: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(hours(luck, 0.05, 0.5, 3, 9))

    def __str__(self) -> str:
        return f"the disk is full for {span(self.long)}"

    async def befall(self, month: "Month") -> None:
        month.hall.machine.full = True

        async def room() -> str:
            month.hall.machine.full = False
            return "there is room on the disk again"

        month.later(self.long, room)


@dataclass(frozen=True)
class DatabaseAway:
    """The database does not answer at all."""

    long: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(hours(luck, 0.02, 0.3, 2))

    def __str__(self) -> str:
        return f"the database is away for {span(self.long)}"

    async def befall(self, month: "Month") -> None:
        month.hall.machine.away = True

        async def back() -> str:
            month.hall.machine.away = False
            return "the database answers again"

        month.later(self.long, back)


@dataclass(frozen=True)
class DiskSlow:
    """Each statement takes its time."""

    seconds: float
    long: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(luck.choice((0.01, 0.05, 0.2)), hours(luck, 0.2, 1))

    def __str__(self) -> str:
        return f"each statement takes {self.seconds} s for {span(self.long)}"

    async def befall(self, month: "Month") -> None:
        month.hall.machine.slow = self.seconds

        async def quick() -> str:
            month.hall.machine.slow = 0.0
            return "the disk is quick again"

        month.later(self.long, quick)


@dataclass(frozen=True)
class ClockStepped:
    """The machine's clock is wrong, until somebody sets it right."""

    by: timedelta
    long: timedelta
    most: ClassVar[float] = 90.0

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(timedelta(minutes=luck.choice((-1, 1)) * luck.uniform(0.1, cls.most)), hours(luck, 0.2, 2, 10))

    def __str__(self) -> str:
        return f"the clock is wrong by {self.by.total_seconds() / 60:.1f} minutes for {span(self.long)}"

    async def befall(self, month: "Month") -> None:
        month.hall.machine.ahead = self.by

        async def right() -> str:
            month.hall.machine.ahead = timedelta()
            return "the clock is right again"

        month.later(self.long, right)


@dataclass(frozen=True)
class OtherGone:
    """The second process on the same database ends, and another comes later."""

    away: timedelta

    @classmethod
    def drawn(cls, luck: Random) -> Self:
        return cls(hours(luck, 0.1, 2, 12))

    def __str__(self) -> str:
        return f"the other process is gone for {span(self.away)}"

    async def befall(self, month: "Month") -> None:
        if month.second is None:
            return
        await month.second.stop()
        month.second = None

        async def back() -> str:
            month.second = month.second or Second(month.hall)
            return "there are two processes again"

        month.later(self.away, back)


HALF = 0.5
WHICH = {1: "each", 2: "every second", 3: "every third", 5: "every fifth", 10: "every tenth"}
KINDS: tuple[type[Mishap], ...] = (
    Killed,
    Killed,
    Killed,
    Deployed,
    Deployed,
    SessionLost,
    DiscordFails,
    DiscordFails,
    DiskFull,
    DatabaseAway,
    DiskSlow,
    ClockStepped,
)
"""What may happen, the commoner more often."""
SHARED: tuple[type[Mishap], ...] = (OtherGone, OtherGone)
"""What may happen besides where two processes share a database."""
