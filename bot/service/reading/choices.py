"""Choices: which games would suit so many people and so much time, and how long a campaign lasts as it is settled."""

from datetime import timedelta
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import options_of, ruleset_of, schedule_of
from bot.service.schedule import Schedule
from bot.service.words.game_cards import length, people, time_of
from rules.kernel.play.ruleset import Ruleset

MOST = 3
"""How many games are named."""
OPEN = 3.0
"""How far from any time a game is that ends when its people want it to, against those that fit by so much of it."""
Game = Ruleset[Any]  # Any: each game has its own state


def suited(herald: Herald, players: int = 0, time: timedelta | None = None) -> list[str]:
    """Name the games that suit so many people and so much time best, each with one scenario, a line each."""
    found: dict[str, tuple[float, str]] = {}
    for name, game in herald.games.items():
        for board in herald.scenarios.names(name):
            scenario, options = herald.scenarios.read(game, board), game.options()
            schedule, span = Schedule.of(game.hours(options)), game.span(scenario, options)
            seats = sum(not seat.spare for seat in game.seats(scenario))
            if players > seats:
                continue
            lasts = span.turns * span.windows * time_of(schedule) if span else timedelta()
            far = (abs(lasts / time - 1) if lasts else OPEN) if time else 0.0
            many = people(game, scenario).partition(";")[0]
            line = f"{game.title}, “{scenario.title}”: {many}. {length(span, schedule)}"
            if name not in found or far < found[name][0]:
                found[name] = (far, line)
    return [line for _, line in sorted(found.values())][:MOST]


async def lasting(herald: Herald, campaign: int) -> str:
    """Say how long a campaign lasts as it is settled now, and how often one is asked in it."""
    async with herald.store.look(campaign) as look:
        game, options = ruleset_of(herald, look.campaign), options_of(herald, look.campaign)
        schedule = schedule_of(look.campaign)
        board = game.scenario.model_validate_json(await look.scenario_text())
    return f"{length(game.span(board, options), schedule)} {game.rhythm(options)}".strip()
