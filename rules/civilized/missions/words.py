"""How missions read."""

from rules.civilized.missions.events import (
    MissionArrived,
    MissionCompromised,
    MissionJoined,
    MissionLost,
    MissionRaised,
    MissionRecalled,
)
from rules.civilized.world.words import CAUSES
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
TELLINGS.say(
    MissionLost,
    "The mission of {country} to {host} is lost, and {leader:?{leader}|its envoy} comes home; the cause is {cause}.",
    news="mission",
    weight=2,
    cause=CAUSES,
)
TELLINGS.say(MissionRaised, "{leader} is to lead a mission from {sponsor} in {country} to {host}.", news="mission")
TELLINGS.say(MissionJoined, "{name} is to travel with the mission of {country} to {host}.", news="mission")
TELLINGS.say(
    MissionArrived,
    "The mission of {country} under {leader:?{leader}|its envoy} arrives in {host}.",
    news="mission",
)
TELLINGS.say(
    MissionRecalled,
    "The mission of {country} leaves {host}, and {leader:?{leader}|its envoy} comes home{war:, for there is war now|}.",
    news="mission",
)
TELLINGS.say(
    MissionCompromised,
    "The mission of {country} has compromised itself in {host}; {leader:?{leader}|its envoy} is sent home.",
    news="mission",
    weight=2,
)
