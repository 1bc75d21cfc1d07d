"""What can happen on crusades (FIE-15)."""

from typing import Annotated, Literal

from rules.fiefs.board.ids import HouseId, NationId
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class CrusadeLeft(Event, clause="FIE-15.1"):
    """A ruler left on crusade."""

    seat: Open[HouseId]
    nation: Open[NationId]


class CrusadeRolled(Event, clause="FIE-15.4"):
    """It showed how a crusade goes."""

    seat: Open[HouseId]
    nation: Open[NationId]
    years: Open[Annotated[int, Said("full years away")]]
    die: Open[int]
    result: Open[Literal["away", "dead", "victory", "home"]]
    heir: Open[HouseId] = ""
    """Who takes the throne of a dead ruler by his claim; none where nothing moves."""
