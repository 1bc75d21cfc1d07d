"""What can happen to sieges."""

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class SiegeBegan(Event, clause="CIV-6.8.4.5a"):
    """A siege began."""

    besieger: Open[Land]
    owner: Open[Land]
    place: Open[Place]


class SiegeDrawn(Event, clause="CIV-6.8.4.5n"):
    """A siege was drawn for."""

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
