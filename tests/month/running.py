"""Running: one number in, one month out."""

import asyncio
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from rules.kernel.telling.pictures import Picture
from rules.registry import RULESETS
from tests.month.game import WORD
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


def lived(seed: int, *, days: int = 30, kind: str = "sqlite", alone: bool = False, game: str = WORD) -> Outcome:
    """Live the month of a seed; on PostgreSQL two processes share the database, unless one is to be `alone`."""
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner, usual(), still(runner.get_loop()):
        return runner.run(live(seed, days, kind, Path(folder), many=kind == "postgres" and not alone, game=game))


async def live(seed: int, days: int, kind: str, folder: Path, *, many: bool, game: str) -> Outcome:
    """Live it on a database of this kind."""
    async with databases.make(kind, folder) as made:
        hall = Hall(folder, made.url, seats=3, game=game)
        month = Month(seed, hall, made.url, days=days, many=many, game=game)
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


def played(seed: int) -> str:
    """Give the game of a month: the Murmur and Herald's own take turns."""
    games = [WORD, *RULESETS]
    return games[seed % len(games)]


class Blank:
    """A studio that leaves every sheet white, at once: what pictures show is for other tests."""

    async def png(self, _: Picture) -> bytes:
        return WHITE

    async def close(self) -> None:
        """Leave everything as it is."""


WHITE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8ffffff7f0009fb03fd"
    "05432b650000000049454e44ae426082"
)
"""The smallest picture."""


@contextmanager
def usual() -> Iterator[None]:
    """Let all that has a number by chance get the same again, and pictures be drawn without a worker."""
    numbers = Random(1)
    by_turns = SimpleNamespace(token_hex=lambda size: numbers.randbytes(size).hex())
    with (
        patch("bot.chat.answering.answers.secrets", by_turns),
        patch("bot.service.talk.letters.token_hex", by_turns.token_hex),
        patch("bot.service.talk.pacts.token_hex", by_turns.token_hex),
        patch("bot.service.talk.promises.token_hex", by_turns.token_hex),
        patch("bot.service.ground.herald.token_hex", lambda size: "5eed" * (size // 2)),
        patch("bot.service.posting.faults.token_hex", lambda size: "f0" * size),
        patch("bot.compose.Studio", Blank),
    ):
        yield
