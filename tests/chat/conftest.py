"""A table at which the Market is played: a game with every kind of field, and nothing of a real one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import Waiting
from bot.compose import compose
from sandbox.world import App
from tests.e2e.easel import Easel
from tests.e2e.table import Player, Table
from tests.kernel.toy import FAIR, TOY

FILE = """id = "{id}"
title = "{title}"

[families]
{families}

[stalls]
{stalls}
"""


class Market(Table):
    """A table whose Herald knows the Market alone."""

    def __init__(self, folder: Path) -> None:
        self.files = {"scenarios": folder / "scenarios", "rulebooks": folder / "books"}
        super().__init__(folder)

    def build(self, clock: Waiting) -> App:
        return compose(self.settings.model_copy(update=self.files), clock=clock, games={"toy": TOY})

    async def founded(self, title: str = "The Fair of Ur") -> None:
        """Let Ada found a campaign, and Ada, Ben and Cleo take its three seats."""
        await self.player("Ada").slash("campaign", "campaign found", game="toy", title=title)
        for name, seat in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            await self.player(name).slash("campaign", "join", seat=seat)

    async def begun(self) -> tuple[Player, Player, Player]:
        """Found a campaign, start it, and play its opening; give Ada, Ben and Cleo at their first day's orders."""
        await self.founded()
        ada, ben, cleo = (self.player(name) for name in ("Ada", "Ben", "Cleo"))
        await ada.slash("campaign", "campaign start")
        for player in (ada, ben, cleo):
            await player.slash("campaign", "order", line="be calm")
            await player.slash("campaign", "ready")
        return ada, ben, cleo


def toml(pairs: dict[str, str]) -> str:
    return "\n".join(f'{id} = "{name}"' for id, name in pairs.items())


@pytest.fixture(autouse=True)
def easel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw without a worker, which would have to start for every test."""
    monkeypatch.setattr("bot.compose.Studio", Easel)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the Market's scenario and rulebook."""
    scenarios, books = tmp_path / "scenarios" / "toy", tmp_path / "books"
    scenarios.mkdir(parents=True)
    books.mkdir()
    text = FILE.format(id=FAIR.id, title=FAIR.title, families=toml(FAIR.families), stalls=toml(FAIR.stalls))
    (scenarios / "fair.toml").write_text(text, encoding="utf-8")
    rules = (Path(__file__).parents[1] / "kernel" / "toy.md").read_text(encoding="utf-8")
    (books / "toy.md").write_text(rules, encoding="utf-8")
    return tmp_path


@pytest.fixture
async def table(folder: Path) -> AsyncIterator[Market]:
    """The table, with Herald at it and no campaign yet."""
    async with Market(folder) as market:
        yield market
