"""What can happen to missions."""

from rules.civilized.world.called import Land, Person, Town
from rules.kernel.facts.events import Event


class MissionLost(Event):
    """A mission came to its end."""

    clause: str = "CIV-8.6.3e"
    country: Land
    host: Land
    leader: Person
    cause: str


class MissionRaised(Event):
    """A mission was raised."""

    clause: str = "CIV-8.6.3a"
    country: Land
    host: Land
    sponsor: Town
    leader: Person


class MissionArrived(Event):
    """A mission arrived at its host."""

    clause: str = "CIV-7.1a"
    country: Land
    host: Land
    leader: Person


class MissionRecalled(Event):
    """A mission came home, as ordered or because war has come."""

    clause: str = "CIV-7.1c"
    country: Land
    host: Land
    leader: Person
    war: bool = False


class MissionCompromised(Event):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""

    clause: str = "CIV-7.3c"
    country: Land
    host: Land
    leader: Person
