"""What can happen to fleets."""

from rules.civilized.world.called import Land, Place, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class VoyageRefused(Event, clause="CIV-6.8.3.3h"):
    """A fleet did not dare the open sea."""

    country: Open[Land]
    place: Open[Place]
    goal: Open[Place]


class SeaFight(Event, clause="CIV-HS1"):
    """Warships fell upon a fleet."""

    mover: Open[Land]
    interceptor: Open[Land]
    port: Open[Place]
    lost: Open[tuple[str, ...]]
    against: Open[tuple[str, ...]]
    """The ships of the mover and of the interceptor that were sunk."""
    driven: Open[tuple[int, int]]
    drowned: Open[tuple[str, ...]] = ()
    passed: Open[bool]
    rounds: Open[int]


class PiratesBeaten(Event, clause="CIV-HS9"):
    """The Warships of a port fought pirates."""

    country: Open[Land]
    city: Open[Town]
    pirates: Open[int]
    sunk: Open[tuple[str, ...]]
    beaten: Open[bool]
