"""What can happen to seats (FIE-18.5, FIE-18.6, FIE-18.9)."""

from rules.fiefs.board.ids import HouseId
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class EndAgreed(Event, clause="FIE-18.6"):
    """A player said whether he would end the game with this year."""

    seat: Open[HouseId]
    yes: Open[bool]


class SeatInherited(Event, clause="FIE-18.9"):
    """Somebody took a House over after the first year, and got an aim of his own."""

    seat: Open[HouseId]
    rank: Open[int]
    aim: Open[int]
