"""Of two processes with a shard each one alone hears direct messages; the other closes no window over unread ones."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.chat.answering.shared import Chat
from bot.chat.client.listener import Listener
from bot.chat.client.sharing import Sharing
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.vouching import SILENT
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.table import campaigns
from bot.service.time import ticker as time
from bot.store.store import Store
from tests.killing.life import NoStudio
from tests.killing.saying import Mailbox
from tests.killing.test_said import DAILY, kept
from tests.service import databases
from tests.service.bench import BLUE, CHANNEL, GUILD, HOST, RED, Table, lay
from tests.service.word import WORD

PEOPLE = (RED, BLUE)


@pytest.fixture(params=databases.KINDS)
async def bench(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Table]:
    """Give a table whose database several processes may share."""
    async with databases.make(request.param, tmp_path) as made, lay(made.url, tmp_path) as table:
        yield table


@pytest.fixture
async def side(bench: Table, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Mailbox]:
    """Give a campaign whose window is overdue, and a Discord on which Red has ordered in time, unread."""
    mailbox = Mailbox(1, PEOPLE)
    port = await mailbox.open()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
    card = await campaigns.found(
        bench.herald, host=HOST, guild=GUILD, channel=CHANNEL, title="Talk", game="word", scenario="two", schedule=DAILY
    )
    for user in PEOPLE:
        await campaigns.join(bench.herald, card.id, user, f"User {user}")
    await campaigns.start(bench.herald, card.id, HOST)
    mailbox.at(bench.clock.moment + timedelta(hours=1))
    mailbox.write(RED)
    bench.clock.moment += timedelta(hours=24, minutes=1)
    yield mailbox
    await mailbox.close()


@asynccontextmanager
async def process(bench: Table, *shards: int) -> AsyncIterator[Sharing]:
    """Give a process of Herald with some of three shards."""
    herald = Herald(
        Store(bench.url), bench.clock, {"word": WORD}, Scenarios(Path("nowhere")), Rulebooks(Path("nowhere"))
    )
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_ids=list(shards), shard_count=3)
    await client.login("no.to.ken")
    sharing = Sharing(client, Listener(client, Chat(herald, NoStudio())), bench.clock)
    yield sharing
    await sharing.leave_off()
    await client.close()
    await herald.store.close()


async def windows(bench: Table) -> dict[str, list[str]]:
    """Give in which sealed windows each word was given."""
    open_now = (await campaigns.card(bench.herald, 1)).window.key
    return {word: keys for word, keys in (await kept(bench)).items() if open_now not in keys}


async def test_a_window_waits_for_what_another_process_has_to_read(bench: Table, side: Mailbox) -> None:
    """It closes with the order in it, once whoever has the first shard says that everybody was heard."""
    async with process(bench, 0) as first, process(bench, 1) as other:
        await first.beat()
        await other.beat()
        await time.tick(other.herald)
        before = await windows(bench)
        look = await time.due(other.herald)

        first.listener.miss()
        assert await first.listener.round()
        await first.beat()
        await time.tick(other.herald)

        assert {} == before
        assert look == bench.clock.moment + timedelta(seconds=2)
        assert ["w1"] == list(await windows(bench))
        assert 2 == len(side.messages[RED + 1_000])


async def test_what_is_due_later_than_the_word_of_it_waits(bench: Table, side: Mailbox) -> None:
    """A process that says nothing any more vouches for no later window, though it did for earlier ones."""
    async with process(bench, 0) as first, process(bench, 1) as other:
        first.herald.ears.hear()
        await first.beat()
        await time.tick(other.herald)
        closed = (await campaigns.card(bench.herald, 1)).window.key

        bench.clock.moment += timedelta(hours=24, minutes=1)
        await time.tick(other.herald)
        assert closed == (await campaigns.card(bench.herald, 1)).window.key
        await first.beat()
        await time.tick(other.herald)
        assert closed != (await campaigns.card(bench.herald, 1)).window.key


async def test_another_reads_in_place_of_one_that_is_dead(bench: Table, side: Mailbox) -> None:
    """After ten seconds of silence one of the others reads whom the window waits for, and it closes; no two of them."""
    async with process(bench, 1) as other, process(bench, 2) as third:
        await other.beat()
        assert other.reading is None
        bench.clock.moment += SILENT
        await other.beat()
        await third.beat()
        assert other.reading is not None
        await other.reading
        await time.tick(other.herald)

        assert third.reading is None
        assert ["w1"] == list(await windows(bench))
        assert 2 == len(side.messages[RED + 1_000])


async def test_whoever_stands_in_leaves_off(bench: Table, side: Mailbox) -> None:
    """When the process with the first shard is back, the other reads no more, and waits for it again."""
    async with process(bench, 1) as other, process(bench, 0) as first:
        bench.clock.moment += SILENT
        await other.beat()
        await first.beat()
        await other.beat()
        await time.tick(other.herald)

        assert other.reading is None
        assert {} == await windows(bench)
