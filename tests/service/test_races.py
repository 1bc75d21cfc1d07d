"""Last orders against the deadline: whatever comes at once is decided once (H8)."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import pytest

from bot.service import gamemaster, orders
from bot.service.herald import Herald
from bot.service.sealing import close_due
from bot.service.values import Who
from bot.store.records import Deadline
from rules.kernel.errors import Answer
from rules.kernel.journal import Closing
from tests.service.bench import BLUE, HOST, RED, Table
from dataclasses import replace
from bot.store.store import Store

A_GAME = 250
"""How many interleavings are played in one campaign, before its state grows long."""


@dataclass
class Window:
    """A window against which everything happens at once, and what came of each order."""

    key: str
    accepted: list[tuple[str, str]] = field(default_factory=list)
    refused: dict[tuple[str, str], str] = field(default_factory=dict)


async def say(herald: Herald, who: Who, word: str, window: Window) -> None:
    try:
        await orders.give(herald, who, "say", {"word": word}, window.key)
    except Answer as answer:
        window.refused[who.seat, word] = str(answer)
    else:
        window.accepted.append((who.seat, word))


async def ready(herald: Herald, who: Who, window: Window) -> None:
    try:
        await orders.ready(herald, who, True, window.key)
    except Answer as answer:
        assert "closed \ue000t:" in str(answer)


async def deadline(herald: Herald, row: Deadline) -> None:
    await close_due(herald, row)


async def by_hand(herald: Herald, campaign: int) -> None:
    await gamemaster.close(herald, campaign, HOST)


async def later(turns: int, act: Awaitable[None]) -> None:
    """Act after so many turns of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    await act


async def interleaving(tables: Sequence[Herald], people: Sequence[Who], number: int, luck: random.Random) -> None:
    """Let orders, readiness and the deadline come at once, through two processes, and look what was sealed."""
    campaign = people[0].campaign
    async with tables[0].store.look(campaign) as look:
        window = Window(look.campaign.window_key)
        rows = [row for row in await look.deadlines() if row.kind == "close"]
        save = await look.save()
    acts = [say(luck.choice(tables), who, f"w{number}-{count}", window) for who in people for count in range(luck.randint(1, 2))]
    acts += [deadline(luck.choice(tables), rows[0]) for _ in range(luck.randint(1, 2))]
    acts += [ready(luck.choice(tables), who, window) for who in people if luck.random() < 0.3]
    luck.shuffle(acts)
    await asyncio.gather(*(later(luck.randint(0, 12), act) for act in acts))

    async with tables[0].store.look(campaign) as look:
        closings = await look.closings(save.number)
        closed_at = await look.closed_at(window.key)
        latest = await look.save()
    assert 1 == len(closings) and closed_at is not None
    sealed = [(seat, given.fields["word"]) for seat, answer in closings[0].answers.items() if answer.by == "player" for given in answer.orders]
    assert sorted(window.accepted) == sorted(sealed)
    assert all("closed \ue000t:" in answer for answer in window.refused.values())
    assert latest.number == save.number + 1


async def play(table: Table, count: int, seed: int) -> None:
    luck = random.Random(seed)
    second = replace(table.herald, store=Store(table.url))
    people: list[Who] = []
    try:
        for number in range(count):
            if number % A_GAME == 0:
                campaign = await table.started(RED, BLUE, absence_limit="9")
                people = [await table.who(campaign, user) for user in (RED, BLUE)]
            await interleaving((table.herald, second), people, number, luck)
    finally:
        await second.store.close()


async def test_last_orders_against_the_deadline(table: Table) -> None:
    """Each order is in the result or refused with the closing time; there is exactly one closing."""
    await play(table, 1000, 1)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
async def test_ten_thousand_last_orders_against_the_deadline(table: Table, seed: int) -> None:
    """As above, ten thousand times in four stretches."""
    await play(table, 2500, seed)
