"""How fleets read (FIE-14)."""

from rules.fiefs.fleets.events import (
    FleetLost,
    FleetMet,
    FleetMoved,
    FleetRaised,
    FleetSailed,
    FleetTaken,
    FleetWasted,
    NavalRolled,
    WentAshore,
)
from rules.kernel.telling.phrases import signed
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"naval": "the battle at sea off {}", "fleet_attrition": "a fleet's retreat to {}"}
"""What the draws of this room are for."""
MET = {"fight": "gives battle", "retreat": "puts to sea", "lost": "finds no way out"}
GONE = {
    "run_down": "is run down by a laden fleet",
    "captured": "is captured",
    "wrecked": "is lost on its retreat",
    "ousted": "is lost with its port",
}
TELLINGS = Tellings(
    PURPOSES,
    news="sea",
    labels={
        "fleet": "fleet",
        "NavalRolled.against": "against",
        "own": "die and markers",
        "NavalRolled.other": "the other's die and markers",
        "markers": "markers",
        "captured": "markers captured",
        "FleetMet.to": "where to",
    },
)
TELLINGS.say(FleetRaised, "{fleet:The} lies at {fief}, {markers} markers strong.")
TELLINGS.say(FleetMoved, "{fleet:The} moves along the coast from {origin} to {fief}.")
TELLINGS.say(
    FleetSailed,
    "{fleet:The} sails from {origin} for {fief}, with a roll of {die}{modifier}: "
    "{arrived:it arrives|wind and waves drive it back to {origin}}.",
    modifier=lambda added: f" {signed(added)}" if added else "",
)
TELLINGS.say(FleetMet, "{fleet:The}, caught at {fief}, {deed}{to:? for {to}}.", deed=MET, weight=2)
TELLINGS.say(
    FleetWasted,
    "{fleet:The} at {fief}: {die}{modifier} makes {lost} markers lost; {markers} are left.",
    weight=0,
    modifier=lambda added: f" {signed(added)}" if added else "",
)
TELLINGS.say(NavalRolled, "{fleet:The} fights {against:the} off {fief}, {own} to {other}.", weight=2)
TELLINGS.say(FleetTaken, "{fleet:The} takes {captured} markers, and has {markers} now.")
TELLINGS.say(FleetLost, "{fleet:The} {why}{fief:? at {fief}}.", why=GONE, weight=2)
TELLINGS.say(WentAshore, "{army:The} goes ashore at {fief} without its fleet.", weight=2)
