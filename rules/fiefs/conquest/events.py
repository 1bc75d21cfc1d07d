"""What a conquest brings (FIE-9)."""

from rules.fiefs.board.ids import ArmyId, ConflictId, FiefId, HouseId, NationId, RegionId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class FiefConquered(Event):
    """A fief was conquered, and its markers set."""

    clause: Open[str]
    army: Open[ArmyId]
    fief: Open[FiefId]
    lord_before: Open[HouseId]
    claim_before: Open[HouseId]
    """None where nobody claimed it."""
    lord: Open[HouseId]
    claim: Open[HouseId]


class RegionTaken(Event, clause="FIE-9.8"):
    """Every fief of a contested region was held by the declarer's side."""

    conflict: Open[ConflictId]
    region: Open[RegionId]
    nation: Open[NationId]
    """Whose it is now."""
