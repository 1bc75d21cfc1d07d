"""What can happen to sieges."""

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event


class SiegeBegan(Event):
    """A siege began."""

    clause: str = "CIV-6.8.4.5a"
    besieger: Land
    owner: Land
    place: Place


class SiegeDrawn(Event):
    """A siege was drawn for."""

    clause: str = "CIV-6.8.4.5n"
    besieger: Land
    owner: Land
    place: Place
    target: int
    reasons: tuple[Part, ...]
    card: int
    """0 where none was drawn."""
    captured: bool
    lost: str = ""
    """The type of the element that a failure cost."""
