"""What can happen to missions."""

from rules.civilized.world.called import Land, Person, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class MissionLost(Event):
    """A mission came to its end."""

    clause: Open[str] = "CIV-8.6.3e"
    country: Open[Land]
    host: Open[Land]
    leader: Open[Person]
    cause: Open[str]


class MissionRaised(Event):
    """A mission was raised."""

    clause: Open[str] = "CIV-8.6.3a"
    country: Open[Land]
    host: Open[Land]
    sponsor: Open[Town]
    leader: Open[Person]


class MissionArrived(Event):
    """A mission arrived at its host."""

    clause: Open[str] = "CIV-7.1a"
    country: Open[Land]
    host: Open[Land]
    leader: Open[Person]


class MissionRecalled(Event):
    """A mission came home, as ordered or because war has come."""

    clause: Open[str] = "CIV-7.1c"
    country: Open[Land]
    host: Open[Land]
    leader: Open[Person]
    war: Open[bool] = False


class MissionCompromised(Event):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""

    clause: Open[str] = "CIV-7.3c"
    country: Open[Land]
    host: Open[Land]
    leader: Open[Person]
