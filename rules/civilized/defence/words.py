"""How answers to an invasion read."""

from rules.civilized.defence.events import Answered, EngagementLapsed
from rules.kernel.telling.phrases import verb
from rules.kernel.telling.tellings import Tellings

ANSWERS = {
    "battle": ("gives battle", "give battle"),
    "withdraw": ("withdraws", "withdraw"),
    "ignore": ("sends nobody against the invader", "send nobody against the invader"),
}
"""What one who is invaded does, and what several do, beside standing a siege."""
TELLINGS = Tellings()


def answered(event: Answered) -> str:
    """Say what whoever is invaded does."""
    one = event.defender
    if event.answer != "siege":
        return verb(one, *ANSWERS[event.answer])
    return f"{verb(one, 'shuts', 'shut')} {verb(one, 'its', 'their')} gates and {verb(one, 'stands', 'stand')} a siege"


TELLINGS.say(
    Answered,
    "At {place} {defender} {deed}.",
    news="war",
    defender=lambda name: name or "the city",
    deed=answered,
)
TELLINGS.say(EngagementLapsed, "Nothing is left to decide between {mover} and the enemy at {place}.", news="war")
