"""What can happen to fleets."""

from rules.civilized.world.called import Land, Place, Town
from rules.kernel.facts.events import Event


class VoyageRefused(Event):
    """A fleet did not dare the open sea."""

    clause: str = "CIV-6.8.3.3h"
    country: Land
    place: Place
    goal: Place


class SeaFight(Event):
    """Warships fell upon a fleet."""

    clause: str = "CIV-HS1"
    mover: Land
    interceptor: Land
    port: Place
    sunk: tuple[tuple[str, ...], tuple[str, ...]]
    driven: tuple[int, int]
    drowned: tuple[str, ...] = ()
    passed: bool
    rounds: int


class PiratesBeaten(Event):
    """The Warships of a port fought pirates."""

    clause: str = "CIV-HS9"
    country: Land
    city: Town
    pirates: int
    sunk: tuple[str, ...]
    beaten: bool
