"""How long hypothesis looks: briefly in `make test`, for long in `make fuzz`; and a bot that is in no hurry."""

import gc
import os
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

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


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what was imported: it would look through it thousands of times."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    """Let nothing that is said depend on how fast this machine is today; tests of haste set their own patience."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.chat.answering.answers.PATIENCE", 3600.0)
        patch.setattr("bot.service.desk.foreseen.PATIENCE", 3600.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def plainly_logged() -> None:
    """Let a fault be logged as it is hosted: drawn with all that was at hand, one takes seconds."""
    *processors, _ = structlog.get_config()["processors"]
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*processors, plain])
