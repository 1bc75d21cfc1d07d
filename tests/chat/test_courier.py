"""The courier delivers every message once, over crashes, closed doors and Discord's bad days (H17, H18)."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import pytest

from bot.chat.courier import pause
from bot.clock import Clock
from bot.service import posts
from bot.service.messages import Message, Target
from bot.service.notices import owe
from bot.service.values import Post
from bot.store.errors import Stale, Unavailable
from rules.kernel.tellings import Page
from tests.chat.conftest import Market
from tests.e2e.crash import Crash

LONG = Message(pages=tuple(Page(title=f"Page {number}", lines=("word " * 700,)) for number in range(4)))


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


async def owed(table: Market, name: str, message: Message, target: Target | None = None, *, live: bool = False) -> None:
    """Owe a message in campaign 1 and let the courier work."""
    herald = table.world.app.herald
    async with herald.unit(1) as unit:
        await owe(unit, name, target or Target(kind="channel"), message, herald.clock.now(), live=live)
    await table.world.env.settle()


async def test_a_long_message_comes_in_order_and_once(table: Market) -> None:
    """A message that one message of Discord's cannot carry comes in parts, each with its own reference."""
    await table.founded()

    await owed(table, "long", LONG)

    shown = [embed.title for message in table.messages("campaign", "Dan") for embed in message.embeds]
    assert [f"Page {number}" for number in range(4)] == [title for title in shown if title.startswith("Page")]
    references = [mark for mark, _ in table.posts("campaign", "Dan")]
    assert len(references) == len(set(references))


@pytest.mark.parametrize("points", range(1, 17))
async def test_H17_no_crash_loses_or_doubles_a_message(table: Market, points: int) -> None:
    """Wherever the bot dies while it delivers, each part stands once when it is back (H17)."""
    await table.founded()
    before = len(table.messages("campaign", "Dan"))
    crash = Crash(table)
    crash.after(points)
    with suppress(asyncio.CancelledError):
        await owed(table, "long", LONG)
    assert crash.dead
    await crash.revive()
    await owed(table, "long", LONG)
    crash.remove()

    parts = [text for _, text in table.posts("campaign", "Dan")[before:]]
    shown = [title for title in (f"Page {number}" for number in range(4)) for text in parts if title in text]
    assert [f"Page {number}" for number in range(4)] == shown


async def test_a_live_message_changes_in_place(table: Market) -> None:
    """A message that changes is edited; it neither comes again nor leaves parts of an older edition behind."""
    await table.founded()
    counts = []

    for message in (LONG, Message(content="short now"), LONG, LONG):
        await owed(table, "news", message, live=True)
        counts.append(len(table.messages("campaign", "Dan")))

    assert [counts[0], counts[0] - 3, counts[0], counts[0]] == counts
    assert "short now" not in table.player("Dan").sees()


async def test_a_deleted_live_message_comes_again(table: Market) -> None:
    """Whoever deletes a live message sees it again when it next changes."""
    await table.founded()
    await owed(table, "news", Message(content="first"), live=True)
    message = table.messages("campaign", "Dan")[-1]
    await table.world.people["Ada"].delete(message)

    await owed(table, "news", Message(content="second"), live=True)

    assert "second" in table.messages("campaign", "Dan")[-1].content


async def test_H18_closed_messages_go_to_a_thread(table: Market) -> None:
    """Where direct messages are closed, papers go to the seat's private thread, which no other player reads (H18)."""
    table.world.shut("Ben", on=True)
    await table.begun()

    threads = [room.key for room in table.world.rooms("Ben") if room.kind == "thread"]
    assert 1 == len(threads)
    first, *_ = table.messages(threads[0], "Ben")
    assert "the server's owner, and moderators who may manage threads" in first.content
    assert first.channel.name.startswith("The Fair of Ur: the Blues · ")
    assert 1 == table.read(threads[0], "Ben").count("Your direct messages are closed")
    assert "the Blues: The orders of the day" in table.read(threads[0], "Ben")
    assert f"@{table.player('Ben').id}" in table.read(threads[0], "Ben")
    # Ada owns the server, and Discord shows its owner every thread.
    assert [] == [room for name in ("Cleo", "Dan") for room in table.world.rooms(name) if room.kind == "thread"]
    assert "Your purse" not in table.player("Dan").sees()


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50278, True), (40003, False)])
async def test_each_way_to_be_refused(table: Market, code: int, closed: bool) -> None:
    """Closed messages are remembered; messages opened too fast go to the thread this once (P6)."""
    await table.founded()
    path = f"/channels/{table.world.direct['Ben'].id}/messages"
    table.world.env.inject_error("POST", path, status=403, code=code, times=1)

    await owed(table, "paper", Message(content="your paper"), Target(kind="seat", seat="blue"))
    await owed(table, "later", Message(content="another"), Target(kind="seat", seat="blue"))

    thread = next(room.key for room in table.world.rooms("Ben") if room.kind == "thread")
    assert "your paper" in table.read(thread, "Ben")
    assert closed == ("another" in table.read(thread, "Ben"))
    assert closed != ("another" in table.read("direct", "Ben"))


async def test_H18_a_deleted_thread_is_replaced(table: Market) -> None:
    """Where somebody deletes a seat's thread, its question comes in a new one as soon as it changes (H18)."""
    table.world.shut("Ben", on=True)
    ada, _, _ = await table.begun()
    former = next(room for room in table.world.rooms("Ben") if room.kind == "thread")
    table.world.env.backend.delete_channel(former.channel.id)
    await table.world.env.settle()

    await ada.slash("campaign", "campaign extend", hours=5)

    (latter,) = [room.key for room in table.world.rooms("Ben") if room.kind == "thread"]
    assert former.key != latter
    assert 1 == table.read(latter, "Ben").count("Your purse")


async def test_one_thread_for_one_player(table: Market) -> None:
    """All papers of a seat go to the same thread; the next player of the seat gets another one (H3)."""
    for name in ("Ben", "Dan"):
        table.world.shut(name, on=True)
    ada, ben, cleo = await table.begun()
    for player in (ada, ben, cleo):
        await player.slash("campaign", "ready")
    await ben.slash("campaign", "leave")

    await table.player("Dan").slash("campaign", "join", seat="blue")

    mine, theirs = ([room.key for room in table.world.rooms(name) if room.kind == "thread"] for name in ("Ben", "Dan"))
    assert (1, 1) == (len(mine), len(theirs))
    assert mine != theirs
    assert "the Blues: The orders of the day" in table.read(theirs[0], "Dan")


async def test_a_new_player_is_asked_and_the_old_one_told_nothing(table: Market) -> None:
    """The question of a seat that changed hands comes to its new player, not to the old one's messages (H3)."""
    _, ben, _ = await table.begun()
    before = table.read("direct", "Ben").count("Your purse")
    await ben.slash("campaign", "leave")

    await table.player("Dan").slash("campaign", "join", seat="blue")

    assert "the Blues: The orders of the day" in table.read("direct", "Dan")
    assert before == table.read("direct", "Ben").count("Your purse")


async def test_messages_that_open_again_are_used(table: Market) -> None:
    """Who writes to the bot again gets the papers there again."""
    table.world.shut("Ben", on=True)
    ada, ben, cleo = await table.begun()
    table.world.shut("Ben", on=False)

    await ben.write("bid 1")
    for player in (ada, ben, cleo):
        await player.slash("campaign", "ready")

    assert "Morning of day 2. the Blues" in table.read("direct", "Ben")


async def test_nobody_is_written_to_who_did_not_join(table: Market) -> None:
    """An onlooker who presses and types everything never gets a direct message (P6)."""
    await table.begun()
    dan = table.player("Dan")

    for command in ("status", "papers", "orders", "map", "leave"):
        await dan.slash("campaign", command)
    await dan.press("campaign", "Orders")

    assert [] == table.messages("direct", "Dan")


async def test_where_no_thread_can_be_made_the_gamemaster_is_told(table: Market) -> None:
    """A paper that finds no place waits, and the gamemaster hears of it once for each window (H18)."""
    table.world.shut("Ben", on=True)
    table.world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)

    await table.begun()

    told = table.read("direct", "Ada")
    assert 2 == told.count("Herald could not reach the Blues")
    assert "The orders of the day" in (await table.player("Ben").slash("campaign", "orders")).text


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


REFUSALS = [
    (403, 50013, "Allow Herald View Channel, Send Messages"),
    (403, 50001, "Allow Herald View Channel, Send Messages"),
    (404, 10003, "the campaign's channel is gone"),
]


@pytest.mark.parametrize(("status", "code", "remedy"), REFUSALS)
async def test_a_channel_that_refuses_is_waited_for(table: Market, status: int, code: int, remedy: str) -> None:
    """News wait until the channel takes them again, and the gamemaster hears once for each window what to do."""
    ada, ben, cleo = await table.begun()
    channel = table.world.room("Ada", "campaign").channel.id
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{channel}/{path}", status=status, code=code, times=None)
    before = table.read("direct", "Ada").count(remedy)
    await owed(table, "news", Message(content="the news"))
    await table.pass_time(hours=2)
    told = [table.read("direct", "Ada").count(remedy)]
    for player in (ada, ben, cleo):
        await player.slash("direct", "ready")
    told.append(table.read("direct", "Ada").count(remedy))

    table.world.env.backend.faults.clear()
    await table.pass_time(minutes=11)

    assert [before + 1, before + 2] == told
    assert 1 == table.player("Dan").sees().count("the news")
    assert remedy not in table.player("Ben").sees("direct")


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50013)])
async def test_news_of_a_former_channel_come_in_the_next_one(table: Market, status: int, code: int) -> None:
    """What waited for a channel, and what stood in it and changes, is posted where the campaign goes on."""
    await table.founded()
    former, latter = (table.world.room("Ada", key).channel.id for key in ("campaign", "table-talk"))
    for method, path in (("GET", "messages"), ("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{former}/{path}", status=status, code=code, times=None)
    await owed(table, "news", Message(content="the news"))
    await table.player("Ben").slash("direct", "leave")
    await table.pass_time(hours=3)

    async with table.world.app.herald.unit(1) as unit:
        unit.change(channel=latter)
    await table.pass_time(minutes=11)

    shown = table.read("table-talk", "Dan")
    assert 1 == shown.count("the news")
    assert 1 == shown.count("the Blues: open")


async def test_the_channel_of_a_finished_campaign_is_not_waited_for_without_end(table: Market) -> None:
    """Where a campaign has ended, its last news are given up after two hours."""
    await table.founded()
    channel = table.world.room("Ada", "campaign").channel.id
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{channel}/{path}", status=404, code=10003, times=None)
    await table.player("Ada").slash("campaign", "campaign end", really=True)

    await table.pass_time(hours=3)

    assert (await posts.due(table.world.app.herald)) is None


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
    await courier.load()
    assert ["one"] == carried

    courier.herald = herald
    held.set()
    await table.pass_time(minutes=5)
    assert ["one", "two", "three"] == carried
    assert carried == [message.content.split("\n")[0] for message in table.messages("campaign", "Dan")[-3:]]


async def test_one_bad_message_stops_no_other(table: Market) -> None:
    """A message that Discord refuses for good is given up; those behind it come."""
    await table.founded()
    table.world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=1)
    await owed(table, "bad", Message(content="refused"))
    await owed(table, "good", Message(content="taken"))

    assert "taken" in table.messages("campaign", "Dan")[-1].content
    assert "refused" not in table.player("Dan").sees()
    assert (await posts.due(table.world.app.herald)) is None


def test_backoff_ends_and_what_cannot_work_is_given_up() -> None:
    """Each attempt waits longer, ten minutes at most; a mistake of ours is not tried again."""
    waits = [pause(OSError(), tries) for tries in range(1, 13)]

    assert waits == sorted(waits)
    assert 600 == waits[-1].total_seconds()
    assert pause(ValueError(), 1) is None
