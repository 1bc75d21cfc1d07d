"""What can happen to answers to an invasion."""

from rules.civilized.world.called import Land, Place
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class Answered(Event):
    """An invaded country gave its answer."""

    clause: Open[str] = "CIV-6.8.4.1b"
    number: Open[int]
    defender: Open[Land]
    mover: Open[Land]
    place: Open[Place]
    answer: Open[str]


class EngagementLapsed(Event):
    """An engagement fell away."""

    clause: Open[str] = "CIV-6.8.1i"
    number: Open[int]
    mover: Open[Land]
    place: Open[Place]
