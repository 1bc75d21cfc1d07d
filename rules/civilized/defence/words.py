"""How answers to an invasion read."""

from rules.civilized.defence.events import Answered, EngagementLapsed
from rules.kernel.telling.tellings import Tellings

ANSWERS = {
    "battle": "gives battle",
    "siege": "shuts its gates and stands a siege",
    "withdraw": "withdraws",
    "ignore": "lets the invader be",
}
TELLINGS = Tellings()
TELLINGS.say(
    Answered,
    "At {place} {defender} {answer}.",
    news="war",
    defender=lambda name: name or "the city",
    answer=ANSWERS,
)
TELLINGS.say(EngagementLapsed, "Nothing is left to decide between {mover} and the enemy at {place}.", news="war")
