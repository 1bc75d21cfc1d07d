"""What happens in a campaign as such (FIE-7)."""

from typing import Annotated

from rules.fiefs.board.forces import Act, Deed
from rules.fiefs.board.ids import ArmyId, ConflictId, FiefId, HouseId
from rules.fiefs.board.tables import Season
from rules.kernel.facts.events import Event, Unkept
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
    first: Open[bool] = False
    """Whether the conflict began with it."""


class CampaignEnded(Event, clause="FIE-7.14"):
    """The last turn of winter was over, and the conflict goes on next year."""

    conflict: Open[ConflictId]


class PlanGiven(Event, clause="FIE-7.9"):
    """A leader added an item to his army's plan."""

    seat: Open[HouseId]
    army: Open[ArmyId]
    act: Annotated[Act, Secret(to="seat", blank="hold")]
    fief: Annotated[FiefId, Secret(to="seat")] = ""
    quarry: Annotated[ArmyId, Secret(to="seat")] = ""
    times: Annotated[int, Secret(to="seat", blank=1)] = 1
    instead: Annotated[str, Secret(to="seat")] = ""


class PlanDropped(Event, clause="FIE-7.9"):
    """A leader dropped his army's plan."""

    seat: Open[HouseId]
    army: Open[ArmyId]


class PlanFailed(Event, clause="FIE-7.9"):
    """An item of a plan was impossible when its turn came."""

    army: Open[ArmyId]
    seat: Open[HouseId]
    act: Annotated[Act, Secret(to="seat", blank="hold")]
    reason: Annotated[Unkept, Secret(to="seat")] = ""
    fief: Annotated[FiefId, Secret(to="seat")] = ""
    """What it was to take, if so; the other reasons name their fiefs."""


class PlanPassed(Event, clause="FIE-7.9"):
    """An item of a plan had nothing to do when its turn came, and the next, or its `else`, stood for it."""

    army: Open[ArmyId]
    seat: Open[HouseId]
    act: Annotated[Act, Secret(to="seat", blank="hold")]
    fief: Annotated[FiefId, Secret(to="seat")]
    instead: Annotated[str, Secret(to="seat")]
    """What stands for the last of a plan; empty where the plan goes on."""


class TaskFailed(Event):
    """What a leader had ordered of a detachment or his fleet was impossible (FIE-7.9)."""

    clause: Open[str]
    army: Open[ArmyId]
    seat: Open[HouseId]
    deed: Annotated[Deed, Secret(to="seat", blank="move")]
    reason: Annotated[Unkept, Secret(to="seat")] = ""


class CouncilCalled(Event, clause="FIE-7.11a"):
    """Leaders whose armies were upset take counsel."""

    conflict: Open[ConflictId]
    seats: Open[tuple[HouseId, ...]]
