"""How the beginning reads (FIE-2, FIE-16.0)."""

from rules.fiefs.opening.events import CharacterDrawn, LandsLaid, MarkerPlaced, OrderOfSetup
from rules.kernel.telling.phrases import row, the
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"deal": "where the marker falls", "character": "how its autopilot acts"}
METHODS = {
    "preset": "The first markers lie as the scenario has them",
    "draft": "The Houses place their first markers in turn",
    "wishes": "The first markers fall as the Houses wish, in turn",
    "deal": "The first markers are dealt, in turn",
}
TELLINGS = Tellings(PURPOSES, news="claims")
TELLINGS.say(OrderOfSetup, "{how}: {seats:the}.", how=lambda event: METHODS[event.method])
TELLINGS.say(
    MarkerPlaced,
    "{seat:The} {seat:gains|gain} {claim:a claim on |}{fief}.",
    weight=0,
    claim=lambda event: event.marker == "claim",
)
TELLINGS.say(
    LandsLaid,
    "{seat:The} {seat:begins|begin} with {fiefs}{nations:?, and {seat:rules|rule} {crowns}|}.",
    weight=2,
    crowns=lambda event: row(map(the, event.nations)),
)
TELLINGS.explain(
    LandsLaid,
    lambda _: (
        "The Houses took one fief in turn, each the first of its wishes that was still free and lawful; whoever had no "
        "such wish left drew one by lot."
    ),
)
TELLINGS.say(
    CharacterDrawn,
    "Where the autopilot plays, {seat:the} {seat:is|are} {character}.",
    news="seat",
    weight=0,
)
