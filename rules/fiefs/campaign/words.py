"""How a campaign reads (FIE-7)."""

from rules.fiefs.campaign.events import CampaignBegan, CampaignEnded, CouncilCalled, PlanFailed, SeasonBegan
from rules.kernel.telling.tellings import Tellings

ACTS = {
    "assemble": "assemble",
    "move": "march",
    "besiege": "besiege",
    "ravage": "ravage",
    "recruit": "recruit",
    "encamp": "encamp",
    "sortie": "sally",
    "hold": "hold",
    "take": "take a fief",
    "seek": "seek an army",
}
TELLINGS = Tellings(
    news="campaign",
    labels={"number": "campaign", "act": "what it was to do", "seats": "Houses"},
)
TELLINGS.say(
    CampaignBegan,
    "{conflict:The}: the armies march in {season}. {army:The} has the initiative.",
    weight=2,
)
TELLINGS.say(SeasonBegan, "{season}, {year}: {conflict:the} goes on.", weight=1, season=lambda season: season.title())
TELLINGS.say(CampaignEnded, "Winter ends the year's campaign; {conflict:the} goes on.", weight=2)
TELLINGS.say(PlanFailed, "{army:The} could not {act}: {reason}.", weight=2, act=ACTS)
TELLINGS.say(CouncilCalled, "{seats:The} {seats:takes|take} counsel in the field.", weight=0)
