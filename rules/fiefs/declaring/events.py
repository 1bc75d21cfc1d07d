"""What can happen when wars and rebellions begin and sides are taken (FIE-5, FIE-6)."""

from typing import Annotated, Literal

from rules.fiefs.board.forces import Side
from rules.fiefs.board.houses import Pretext
from rules.fiefs.board.ids import ArmyId, ConflictId, FiefId, HouseId, NationId, RegionId
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class WarDeclared(Event, clause="FIE-5.9"):
    """A ruler declared war."""

    conflict: Open[ConflictId]
    seat: Open[HouseId]
    nation: Open[NationId]
    target: Open[NationId]
    rival: Open[HouseId]
    """Who rules the target, and leads its army."""
    pretext: Open[Annotated[Pretext, Said("pretext")]]
    regions: Open[tuple[RegionId, ...]]
    """Those contested."""


class RebellionBegan(Event, clause="FIE-6.5"):
    """A House rose against the nation in which its home lies."""

    conflict: Open[ConflictId]
    seat: Open[HouseId]
    kind: Open[Literal["independence", "usurpation"]]
    nation: Open[NationId]
    rival: Open[HouseId]
    """Who rules it, and leads its army."""
    home: Open[FiefId]
    regions: Open[tuple[RegionId, ...]]


class SidesTaken(Event):
    """Every House stands on one side of a conflict."""

    clause: Open[str]
    conflict: Open[ConflictId]
    declarer: Open[HouseId]
    with_declarer: Open[tuple[HouseId, ...]]
    """Without the leader."""
    opponent: Open[HouseId]
    with_opponent: Open[tuple[HouseId, ...]]
    closed: Open[tuple[HouseId, ...]]
    """Those whose lands are closed to armies with which they are not at war (FIE-8.49)."""


class Mobilised(Event, clause="FIE-5.14"):
    """A neutral ruler raised his nation for one side."""

    conflict: Open[ConflictId]
    seat: Open[HouseId]
    nation: Open[NationId]
    army: Open[ArmyId]
    side: Open[Side]
    leader: Open[HouseId]
    """Who leads that side."""
    before: Open[HouseId]
    """Who led the army that he leaves."""


class Switched(Event, clause="FIE-5.15"):
    """A House went over to an army that was just announced."""

    conflict: Open[ConflictId]
    seat: Open[HouseId]
    before: Open[HouseId]
    leader: Open[HouseId]
    """Who leads the army that it left, and whom it follows now."""
    turned: Open[bool]
    """Whether it stands on the other side now."""


class LandsSet(Event, clause="FIE-8.49"):
    """A House opened or closed its lands to armies with which it is not at war."""

    conflict: Open[ConflictId]
    seat: Open[HouseId]
    open: Open[bool]


class Attends(Event, clause="FIE-17.8"):
    """A House said whether the season windows of conflicts shall wait for it."""

    conflicts: Open[tuple[ConflictId, ...]]
    seat: Open[HouseId]
    yes: Open[bool]
