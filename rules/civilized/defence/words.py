"""How answers to an invasion read."""

from rules.civilized.defence.events import Answered, EngagementLapsed
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(Answered)
def answered(event: Answered) -> Telling:
    """Tell how an invasion is met."""
    text = f"At {event.place} {event.defender or 'the city'} {ANSWERS[event.answer]}."
    return Telling(text=text, news="war")


@TELLINGS.of(EngagementLapsed)
def engagement_lapsed(event: EngagementLapsed) -> Telling:
    """Tell of a fight that did not come."""
    return Telling(text=f"Nothing is left to decide between {event.mover} and the enemy at {event.place}.", news="war")


ANSWERS = {
    "battle": "gives battle",
    "siege": "shuts its gates and stands a siege",
    "withdraw": "withdraws",
    "ignore": "lets the invader be",
}
