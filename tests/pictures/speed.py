"""How fast pictures are drawn, and whether the bot goes on meanwhile (H28): `python -m tests.pictures.speed`."""

import asyncio
import time

from bot.pictures.studio import Studio
from rules.kernel.telling.pictures import Picture
from tests.pictures.samples import crowns, provinces

TIMES = 40
SECONDS, BYTES, LAG = 0.3, 1_000_000, 0.25


async def main() -> None:
    """Print what each picture takes, and the lag of the event loop while eight are drawn at once."""
    studio = Studio()
    await studio.png(renamed(crowns(), "warm"))
    for name, picture in (("432 hexes", crowns()), ("60 provinces", provinces())):
        taken, largest = await measured(studio, picture)
        print(f"{name}: median {taken[len(taken) // 2]:.3f} s, p95 {taken[int(0.95 * len(taken))]:.3f} s", end=" ")
        print(f"(budget {SECONDS} s), {largest:,} bytes (budget {BYTES:,})")
    print(f"eight at once: event loop lag {await lag(studio):.3f} s (budget {LAG} s)")
    await studio.close()


async def measured(studio: Studio, picture: Picture) -> tuple[list[float], int]:
    """Draw a picture often, under a new title each time so that none is kept."""
    taken, largest = [], 0
    for number in range(TIMES):
        begun = time.perf_counter()
        png = await studio.png(renamed(picture, f"{picture.title}, {number}"))
        taken.append(time.perf_counter() - begun)
        largest = max(largest, len(png))
    return sorted(taken), largest


async def lag(studio: Studio) -> float:
    """Give the longest that the event loop stood still while eight maps were drawn."""
    drawing = asyncio.gather(*(studio.png(renamed(crowns(), f"eight {number}")) for number in range(8)))
    longest = 0.0
    while not drawing.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        longest = max(longest, time.perf_counter() - begun - 0.01)
    await drawing
    return longest


def renamed(picture: Picture, title: str) -> Picture:
    return picture.model_copy(update={"title": title})


if __name__ == "__main__":
    asyncio.run(main())
