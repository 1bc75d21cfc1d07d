"""Herald dies at any moment, comes back, and nobody can tell afterwards but by the clock."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import discord
import pytest

from tests.e2e.crash import Crash
from tests.e2e.story import SEATS, TITLE, by_line, next_act, play
from tests.e2e.table import Table

WINDOWS = 3
CRASHES = 20
SHIFTED = re.compile(r"\w{3} \d+ \w{3} \d{4}, \d\d:\d\d|^@\d+ ")
"""Moments, which a pause shifts, and the mention that calls a person into a thread."""


Told = dict[str, list[tuple[str, str]]]
"""What the courier brought: to the channel, and to each person."""
KEPT: list[tuple[Told, int]] = []


async def undisturbed(folder: Path) -> tuple[Told, int]:
    """Give what stands in every room after the story without a crash, and how many points a crash could lie at."""
    if not KEPT:
        async with Table(folder) as table:
            crash = Crash(table)
            await play(table, WINDOWS)
            crash.remove()
            KEPT.append((told(table, "direct"), crash.passed))
    return KEPT[0]


def told(table: Table, *private: str) -> Told:
    """Give what the courier brought, without what depends on the moment and the way."""
    rooms = {"campaign": table.posts("campaign", "Ada")}
    for name in SEATS:
        threads = (room for room in table.world.rooms(name) if room.kind == "thread")
        own = [room.key for room in threads if room.name.lower().startswith(f"{TITLE}: {SEATS[name]}".lower())]
        rooms[name] = [post for key in private or own for post in table.posts(key, name)]
    return {room: [(mark, SHIFTED.sub("", text)) for mark, text in posts] for room, posts in rooms.items()}


@pytest.mark.parametrize("run", [0, *(pytest.param(run, marks=pytest.mark.fuzz) for run in range(1, 5))])
async def test_story_survives_sudden_deaths(tmp_path: Path, run: int) -> None:
    """Some ten deaths in one story leave the same messages in the same order as none: none lost, none doubled."""
    whole, points = await undisturbed(tmp_path)
    random, died = Random(run), []
    async with Table(tmp_path, "broken") as table:
        crash = Crash(table)
        crash.after(random.randint(1, 2 * points // CRASHES))
        while act := await next_act(table, WINDOWS):
            try:
                await act()
            except AssertionError:
                assert crash.dead
            if crash.dead:
                died.append(crash.passed)
                await crash.revive()
                crash.after(random.randint(1, 2 * points // CRASHES))
        crash.remove()
        await table.pass_time(minutes=15)
        broken = told(table, "direct")

    assert len(died) >= 7
    assert whole == broken


async def test_story_ends_well_on_a_bad_day(tmp_path: Path) -> None:
    """With all direct messages closed and every tenth request failing, late or early, everything arrives once."""
    whole, _ = await undisturbed(tmp_path)
    async with Table(tmp_path, "tried") as table:
        table.tolerated = (discord.HTTPException,)
        for name in table.world.people:
            table.world.shut(name, True)
        table.world.chaos.every = 10
        while act := await next_act(table, WINDOWS, by_line):
            table.world.chaos.late = not table.world.chaos.late
            with suppress(AssertionError):  # who gets no answer looks again, and tries again
                await act()
            await table.pass_time(minutes=2)
        await table.pass_time(minutes=30)
        stood = told(table)
        table.world.chaos.every = 0
        await table.player("Ada").slash("campaign", "campaign end", really=True)

    assert len(table.world.chaos.failed) > 10
    assert whole == stood
    assert "5eed5eed" in table.read("campaign", "Cleo")
