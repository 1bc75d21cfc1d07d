"""What can happen to markers and homes (FIE-3.7, FIE-3.9, FIE-4)."""

from rules.fiefs.board.ids import FiefId, HouseId, NationId, RegionId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ClaimMade(Event):
    """A House laid claim to a fief."""

    clause: Open[str] = "FIE-4.1"
    seat: Open[HouseId]
    fief: Open[FiefId]
    lord: Open[HouseId]
    """Who controls it."""
    ousted: Open[HouseId]
    """Whose claim was removed; none where the place was empty (FIE-4.2)."""
    nation: Open[NationId] = ""
    """Whose capital it is, if it is one."""


class ClaimExercised(Event, clause="FIE-4.4"):
    """A House took a fief by its claim, which is used up."""

    seat: Open[HouseId]
    fief: Open[FiefId]
    lord: Open[HouseId]
    """Who loses it."""
    region: Open[RegionId] = ""
    """The region that is all its own by it, if so (FIE-1.12)."""


class HomeChanged(Event):
    """A House has another home, or none any more."""

    clause: Open[str]
    seat: Open[HouseId]
    fief: Open[FiefId]
    before: Open[FiefId]
    chosen: Open[bool]
    """Whether it chose it itself."""


class CrownChanged(Event, clause="FIE-1.11"):
    """The capital of a nation has another lord, who rules it from now on."""

    nation: Open[NationId]
    seat: Open[HouseId]
    before: Open[HouseId]
    inherited: Open[bool] = False
    """Whether its ruler died on crusade, which tells who follows him (FIE-15.4)."""


class CrusadeBroken(Event, clause="FIE-15.9"):
    """A ruler on crusade lost his capital, and with it his crusade."""

    nation: Open[NationId]
    seat: Open[HouseId]


class YearPassed(Event, clause="FIE-3.8"):
    """A House did nothing this year."""

    seat: Open[HouseId]
