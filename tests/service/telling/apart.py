"""Sealing without telling: a Herald that tells only when it is told to, and games that are sealed and not told yet."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.values import Post
from bot.service.telling import telling
from rules.kernel.facts.events import Event
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.tellings import Tellings
from rules.registry import RULESETS
from tests.service import databases
from tests.service.bench import BLUE, RED, Table, lay

SCENARIOS = Path(__file__).parents[3] / "config" / "scenarios"
CLOSINGS = 4
SEALED: dict[str, bytes] = {}
"""The database of each game after so many closings, of which nothing is told yet."""
Broken = Callable[[Ruleset[Any]], Ruleset[Any]]  # Any: each game has its own state


class SlipError(Exception):
    """A mistake of ours."""


def slip(*_: object) -> Any:
    """Make a mistake."""
    raise SlipError


def whole(ruleset: Ruleset[Any]) -> Ruleset[Any]:
    """Leave a game as it is."""
    return ruleset


def part(name: str) -> Broken:
    """Let one function of a game raise."""
    return lambda ruleset: replace(ruleset, **{name: slip})


def words(event: type[Event]) -> Broken:
    """Let the words for one type of event raise."""

    def broken(ruleset: Ruleset[Any]) -> Ruleset[Any]:
        known = ruleset.tellings
        return replace(ruleset, tellings=Tellings(known.purposes, {**known.words, event: slip}))

    return broken


def apart(herald: Herald) -> Herald:
    """Give the same Herald as one that does not tell by itself."""
    return Herald(**{one.name: getattr(herald, one.name) for one in fields(Herald)})


@asynccontextmanager
async def sealed(game: str, broken: Broken = whole) -> AsyncIterator[Table]:
    """Sit at a table where some windows of a game have closed, and nothing was told yet."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with databases.make("sqlite", folder) as made, lay(made.url, folder) as table:
            games = {**RULESETS, **table.herald.games}
            if game in RULESETS:
                table.herald = replace(table.herald, scenarios=Scenarios(SCENARIOS))
            table.herald = apart(replace(table.herald, games=games))
            if game not in SEALED:
                await play(table, game)
                await table.crash()
                SEALED[game] = (folder / "herald.db").read_bytes()
            (folder / "herald.db").write_bytes(SEALED[game])
            await table.crash()
            table.herald = replace(table.herald, games={**games, game: broken(games[game])})
            yield table


async def play(table: Table, game: str) -> None:
    """Close some windows of the first campaign."""
    board = {"toy": "toy/fair", "word": "word/two"}.get(game) or f"{game}/{first_scenario(game)}"
    campaign = await table.started(RED, BLUE, board=board)
    for number in range(CLOSINGS):
        if game == "word":
            await table.give(campaign, RED, f"say word{number}")
        await table.all_ready(campaign)


def first_scenario(game: str) -> str:
    """Give a scenario of a game."""
    return min(file.stem for file in (SCENARIOS / game).glob("*.toml"))


async def told(table: Table) -> dict[str, Post]:
    """Tell all that is owed, deliver it, and give it by its keys."""
    await telling.tell_all(table.herald)
    return {post.key.partition(":")[2]: post for post in await table.deliver()}
