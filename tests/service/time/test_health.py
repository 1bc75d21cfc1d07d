"""H37: health pages, and an alarm for windows that are overdue."""

import json
import re
from collections import deque
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from bot.clock import Ticker
from bot.health import Gate, Health, Vitals
from bot.service.ground.ears import Ears
from bot.service.ground.vouching import stand_in, vouch
from bot.service.schedule import Schedule
from bot.service.table import gamemaster
from bot.service.time import ticker as time
from bot.store.errors import Unavailable
from bot.store.store import Store
from tests.service.bench import HOST, RED, Table
from tests.service.time.test_clock import Stepping

WATCHING = Path(__file__).parents[3] / "config" / "watching"
"""The shipped board and the alert rules."""


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
    await table.deliver()

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


async def test_health_knows_what_lies_still(table: Table) -> None:
    """A message that is owed for long, a campaign that is held, and a gateway that is gone are measured and said."""
    gone = {0: Gate(open=False, latency=0.1), 1: Gate(open=True, latency=0.2)}
    ticker = Ticker(table.herald, Stepping(table))
    health = Health(table.herald, ticker, Vitals(lambda: gone, list, deque([0.3, 2.5])))
    campaign = await table.started(RED, schedule=Schedule(orders=24, marks=()))
    await gamemaster.hold(table.herald, campaign, HOST)
    await ticker.look()
    await pages(health)
    table.clock.advance(minutes=16)
    await ticker.look()
    status, words, metrics = await pages(health)
    await table.deliver()

    assert 503 == status and "owed, the oldest for 0:16:00 with 0 tries" in words
    assert "shard 0 is cut off" in words and "shard 1" not in words
    assert (1.0, 1.0) == (metric(metrics, "herald_held_campaigns"), metric(metrics, "herald_database_writable"))
    assert (960.0, 2.0) == (
        metric(metrics, "herald_oldest_owed_seconds"),
        metric(metrics, "herald_acknowledging_seconds_count"),
    )
    assert "owed" not in (await pages(health))[1]


async def test_health_says_when_the_process_that_hears_direct_messages_is_gone(table: Table) -> None:
    """A process without shard 0 is red once nobody with it has been alive for two minutes, whoever stands in for it."""
    health, ticker = watched(table)
    began = health.began
    table.herald.ears.elsewhere = True
    first = replace(table.herald, ears=Ears())
    await vouch(first, "first")
    table.clock.advance(seconds=5)
    await ticker.look()
    assert (200, "ok\n") == (await pages(health))[:2]

    table.clock.advance(minutes=3)
    await ticker.look()
    assert await stand_in(table.herald, "other", began)
    status, words, metrics = await pages(health)
    assert 503 == status and f"no process with shard 0 since {began:%H:%M} UTC" in words
    assert 185.0 == metric(metrics, "herald_first_shard_silent_seconds")
    assert (200, "ok\n") == (await pages(Health(first, ticker)))[:2]

    await vouch(first, "first")
    assert (200, "ok\n") == (await pages(health))[:2]


async def test_health_says_when_no_process_ever_had_shard_0(table: Table) -> None:
    """Where no process was started with it, that is said once this one has run for two minutes."""
    health, ticker = watched(table)
    table.herald.ears.elsewhere = True
    assert 200 == (await pages(health))[0]
    table.clock.advance(minutes=3)
    await ticker.look()

    assert "no process with shard 0 since" in (await pages(health))[1]


async def test_a_database_that_cannot_be_written_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """It still reads, as on a full disk: the page is red, and says so."""
    health, ticker = watched(table)
    await ticker.look()

    async def full(key: str, value: str | None = None) -> None:
        raise Unavailable("database or disk is full")

    monkeypatch.setattr(table.store, "note", full)
    status, words, metrics = await pages(health)

    assert 503 == status and "cannot be written: database or disk is full" in words
    assert 0.0 == metric(metrics, "herald_database_writable")


async def test_livez_is_red_only_for_what_a_restart_mends(table: Table) -> None:
    """A task that died is; an overdue window is not."""
    dead: list[str] = []
    health = Health(table.herald, Ticker(table.herald, Stepping(table)), Vitals(dead=lambda: dead))
    await table.started(RED, schedule=Schedule(orders=24, marks=()))
    table.clock.advance(hours=25)
    assert 503 == (await health.healthz(None)).status and 200 == (await health.livez(None)).status
    dead.append("Courier.run has ended")

    assert 503 == (await health.livez(None)).status and "Courier.run has ended" in (await health.livez(None)).text


async def test_board_and_alerts_ask_for_what_is_exposed(table: Table) -> None:
    """Every name in the shipped board and in the alert rules is one that `/metrics` gives."""
    health = Health(table.herald, Ticker(table.herald, Stepping(table)), Vitals(lambda: {0: Gate(True, 0.1)}))
    exposed = set(re.findall(r"^(herald_\w+)", (await pages(health))[2], re.MULTILINE))
    texts = [path.read_text(encoding="utf-8") for path in sorted(WATCHING.iterdir())]
    asked = {name for text in texts for name in re.findall(r"herald_\w+", text)}

    assert set() == asked - exposed and 10 < len(asked)
    assert json.loads(texts[1])["panels"]
