"""The courier on Discord's bad days: outages, slow places, and messages at which it fails (H17, H18)."""

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import pytest

from bot.chat.courier.courier import pause
from bot.clock import Clock
from bot.health import Health
from bot.service.ground.messages import Message, Target
from bot.service.ground.values import Post
from bot.service.posting import posts
from bot.service.posting.notices import owe
from bot.store.errors import Stale, Unavailable
from tests.chat.conftest import Market
from tests.chat.owing import owed


class Failing:
    """Every message sent ends in an error that is no answer of Discord's."""

    def __init__(self, table: Market, error: Exception) -> None:
        """Begin to fail."""
        self.table, self.error, self.answer = table, error, table.world.chaos.answer
        table.world.chaos.answer = self.request

    def request(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        """Fail if a message is sent."""
        if method == "POST" and path.endswith("/messages"):
            raise self.error
        return self.answer(backend, method, path, **more)

    def remove(self) -> None:
        """Fail no longer."""
        self.table.world.chaos.answer = self.answer


async def test_discords_trouble_passes(table: Market) -> None:
    """An error of Discord's, or a refusal for being too fast, is tried again, and order is kept."""
    await table.founded()
    table.world.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await owed(table, "one", Message(content="the first"))
    await owed(table, "two", Message(content="the second"))

    await table.pass_time(minutes=2)

    assert ["the first", "the second"] == [
        message.content.split("\n")[0] for message in table.messages("campaign", "Dan")[-2:]
    ]


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), Unavailable("locked"), Stale(1)])
async def test_what_passes_by_itself_loses_no_message(table: Market, error: Exception) -> None:
    """A dropped connection and a busy database are waited out like Discord's own trouble (H18)."""
    await table.founded()
    failing = Failing(table, error)

    await owed(table, "news", Message(content="the news"))
    assert "the news" not in table.player("Dan").sees()
    failing.remove()
    await table.pass_time(minutes=1)

    assert "the news" in table.messages("campaign", "Dan")[-1].content


async def test_a_long_outage_loses_no_message(table: Market) -> None:
    """What Discord could not take for half a day comes when it can."""
    await table.founded()
    table.world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await owed(table, "news", Message(content="the news"))
    await table.pass_time(hours=12)

    table.world.env.backend.faults.clear()
    await table.pass_time(minutes=11)

    assert "the news" in table.messages("campaign", "Dan")[-1].content


@dataclass(frozen=True)
class Later:
    """A clock that is ahead of another by three minutes, longer than a claim lasts."""

    clock: Clock

    def now(self) -> datetime:
        return self.clock.now() + timedelta(minutes=3)


class Choking(Failing):
    """Discord fails at every message that has a word in it, and takes the others."""

    def __init__(self, table: Market, word: str) -> None:
        """Begin to fail."""
        super().__init__(table, aiohttp.ServerDisconnectedError())
        self.word = word

    def request(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        """Fail if the word is in it."""
        if self.word in str(more):
            raise self.error
        return self.answer(backend, method, path, **more)


async def test_a_message_at_which_discord_always_fails_stops_no_other(table: Market) -> None:
    """After an hour what follows it comes, the gamemaster is told once, and it comes when Discord takes it."""
    await table.founded()
    choking = Choking(table, "poison")
    await owed(table, "bad", Message(content="the poison"))
    await owed(table, "good", Message(content="the cure"))
    await table.pass_time(minutes=20)
    assert "the cure" not in table.read("campaign", "Dan")

    await table.pass_time(hours=2)
    await owed(table, "more", Message(content="the recovery"))
    await table.pass_time(minutes=11)

    shown = table.read("campaign", "Dan")
    assert 0 < shown.index("the cure") < shown.index("the recovery")
    assert 1 == table.read("direct", "Ada").count("Discord fails at a message in the campaign channel")
    choking.remove()
    await table.pass_time(minutes=11)
    assert "the poison" in table.messages("campaign", "Dan")[-1].content


async def test_a_slow_place_keeps_no_other(table: Market) -> None:
    """While one target waits for Discord's answer, what is owed to another is delivered."""
    await table.founded()
    courier, herald = table.world.app.courier, table.world.app.herald
    begun, held, came = asyncio.Event(), asyncio.Event(), asyncio.Event()
    put = courier.put

    async def slow(post: Post) -> tuple[int, int]:
        if post.target.kind == "channel":
            begun.set()
            await held.wait()
        place = await put(post)
        if post.target.kind == "seat":
            came.set()
        return place

    courier.put = slow  # type: ignore[method-assign]  # a channel that takes its time
    async with herald.unit(1) as unit:
        await owe(unit, "slow", Target(kind="channel"), Message(content="to all"), herald.clock.now())
    await asyncio.wait_for(begun.wait(), 10)
    async with herald.unit(1) as unit:
        await owe(unit, "quick", Target(kind="seat", seat="blue"), Message(content="to one"), herald.clock.now())
    await asyncio.wait_for(came.wait(), 10)

    assert "to all" not in table.read("campaign", "Dan")
    held.set()
    await table.world.env.settle()
    assert "to all" in table.messages("campaign", "Dan")[-1].content
    assert "to one" in table.messages("direct", "Ben")[-1].content


async def test_a_load_that_outlasts_its_claim_is_carried_once(table: Market) -> None:
    """Whoever is so slow that the messages are free again does not carry them twice, nor is he overtaken."""
    await table.founded()
    courier, herald = table.world.app.courier, table.world.app.herald
    begun, held = asyncio.Event(), asyncio.Event()
    put, carried = courier.put, []

    async def slow(post: Post) -> tuple[int, int]:
        carried.append(post.message.content)
        if post.message.content == "one":
            begun.set()
            await held.wait()
        return await put(post)

    courier.put = slow  # type: ignore[method-assign]  # a channel that takes its time
    async with herald.unit(1) as unit:
        for word in ("one", "two"):
            await owe(unit, word, Target(kind="channel"), Message(content=word), herald.clock.now())
    await asyncio.wait_for(begun.wait(), 10)
    courier.herald = replace(herald, clock=Later(herald.clock))
    async with herald.unit(1) as unit:
        await owe(unit, "three", Target(kind="channel"), Message(content="three"), herald.clock.now())
    await courier.set_out()
    courier.herald = herald
    await asyncio.sleep(0)  # the turn in which a load that waits for nobody begins
    assert ["one"] == carried

    held.set()
    await table.pass_time(minutes=5)
    shown = [message.content.split("\n")[0] for message in table.messages("campaign", "Dan")]
    assert ["one", "two", "three"] == [word for word in shown if word in ("one", "two", "three")]


async def test_one_bad_message_stops_no_other(table: Market) -> None:
    """A message that Discord refuses for good is given up; those behind it come."""
    await table.founded()
    table.world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=1)
    await owed(table, "bad", Message(content="refused"))
    await owed(table, "good", Message(content="taken"))

    assert "taken" in table.messages("campaign", "Dan")[-1].content
    assert "refused" not in table.player("Dan").sees()
    assert (await posts.due(table.world.app.herald)) is None


async def test_what_nobody_is_there_to_read_is_let_go_and_counted(table: Market) -> None:
    """A seat's message without a holder is owed no longer: the log names it, and the figures count it."""
    await table.founded()
    await table.player("Cleo").slash("campaign", "leave")
    before = await table.world.app.herald.store.pulse(table.now)
    await owed(table, "kept", Message(content="for whoever sits there"), Target(kind="seat", seat="green"))

    after = await table.world.app.herald.store.pulse(table.now)
    assert (before.unread, before.failed) == (0, 0)
    assert (after.unread, after.failed, after.owed) == (1, 0, 0)
    assert ["1:kept"] == [line["post"] for line in table.logged if line["event"] == "let go"]
    assert "for whoever sits there" not in "".join(table.player("Ada").sees())
    assert b"herald_unread_messages 1.0" in await metrics(table)


async def metrics(table: Market) -> bytes:
    """Give what Herald tells of itself."""
    app = table.world.app
    answer = await Health(app.herald, app.ticker).metrics(None)  # type: ignore[arg-type]  # it asks nothing of it
    return bytes(answer.body or b"")


def test_backoff_ends_and_what_cannot_work_is_given_up() -> None:
    """Each attempt waits longer, ten minutes at most; a mistake of ours is not tried again."""
    waits = [pause(OSError(), tries) for tries in range(1, 13)]

    assert waits == sorted(waits)
    assert 600 == waits[-1].total_seconds()
    assert pause(ValueError(), 1) is None
