"""Phases and what they call, run on worlds of Fiefs with dice as they show."""

from collections.abc import Mapping
from typing import Any

from rules.fiefs.board.state import World
from rules.kernel.luck.chance import Chance, Key
from tests.rules.playing import Played, Scripted, Scripts, Table, play_at


class Dice(Scripted):
    """Scripted dice by their faces; those that a test does not name fall 1, 2, 3 … in turn, so that no tie lasts."""

    def __init__(self, faces: Mapping[Any, Any] | None = None) -> None:
        """Take faces by purpose, or by purpose and subject."""
        super().__init__(scripted(faces or {}))
        self.rolled = 0

    def number(self, key: Key, below: int) -> int:
        """Give what is scripted, else the next face."""
        if self.left.get((key.purpose, key.subject)) or self.left.get(key.purpose):
            return super().number(key, below)
        self.rolled += 1
        return (self.rolled * 5) % below


def scripted(faces: Mapping[Any, Any]) -> Scripts:
    """Give a script of dice as they show: 1 is the lowest face."""
    return {key: [face - 1 for face in ([value] if isinstance(value, int) else value)] for key, value in faces.items()}


def a_table(world: World, dice: Mapping[Any, Any] | None = None) -> Table:
    """Give a running play for what a phase calls; people are those whom the world seats."""
    table = Table(world, players=tuple(world.seated), turn=world.year)
    table.luck = Dice(dice)
    table.play.chance = Chance(table.luck, world.year, "test", table.tell)
    return table


def run(phase: Any, world: World, orders: Any = None, dice: Any = None) -> Played:
    """Run a phase, or a flow of a play, on a fresh copy of a world; orders as for `play_out`."""
    return play_at(a_table(world.fresh(), dice), phase, orders)
