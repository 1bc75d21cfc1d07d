"""What can happen before a fortress (FIE-8.34 to FIE-8.43)."""

from typing import Literal

from rules.fiefs.board.ids import ArmyId, FiefId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Stormed = Literal["falls", "nothing", "repelled"]


class SiegeRolled(Event, clause="FIE-8.38"):
    """An army rolled against a fortress."""

    army: Open[ArmyId]
    fief: Open[FiefId]
    die: Open[int]
    artillery: Open[int]
    spent: Open[int]
    """Campaign turns spent before it already."""
    garrison: Open[bool]
    """Whether an enemy army is inside."""
    total: Open[int]
    fortress: Open[int]
    result: Open[Stormed]


class FiefRavaged(Event):
    """A fief was laid waste."""

    clause: Open[str]
    army: Open[ArmyId]
    fief: Open[FiefId]
