"""What can happen to fleets."""

from rules.kernel.facts.events import Event


class VoyageRefused(Event):
    """A fleet did not dare the open sea."""

    clause: str = "CIV-6.8.3.3h"
    country: str
    place: str
    goal: str


class SeaFight(Event):
    """Warships fell upon a fleet."""

    clause: str = "CIV-HS1"
    mover: str
    interceptor: str
    port: str
    sunk: tuple[tuple[str, ...], tuple[str, ...]]
    driven: tuple[int, int]
    drowned: tuple[str, ...] = ()
    passed: bool
    rounds: int


class PiratesBeaten(Event):
    """The Warships of a port fought pirates."""

    clause: str = "CIV-HS9"
    country: str
    city: str
    pirates: int
    sunk: tuple[str, ...]
    beaten: bool
