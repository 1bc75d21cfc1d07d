"""What can happen to fleets."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class VoyageRefused(Event):
    """A fleet did not dare the open sea."""

    clause: Open[str] = "CIV-6.8.3.3h"
    country: Open[str]
    place: Open[str]
    goal: Open[str]


class SeaFight(Event):
    """Warships fell upon a fleet."""

    clause: Open[str] = "CIV-HS1"
    mover: Open[str]
    interceptor: Open[str]
    port: Open[str]
    sunk: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    driven: Open[tuple[int, int]]
    drowned: Open[tuple[str, ...]] = ()
    passed: Open[bool]
    rounds: Open[int]


class PiratesBeaten(Event):
    """The Warships of a port fought pirates."""

    clause: Open[str] = "CIV-HS9"
    country: Open[str]
    city: Open[str]
    pirates: Open[int]
    sunk: Open[tuple[str, ...]]
    beaten: Open[bool]
