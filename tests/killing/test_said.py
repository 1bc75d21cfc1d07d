"""What people write is answered once and kept once, whenever Herald is killed, and never after its window closed."""

import asyncio
import multiprocessing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.service.schedule import Schedule
from bot.service.table import campaigns, gamemaster
from tests.killing.farside import Json
from tests.killing.saying import Life, Mailbox, live
from tests.killing.test_killed import FOREVER, ended
from tests.service import databases
from tests.service.bench import BEGIN, BLUE, CHANNEL, GUILD, HOST, RED, Table, lay

PEOPLE = (RED, BLUE)
LONGEST = 1500
"""The most turns of the event loop in one life."""
DAILY = Schedule(orders=24, grace=0, marks=(), absence=20, early=False)


async def restarted(bench: Table, times: int, seed: int) -> tuple[Mailbox, int]:
    """Let Herald live so many times, while people write at all times; give how often it was killed."""
    luck, side, killed = Random(seed), Mailbox(1, PEOPLE), 0
    card = await campaigns.found(
        bench.herald, host=HOST, guild=GUILD, channel=CHANNEL, title="Talk", game="word", scenario="two", schedule=DAILY
    )
    for user in PEOPLE:
        await campaigns.join(bench.herald, card.id, user, f"User {user}")
    await campaigns.start(bench.herald, card.id, HOST)
    port, nursery = await side.open(), multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.killing.saying"])
    moment = BEGIN
    for side.life in range(1, times + 1):
        moment += timedelta(minutes=luck.choice((4, 5, 60, 300)))
        side.at(moment)
        for _ in range(luck.randint(1, 3)):
            side.write(luck.choice(PEOPLE))
        moment += timedelta(minutes=luck.choice((1, 5, 30)))
        side.at(moment)
        if luck.randint(1, 8) == 1:  # as another process might, before what was written is read
            bench.clock.moment = moment
            await gamemaster.close(bench.herald, card.id, HOST)
        turns = FOREVER if side.life == times else luck.randint(1, LONGEST)
        child = nursery.Process(target=live, args=(Life(moment, turns, bench.url, port, PEOPLE),))
        child.start()
        code = await asyncio.to_thread(ended, child)
        assert code in {0, -9}
        killed += code == -9
    await side.close()
    return side, killed


def answers_to(message: Json, channel: list[Json]) -> list[str]:
    """Give what Herald has answered to a message: what refers to it, or names its order."""
    ours = [
        one for one in channel if one["author"]["id"] == "1" and "Herald ·" not in one["content"] + str(one["embeds"])
    ]
    refers = [one for one in ours if one.get("message_reference", {}).get("message_id") == int(message["id"])]
    bare = [
        one for one in ours if "message_reference" not in one and f"{message['content']}\n" in one["content"] + "\n"
    ]
    return [one["content"] for one in (*refers, *bare)]


async def kept(bench: Table) -> dict[str, list[str]]:
    """Give in which windows each word was given, and among the drafts of the open one."""
    found: dict[str, list[str]] = {}
    async with bench.store.look(1) as look:
        for part in await look.closing_parts():
            for answered in part["closing"]["answers"].values():
                for order in answered["orders"]:
                    found.setdefault(str(order["fields"]["word"]), []).append(part["window_key"])
        for draft in await look.drafts():
            found.setdefault(str(draft.given.fields["word"]), []).append(look.campaign.window_key)
    return found


async def each_once(bench: Table, side: Mailbox) -> tuple[int, int]:
    """Look that each message was answered once; give how many orders were kept, each once, and how many were not."""
    words, taken, late = await kept(bench), 0, 0
    for channel in side.messages.values():
        for message in [one for one in channel if one["author"]["id"] != "1"]:
            word = message["content"].removeprefix("say ")
            (told,) = answers_to(message, channel)
            if "I was away when you wrote this" in told:
                assert word not in words
                late += 1
            else:
                assert told.startswith(f"✓ say {word}"), told
                assert 1 == len(words[word])
                taken += 1
    return taken, late


@pytest.mark.parametrize("kind", databases.KINDS)
async def test_twelve_restarts_lose_nothing_that_was_said(kind: str, tmp_path: Path) -> None:
    """Killed a dozen times with sheets on the way, Herald answers each once, and keeps each order once."""
    async with databases.make(kind, tmp_path) as made, lay(made.url, tmp_path) as bench:
        side, killed = await restarted(bench, 13, seed=4)
        taken, late = await each_once(bench, side)
        assert killed > 5
        assert taken > 0
        assert taken + late > 15


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", databases.KINDS)
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in (2, 3))])
async def test_two_hundred_restarts_lose_nothing_that_was_said(kind: str, seed: int, tmp_path: Path) -> None:
    """So it does two hundred times, on each kind of database."""
    async with databases.make(kind, tmp_path) as made, lay(made.url, tmp_path) as bench:
        side, killed = await restarted(bench, 50, seed)
        taken, late = await each_once(bench, side)
        assert killed > 20
        assert taken > 0
        assert taken + late > 30
