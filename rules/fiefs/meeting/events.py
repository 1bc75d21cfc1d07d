"""What happens when armies meet (FIE-8.23 to FIE-8.33)."""

from typing import Literal

from rules.fiefs.board.ids import ArmyId, FiefId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class EnemyMet(Event, clause="FIE-8.23"):
    """An army answered an enemy."""

    army: Open[ArmyId]
    enemy: Open[ArmyId]
    fief: Open[FiefId]
    deed: Open[Literal["stand", "fight", "retreat", "yield"]]


class ArmyRetreated(Event, clause="FIE-8.26"):
    """An army retreated."""

    army: Open[ArmyId]
    origin: Open[FiefId]
    fief: Open[FiefId]


class ArmySallied(Event, clause="FIE-8.32"):
    """A besieged army left its fortress to meet the besieger."""

    army: Open[ArmyId]
    fief: Open[FiefId]
