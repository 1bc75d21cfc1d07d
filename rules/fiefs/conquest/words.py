"""How conquests read (FIE-9)."""

from rules.fiefs.conquest.events import FiefConquered, RegionTaken
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    news="conquest",
    labels={"lord_before": "lord before", "claim_before": "claim before", "lord": "lord", "claim": "claim"},
)


TELLINGS.say(
    FiefConquered,
    "{fief} is conquered by {army:the}: its lord is {lord:the}{claim:?; {claim:the} {claim:has|have} the claim}.",
    weight=2,
)
TELLINGS.say(
    RegionTaken, "{region:The} is taken, and {region:belongs|belong} to {nation:the} while the war lasts.", weight=3
)
