"""How conquests read (FIE-9)."""

from rules.fiefs.conquest.events import FiefConquered, RegionTaken
from rules.kernel.telling.phrases import the, verb
from rules.kernel.telling.tellings import Tellings

THRONE = "FIE-9.7"
"""The clause by which a capital falls to who fights for its throne."""
TELLINGS = Tellings(
    news="conquest",
    labels={"lord_before": "lord before", "claim_before": "claim before", "lord": "lord", "claim": "claim"},
)


def conquered(event: FiefConquered) -> str:
    """Tell who has a conquered fief, and the claim on it."""
    lord, claim = event.lord, event.claim
    if event.lord_before == lord:
        begun = f"{event.fief} stays with {lord}"
    else:
        has = verb(lord, "has", "have")
        begun = f"{event.fief} falls to {the(event.army)}: {whom(event)} {has} it from {event.lord_before}"
    if claim in ("", event.claim_before):
        return f"{begun}."
    if claim != lord:
        return f"{begun}, and {claim} {verb(claim, 'has', 'have')} the claim."
    return f"{begun}, {'who' if event.lord_before == lord else 'and'} {verb(lord, 'has', 'have')} the claim, too."


def whom(event: FiefConquered) -> str:
    """Name the new lord of a fief, and say why it is his where another's army has taken it (FIE-9.3, FIE-9.7)."""
    if event.claim in ("", event.lord):
        return event.lord
    if event.clause == THRONE:
        return f"{event.lord}, who fights for its throne,"
    return f"its ally {event.lord}, who claimed it," if event.lord == event.claim_before else event.lord


TELLINGS.say(FiefConquered, conquered, weight=2)
TELLINGS.say(
    RegionTaken,
    "{region:The} {region:is|are} taken whole, and {region:belongs|belong} to {nation:the} while the war lasts.",
    weight=3,
)
