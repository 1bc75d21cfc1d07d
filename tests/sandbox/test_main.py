"""`python -m sandbox`, as `make play` starts it."""

import asyncio
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession


@asynccontextmanager
async def started(*options: str) -> AsyncIterator[str]:
    """Start a sandbox and stop it again, which it must do in silence; give its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = (sys.executable, "-m", "sandbox", "--port", port, *options)
    sandbox = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT)
    async with asyncio.timeout(300):
        said = (await sandbox.stdout.readline()).decode()
    assert f"http://127.0.0.1:{port}/" in said, said
    yield f"http://127.0.0.1:{port}"
    sandbox.terminate()
    assert (b"", None) == await sandbox.communicate()
    assert 0 == sandbox.returncode


async def state(browser: ClientSession, desk: str) -> dict[str, Any]:
    async with browser.get(f"{desk}/api/state") as answer:
        return await answer.json()


async def test_kept_database_goes_on_and_a_fresh_one_does_not(tmp_path: Path) -> None:
    """With the same file the campaign stands as it stood, at the moment at which it stood; `--fresh` begins anew."""
    file = ("--database", str(tmp_path / "kept.db"))
    async with ClientSession() as browser:
        async with started(*file) as desk:
            await browser.post(f"{desk}/api/set")
            await browser.post(f"{desk}/api/advance", json={"seconds": 3600})
            left = await state(browser, desk)
        async with started(*file) as desk:
            found = await state(browser, desk)
        async with started(*file, "--fresh") as desk:
            fresh = await state(browser, desk)

    assert "running" == left["campaigns"][0]["status"]
    assert (left["campaigns"], left["now"]) == (found["campaigns"], found["now"])
    assert ([], "Thu 1 Jan 2026, 00:00") == (fresh["campaigns"], fresh["now"])
