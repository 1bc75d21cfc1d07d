"""What happens in a campaign as such (FIE-7)."""

from typing import Annotated

from rules.fiefs.board.forces import Act
from rules.fiefs.board.ids import ArmyId, ConflictId, HouseId
from rules.fiefs.board.tables import Season
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Secret


class CampaignBegan(Event, clause="FIE-7.1"):
    """The campaign of a conflict began."""

    conflict: Open[ConflictId]
    number: Open[int]
    """The first, or a later one."""
    season: Open[Season]
    army: Open[ArmyId]
    """Which has the initiative."""


class SeasonBegan(Event, clause="FIE-7.1"):
    """A season of a campaign began."""

    conflict: Open[ConflictId]
    season: Open[Season]
    year: Open[int]


class CampaignEnded(Event, clause="FIE-7.14"):
    """The last turn of winter was over, and the conflict goes on next year."""

    conflict: Open[ConflictId]


class PlanFailed(Event, clause="FIE-7.9"):
    """An item of a plan was impossible when its turn came."""

    army: Open[ArmyId]
    seat: Open[HouseId]
    act: Annotated[Act, Secret(to="seat", blank="hold")]
    reason: Annotated[str, Secret(to="seat")]


class CouncilCalled(Event, clause="FIE-7.11a"):
    """Leaders whose armies were upset take counsel."""

    conflict: Open[ConflictId]
    seats: Open[tuple[HouseId, ...]]
