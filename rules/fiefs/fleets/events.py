"""What happens to fleets (FIE-14)."""

from typing import Literal

from rules.fiefs.board.ids import ArmyId, FiefId, FleetId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Met = Literal["fight", "retreat", "lost"]
"""What a fleet does about an enemy's: one that cannot flee nor fight is lost."""
Gone = Literal["run_down", "captured", "wrecked", "ousted"]
"""Why a fleet is no more: destroyed unladen, taken in battle, lost on a retreat, or with the port."""


class FleetRaised(Event):
    """A fleet stands ready, or has a marker more."""

    clause: Open[str]
    fleet: Open[FleetId]
    fief: Open[FiefId]
    markers: Open[int]


class FleetMoved(Event, clause="FIE-14.8"):
    """An unladen fleet moved along the coast."""

    fleet: Open[FleetId]
    origin: Open[FiefId]
    fief: Open[FiefId]


class FleetSailed(Event, clause="FIE-14.8"):
    """An unladen fleet put to sea, and came over or was driven back."""

    fleet: Open[FleetId]
    origin: Open[FiefId]
    fief: Open[FiefId]
    routes: Open[int]
    die: Open[int]
    modifier: Open[int]
    arrived: Open[bool]


class FleetMet(Event):
    """A fleet answered an enemy's that came upon it, or the fall of its port."""

    clause: Open[str]
    fleet: Open[FleetId]
    fief: Open[FiefId]
    deed: Open[Met]
    to: Open[FiefId] = ""


class FleetWasted(Event, clause="FIE-14.12"):
    """An unladen fleet rolled for what its retreat cost."""

    fleet: Open[FleetId]
    fief: Open[FiefId]
    die: Open[int]
    modifier: Open[int]
    lost: Open[int]
    markers: Open[int]
    """Those that are left."""


class NavalRolled(Event, clause="FIE-14.13"):
    """Two laden fleets fought, a die each and their markers; a tie is rolled again."""

    fleet: Open[FleetId]
    against: Open[FleetId]
    fief: Open[FiefId]
    own: Open[int]
    other: Open[int]
    """Dice and markers together."""


class FleetLost(Event):
    """A fleet left the board."""

    clause: Open[str]
    fleet: Open[FleetId]
    fief: Open[FiefId]
    why: Open[Gone]


class FleetTaken(Event, clause="FIE-14.14"):
    """The winner of a naval battle added the markers that it captured."""

    fleet: Open[FleetId]
    captured: Open[int]
    markers: Open[int]


class WentAshore(Event, clause="FIE-14.15"):
    """An army whose fleet was captured went ashore where the battle was."""

    army: Open[ArmyId]
    fief: Open[FiefId]
