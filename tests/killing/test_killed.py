"""Service, store and courier, killed with `kill -9` again and again, lose nothing and say nothing twice (H8, H17)."""

import asyncio
import json
import multiprocessing
import re
import shutil
import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from tests.killing.farside import FarSide
from tests.killing.life import live
from tests.service.bench import CHANNEL
from tests.service.databases import template_file

KILLED, FEW = 200, 16
LONGEST = 900
"""The most turns of the event loop in one life; an order takes about four hundred, a message fifty."""
FOREVER = 10**9
FORGETS = 3
"""Lives after which the far side has forgotten a nonce."""
MOMENTS = re.compile(r"<t:\d+:\w>")
REFERENCE = re.compile(r"· [0-9a-f]{8}")


async def lives(folder: Path, turns: list[int], hasty: bool = False) -> tuple[FarSide, list[int]]:
    """Let Herald live again and again, each time for so many turns of its event loop, then as long as it likes."""
    database = folder.with_suffix(".db")
    shutil.copy(await template_file(), database)
    side, ends = FarSide(FORGETS), []
    port = await side.open()
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.killing.life"])
    for side.life, left in enumerate([*turns, FOREVER], start=1):
        child = nursery.Process(target=live, args=(side.life, left, database, port, hasty))
        child.start()
        ends.append(await asyncio.to_thread(ended, child))
        if ends[-1] == 0:
            break
    await side.close()
    return side, ends


def ended(child: multiprocessing.Process) -> int | None:
    """Wait for the end of a life and give how it ended."""
    child.join()
    return child.exitcode


def told(side: FarSide, moot: set[str]) -> dict[int, list[str]]:
    """Give what stands on the far side, without the moments, which deaths shift, and without moot reminders."""
    stood = side.stood().items()
    return {
        channel: [MOMENTS.sub("", text) for text in found if moot.isdisjoint(REFERENCE.findall(text))]
        for channel, found in stood
    }


def reminders(database: Path) -> set[str]:
    """Give the references of the reminders: one that had not gone when its orders came, for a death, never goes."""
    with closing(sqlite3.connect(database)) as store:
        keys = [key for (key,) in store.execute("SELECT key FROM posts WHERE key LIKE '%:remind-%'")]
    return {"· " + blake2b(f"{key}/0".encode(), digest_size=4).hexdigest() for key in keys}


def closed_reminders(database: Path) -> set[str]:
    """Give the references of the reminders of windows that have closed, of those that were ever sent or tried."""
    with closing(sqlite3.connect(database)) as store:
        found = store.execute(
            "SELECT key FROM posts JOIN campaigns ON campaigns.id = posts.campaign "
            "WHERE key LIKE '%:remind-%' AND posts.window_key != campaigns.window_key"
        )
        return {"· " + blake2b(f"{key}/0".encode(), digest_size=4).hexdigest() for (key,) in found}


def interrupted(database: Path) -> int:
    """Count how often Herald died between claiming what it had to tell and having told it."""
    with closing(sqlite3.connect(database)) as store:
        ((tries,),) = store.execute("SELECT sum(tries) - count(*) FROM tellings WHERE state = 'told'")
    return int(tries)


def asked(side: FarSide, moot: set[str]) -> dict[int, list[str]]:
    """Give what is asked on the far side: the words above each message, without its pages.

    What befell a seat alone comes before the next brief, or in it where that is told late.
    """
    heads = {channel: [str(json.loads(text)[0]) for text in found] for channel, found in told(side, moot).items()}
    return {channel: [head for head in found if not head.endswith(" alone")] for channel, found in heads.items()}


@pytest.mark.parametrize("killed", [FEW, pytest.param(KILLED, marks=pytest.mark.fuzz)])
async def test_H17_deaths_change_nothing(tmp_path: Path, killed: int) -> None:
    """Whenever it dies, many times in all, the same messages stand in the same places as after an undisturbed life.

    Of who acts before a brief has reached him the next one tells more: there only what is asked is compared.
    """
    random, deaths, found, cut_short, hasty = Random(5), 0, 0, 0, False
    whole, (end,) = await lives(tmp_path / "whole", [])
    moot = reminders(tmp_path / "whole.db")
    while deaths < killed:
        turns = [random.randint(1, LONGEST) for _ in range(killed)]
        broken, ends = await lives(tmp_path / f"after {deaths}", turns, hasty)
        cut_short += interrupted(tmp_path / f"after {deaths}.db")
        deaths, found = deaths + len(ends) - 1, found + broken.searched + broken.repeated
        marks = [mark for texts in broken.stood().values() for text in texts for mark in REFERENCE.findall(text)]
        assert {-9} == set(ends[:-1])
        assert len(set(marks)) == len(marks) > 20
        assert asked(whole, moot) == asked(broken, moot)
        assert told(whole, moot)[CHANNEL] == told(broken, moot)[CHANNEL]
        assert hasty or told(whole, moot) == told(broken, moot)
        hasty = not hasty

    assert 0 == end
    assert 0 == whole.searched + whole.repeated
    assert found > 0
    assert cut_short > 0


async def test_H17_the_reminders_of_a_closed_window_are_gone(tmp_path: Path) -> None:
    """Whenever it dies, no reminder stands longer than its window, none comes again, and the briefs stay."""
    random = Random(11)
    turns = [random.randint(LONGEST // 4, LONGEST) for _ in range(12)]
    side, ends = await lives(tmp_path / "reminded", turns)
    closed = closed_reminders(tmp_path / "reminded.db")
    stood = [mark for texts in side.stood().values() for text in texts for mark in REFERENCE.findall(text)]

    assert len(ends) > 5
    assert closed
    assert side.deleted >= len(closed) // 2 > 0
    assert closed.isdisjoint(stood)
    assert any("Closed " in text for texts in side.stood().values() for text in texts)
