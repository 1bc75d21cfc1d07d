"""What can happen to answers to an invasion."""

from rules.civilized.world.called import Land, Place
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class Answered(Event, clause="CIV-6.8.4.1b"):
    """An invaded country gave its answer."""

    defender: Open[Land]
    mover: Open[Land]
    place: Open[Place]
    answer: Open[str]


class EngagementLapsed(Event, clause="CIV-6.8.1i"):
    """An engagement fell away."""

    mover: Open[Land]
    place: Open[Place]
