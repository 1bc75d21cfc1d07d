"""What players of each game are answered at first; `python -m tests.acceptance.replies [GAME ...]` writes it (H5)."""

import asyncio
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from bot.service.ground.scenarios import Scenarios
from rules.registry import RULESETS
from tests.e2e.easel import Easel
from tests.e2e.table import Reply, Table

FOLDER = Path(__file__).parent / "replies"
BOARDS = Path(__file__).parents[2] / "config/scenarios"
SEED = "5eed" * 16
STEPS, ORDERS = 12, 3
"""How often a line is completed at most, and how many different lines are given."""


@dataclass(frozen=True)
class Said:
    """What a player did, and what the bot answered."""

    act: str
    text: str
    private: bool


async def replies(folder: Path, game: str) -> list[Said]:
    """Play a game's first window as Ada does, and give what she did with what she was answered."""
    with (
        patch("bot.service.ground.herald.token_hex", lambda size: SEED[: 2 * size]),
        patch("bot.compose.Studio", Easel),
    ):
        async with Table(folder, game) as table:
            ada = table.player("Ada")
            scenario = Scenarios(BOARDS).names(game)[0]
            await ada.slash("campaign", "campaign found", game=game, scenario=scenario, title="Golden")
            for name in ("Ada", "Ben"):
                await table.player(name).slash("campaign", "join")
            await ada.slash("campaign", "campaign start")
            others = {name: table.read("campaign", name) for name in ("Ben", "Dan")}
            said = [told("/orders", await ada.slash("campaign", "orders"))]
            for line in [*await lines(table), "florp"]:
                reply = await ada.slash("campaign", "order", line=line)
                said.append(told(f"/order {line}", reply))
            assert others == {name: table.read("campaign", name) for name in others}, "somebody else saw an answer"
            return [*said, told("/ready", await ada.slash("campaign", "ready"))]


def told(act: str, reply: Reply) -> Said:
    """Give an answer as it was when it came."""
    return Said(act, reply.text, bool(reply.result.response and reply.result.response.ephemeral))


async def lines(table: Table) -> list[str]:
    """Give some lines that completion offers, each completed to its end by the first thing offered."""
    ada, found = table.player("Ada"), []
    for first in (await ada.complete("campaign", "order", "line", ""))[:ORDERS]:
        line = first
        for _ in range(STEPS):
            offered = [one for one in await ada.complete("campaign", "order", "line", line) if one != line]
            if not offered or not offered[0].startswith(line.strip()):
                break
            line = offered[0]
        found.append(line.strip())
    return found


def written(said: list[Said]) -> str:
    """Give answers as text, without what differs in each run."""
    blocks = [f"> {one.act}\n{one.text}" for one in said]
    return re.sub(r"@\d{15,}", "@somebody", "\n\n".join(blocks)) + "\n"


async def main(games: list[str]) -> None:
    """Write what some games answer, or all."""
    FOLDER.mkdir(exist_ok=True)
    for game in games or RULESETS:
        with tempfile.TemporaryDirectory() as folder:
            text = written(await replies(Path(folder), game))
        (FOLDER / f"{game}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
