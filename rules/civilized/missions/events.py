"""What can happen to missions."""

from rules.civilized.world.called import Land, Person, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.models import Value
from rules.kernel.state.secrets import Open


class Embassy(Value):
    """Whose mission it is, where, and who leads it."""

    country: Open[Land]
    host: Open[Land]
    leader: Open[Person]


class MissionLost(Embassy, Event, clause="CIV-8.6.3e"):
    """A mission came to its end."""

    cause: Open[str]


class MissionRaised(Embassy, Event, clause="CIV-8.6.3a"):
    """A mission was raised."""

    sponsor: Open[Town]


class MissionJoined(Event, clause="CIV-8.6.3c"):
    """Somebody is to travel with a mission."""

    country: Open[Land]
    host: Open[Land]
    name: Open[Person]


class MissionArrived(Embassy, Event, clause="CIV-7.1a"):
    """A mission arrived at its host."""


class MissionRecalled(Embassy, Event, clause="CIV-7.1c"):
    """A mission came home, as ordered or because war has come."""

    war: Open[bool] = False


class MissionCompromised(Embassy, Event, clause="CIV-7.3c"):
    """A King exposed a mission, which had to go home (CIV-7.3c)."""
