"""How missions read."""

from rules.civilized.missions.events import (
    MissionArrived,
    MissionCompromised,
    MissionLost,
    MissionRaised,
    MissionRecalled,
)
from rules.civilized.world.words import CAUSES
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()
ENVOY = "its envoy"
"""Who leads a mission that no character leads."""


@TELLINGS.of(MissionLost)
def mission_lost(event: MissionLost) -> Telling:
    """Tell how a mission ended."""
    cause = f"; the cause is {CAUSES.get(event.cause, event.cause)}" if event.cause else ""
    text = f"The mission of {event.country} to {event.host} is lost, and {event.leader or ENVOY} comes home{cause}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(MissionRaised)
def mission_raised(event: MissionRaised) -> Telling:
    """Tell of a new mission."""
    text = f"{event.leader} is to lead a mission from {event.sponsor} in {event.country} to {event.host}."
    return Telling(text=text, news="mission")


@TELLINGS.of(MissionArrived)
def mission_arrived(event: MissionArrived) -> Telling:
    """Tell of an arrival."""
    return Telling(
        text=f"The mission of {event.country} under {event.leader or ENVOY} arrives in {event.host}.", news="mission"
    )


@TELLINGS.of(MissionRecalled)
def mission_recalled(event: MissionRecalled) -> Telling:
    """Tell who came home."""
    why = ", for there is war now" if event.war else ""
    text = f"The mission of {event.country} leaves {event.host}, and {event.leader or ENVOY} comes home{why}."
    return Telling(text=text, news="mission")


@TELLINGS.of(MissionCompromised)
def mission_compromised(event: MissionCompromised) -> Telling:
    """Tell of an envoy sent home."""
    text = (
        f"The mission of {event.country} has compromised itself in {event.host}; {event.leader or ENVOY} is sent home."
    )
    return Telling(text=text, news="mission", weight=2)
