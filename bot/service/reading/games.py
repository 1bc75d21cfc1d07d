"""Games: a card for each that Herald knows, so that a table can choose one."""

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.schedule import Schedule
from bot.service.words.game_cards import first_picture, game_page
from rules.kernel.errors import Answer
from rules.kernel.play.ruleset import Ruleset

BEGIN = "In a channel of a server, `/campaign found` begins it."

TAUGHT = "`/learn` teaches it in ten minutes, to you alone."


@dataclass(frozen=True)
class Card:
    """A game with one of its scenarios."""

    id: str
    """`civilized/crowns`."""
    title: str
    about: str


def cards(herald: Herald) -> list[Card]:
    """Give what can be played: each scenario of each game."""
    return [
        Card(f"{name}/{board}", f"{game.title}: {herald.scenarios.read(game, board).title}", game.about)
        for name, game in herald.games.items()
        for board in herald.scenarios.names(name)
    ]


async def game_card(herald: Herald, wanted: str = "") -> Message:
    """Give the card of a scenario, with its map at the start; the first of all where none is named."""
    name, _, board = wanted.partition("/")
    game = herald.games.get(name) if name else first(herald)
    if game is None:
        raise Answer(f"there is no game “{name[:80]}”; there is {', '.join(herald.games)}")
    scenario = herald.scenarios.read(game, board)
    options = game.options()
    page = game_page(game, scenario, options, Schedule.of(game.hours(options)))
    picture = await asyncio.to_thread(first_picture, game, scenario)
    return Message(content=f"{BEGIN} {TAUGHT}" if game.lessons else BEGIN, pages=(page,), picture=picture)


def first(herald: Herald) -> Ruleset[Any] | None:  # Any: each game has its own state
    """Give the first game that has a scenario."""
    return next((game for name, game in herald.games.items() if herald.scenarios.names(name)), None)
