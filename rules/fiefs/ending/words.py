"""How ends of conflicts and peace read."""

from rules.fiefs.ending.events import (
    NationBorn,
    OfferLapsed,
    OfferWithdrawn,
    PeaceMade,
    PeaceOffered,
    RebellionEnded,
    WarEnded,
)
from rules.kernel.telling.tellings import Tellings

WHY = {
    "arms": "the armies of one side are no more",
    "peace": "peace is made",
    "time": "both sides are exhausted",
    "conquest": "the crown is taken",
    "homeless": "the rebel has no home to raise his banner in",
}
TELLINGS = Tellings(
    news="politics",
    labels={
        "gained": "regions won",
        "kept": "regions kept",
        "target": "the nation attacked",
        "WarEnded.houses": "who took sides",
        "RebellionEnded.houses": "who took sides",
        "capital": "capital",
        "gone": "region that is no more",
        "PeaceOffered.to": "to",
        "PeaceOffered.unasked": "by its autopilot",
        "PeaceMade.to": "with",
        "OfferLapsed.to": "to",
        "RebellionEnded.won": "won",
    },
)
TELLINGS.say(
    WarEnded,
    "{conflict:The} is over: {why}."
    "{gained:? {gained:the} {gained:goes|go} to {nation:the}.}{kept:? {kept:the} {kept:stays|stay} with {target:the}.}",
    weight=3,
    why=WHY,
)
TELLINGS.say(
    RebellionEnded,
    "{conflict:The} {won:has succeeded|has failed}: {why}.",
    weight=3,
    why=WHY,
)
TELLINGS.say(
    NationBorn,
    "A nation is born: {nation:the}, with {capital} for its capital{regions:? and {regions:the}}, ruled by {seat:the}.",
    weight=3,
)
TELLINGS.say(PeaceOffered, "{army:The} sues {to:the} for peace{unasked:, as its autopilot sees fit|}.", weight=2)
TELLINGS.say(OfferLapsed, "{to:The} makes no peace with {army:the}, whose leader had sued for it.", weight=2)
TELLINGS.say(OfferWithdrawn, "{army:The} sues for peace no more.")
TELLINGS.say(PeaceMade, "{army:The} and {to:the} are at peace for the rest of this war.", weight=3)
