"""What can happen to an army by itself (FIE-8)."""

from typing import Annotated, Literal

from rules.fiefs.board.ids import ArmyId, FiefId, HouseId
from rules.fiefs.board.tables import Type
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Secret

Counts = tuple[tuple[Type, int], ...]
"""Elements by type."""
Occasion = Literal["siege", "winter", "retreat", "rough", "sea", "harassed"]
"""Why an army rolls for attrition (FIE-8.20, FIE-8.26, FIE-8.40, FIE-8.57, FIE-13.10)."""
Dissolved = Literal["order", "few", "besieged", "cornered", "yielded", "destroyed", "apart"]
"""Why an army is no more."""


class ArmyAssembled(Event, clause="FIE-8.4"):
    """An army began to assemble, or stood ready at once."""

    army: Open[ArmyId]
    fief: Open[FiefId]
    elements: Open[int]
    ready: Open[bool] = False


class ArmyReady(Event, clause="FIE-8.4"):
    """An army that assembled is ready."""

    army: Open[ArmyId]
    fief: Open[FiefId]


class ArmyDisbanded(Event):
    """An army left the board."""

    clause: Open[str]
    army: Open[ArmyId]
    leader: Open[HouseId]
    fief: Open[FiefId]
    left: Open[int]
    """Elements that it still had."""
    why: Open[Dissolved]


class InitiativePassed(Event, clause="FIE-7.6"):
    """The initiative went to another army."""

    army: Open[ArmyId]
    won: Open[bool]
    """Whether by a battle; else because the army that had it disbanded."""


class AttritionRolled(Event, clause="FIE-8.44"):
    """An army rolled for what hunger and weather take."""

    army: Open[ArmyId]
    fief: Open[FiefId]
    occasion: Open[Occasion]
    die: Open[int]
    modifier: Open[int]
    doubled: Open[bool]
    """Whether it assembles under siege (FIE-8.8)."""
    lost: Open[int]


class ElementsLost(Event, clause="FIE-8.47"):
    """Elements fell out of an army, without a battle."""

    army: Open[ArmyId]
    types: Open[Counts]
    dismounted: Open[tuple[HouseId, ...]] = ()
    """Whose generals go on foot now (FIE-8.48)."""
    left: Open[int]
    ravaged: Open[FiefId] = ""
    """The ravaged fief that it entered, where that was why (FIE-8.34)."""


class ElementRecruited(Event, clause="FIE-8.52"):
    """An army took an element out of its reserve."""

    army: Open[ArmyId]
    fief: Open[FiefId]
    type: Open[Type]
    left: Open[int]


class ArmyEncamped(Event, clause="FIE-8.55"):
    """An army went into camp."""

    army: Open[ArmyId]
    fief: Open[FiefId]


class CampBroken(Event, clause="FIE-8.56"):
    """An army has no camp any more, for its fief is ravaged or no longer friendly."""

    army: Open[ArmyId]
    fief: Open[FiefId]


class LossesGiven(Event, clause="FIE-8.46"):
    """A leader said whom his army loses first."""

    seat: Open[HouseId]
    mounted: Annotated[tuple[str, ...], Secret(to="seat")]
    foot: Annotated[tuple[str, ...], Secret(to="seat")]
    either: Annotated[str, Secret(to="seat")]


class StanceGiven(Event, clause="FIE-8.27"):
    """A leader said how his army meets an enemy."""

    seat: Open[HouseId]
    stance: Annotated[str, Secret(to="seat")]
    asked: Annotated[bool, Secret(to="seat", blank=False)]


class MarshalGiven(Event, clause="FIE-7.8"):
    """A leader said who acts for his army where no plan does."""

    seat: Open[HouseId]
    marshal: Annotated[str, Secret(to="seat")]


class AwardsGiven(Event, clause="FIE-9.5a"):
    """A leader said whom of his army he serves first."""

    seat: Open[HouseId]
    marker: Annotated[str, Secret(to="seat")]
    seats: Annotated[tuple[HouseId, ...], Secret(to="seat")]
