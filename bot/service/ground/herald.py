"""Herald: what all services share."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from bot.service.ground.scenarios import Scenarios
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
class Herald:
    """The store, the clock, the games and the books."""

    store: Store
    clock: Clock
    games: Mapping[str, Ruleset[Any]]  # Any: each game has its own state
    scenarios: Scenarios
    rulebooks: Rulebooks
    bell: Bell = field(default_factory=Bell)

    @asynccontextmanager
    async def unit(self, campaign: int) -> AsyncIterator[Unit]:
        """Open the transaction in which a campaign is written, and wake those who have work from it afterwards."""
        async with self.store.unit(campaign) as unit:
            yield unit
        if unit.wakes:
            self.bell.ring()

    @asynccontextmanager
    async def founding(self, row: dict[str, Any], seats: Sequence[Seat]) -> AsyncIterator[Unit]:  # Any: columns differ
        """Open the transaction in which a campaign comes into being, and wake those who have work from it."""
        async with self.store.founding(row, seats) as unit:
            yield unit
        self.bell.ring()
