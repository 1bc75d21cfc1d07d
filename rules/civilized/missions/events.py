"""What can happen to missions."""

from rules.kernel.facts.events import Event


class MissionLost(Event):
    """A mission came to its end."""

    clause: str = "CIV-8.6.3e"
    country: str
    host: str
    leader: str
    cause: str


class MissionRaised(Event):
    """A mission was raised."""

    clause: str = "CIV-8.6.3a"
    country: str
    host: str
    sponsor: str
    leader: str


class MissionArrived(Event):
    """A mission arrived at its host."""

    clause: str = "CIV-7.1a"
    country: str
    host: str
    leader: str


class MissionRecalled(Event):
    """A mission came home, as ordered or because war has come."""

    clause: str = "CIV-7.1c"
    country: str
    host: str
    leader: str
    war: bool = False


class MissionCompromised(Event):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""

    clause: str = "CIV-7.3c"
    country: str
    host: str
    leader: str
