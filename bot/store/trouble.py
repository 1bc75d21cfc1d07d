"""Trouble: an outage of the database. However many meet it, the log has one line as it begins and one as it ends."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime

from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.store.errors import Stale, Unavailable

REASONS = {
    "full": "the disk is full",
    "readonly": "its file may not be written",
    "read-only": "its file may not be written",
    "locked": "another program keeps it locked",
    "i/o error": "the disk fails",
    "password": "it does not take Herald's password",
}
"""What stands in a database's own words, and what it means."""
RETRIED = {"40001", "40P01"}
"""SQLSTATEs of PostgreSQL that ask for another try: serialization failure, deadlock."""
SILENT = "it does not answer"
log: BoundLogger = get_logger("herald.store")


@dataclass
class Outage:
    """A time for which the database took nothing, or nothing could be read from it."""

    since: datetime
    reason: str
    met: int = 0
    """How often that was met."""
    refused: dict[int, int] = field(default_factory=dict)
    """How many acts of which people were refused by it."""


class Trouble:
    """Whether the database is away, as far as a process has met it."""

    def __init__(self) -> None:
        """Begin with none."""
        self.outage: Outage | None = None
        self.wake: Callable[[], None] = lambda: None
        """Called as an outage begins, so that somebody looks for its end."""

    def meet(self, error: Exception, now: datetime) -> None:
        """Note that the database failed."""
        text = str(error).lower()
        if self.outage is None:
            reason = next((words for mark, words in REASONS.items() if mark in text), SILENT)
            self.outage = Outage(now, reason)
            self.wake()
            log.error(
                "the database is away: orders are refused until it is back", reason=reason, error=str(error)[:300]
            )
        self.outage.met += 1

    def refuse(self, user: int) -> None:
        """Note that something that a person gave could not be kept."""
        if self.outage is not None:
            self.outage.refused[user] = self.outage.refused.get(user, 0) + 1

    def end(self, now: datetime) -> Outage | None:
        """Note that the database keeps what is written; give the outage that ends by that, if there was one."""
        ended, self.outage = self.outage, None
        if ended is not None:
            seconds = round((now - ended.since).total_seconds())
            log.warning("the database is back", seconds=seconds, met=ended.met, refused=sum(ended.refused.values()))
        return ended


def unnoted(_: Exception) -> None:
    """Note nothing: whoever works at a database that is not Herald's own says itself what went wrong."""


@asynccontextmanager
async def told_apart(meet: Callable[[Exception], None] = unnoted) -> AsyncIterator[None]:
    """Turn the database's errors into ours: what asks for another try, and an outage, which is met."""
    try:
        yield
    except (IntegrityError, DataError, ProgrammingError) as error:
        log.exception("the database refused a statement")
        raise Unavailable(str(error.orig)) from error
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in RETRIED:
            raise Stale(str(error.orig)) from error
        meet(error)
        raise Unavailable(str(error.orig)) from error
    except (SQLAlchemyError, OSError, PostgresError, InterfaceError) as error:
        meet(error)
        raise Unavailable(str(error)) from error
