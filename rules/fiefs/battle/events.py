"""What can happen in a battle (FIE-11)."""

from typing import Annotated, Literal

from rules.fiefs.board.forces import Posture
from rules.fiefs.board.ids import ArmyId, ConflictId, FiefId, HouseId
from rules.fiefs.board.tables import Type
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing, Said
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open

Counts = tuple[tuple[Type, int], ...]
"""Elements by type."""
Points = tuple[tuple[HouseId, int], ...]
"""By House."""
End = Literal["broken", "scattered", "dusk", "table"]
"""How a side lost: broken by its losses, no command left to it, behind when night fell; or as a table reports."""


class CommandTold(Value):
    """A command as it stands before the battle."""

    owner: Open[HouseId]
    posture: Open[Posture]
    line: Open[tuple[Type, ...]]
    """Its elements, the first of the line first."""
    general: Open[int] = 0
    """The place of its general's element in the line, from 1; 0 under a captain."""


class FallTold(Value):
    """An element that was destroyed."""

    type: Open[Type]
    owner: Open[HouseId]
    """The owner of its command."""
    general: Open[HouseId] = ""
    """The House whose general fell with it."""
    by: Open[Type]
    to: Open[HouseId]
    """The House whose element destroyed it."""


class BattleBegan(Event, clause="FIE-11.10"):
    """Two armies met in battle."""

    conflict: Open[ConflictId]
    fief: Open[FiefId]
    attacker: Open[ArmyId]
    defender: Open[ArmyId]
    attacking: Open[int]
    defending: Open[int]
    """Elements of each."""
    table: Open[Annotated[bool, Said("on a table")]] = False
    """Whether it is fought on a table and reported."""
    looks: Annotated[Open[tuple[str, str]], Drawing()] = ("", "")
    """The colours of both leaders' Houses."""


class LinesDrawnUp(Event, clause="FIE-11.12"):
    """An army stands in line of battle, its plans known."""

    fief: Open[FiefId]
    army: Open[ArmyId]
    commands: Open[tuple[CommandTold, ...]]


class BoundFought(Event, clause="FIE-11.15"):
    """One side had its half of a turn of battle."""

    fief: Open[FiefId]
    turn: Open[int]
    army: Open[ArmyId]
    """The army that acted."""
    against: Open[ArmyId]
    falls: Open[tuple[FallTold, ...]]
    """What was destroyed, on either side, as it fell."""
    broken: Open[tuple[HouseId, ...]] = ()
    """Owners of the commands that broke."""
    camp: Open[HouseId] = ""
    """Whose command took the enemy camp."""


class BattleEnded(Event, clause="FIE-11.28"):
    """A battle was won and lost."""

    fief: Open[FiefId]
    winner: Open[ArmyId]
    loser: Open[ArmyId]
    how: Open[End]
    turns: Open[int]
    """Turns that it lasted; 0 on a table."""
    winning: Open[int] = 0
    losing: Open[int] = 0
    """Elements of each as it began."""
    winner_lost: Open[Counts]
    loser_lost: Open[Counts]
    generals: Open[tuple[HouseId, ...]]
    """Whose generals fell."""
    camp: Open[HouseId] = ""
    """Who entered the enemy camp, the first where it were several."""
    points: Open[Points]
    """Prestige, the most first (FIE-12.1)."""


class ArrayUnkept(Event, clause="FIE-11.13"):
    """A House withdrew the battle plan that it kept."""

    seat: Open[HouseId]


class ArrayKept(Event, clause="FIE-11.13"):
    """A House has a battle plan for the rest of the campaign."""

    seat: Open[HouseId]
    posture: Open[Posture]
