"""Herald: what all services share."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from secrets import token_hex
from typing import Any, Literal, Protocol

from bot.service.ground.asking import Asking
from bot.service.ground.ears import Ears
from bot.service.ground.faces import Faces
from bot.service.ground.positions import Positions
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.thoughts import Thoughts
from bot.service.rulebook.rulebooks import Rulebooks
from bot.store.records import Seat
from bot.store.store import Store
from bot.store.unit import Unit
from rules.kernel.play.ruleset import Ruleset


class Clock(Protocol):
    """Where the service learns what time it is."""

    def now(self) -> datetime:
        """Give the moment, in UTC and aware of it."""


class Bell:
    """Wakes those who wait for work that a transaction has left: the ticker and the courier."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self.listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` at each ring; it must return at once (an `asyncio.Event.set` does)."""
        self.listeners.append(listener)

    def ring(self) -> None:
        """Say that deadlines or posts may have changed."""
        for listener in self.listeners:
            listener()


@dataclass(frozen=True)
class Founders:
    """Who may found campaigns, and how many of a server may be under way at once, as whoever runs Herald says."""

    who: Literal["everybody", "managers", "named"] = "everybody"
    ids: frozenset[int] = frozenset()
    most: int = 0
    """0 for any number."""


def drawn() -> str:
    """Give the seed of a campaign: 64 hexadecimal digits that nobody can foresee."""
    return token_hex(32)


@dataclass(frozen=True)
class Herald:
    """The store, the clock, the games and the books."""

    store: Store
    clock: Clock
    games: Mapping[str, Ruleset[Any]]  # Any: each game has its own state
    scenarios: Scenarios
    rulebooks: Rulebooks
    bell: Bell = field(default_factory=Bell)
    ears: Ears = field(default_factory=Ears)
    asking: Asking = field(default_factory=Asking)
    faces: Faces = field(default_factory=Faces)
    founders: Founders = field(default_factory=Founders)
    seeds: Callable[[], str] = drawn
    positions: Positions = field(default_factory=Positions)
    thoughts: Thoughts = field(default_factory=Thoughts)

    def __post_init__(self) -> None:
        """Let the store time its outages by the same clock, and have their end looked for."""
        self.store.now, self.store.trouble.wake = self.clock.now, self.bell.ring

    @asynccontextmanager
    async def unit(self, campaign: int) -> AsyncIterator[Unit]:
        """Open the transaction in which a campaign is written, and wake those who have work from it afterwards."""
        async with self.store.unit(campaign) as unit:
            yield unit
        if unit.changes.get("window_key"):
            self.thoughts.want(campaign)
        if unit.wakes:
            self.bell.ring()

    @asynccontextmanager
    async def founding(self, row: dict[str, Any], seats: Sequence[Seat]) -> AsyncIterator[Unit]:  # Any: columns differ
        """Open the transaction in which a campaign comes into being, and wake those who have work from it."""
        async with self.store.founding(row, seats) as unit:
            yield unit
        self.bell.ring()
