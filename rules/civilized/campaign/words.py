"""How a season of war read."""

from rules.civilized.campaign.events import InitiativeSet
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "initiative.card": "who moves first this year",
    "aid.test": "whether the alliance is honoured",
    "ap.target": "which city is the goal",
    "ap.hex": "which wild hex is the goal",
}
TELLINGS = Tellings(purposes=PURPOSES)
TELLINGS.say(InitiativeSet, "The order of play this year: {order}.", news="war", weight=0, order=", ".join)
