"""Stillness: a loop without threads, sockets' whims or a wall clock, on which the same seed makes the same history.

Time passes only when nothing else is left to do; SQLite answers in the loop's own thread, one turn later.
"""

import asyncio
import selectors
import socket
from asyncio import selector_events
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from simcord import _dpy_internals, _runtime

SILENCE = 5.0
"""Real seconds after which nothing comes any more."""
LOCKED = 0.1
"""Real seconds without an answer, after which it waits for what another connection has locked."""
FLUSH = b"H\x00\x00\x00\x04"
"""How a question ends whose answer is one part alone."""
READY = b"Z\x00\x00\x00\x05"
"""How the last part of an answer of PostgreSQL begins."""


class Leaping(selectors.DefaultSelector):
    """Waits for nothing but a database that is about to answer: what else would be waited for is leapt to."""

    leap: Callable[[float], None]

    def __init__(self) -> None:
        super().__init__()
        self.talking: set[int] = set()
        """The connections on which something was asked and is not answered yet."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0 and len(self.get_map()) == 1:  # the loop's own pipe, which nobody has a hand on
            return []
        found = self.answered() if self.talking else super().select(0)
        if found or self.talking:
            return sorted(found, key=lambda one: one[0].fd)
        if timeout == 0:
            return found
        if timeout is None or self.connecting():
            found = super().select(SILENCE)
            if not found and timeout is None:
                raise RuntimeError("everybody waits, and nothing will ever come")
        else:
            self.leap(timeout)
        return found

    def answered(self) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait until everything is answered that was asked, unless one answer waits for another's end."""
        patience = LOCKED
        while True:
            found = super().select(patience)
            if patience == 0 or self.talking <= {key.fd for key, _ in found}:
                return found
            patience = 0 if not found or patience < LOCKED else LOCKED / 2

    def connecting(self) -> bool:
        """Tell whether a connection is being opened."""
        return any(key.events & selectors.EVENT_WRITE for key in self.get_map().values())


class Spoken(selector_events._SelectorSocketTransport):
    """A connection to a database, of which the loop knows whether an answer is to come."""

    prepares = False

    @property
    def talking(self) -> set[int]:
        return self._loop._selector.talking

    def write(self, data: Any) -> None:
        self.talking.add(self._sock_fd)
        self.prepares = bytes(data[-5:]) == FLUSH
        super().write(data)

    def _read_ready__data_received(self) -> None:
        heard = self._sock.recv(self.max_size, socket.MSG_PEEK)
        if len(heard) <= 1 or self.prepares or heard[-6:-1] == READY:
            self.talking.discard(self._sock_fd)
        super()._read_ready__data_received()

    def _call_connection_lost(self, error: BaseException | None) -> None:
        self.talking.discard(self._sock_fd)
        super()._call_connection_lost(error)


class Loop(asyncio.SelectorEventLoop):
    """A loop whose time is its own."""

    def __init__(self) -> None:
        selector = Leaping()
        super().__init__(selector)
        self.moment = 1_000.0
        selector.leap = self.leap

    def leap(self, seconds: float) -> None:
        self.moment += seconds

    def time(self) -> float:
        return self.moment

    def _make_socket_transport(self, sock: Any, protocol: Any, waiter: Any = None, **more: Any) -> Spoken:
        return Spoken(self, sock, protocol, waiter, **more)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        """Do at once what a thread would do some time."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001  it is its caller's
            done.set_exception(error)
        return done


class Inline:
    """Takes the place of the queue to aiosqlite's thread: what is put there is done at once, and told a turn later."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            result, error = function(), None
        except BaseException as raised:  # noqa: BLE001  it is its caller's
            result, error = None, raised
        if future is None:
            return
        loop = future.get_loop()
        asyncio.BaseEventLoop.call_soon(loop, told, future, result, error)


def told(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Tell how it went, if anybody still waits."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class NoThread:
    """Takes the place of aiosqlite's thread."""

    daemon = True

    def __init__(self, **_: Any) -> None:
        """Begin nothing."""

    def start(self) -> None:
        """Begin nothing."""


def run(story: Coroutine[Any, Any, Any]) -> Any:
    """Run a story from beginning to end, in stillness."""
    with asyncio.Runner(loop_factory=Loop) as runner, still(runner.get_loop()):
        return runner.run(story)


@contextmanager
def still(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let nothing depend on threads and wall clocks meanwhile."""
    with (
        patch.object(_dpy_internals, "_REAL_MONOTONIC", loop.time),
        patch.object(_runtime._CallbackRecord, "__eq__", object.__eq__),  # each is looked for among hundreds
        patch("aiosqlite.core.SimpleQueue", Inline),
        patch("aiosqlite.core.Thread", NoThread),
        patch("bot.service.desk.foreseen.perf_counter", lambda: 0.0),
    ):
        yield
