"""How meetings of armies read (FIE-8.23 to FIE-8.33)."""

from rules.fiefs.meeting.events import ArmyRetreated, ArmySallied, EnemyMet
from rules.kernel.telling.tellings import Tellings

DEEDS = {
    "stand": "shuts itself in the fortress",
    "fight": "gives battle",
    "retreat": "withdraws",
    "yield": "lays down its arms",
}
TELLINGS = Tellings(news="campaign", labels={"enemy": "enemy", "deed": "what it did"})
TELLINGS.say(EnemyMet, "{army:The} meets {enemy:the} at {fief} and {deed}.", deed=DEEDS)
TELLINGS.say(ArmyRetreated, "{army:The} retreats from {origin} to {fief}.", weight=2)
TELLINGS.say(ArmySallied, "{army:The} sallies out of {fief}.", weight=2)
