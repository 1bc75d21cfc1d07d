"""What can happen at the beginning (FIE-2, FIE-16.0)."""

from typing import Annotated, Literal

from rules.fiefs.board.ids import FiefId, HouseId, NationId
from rules.fiefs.board.tables import Character
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open


class OrderOfSetup(Event, clause="FIE-2.3"):
    """The Houses diced off for the order of the beginning."""

    seats: Open[tuple[HouseId, ...]]
    method: Open[Annotated[Literal["preset", "draft", "wishes", "deal"], Said("how")]]


class MarkerPlaced(Event):
    """A House's first marker came to lie on a fief."""

    clause: Open[str]
    seat: Open[HouseId]
    fief: Open[FiefId]
    marker: Open[Literal["control", "claim"]]
    how: Open[Literal["chosen", "wished", "drawn", "preset"]]


class LandsLaid(Event, clause="FIE-2.5"):
    """What a House begins with."""

    seat: Open[HouseId]
    fiefs: Open[tuple[FiefId, ...]]
    nations: Open[tuple[NationId, ...]]
    """Those that it rules."""


class CharacterDrawn(Event, clause="FIE-16.0"):
    """It showed how a House's autopilot acts."""

    seat: Open[HouseId]
    character: Open[Annotated[Character, Said("kind")]]
