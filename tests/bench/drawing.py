"""How long a map takes, and how long the event loop waits for it."""

import asyncio
import tomllib
from pathlib import Path
from time import perf_counter

from bot.pictures.studio import Studio
from bot.settings import Settings
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.telling.pictures import Picture
from rules.registry import RULESETS
from tests.bench.figures import milliseconds, part

MAPS = 12
BEAT = 0.005
"""Seconds between two heartbeats of the watched loop."""


async def drawing(folder: Path) -> tuple[str, ...]:
    """Draw different maps one after another while a heartbeat watches the loop."""
    del folder
    studio, pictures = Studio(), maps()
    await studio.png(pictures.pop())  # the worker starts with the first
    late: list[float] = []
    heart = asyncio.create_task(beat(late))
    times = []
    for picture in pictures:
        begin = perf_counter()
        await studio.png(picture)
        times.append(perf_counter() - begin)
    heart.cancel()
    await studio.close()
    worst = part(late, 0.99)
    return (
        f"a map p95 {milliseconds(part(times, 0.95))} (aim 200 ms); loop lag p99 {milliseconds(worst)} (aim 20 ms)",
    )


async def beat(late: list[float]) -> None:
    """Note by how much each heartbeat is late, in seconds."""
    while True:
        begin = perf_counter()
        await asyncio.sleep(BEAT)
        late.append(perf_counter() - begin - BEAT)


def maps() -> list[Picture]:
    """Give maps of a campaign's first years, all different."""
    ruleset = RULESETS["civilized"]
    text = (Settings().scenarios / "civilized" / "crowns.toml").read_text(encoding="utf-8")
    scenario = ruleset.scenario.model_validate(tomllib.loads(text))
    session = Session.found(ruleset, Seeded("maps"), scenario, ruleset.options(), ())
    pictures = []
    for _ in range(MAPS + 1):
        session.close({}, ())
        pictures.append(ruleset.picture(session.view(None), None))
    return pictures
