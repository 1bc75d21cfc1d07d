"""Running: one number in, one month out."""

import asyncio
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from tests.e2e.easel import Easel
from tests.month.hall import Hall
from tests.month.month import Month
from tests.month.stillness import Loop, still
from tests.service import databases


@dataclass
class Outcome:
    """What became of a month."""

    seed: int
    digest: str
    story: list[str]
    broken: str = ""
    """The promise that was broken, and how; empty where all were kept."""


def lived(seed: int, *, days: int = 30, kind: str = "sqlite") -> Outcome:
    """Live the month of a seed."""
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner, usual(), still(runner.get_loop()):
        return runner.run(live(seed, days, kind, Path(folder)))


async def live(seed: int, days: int, kind: str, folder: Path) -> Outcome:
    """Live it on a database of this kind."""
    async with databases.make(kind, folder) as made:
        hall = Hall(folder, made.url, seats=3)
        month = Month(seed, hall, made.url, days=days, many=kind == "postgres")
        try:
            async with hall:
                await month.live()
        except Exception as error:  # noqa: BLE001  whatever it is, the month was not as it should be
            broken = str(error) if isinstance(error, AssertionError) else "".join(traceback.format_exception(error))
            return Outcome(seed, month.digest, month.story, broken or repr(error))
        finally:
            if month.second is not None:
                await month.second.stop()
            await month.reader.close()
        return Outcome(seed, month.digest, month.story)


@contextmanager
def usual() -> Iterator[None]:
    """Let every seed of a game and every fault be numbered the same, and pictures be drawn without a worker."""
    with (
        patch("bot.service.ground.herald.token_hex", lambda size: "5eed" * (size // 2)),
        patch("bot.service.posting.faults.token_hex", lambda size: "f0" * size),
        patch("bot.compose.Studio", Easel),
    ):
        yield
