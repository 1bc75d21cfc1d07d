"""What a worker does when it goes wrong; it runs in the worker's own process."""

import os
import signal
from pathlib import Path

from bot.pictures.paint import painted
from bot.pictures.studio import render

FLAG = "HERALD_TEST_DIED"


def die(body: str) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return body.encode()


def die_once(body: str) -> bytes:
    flag = Path(os.environ[FLAG])
    if not flag.exists():
        flag.touch()
        die(body)
    return render(body)


def fail(body: str) -> bytes:
    raise ValueError("no ink left")


def tear(body: str) -> bytes:
    return painted(body[:9])
