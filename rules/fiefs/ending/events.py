"""What can happen when conflicts end, and peace is made (FIE-5.16, FIE-6.10, FIE-10)."""

from typing import Literal

from rules.fiefs.board.ids import ArmyId, ConflictId, FiefId, HouseId, NationId, RegionId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Reason = Literal["arms", "peace", "time", "conquest", "homeless"]
"""Why a conflict is over: no hostile armies are left, peace, exhaustion, the prize taken, or nobody to raise."""


class WarEnded(Event, clause="FIE-5.16"):
    """A war was over."""

    conflict: Open[ConflictId]
    why: Open[Reason]
    gained: Open[tuple[RegionId, ...]]
    """Contested regions that are the declarer's nation's now (FIE-5.17)."""
    kept: Open[tuple[RegionId, ...]]
    """Contested regions that are whose they were."""
    nation: Open[NationId]
    """The declarer's."""
    target: Open[NationId]
    houses: Open[tuple[HouseId, ...]]
    """Those that stood on either side."""


class RebellionEnded(Event):
    """A rebellion was over."""

    clause: Open[str]
    conflict: Open[ConflictId]
    seat: Open[HouseId]
    """Who rebelled."""
    won: Open[bool]
    why: Open[Reason]
    houses: Open[tuple[HouseId, ...]]
    """Those that stood on either side."""


class NationBorn(Event, clause="FIE-6.12"):
    """Rebelling regions became a nation."""

    nation: Open[NationId]
    capital: Open[FiefId]
    regions: Open[tuple[RegionId, ...]]
    seat: Open[HouseId]
    """Who rules it."""
    gone: Open[RegionId] = ""
    """The region that its capital left without a fief."""


class PeaceOffered(Event, clause="FIE-10.1"):
    """A leader sued for peace."""

    army: Open[ArmyId]
    to: Open[ArmyId]
    unasked: Open[bool] = False
    """Whether nobody ordered it: the leader's House is an autopilot's (FIE-16.15)."""


class OfferWithdrawn(Event, clause="FIE-10.4"):
    """A leader sues for peace no more."""

    army: Open[ArmyId]


class OfferLapsed(Event, clause="FIE-10.4"):
    """An offer of peace came to nothing: it was refused, or not answered in time."""

    army: Open[ArmyId]
    """Whose leader had sued."""
    to: Open[ArmyId]


class PeaceMade(Event, clause="FIE-10.3"):
    """Two armies made peace for the rest of their conflict."""

    army: Open[ArmyId]
    """Whose leader had sued."""
    to: Open[ArmyId]
