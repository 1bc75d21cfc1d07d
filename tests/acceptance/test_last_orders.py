"""H8: last orders against the deadline: whatever comes at once is decided once."""

import asyncio
import random
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field, replace

import pytest

from bot.service.closing.sealing import close_due
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.store.store import Store
from rules.kernel.errors import Answer
from tests.service import databases
from tests.service.bench import BLUE, RED, Table

A_GAME = 90
"""How many interleavings are played in one campaign, before its state grows long."""
WHILE = 20
"""More windows in a row than anybody misses here: whoever comes too late nine times in a row is not away."""
ELSEWHERE = 0.1
"""How often a second process takes part: on SQLite the two wait for each other by trying again and again."""
AT_ONCE = 6
"""How many campaigns are played side by side on PostgreSQL."""


@dataclass
class Window:
    """A window against which everything happens at once, and what came of each order."""

    key: str
    accepted: list[tuple[str, str]] = field(default_factory=list)
    refused: dict[tuple[str, str], str] = field(default_factory=dict)
    too_late: list[str] = field(default_factory=list)
    """What those were told who were ready too late."""


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
        window.too_late.append(str(answer))


async def later(turns: int, act: Awaitable[object]) -> None:
    """Act after so many turns of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    await act


async def interleaving(heralds: Sequence[Herald], people: Sequence[Who], number: int, luck: random.Random) -> None:
    """Let orders, readiness and the deadline come at once, and look what was sealed."""
    store, campaign = heralds[0].store, people[0].campaign
    async with store.look(campaign) as look:
        window = Window(look.campaign.window_key)
        row = next(row for row in await look.deadlines() if row.kind == "close")
        save = (await look.saves())[-1]
    where = heralds if luck.random() < ELSEWHERE else heralds[:1]
    acts = [say(luck.choice(where), who, f"w{number}", window) for who in people]
    acts += [close_due(luck.choice(where), row) for _ in range(luck.choice((1, 1, 1, 2)))]
    acts += [ready(luck.choice(where), who, window) for who in people if luck.random() < 0.15]
    luck.shuffle(acts)
    await asyncio.gather(*(later(luck.randint(0, 9), act) for act in acts))

    async with store.look(campaign) as look:
        closings = await look.closings(save.number)
        closed_at = await look.closed_at(window.key)
        latest = (await look.saves())[-1]
        modes = [seat.mode for seat in look.seats.values()]
    assert 1 == len(closings) and closed_at is not None
    by_hand = {seat: answer.orders for seat, answer in closings[0].answers.items() if answer.by == "player"}
    sealed = [(seat, given.fields["word"]) for seat, words in by_hand.items() for given in words]
    assert sorted(window.accepted) == sorted(sealed)
    assert len(people) == len(window.accepted) + len(window.refused)
    assert all("closed \ue000t:" in answer for answer in [*window.refused.values(), *window.too_late])
    assert latest.number == save.number + 1 and ["player"] * len(people) == modes


async def play(table: Table, count: int, seed: int) -> None:
    """Play so many interleavings, a campaign after another."""
    luck = random.Random(seed)
    second = replace(table.herald, store=Store(table.url))
    people: list[Who] = []
    try:
        for number in range(count):
            if number % A_GAME == 0:
                campaign = await table.started(RED, BLUE, absence=str(WHILE))
                people = [await table.who(campaign, user) for user in (RED, BLUE)]
            await interleaving((table.herald, second), people, number, luck)
    finally:
        await second.store.close()


async def play_all(table: Table, count: int) -> None:
    """Play so many interleavings; on PostgreSQL, where campaigns do not wait for each other, side by side."""
    if table.url.startswith("sqlite"):
        await play(table, count, 1)
        return
    async with asyncio.TaskGroup() as group:
        for seed in range(AT_ONCE):
            group.create_task(play(table, -(-count // AT_ONCE), seed))


@pytest.mark.parametrize("bench", databases.KINDS, indirect=True)
async def test_H8_last_orders_against_the_deadline(bench: Table) -> None:
    """Each order is in the result or refused with the closing time; there is exactly one closing."""
    await play_all(bench, 90)


@pytest.mark.fuzz
async def test_H8_ten_thousand_last_orders_against_the_deadline(bench: Table) -> None:
    """As above, ten thousand times."""
    await play_all(bench, 10_000)
