"""How long a crowd waits for first answers while maps are drawn: 200 interactions in 10 seconds, 20 renders (H19)."""

import asyncio
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.bench.drawing import maps
from tests.bench.figures import milliseconds, part
from tests.e2e.table import Player, Table

CROWD, SPAN, RENDERS = 200, 10.0, 20
ASKED = (
    ("order", {"line": "tax 20"}),
    ("status", {}),
    ("orders", {}),
    ("letters", {}),
    ("inbox", {}),
    ("papers", {}),
)
"""What the crowd asks for, one after another."""


async def crowding(folder: Path) -> tuple[str, ...]:
    """Say how long the first answers took."""
    times = await crowd(folder)
    late = sum(time > 3 for time in times)
    middle, most, worst = (milliseconds(time) for time in (part(times, 0.5), part(times, 0.99), max(times)))
    line = f"{len(times)} interactions in {SPAN:g} s beside {RENDERS} renders: acknowledged p50 {middle}, p99 {most} "
    return (f"{line}(aim 1 s), worst {worst}; {late} over 3 s (aim 0)",)


async def crowd(folder: Path) -> list[float]:
    """Give how long each interaction of the crowd waited for its first answer, in seconds."""
    async with Table(folder) as table:
        ada, ben = table.player("Ada"), table.player("Ben")
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="Bench")
        await ada.join(seat="Hellas")
        await ben.join(seat="Lydia")
        await ada.slash("campaign", "campaign start")
        pictures = (maps() * 2)[:RENDERS]
        acknowledged, asked, env = watched(table), {}, table.world.env
        drawing = [asyncio.create_task(table.world.app.studio.png(picture)) for picture in pictures]
        settle, env._settle_internal = env._settle_internal, at_once  # a crowd does not wait for one another
        start = perf_counter()
        for number in range(CROWD):
            await asyncio.sleep(max(0.0, start + number * SPAN / CROWD - perf_counter()))
            begin = perf_counter()
            asked[await ask((ada, ben)[number % 2], number)] = begin
        env._settle_internal = settle
        await asyncio.gather(*drawing)
        await env.settle()
        return [acknowledged[id] - begin for id, begin in asked.items()]


async def at_once(**_: Any) -> None:  # Any: how long SimCord would wait, and for what
    """Do not wait for one another; give way, for SimCord asks again until its timers have run."""
    await asyncio.sleep(0)


def watched(table: Table) -> dict[str, float]:
    """Note when each interaction gets its first answer, by its id."""
    moments: dict[str, float] = {}
    answer = table.world.chaos.answer

    def noting(backend: Any, method: str, path: str, **request: Any) -> Any:  # Any: Discord's own JSON
        if path.startswith("/interactions/"):
            moments.setdefault(path.split("/")[2], perf_counter())
        return answer(backend, method, path, **request)

    table.world.chaos.answer = noting
    return moments


async def ask(player: Player, number: int) -> str:
    """Ask for something, and give the number of the interaction; nobody waits for its answer."""
    command, options = ASKED[number % len(ASKED)]
    room = player.room("campaign")
    result = await room.viewer.slash(room.channel, command, **options)
    return str(result._interaction.id)
