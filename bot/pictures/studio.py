"""The studio: pictures as PNG, drawn in a process of its own, since drawing would hold up the bot (H28)."""

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from bot.pictures.ink.lettering import STYLES, advances
from bot.pictures.paint import painted, ready
from bot.pictures.svg import svg
from rules.kernel.errors import Fault
from rules.kernel.state.models import fingerprint
from rules.kernel.telling.pictures import Picture

KEPT = 64
"""Pictures kept for who asks again; each is well under 1 MB."""


class Undrawn(Fault):
    """A picture that could not be drawn."""

    def __init__(self, title: str, reason: str) -> None:
        """Keep what was to be drawn and why it could not be."""
        super().__init__(title, reason)
        self.title, self.reason = title, reason

    def __str__(self) -> str:
        """Say what is missing and why."""
        return f"The picture “{self.title}” could not be drawn: {self.reason}"


class Studio:
    """Draws pictures in a worker process, which starts with the first; equal pictures are drawn once."""

    def __init__(self, kept: int = KEPT) -> None:
        """Keep at most this many of the pictures drawn last."""
        self._kept = kept
        self._done: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._pool: ProcessPoolExecutor | None = None

    async def png(self, picture: Picture) -> bytes:
        """Give the picture as PNG, 1,600 pixels wide. Raises Undrawn."""
        body = picture.model_dump_json()
        key = fingerprint(body)
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw(key, picture.title, body))
            self._drawing[key].add_done_callback(lambda drawing: self._over(key, drawing))
        # Who stops waiting does not stop the drawing: others may wait for the same picture.
        return await asyncio.shield(self._drawing[key])

    async def close(self) -> None:
        """End the worker; the next picture would start another."""
        for drawing in list(self._drawing.values()):
            drawing.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _draw(self, key: str, title: str, body: str) -> bytes:
        drawn = self._done[key] = await self._drawn(title, body)
        while len(self._done) > self._kept:
            self._done.popitem(last=False)
        return drawn

    def _over(self, key: str, drawing: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if not drawing.cancelled():
            drawing.exception()  # nobody may wait any more; then nobody need hear that it failed

    async def _drawn(self, title: str, body: str) -> bytes:
        """Let the worker draw; where it dies, let a second one try, once."""
        for _ in range(2):
            pool = self._working()
            try:
                return await asyncio.wrap_future(pool.submit(render, body))
            except BrokenProcessPool:
                self._discard(pool)
            except Exception as wrong:
                raise Undrawn(title, str(wrong) or type(wrong).__name__) from wrong
        raise Undrawn(title, "the process that draws died twice")

    def _working(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the threads' locks of the bot as they happen to stand.
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=prepare)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Let a broken pool go, unless another picture's failure has replaced it already."""
        pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None


def prepare() -> None:
    """Make a worker ready: it leaves Ctrl-C to the bot, ends when the bot ends, and has read the fonts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for style in STYLES:
        advances(style.file)
    ready()


def render(body: str) -> bytes:
    """Give the PNG of a picture written as JSON; runs in the worker."""
    return painted(svg(Picture.model_validate_json(body)))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
