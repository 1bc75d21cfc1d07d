"""How conquests read (FIE-9)."""

from rules.fiefs.conquest.events import FiefConquered, RegionTaken
from rules.kernel.telling.phrases import the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    news="conquest",
    labels={"lord_before": "lord before", "claim_before": "claim before", "lord": "lord", "claim": "claim"},
)


def conquered(event: FiefConquered) -> str:
    """Tell who has a conquered fief, and the claim on it."""
    begun = f"{event.fief} is conquered by {the(event.army)}: its lord is {the(event.lord)}"
    if not event.claim:
        return f"{begun}."
    if event.claim == event.lord:
        return f"{begun}, which has the claim, too."
    return f"{begun}; {the(event.claim)} {verb(event.claim, 'has', 'have')} the claim."


TELLINGS.say(FiefConquered, conquered, weight=2)
TELLINGS.say(
    RegionTaken, "{region:The} is taken, and {region:belongs|belong} to {nation:the} while the war lasts.", weight=3
)
