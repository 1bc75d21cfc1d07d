"""Lands for tests of New Game: the first scenario, with whatever a test moves in it."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rules.newgame.ruleset import NEWGAME
from rules.newgame.scenario import NewgameScenario
from rules.newgame.state import World

from rules.kernel.luck.chance import Chance
from tests.rules.playing import Played, Scripts, Table, play_out

FILE = Path(__file__).parents[3] / "config/scenarios/newgame/first.toml"


def a_world(coins: Mapping[str, int] | None = None, **fields: Any) -> World:
    """Give the beginning, with some coins in some chests, and some fields of the world changed."""
    scenario = NewgameScenario.model_validate(tomllib.loads(FILE.read_text(encoding="utf-8")))
    table = Table(World.model_construct())
    world = NEWGAME.setup(scenario, NEWGAME.options(), Chance(table.luck, 1, "setup", table.tell))
    for side, number in (coins or {}).items():
        world.sides[side].coins = number
    for name, value in fields.items():
        setattr(world, name, value)
    return world


def faces(**dice: int) -> Scripts:
    """Script dice by what they are for, as they show: `attack=6`, `defence=1`."""
    return {f"battle.{purpose}": [face - 1] for purpose, face in dice.items()}


def run(
    phase: Any, world: World, orders: Any = None, dice: Scripts | None = None, players: tuple[str, ...] = ()
) -> Played:
    """Run a phase on a fresh copy of a world; every die that is not named shows 1."""
    return play_out(phase, world, orders or {}, dice, quiet=0, players=players)
