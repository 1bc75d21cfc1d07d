"""What can happen to claims and ties (EMP-18, EMP-H12)."""

from typing import Literal

from rules.empires.board.ids import AreaId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open

Way = Literal["tie", "recognition", "parley", "inheritance", "levant"]
"""How a claim is got (EMP-18.0.2, EMP-18.0.3, EMP-18.0.4, EMP-18.14b)."""


class ClaimGained(Event):
    """A seat got a claim to an area."""

    clause: Open[str]
    seat: Open[Seat]
    area: Open[AreaId]
    way: Open[Way]


class ClaimLost(Event):
    """A seat lost its claim to an area."""

    clause: Open[str]
    seat: Open[Seat]
    area: Open[AreaId]
    cause: Open[Literal["religion", "heirless"]]


class TieMade(Event):
    """A seat made a tie to an area."""

    clause: Open[str]
    seat: Open[Seat]
    area: Open[AreaId]
    owner: Open[Seat] = ""
    """Whose area it is; none: independent."""
    friendly: Open[bool] = True
    """Whether its owner need not mind it."""
    way: Open[Literal["negotiation", "levant"]]


class TieLost(Event):
    """A tie was broken."""

    clause: Open[str]
    seat: Open[Seat]
    area: Open[AreaId]
    cause: Open[Literal["coup", "heirless"]]


class TiesWaived(Event, clause="EMP-H12.42"):
    """A seat said whether its ties are friendly toward another."""

    seat: Open[Seat]
    toward: Open[Seat]
    on: Open[bool]
