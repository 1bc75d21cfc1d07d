"""What the events bring (EMP-19.1)."""

from typing import Literal

from rules.empires.board.ids import AreaId, RegionId, Seat
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class Harvested(Event):
    """A year was good or bad in a region: areas gained or lost a level (EMP-19.1c1, EMP-19.1c3)."""

    clause: Open[str]
    kind: Open[Literal["plenty", "famine"]]
    region: Open[RegionId]
    areas: Open[tuple[AreaId, ...]]
    """Those that changed."""
    levels: Open[tuple[int, ...]]
    """Of the same, their social states now."""


class Sickened(Event, clause="EMP-19.1d1"):
    """An Epidemic took a level of the areas of an empire."""

    seat: Open[Seat]
    areas: Open[tuple[AreaId, ...]]
    levels: Open[tuple[int, ...]]


class PlagueCame(Event, clause="EMP-19.1d8"):
    """The Black Death went from area to area and took two levels of each."""

    areas: Open[tuple[AreaId, ...]]
    """Those that it struck, in scenario order."""
    levels: Open[tuple[int, ...]]
    spared: Open[tuple[AreaId, ...]]


class HeresySpread(Event, clause="EMP-19.1e8"):
    """A heresy that was not put down went on to the neighbours who speak its language, if there were any."""

    area: Open[AreaId]
    """Where it broke out."""
    areas: Open[tuple[AreaId, ...]]


class TiesCut(Event, clause="EMP-19.1f7"):
    """A dead leader's ties ended, and his claims to what his heir does not own (EMP-19.1f8)."""

    seat: Open[Seat]
    ties: Open[tuple[AreaId, ...]]
    claims: Open[tuple[AreaId, ...]]
