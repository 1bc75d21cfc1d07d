"""How a campaign can end (FIE-18)."""

from typing import Annotated, Literal

from rules.fiefs.board.ids import HouseId
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class GameEnded(Event):
    """The campaign was over."""

    clause: Open[str]
    reason: Open[Annotated[Literal["years", "target", "agreed"], Said("why")]]
    years: Open[int]
    """Years that were played."""
    winners: Open[tuple[HouseId, ...]]
    player: Open[HouseId] = ""
    """The best House of a player, where an autopilot's has won (FIE-18.4)."""
    houses: Open[tuple[tuple[HouseId, int], ...]]
    """Each with its prestige, the first of them first."""


class AimJudged(Event, clause="FIE-18.9"):
    """It showed whether somebody who took a House over reached his own aim."""

    seat: Open[HouseId]
    inherited: Open[int]
    aim: Open[int]
    rank: Open[int]
    reached: Open[bool]
