"""What rooms of Empires do, run on worlds with dice as they show."""

from collections.abc import Mapping
from typing import Any

from rules.empires.board.sheets import MainOrder, perform
from rules.empires.board.state import World
from rules.kernel.luck.chance import Chance, Key
from tests.rules.playing import Played, Scripted, Scripts, Table, play_at

Faces = Mapping[Any, Any]
"""Faces by purpose, or by purpose and subject: `{"check": (1, 5), ("endeavour.conquer", "brittany"): (2, 6)}`."""


class Dice(Scripted):
    """Scripted dice by their faces; those that a test does not name fall 1 and 2 in turn, which is never a double."""

    def __init__(self, faces: Faces | None = None) -> None:
        """Take faces by purpose, or by purpose and subject."""
        super().__init__(scripted(faces or {}))
        self.rolled = 0

    def number(self, key: Key, below: int) -> int:
        """Give what is scripted, else the next face."""
        if self.left.get((key.purpose, key.subject)) or self.left.get(key.purpose):
            return super().number(key, below)
        self.rolled += 1
        return (self.rolled + 1) % 2 % below


def scripted(faces: Faces) -> Scripts:
    """Give a script of dice as they show: 1 is the lowest face."""
    return {key: [face - 1 for face in ([value] if isinstance(value, int) else value)] for key, value in faces.items()}


def two(total: int) -> tuple[int, int]:
    """Give two dice that show a sum, and no pair of threes or fours, which would kill a leader (EMP-H8.4)."""
    return next((a, total - a) for a in range(1, 7) if 1 <= total - a <= 6 and (a, total - a) not in ((3, 3), (4, 4)))


def a_table(world: World, dice: Faces | None = None) -> Table:
    """Give a running play for what a phase calls."""
    table = Table(world, players=tuple(world.seated), turn=world.round_index + 1)
    table.luck = Dice(dice)
    table.play.chance = Chance(table.luck, table.turn, "test", table.tell)
    return table


def run(phase: Any, world: World, orders: Any = None, dice: Faces | None = None) -> Played:
    """Run a phase, or a flow of a play, on a fresh copy of a world; orders as for `play_out`."""
    return play_at(a_table(world.fresh(), dice), phase, orders)


def act(
    world: World, seat: str, *orders: MainOrder, dice: Faces | None = None, early: bool = False, answers: Any = None
) -> Played:
    """Carry orders of a seat out, one after the other, in its own turn, on a fresh copy of a world."""

    def phase(play: Any) -> Any:
        play.state.active, play.state.step = seat, "actions"
        for order in orders:
            yield from perform(play, seat, order, early=early)

    return run(phase, world, answers, dice)
