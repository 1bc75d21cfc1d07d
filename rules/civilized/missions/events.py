"""What can happen to missions."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class MissionLost(Event):
    """A mission came to its end."""

    clause: Open[str] = "CIV-8.6.3e"
    country: Open[str]
    host: Open[str]
    leader: Open[str]
    cause: Open[str]


class MissionRaised(Event):
    """A mission was raised."""

    clause: Open[str] = "CIV-8.6.3a"
    country: Open[str]
    host: Open[str]
    sponsor: Open[str]
    leader: Open[str]


class MissionArrived(Event):
    """A mission arrived at its host."""

    clause: Open[str] = "CIV-7.1a"
    country: Open[str]
    host: Open[str]
    leader: Open[str]


class MissionRecalled(Event):
    """A mission came home, as ordered or because war has come."""

    clause: Open[str] = "CIV-7.1c"
    country: Open[str]
    host: Open[str]
    leader: Open[str]
    war: Open[bool] = False


class MissionCompromised(Event):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""

    clause: Open[str] = "CIV-7.3c"
    country: Open[str]
    host: Open[str]
    leader: Open[str]
