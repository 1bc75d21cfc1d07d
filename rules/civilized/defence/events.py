"""What can happen to answers to an invasion."""

from rules.civilized.world.called import Land, Place
from rules.kernel.facts.events import Event


class Answered(Event):
    """An invaded country gave its answer."""

    clause: str = "CIV-6.8.4.1b"
    number: int
    defender: Land
    mover: Land
    place: Place
    answer: str


class EngagementLapsed(Event):
    """An engagement fell away."""

    clause: str = "CIV-6.8.1i"
    number: int
    mover: Land
    place: Place
