"""How marches read (FIE-8.13 to FIE-8.22)."""

from rules.fiefs.march.events import ArmyMarched, SeaRolled
from rules.kernel.telling.phrases import signed
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"sea": "the passage to {}"}
"""What the draws of this room are for."""
TELLINGS = Tellings(
    PURPOSES,
    news="campaign",
    labels={"origin": "from", "through": "by way of", "routes": "sea routes", "arrived": "arrived"},
)
TELLINGS.say(ArmyMarched, "{army:The} marches from {origin}{through:? by {through}} to {fief}.")
TELLINGS.say(
    SeaRolled,
    "{army:The} sails from {origin} for {fief}, with a roll of {die}{modifier}: "
    "{arrived:it lands|wind and waves drive it back to {origin}}.",
    news="sea",
    modifier=lambda added: f" {signed(added)}" if added else "",
)
