"""Lands for tests of Italy: the standard scenario, with whatever a test moves in it."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from rules.italy.board.scenario import ItalyScenario
from rules.italy.board.state import Attack, World
from rules.italy.ruleset import ITALY
from rules.italy.setup import setup
from rules.kernel.luck.chance import Chance, Key
from tests.rules.playing import Played, Scripted, Scripts, Table, play_at

FILE = Path(__file__).parents[3] / "config/scenarios/italy/italy-standard.toml"
EVEN = 4
"""What a die of the first rulers shows, less one."""


@cache
def scenario() -> ItalyScenario:
    """Give the standard scenario."""
    return ItalyScenario.model_validate(tomllib.loads(FILE.read_text(encoding="utf-8")))


@cache
def opening() -> str:
    """Give the opening, every ruler rolled alike."""
    table = Table(World.model_construct(), quiet=EVEN)
    return setup(scenario(), ITALY.options(), Chance(table.luck, 1, "setup", table.tell)).write()


def a_world(holders: Mapping[str, str] | None = None, **fields: Any) -> World:
    """Give the opening with some provinces in other hands, and some fields of the world changed.

    `settings` changes settings; `revenues` sets talents; `at` puts External armies, as (province, strength, immune).
    """
    world = World.model_validate_json(opening())
    for power in world.powers.values():
        power.character = "steady"
    for province, holder in (holders or {}).items():
        world.provinces[province].holder = holder
    for external, (province, strength, immune) in fields.pop("at", {}).items():
        world.externals[external].at = province
        world.externals[external].strength, world.externals[external].immune = strength, immune
        world.provinces[province].occupier = external
    for power, revenue in fields.pop("revenues", {}).items():
        world.powers[power].revenue = revenue
    for power, ratings in fields.pop("ratings", {}).items():
        for quality, rating in zip(("aggressor", "protector", "builder"), ratings, strict=True):
            setattr(world.powers[power].ruler, quality, rating)
    settings = fields.pop("settings", {})
    world.settings = world.settings.model_copy(update=settings)
    for name, value in fields.items():
        setattr(world, name, value)
    return world


def attacked(world: World, *attacks: Attack) -> World:
    """Declare some attacks, in battle order."""
    for place, attack in enumerate(attacks, start=1):
        attack.label = f"T{world.turn}A{place}"
        world.attacks[attack.attacker] = attack
    return world


def an_attack(attacker: str, target: str, **fields: Any) -> Attack:
    """Give an attack."""
    return Attack(attacker=attacker, target=target, **fields)


def faces(script: Mapping[Any, Any]) -> Scripts:
    """Give a script of dice as they show: 1 is the lowest face."""
    return {key: [face - 1 for face in ([value] if isinstance(value, int) else value)] for key, value in script.items()}


class Dice(Scripted):
    """Scripted dice; those that a test does not name fall as their key says, so that no tie lasts for ever."""

    def number(self, key: Key, below: int) -> int:
        """Give what is scripted for this purpose and subject, else for this purpose, else something."""
        if self.left.get((key.purpose, key.subject)) or self.left.get(key.purpose) or self.quiet != EVEN:
            return super().number(key, below)
        return crc32(str(key).encode()) % below


def a_table(world: World, dice: Any = None, players: tuple[str, ...] = (), quiet: int = EVEN) -> Table:
    """Give a running play for what a phase calls, with dice as they show."""
    table = Table(world, players=players)
    table.luck = Dice(faces(dice or {}), quiet)
    table.play.chance = Chance(table.luck, 1, "test", table.tell)
    return table


def run(phase: Any, world: World, orders: Any = None, dice: Any = None, **more: Any) -> Played:
    """Run a phase on a fresh copy of a world, with dice as they show; orders as for `play_out`."""
    return play_at(a_table(world.fresh(), dice, tuple(more.pop("players", ())), **more), phase, orders)


def win(attacker: str, defender: str, ours: tuple[int, int] = (6, 1), theirs: tuple[int, int] = (1, 1)) -> dict:
    """Script one throw of the generator; an attacker's Major Victory between even armies unless said."""
    return {("generator.attacker", attacker): list(ours), ("generator.defender", defender): list(theirs)}
