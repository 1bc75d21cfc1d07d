"""What can happen to fleets."""

from rules.civilized.world.called import Land, Place, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class VoyageRefused(Event):
    """A fleet did not dare the open sea."""

    clause: Open[str] = "CIV-6.8.3.3h"
    country: Open[Land]
    place: Open[Place]
    goal: Open[Place]


class SeaFight(Event):
    """Warships fell upon a fleet."""

    clause: Open[str] = "CIV-HS1"
    mover: Open[Land]
    interceptor: Open[Land]
    port: Open[Place]
    sunk: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    driven: Open[tuple[int, int]]
    drowned: Open[tuple[str, ...]] = ()
    passed: Open[bool]
    rounds: Open[int]


class PiratesBeaten(Event):
    """The Warships of a port fought pirates."""

    clause: Open[str] = "CIV-HS9"
    country: Open[Land]
    city: Open[Town]
    pirates: Open[int]
    sunk: Open[tuple[str, ...]]
    beaten: Open[bool]
