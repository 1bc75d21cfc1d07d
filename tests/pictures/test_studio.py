"""The studio draws in a process of its own, once for all who ask, and outlives that process (H28)."""

import asyncio
import os
import struct
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures.studio import Studio, Undrawn
from rules.kernel.telling.pictures import Picture
from tests.pictures import dying
from tests.pictures.samples import a_map, a_tile, chart, crowns, provinces

PNG = b"\x89PNG\r\n\x1a\n"
MOST = 1_000_000


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """Give a studio that is closed after the test."""
    studio = Studio(kept=3)
    yield studio
    await studio.close()


def size(png: bytes) -> tuple[int, int]:
    """Read width and height from a PNG's header."""
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


def a_picture(number: int) -> Picture:
    return a_map(a_tile(0, 0, name=f"Town {number}", size=number))


def worker(studio: Studio) -> int:
    """Give the process that draws."""
    assert studio._pool is not None
    return next(iter(studio._pool._processes))


async def test_H28_pictures_are_png_of_1600_pixels_under_a_megabyte(studio: Studio) -> None:
    """The largest pictures that games have stay within the budget (H28)."""
    for picture in (crowns(), provinces(), provinces(20, 4), chart()):
        png = await studio.png(picture)

        assert 1600 == size(png)[0]
        assert len(png) <= MOST


async def test_letters_are_drawn_with_our_own_fonts(studio: Studio) -> None:
    """A machine without fonts draws the names too: a longer name makes a different picture."""
    named, unnamed = await asyncio.gather(studio.png(a_picture(1)), studio.png(a_map(a_tile(0, 0))))

    assert len(named) > len(unnamed) + 500


async def test_H28_who_asks_again_gets_the_same_without_drawing(studio: Studio, monkeypatch) -> None:
    """Even when nothing could be drawn any more."""
    first = await studio.png(a_picture(1))
    monkeypatch.setattr(studio, "_working", None)

    assert first is await studio.png(a_picture(1))


async def test_only_the_last_pictures_are_kept(studio: Studio) -> None:
    """Memory has a bound, and what was asked for lately stays longest."""
    first = await studio.png(a_picture(1))
    for number in (2, 3, 1, 4):
        await studio.png(a_picture(number))

    assert 3 == len(studio._done)
    assert first is await studio.png(a_picture(1))


async def test_H28_many_who_ask_at_once_share_one_drawing(studio: Studio) -> None:
    """Eight players who open the map wait for one picture."""
    found = await asyncio.gather(*(studio.png(a_picture(1)) for _ in range(8)))

    assert 1 == len({id(png) for png in found})


async def test_who_leaves_does_not_take_the_picture_along(studio: Studio) -> None:
    """One of two who wait is cancelled; the other gets it."""
    leaving, staying = (asyncio.create_task(studio.png(a_picture(1))) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()

    assert PNG == (await staying)[:8]
    assert leaving.cancelled()


async def test_H28_the_bot_goes_on_while_a_picture_is_drawn(studio: Studio) -> None:
    """The event loop turns, which it would not if the drawing held the interpreter."""
    await studio.png(a_picture(1))
    drawing, turns = asyncio.create_task(studio.png(crowns())), 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        turns += 1

    assert turns >= 10


async def test_a_worker_that_was_killed_is_replaced(studio: Studio) -> None:
    """Whatever ends it between two pictures."""
    await studio.png(a_picture(1))
    killed = worker(studio)
    os.kill(killed, 9)

    assert PNG == (await studio.png(a_picture(2)))[:8]
    assert killed != worker(studio)


async def test_a_worker_that_dies_drawing_is_replaced_once(studio: Studio, monkeypatch, tmp_path: Path) -> None:
    """The second one draws the picture."""
    monkeypatch.setenv(dying.FLAG, str(tmp_path / "died"))
    monkeypatch.setattr("bot.pictures.studio.render", dying.die_once)

    assert PNG == (await studio.png(a_picture(1)))[:8]


async def test_a_picture_that_kills_every_worker_is_a_fault(studio: Studio, monkeypatch) -> None:
    """It says which picture, and the next one is drawn again."""
    with monkeypatch.context() as patch:
        patch.setattr("bot.pictures.studio.render", dying.die)

        with pytest.raises(Undrawn, match="“A map” could not be drawn: the process that draws died twice"):
            await studio.png(a_picture(1))

    assert PNG == (await studio.png(a_picture(1)))[:8]


async def test_a_drawing_that_fails_says_why(studio: Studio, monkeypatch) -> None:
    """A mistake in drawing is no reason to end the worker, and is not kept."""
    await studio.png(a_picture(1))
    before = worker(studio)
    with monkeypatch.context() as patch:
        patch.setattr("bot.pictures.studio.render", dying.fail)

        with pytest.raises(Undrawn, match="no ink left"):
            await studio.png(a_picture(2))

    assert PNG == (await studio.png(a_picture(2)))[:8]
    assert before == worker(studio)


async def test_a_drawing_that_is_no_svg_says_why(studio: Studio, monkeypatch) -> None:
    """What the painter makes of it comes back from the worker, which goes on."""
    await studio.png(a_picture(1))
    before = worker(studio)
    with monkeypatch.context() as patch:
        patch.setattr("bot.pictures.studio.render", dying.tear)

        with pytest.raises(Undrawn, match=r"“A map” could not be drawn: .*ParsingFailed"):
            await studio.png(a_picture(2))

    assert PNG == (await studio.png(a_picture(2)))[:8]
    assert before == worker(studio)


async def test_a_closed_studio_leaves_no_process() -> None:
    """And may be closed twice, or without ever having drawn."""
    studio = Studio()
    await studio.close()
    await studio.png(a_picture(1))
    left = worker(studio)
    await studio.close()
    await studio.close()

    with pytest.raises(ProcessLookupError):
        os.kill(left, 0)


ABANDON = """
import asyncio, os
from bot.pictures.studio import Studio
from rules.kernel.telling.pictures import Picture

async def main():
    studio = Studio()
    await studio.png(Picture(title="Last", alt="The last picture"))
    print(next(iter(studio._pool._processes)), flush=True)
    os._exit(1)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_that_crashes_leaves_no_worker(tmp_path: Path) -> None:
    """The worker sees that its bot is gone, and goes."""
    script = tmp_path / "abandon.py"
    script.write_text(ABANDON)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    ran = subprocess.run(
        [sys.executable, script], check=False, capture_output=True, text=True, env=environment, timeout=300
    )

    assert 1 == ran.returncode
    left = int(ran.stdout)
    for _ in range(100):
        if not Path(f"/proc/{left}").exists() or " Z " in Path(f"/proc/{left}/stat").read_text():
            break
        time.sleep(0.1)
    else:
        pytest.fail(f"worker {left} is still there")
