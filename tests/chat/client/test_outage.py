"""While the database is away people are told that nothing is kept; afterwards they hear that they may give it again."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.chat.conftest import Market

WRITES = ("INSERT", "UPDATE", "DELETE")


@contextmanager
def full_disk(table: Market) -> Iterator[None]:
    """Let nothing be written meanwhile."""
    engine = table.world.app.herald.store.engine.sync_engine

    def refuse(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(WRITES):
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(engine, "before_cursor_execute", refuse)
    yield
    event.remove(engine, "before_cursor_execute", refuse)


def lines(table: Market, word: str) -> list[dict[str, Any]]:
    """Take the lines about the database out of the log."""
    found = [dict(line) for line in table.logged if word in str(line["event"])]
    table.logged[:] = [line for line in table.logged if word not in str(line["event"])]
    return found


async def test_an_order_is_refused_in_words_and_its_writer_hears_when_it_can_be_given(table: Market) -> None:
    """Nothing is kept, nobody is left in doubt, the gamemaster reads once what happened, and the log stays short."""
    ada, ben, _ = await table.begun()
    with full_disk(table):
        said = await ben.slash("campaign", "order", line="bid 3")
        assert "this is NOT kept. Give it again later" in said.text
        assert "nothing of this is kept yet" in await ada.write("bid 4")
        await table.pass_time(minutes=40)
        assert "NOT kept" in (await ben.slash("campaign", "order", line="bid 2")).text
    await table.pass_time(seconds=30)

    assert 1 == ada.sees("direct").count("✓ bid 4")
    assert 1 == ben.sees("direct").count("My database is back.")
    assert "was not kept: please give it again" in ben.sees("direct")
    assert 1 == ada.sees("direct").count("The database could not be written for")
    assert "(the disk is full). 2 orders were refused, and the writers told." in ada.sees("direct")
    assert ["the disk is full"] == [line["reason"] for line in lines(table, "the database is away")]
    assert [2] == [line["refused"] for line in lines(table, "the database is back")]
    assert [] == [line for line in table.logged if line["log_level"] in {"error", "warning"}]


async def test_whose_direct_messages_are_closed_hears_of_it_in_the_thread(table: Market) -> None:
    """What an outage cost is told to everybody whom it cost something, in the thread of the newest campaign."""
    table.world.shut("Ben", on=True)
    _, ben, _ = await table.begun()
    thread = next(room.key for room in table.world.rooms("Ben") if room.kind == "thread")
    with full_disk(table):
        assert "NOT kept" in (await ben.slash("campaign", "order", line="bid 3")).text
    await table.pass_time(seconds=30)

    assert 1 == table.read(thread, "Ben").count("My database is back.")
    assert 1 == len(lines(table, "the database is away"))


async def test_an_answer_that_the_network_cuts_off_is_no_fault(table: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was ordered stands, and the log has one line for it."""
    _, ben, _ = await table.begun()

    async def cut_off(*_: Any, **__: Any) -> None:
        raise aiohttp.ClientConnectionError

    with monkeypatch.context() as patched:
        patched.setattr("bot.chat.answering.answers.show", cut_off)
        await ben.slash("campaign", "order", line="bid 3")

    assert ["ClientConnectionError"] == [line["reason"] for line in lines(table, "not told")]
    assert "bid 3" in (await ben.slash("campaign", "orders")).text
