"""Sealing without telling: a Herald that tells only when it is told to, and games that are sealed and not told yet."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.values import Post
from bot.service.telling import telling
from rules.kernel.facts.events import Event
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Phase, Play
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.tellings import Tellings
from rules.registry import RULESETS
from tests.service import databases
from tests.service.bench import BLUE, RED, Table, lay

SCENARIOS = Path(__file__).parents[3] / "config" / "scenarios"
CLOSINGS = {"toy": 4, "word": 4}
"""How many windows of a game close, where it is not five."""
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


def windows(ruleset: Ruleset[Any]) -> Ruleset[Any]:
    """Let the words of every window of a game raise."""

    def broken(phase: Phase[Any]) -> Phase[Any]:
        @wraps(phase)
        def asking(play: Play[Any]) -> Flow:
            flow, sealed = phase(play), None
            while True:
                try:
                    window = next(flow) if sealed is None else flow.send(sealed)
                except StopIteration:
                    return
                sealed = yield replace(window, words=slip)

        return asking

    opening, phases = map(broken, ruleset.opening), map(broken, ruleset.phases)
    return replace(ruleset, opening=tuple(opening), phases=tuple(phases))


def settings_words(ruleset: Ruleset[Any]) -> Ruleset[Any]:
    """Let the words that a setting has for each text raise."""
    return replace(ruleset, speech=lambda _state: slip)


def words(*events: type[Event]) -> Broken:
    """Let the words for some types of event raise."""

    def broken(ruleset: Ruleset[Any]) -> Ruleset[Any]:
        known = ruleset.tellings
        return replace(ruleset, tellings=Tellings(known.purposes, {**known.words, **dict.fromkeys(events, slip)}))

    return broken


def apart(herald: Herald) -> Herald:
    """Give the same Herald as one that does not tell by itself."""
    return Herald(**{one.name: getattr(herald, one.name) for one in fields(Herald)})


@asynccontextmanager
async def fresh(game: str, broken: Broken = whole) -> AsyncIterator[Table]:
    """Sit at a table where nothing has been played yet, and nothing is told by itself."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with databases.make("sqlite", folder) as made, lay(made.url, folder) as table:
            games = {**RULESETS, **table.herald.games}
            if game in RULESETS:
                table.herald = replace(table.herald, scenarios=Scenarios(SCENARIOS))
            table.herald = apart(replace(table.herald, games={**games, game: broken(games[game])}))
            yield table


@asynccontextmanager
async def sealed(game: str, broken: Broken = whole) -> AsyncIterator[Table]:
    """Sit at a table where some windows of a game have closed, and nothing was told yet."""
    if game not in SEALED:
        async with fresh(game) as table:
            await play(table, game)
            await table.crash()
            SEALED[game] = file_of(table).read_bytes()
    async with fresh(game, broken) as table:
        await table.crash()
        file_of(table).write_bytes(SEALED[game])
        await table.crash()
        yield table


def file_of(table: Table) -> Path:
    """Give the file in which a table's database is."""
    return Path(table.url.partition(":///")[2])


async def play(table: Table, game: str) -> None:
    """Close some windows of the first campaign."""
    board = {"toy": "toy/fair", "word": "word/two"}.get(game) or f"{game}/{first_scenario(game)}"
    campaign = await table.started(RED, BLUE, board=board)
    for number in range(CLOSINGS.get(game, 5)):
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
