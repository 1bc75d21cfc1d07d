"""The courier delivers every message once, over crashes, closed doors and refusals (H17, H18)."""

import asyncio
from contextlib import suppress

import pytest

from bot.service.ground.messages import Message, Target
from bot.service.posting import posts
from rules.kernel.telling.tellings import Page
from tests.chat.conftest import Market
from tests.chat.owing import owed
from tests.e2e.crash import Crash

LONG = Message(pages=tuple(Page(title=f"Page {number}", lines=("word " * 700,)) for number in range(4)))


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
    assert 1 == table.read(latter, "Ben").count("Whoever bids most")


async def test_a_process_of_other_servers_finds_the_thread_that_was_made(table: Market) -> None:
    """Processes deliver each other's posts: one that knows the server by its number alone makes no second thread."""
    table.world.shut("Ben", on=True)
    await table.begun()
    (card,) = await table.cards()
    async with table.world.app.herald.unit(card.id) as unit:  # as if the other had ended before it could note it
        await unit.change_seat("blue", thread=None)
    client = table.world.app.client
    client._connection._guilds.clear()

    await owed(table, "paper", Message(content="your paper"), Target(kind="seat", seat="blue"))

    (thread,) = [room.key for room in table.world.rooms("Ben") if room.kind == "thread"]
    assert "your paper" in table.read(thread, "Ben")


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


REFUSALS = [
    (403, 50013, "Allow Herald View Channel, Send Messages"),
    (403, 50001, "Allow Herald View Channel, Send Messages"),
]


async def test_a_channel_that_is_gone_stops_the_clock(table: Market) -> None:
    """The gamemaster hears once what would help; nothing is taken, and nobody misses anything, till there is one."""
    ada, _, _ = await table.begun()
    channel = table.world.room("Ada", "campaign").channel.id
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{channel}/{path}", status=404, code=10003, times=None)
    await owed(table, "news", Message(content="the news"))
    await table.pass_time(hours=2)
    held = await ada.slash("direct", "ready")
    await table.pass_time(hours=48)

    assert 1 == table.read("direct", "Ada").count("its channel is gone, so the clock stands still")
    assert "no orders are taken" in held.text
    assert "held" == (await table.cards())[0].status


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


async def test_the_open_window_comes_last_in_the_next_channel(table: Market) -> None:
    """What the former channel refused of a closed window comes before the open window's message, not after it."""
    ada, ben, cleo = await table.begun()
    former = table.world.room("Ada", "campaign").channel.id
    for method, path in (("GET", "messages"), ("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{former}/{path}", status=403, code=50013, times=None)
    for player in (ada, ben, cleo):
        await player.slash("direct", "ready")
    await table.pass_time(minutes=30)

    await ada.slash("table-talk", "gm channel")
    await table.pass_time(minutes=30)

    shown = [message.content for message in table.messages("table-talk", "Dan")]
    heads = ("is being played", "Evening of day 1", "Morning of day 2: The orders of the day", "moves the campaign")
    assert list(range(len(heads))) == [index for text in shown for index, head in enumerate(heads) if head in text]


async def test_the_channel_of_a_finished_campaign_is_not_waited_for_without_end(table: Market) -> None:
    """Where a campaign has ended, its last news are given up after two hours."""
    await table.founded()
    channel = table.world.room("Ada", "campaign").channel.id
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        table.world.env.inject_error(method, f"/channels/{channel}/{path}", status=404, code=10003, times=None)
    await table.player("Ada").slash("campaign", "campaign end", really=True)

    await table.pass_time(hours=3)

    assert (await posts.due(table.world.app.herald)) is None
