"""How peace reads."""

from rules.civilized import events_peace as ev
from rules.civilized.tellings_pace import TELLINGS
from rules.kernel.telling.tellings import Telling

__all__ = ["TELLINGS"]


@TELLINGS.of(ev.PeaceMade)
def peace_made(event: ev.PeaceMade) -> Telling:
    """Tell of a peace and its terms."""
    return Telling(text=f"{event.country} and {event.host} make {event.words}.", news="mission", weight=3)


@TELLINGS.of(ev.CityCeded)
def city_ceded(event: ev.CityCeded) -> Telling:
    """Tell of a city that changes hands."""
    palace = "; its Palace is pulled down" if event.palace else ""
    text = f"{event.country} gives up {event.city} and the land around it to {event.gainer}{palace}."
    return Telling(text=text, news="city", weight=2)


@TELLINGS.of(ev.FaithChanged)
def faith_changed(event: ev.FaithChanged) -> Telling:
    """Tell of a new religion."""
    return Telling(text=f"{event.country} takes the religion {event.religion}.", news="realm", weight=2)
