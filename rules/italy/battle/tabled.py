"""Counsel on the table: how a battle is fought there, who has to agree to its report, and one press for it."""

from collections.abc import Sequence
from typing import Any

from rules.italy.battle.deciding import OnTable
from rules.italy.battle.reasons import within
from rules.italy.battle.reporting import agreement
from rules.italy.board.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight


def tabled(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: windows differ
    """Say how a battle is fought on a table, to whoever chooses how it is decided (ITA-6.23, ITA-6.24)."""
    battle = world.battle()
    if battle is None or window.name != "battle" or seat not in world.powers:
        return ()
    text = within("Or fight it on a table, and tell me how it ended.", *agreement(world, battle, seat))
    return [Counsel(Weight.CHANCE, text, "ITA-6.23", (Offer("Fight it on a table", OnTable()),))]
