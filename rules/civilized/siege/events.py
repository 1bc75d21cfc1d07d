"""What can happen to sieges."""

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class SiegeBegan(Event):
    """A siege began."""

    clause: Open[str] = "CIV-6.8.4.5a"
    besieger: Open[Land]
    owner: Open[Land]
    place: Open[Place]


class SiegeDrawn(Event):
    """A siege was drawn for."""

    clause: Open[str] = "CIV-6.8.4.5n"
    besieger: Open[Land]
    owner: Open[Land]
    place: Open[Place]
    target: Open[int]
    reasons: Open[tuple[Part, ...]]
    card: Open[int]
    """0 where none was drawn."""
    captured: Open[bool]
    lost: Open[str] = ""
    """The type of the element that a failure cost."""
