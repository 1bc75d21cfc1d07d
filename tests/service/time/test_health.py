"""H37: health pages, and an alarm for windows that are overdue."""

import re
from datetime import timedelta

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from bot.clock import Ticker
from bot.health import Health
from bot.service.schedule import Schedule
from bot.service.time import ticker as time
from bot.store.store import Store
from tests.service.bench import RED, Table
from tests.service.time.test_clock import Stepping


def watched(table: Table) -> tuple[Health, Ticker]:
    ticker = Ticker(table.herald, Stepping(table))
    return Health(table.herald, ticker), ticker


async def pages(health: Health) -> tuple[int, str, str]:
    """Give the status and the words of the health page, and the metrics."""
    async with TestClient(TestServer(health.app())) as client:
        answer, metrics = await client.get("/healthz"), await client.get("/metrics")
        return answer.status, await answer.text(), await metrics.text()


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


async def test_all_is_well(table: Table) -> None:
    """A bot whose clock ticks and that owes nothing is well."""
    health, ticker = watched(table)
    await table.started(RED, schedule=Schedule(orders=24, marks=()))
    table.clock.advance(hours=24)
    await ticker.look()

    status, words, metrics = await pages(health)

    assert (200, "ok\n") == (status, words)
    assert (0.0, 1.0) == (metric(metrics, "herald_overdue_windows"), metric(metrics, "herald_deadlines_worked"))


async def test_an_overdue_window_is_alarmed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that nobody closes is alarmed a minute later: in the log once, on both pages as long as it lasts."""

    async def nothing(herald: object) -> int:
        return 0

    health, ticker = watched(table)
    await table.started(RED, schedule=Schedule(orders=24, marks=()))
    table.clock.advance(hours=24, seconds=61)
    monkeypatch.setattr(time, "tick", nothing)

    with capture_logs() as logged:
        await ticker.look()
        await ticker.look()
    status, words, metrics = await pages(health)

    assert 1 == len([line for line in logged if line["log_level"] == "error"])
    assert 503 == status and "overdue: 1 window" in words
    assert 1.0 == metric(metrics, "herald_overdue_windows")


async def test_a_clock_that_hangs_is_noticed(table: Table) -> None:
    """Two minutes without a look are too long."""
    health, ticker = watched(table)
    await ticker.look()

    table.clock.advance(minutes=2)
    assert 200 == (await pages(health))[0]
    table.clock.advance(seconds=1)
    status, words, _ = await pages(health)

    assert 503 == status and "has not looked for 121 seconds" in words


async def test_a_database_that_is_away_is_noticed(table: Table) -> None:
    """Without its database the bot is not well, and the pages still answer."""
    health, _ = watched(table)
    away = Store("postgresql+asyncpg://nobody@127.0.0.1:1/none")
    object.__setattr__(table.herald, "store", away)

    status, words, _ = await pages(health)

    assert 503 == status and "the database does not answer" in words
    await away.close()


async def test_port_0_serves_nothing_and_another_serves_the_pages(table: Table, unused_tcp_port: int) -> None:
    """The pages are served on the port of the settings, and not at all for 0."""
    health, _ = watched(table)

    assert None is await health.serve("127.0.0.1", 0)
    runner = await health.serve("127.0.0.1", unused_tcp_port)
    async with ClientSession() as browser, browser.get(f"http://127.0.0.1:{unused_tcp_port}/healthz") as answer:
        assert 200 == answer.status
    assert runner is not None
    await runner.cleanup()
    assert timedelta() <= table.clock.now() - health.began
