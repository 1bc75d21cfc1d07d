"""How long fifty tables wait whose windows fell due, and whose people wrote, while Herald was away."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import perf_counter, process_time
from unittest.mock import patch

import discord
from sqlalchemy import text

from bot.chat.answering.shared import Chat
from bot.chat.client.listener import AT_ONCE, Listener
from bot.service.ground.scenarios import Scenarios
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.service.time import ticker as time
from bot.settings import Settings
from bot.store.migrate import migrate
from rules.registry import RULESETS
from tests.killing.life import NoStudio
from tests.killing.saying import Mailbox
from tests.service.bench import GUILD, HOST, Table, lay

TABLES, SEATS = 50, 2
AIM = 10
"""Seconds."""
DAILY = Schedule(orders=24, grace=0, marks=())


async def returning(folder: Path) -> tuple[str, ...]:
    """Say how long reading, answering and closing take, beside as many bare requests of the same client."""
    url = f"sqlite+aiosqlite:///{folder}/bench.db"
    await migrate(url)
    async with lay(url, folder) as table:
        table.herald = replace(
            table.herald, games=RULESETS, scenarios=Scenarios(Settings().scenarios), seeds=lambda: "5eed" * 16
        )
        side = Mailbox(1, people := await seated(table, TABLES))
        port = await side.open()
        side.at(table.clock.moment + timedelta(hours=1))
        others = tuple(person + len(people) for person in people)
        for person in (*people, *others):
            side.write(person)["content"] = "tax 30"
        table.clock.moment += timedelta(hours=24, minutes=1)
        with patch.object(discord.http.Route, "BASE", f"http://127.0.0.1:{port}"):
            client = discord.Client(intents=discord.Intents.none())
            await client.login("no.to.ken")
            baseline = await bare(client, others)
            taken, busy = await back(table, client)
            await client.close()
        await side.close()
        kept = await sealed(table)
    found = f"{TABLES} overdue tables of Civilized, {len(people)} sheets unread: all read, answered and closed"
    pace = f"Discord's own pace allows {len(people) * 2 / 50:.0f} s"
    ratio = f"{taken / baseline:.1f} times bare requests ({baseline:.2f} s)"
    return (
        f"{found} in {taken:.1f} s, of which {busy:.1f} s of this processor (aim {AIM} s; {pace}), {ratio}",
        f"sheets whose order stands in the window that closed: {kept} of {len(people)}",
    )


async def seated(table: Table, tables: int) -> tuple[int, ...]:
    """Begin so many campaigns, each in a channel of its own with people of its own."""
    people = tuple(range(10_000, 10_000 + tables * SEATS))
    for number in range(tables):
        card = await campaigns.found(
            table.herald, host=HOST, guild=GUILD, channel=number + 1, title=f"Table {number}", game="civilized",
            scenario="crowns", schedule=DAILY,
        )  # fmt: skip
        for person in people[number * SEATS : (number + 1) * SEATS]:
            await campaigns.join(table.herald, card.id, person, f"User {person}")
        await campaigns.start(table.herald, card.id, HOST)
    return people


async def bare(client: discord.Client, people: Sequence[int]) -> float:
    """Give the seconds in which the client reads each person's messages and writes one, as many at once as Herald."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def asked(person: int) -> None:
        async with gate:
            channel = client.get_partial_messageable(person + 1_000, type=discord.ChannelType.private)
            assert [one async for one in channel.history(limit=10)]
            await channel.send("Read.", nonce=f"bare-{person}")

    start = perf_counter()
    await asyncio.gather(*map(asked, people))
    return perf_counter() - start


async def back(table: Table, client: discord.Client) -> tuple[float, float]:
    """Give the seconds until every overdue window has closed, after its people were read; and those of work."""
    listener = Listener(client, Chat(table.herald, NoStudio()))
    start, begun = perf_counter(), process_time()
    listener.miss()
    reading = asyncio.create_task(listener.round())
    while await count(table, "SELECT count(DISTINCT campaign) FROM closings") < TABLES:
        await time.tick(table.herald)
        await asyncio.sleep(0.01)
    taken = perf_counter() - start, process_time() - begun
    assert await reading
    return taken


async def sealed(table: Table) -> int:
    """Count the people whose sheet stands in the window that closed."""
    found = 0
    for campaign in range(1, TABLES + 1):
        async with table.store.look(campaign) as look:
            answers = (await look.closing_parts())[0]["closing"]["answers"]
            theirs = [
                answers[seat.seat]["orders"] for seat in look.seats.values() if seat.user and seat.seat in answers
            ]
        found += sum(any(one["order"] == "set_tax" for one in orders) for orders in theirs)
    return found


async def count(table: Table, question: str) -> int:
    """Count rows."""
    async with table.store.reading() as connection:
        return int((await connection.execute(text(question))).scalar_one())
