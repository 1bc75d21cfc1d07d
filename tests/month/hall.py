"""The hall: a table whose machine, database and Discord can be in a bad way, and whose Herald can die."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Self

from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from bot.clock import Waiting
from bot.compose import compose
from rules.registry import RULESETS
from sandbox.world import App
from tests.e2e.crash import Crash
from tests.e2e.table import Table
from tests.month.game import MURMUR, WORD, scenario
from tests.month.second import SECOND

PATIENCE = timedelta(minutes=10)
"""How long Herald waits at least before it tries a database again that takes nothing."""
WRITES = ("INSERT", "UPDATE", "DELETE")


@dataclass
class Machine:
    """What is wrong with the machine on which Herald runs."""

    ahead: timedelta = field(default_factory=timedelta)
    """How far its clock is ahead of Discord's."""
    full: bool = False
    """Whether nothing can be written."""
    away: bool = False
    """Whether the database does not answer at all."""
    slow: float = 0.0
    """The seconds that each statement takes."""
    spend: Callable[[float], None] = lambda _: None
    """Lets so many seconds pass."""

    def asked(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        """Fail a statement of Herald's, if the database is in a bad way; let it take its time."""
        self.spend(self.slow)
        if self.away:
            raise OperationalError(statement, {}, sqlite3.OperationalError("unable to open database file"))
        if self.full and statement.startswith(WRITES):
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    @property
    def ill(self) -> bool:
        """Whether the database takes nothing."""
        return self.full or self.away


@dataclass(frozen=True)
class Hands:
    """The clock of a machine, which may be wrong."""

    clock: Waiting
    machine: Machine

    def now(self) -> datetime:
        return self.clock.now() + self.machine.ahead

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        moment = until and until - self.machine.ahead
        if moment and self.machine.ill:  # a try every few seconds, for hours, is only long
            moment = max(moment, self.clock.now() + PATIENCE)
        await self.clock.wait(wake, moment)


class Hall(Table):
    """The table of one month."""

    patience = 60.0
    """Seconds of its own time, which no machine makes longer."""

    def __init__(self, folder: Path, url: str, seats: int, game: str = WORD) -> None:
        """Lay it for the Murmur with so many seats, or for one of Herald's own games as it comes."""
        self.machine, self.changes, self.games = Machine(), {"database_url": url}, dict(RULESETS)
        if game == WORD:
            (folder / "scenarios" / "word").mkdir(parents=True)
            (folder / "scenarios" / "word" / "table.toml").write_text(scenario(seats), encoding="utf-8")
            (folder / "books").mkdir()
            self.changes |= {"scenarios": folder / "scenarios", "rulebooks": folder / "books"}
            self.games = {WORD: MURMUR}
        super().__init__(folder)
        self.machine.spend = self.world.env.backend.clock.advance

    def build(self, clock: Waiting) -> App:
        settings = self.settings.model_copy(update=self.changes)
        app = compose(settings, clock=Hands(clock, self.machine), games=self.games)
        event.listen(app.herald.store.engine.sync_engine, "before_cursor_execute", self.machine.asked)
        return app

    async def __aenter__(self) -> Self:
        self.logs = capture_logs([with_error])
        self.logged = self.logs.__enter__()
        await self.world.open()
        return self

    def complaints(self) -> list[str]:
        """Leave that to the promises, which know what a bad day explains."""
        return []

    def nudge(self) -> None:
        """Let Herald look at its clock, as it does every few seconds without being told."""
        app = self.world.app
        for woken in (app.ticker.woken, app.courier.woken, app.teller.woken, app.client.listener.woken):
            woken.set()

    @contextmanager
    def patient(self) -> Iterator[None]:
        """Let people find no answer, as they do when Herald is gone, or dies while they wait."""
        try:
            yield
        except AssertionError as nothing:
            if "did not respond" not in str(nothing):
                raise


def with_error(_: object, __: str, line: dict[str, Any]) -> dict[str, Any]:
    """Let a line of the log hold the error that it is about."""
    if line.get("exc_info") is True:
        line["exc_info"] = sys.exc_info()[1]
    return line


class Death(Crash):
    """Herald's sudden deaths, of which a second process takes no notice."""

    def point(self) -> None:
        if not SECOND.get():
            super().point()

    async def bury(self) -> None:
        """End what is left of it, which does nothing more; it is away from now on."""
        await self.table.world.app.close()

    async def revive(self) -> None:
        """Start another on the same database."""
        world = self.table.world
        world.app = world.build(world.clock)
        self.dead, self.at = False, None
        await world.env.restart_bot(world.app.client)
        self.watch()
