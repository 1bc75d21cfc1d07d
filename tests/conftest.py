"""How long hypothesis looks: briefly in `make test`, for long in `make fuzz`; and a bot that is in no hurry."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, settings

from bot.store.driver import engine

settings.register_profile("default", max_examples=60, deadline=None, derandomize=True)
settings.register_profile(
    "fuzz", max_examples=5000, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


LONG = ("test_new_game", "test_image", "test_killed", "test_month", "test_declared", "test_crash", "test_ten_turns")
"""The modules whose tests take longest: begun last, one of them would be waited for by all other workers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let what takes longest begin first."""
    items.sort(key=lambda item: item.path.stem not in LONG)


SELDOM = (20_000, 20, 20)
"""How many objects are made before the collector of garbage looks: it took an eighth of the time of a game played."""


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what was imported, and look seldom: it would do so thousands of times."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    """Let nothing that is said depend on how fast this machine is today; tests of haste set their own patience."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.chat.answering.answers.PATIENCE", 3600.0)
        patch.setattr("bot.service.desk.foreseen.PATIENCE", 3600.0)
        yield


class Compiled(dict[Any, Any]):  # Any: as SQLAlchemy has it
    """Statements as they are written in SQL, by the kind of database and not by the engine that asked first."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Let each statement be compiled once for all tests: every one of them opens an engine, which knows none yet."""
    known, opens = Compiled(), engine.create_async_engine

    def opened(*given: Any, **more: Any) -> Any:
        made = opens(*given, **more)
        made.sync_engine._compiled_cache = known
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "create_async_engine", opened)
        yield


@pytest.fixture(scope="session", autouse=True)
def plainly_logged() -> None:
    """Let a fault be logged as it is hosted: drawn with all that was at hand, one takes seconds."""
    *processors, _ = structlog.get_config()["processors"]
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*processors, plain])
