"""How wars and agreements read."""

from rules.civilized.war.events import (
    AgreementEnded,
    PassageGranted,
    PerfidyMarked,
    WarBegan,
    WarEnded,
    WarPlanned,
    WrongDone,
)
from rules.civilized.world.words import KIND_WORDS
from rules.kernel.telling.phrases import points_of
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"war.card": "war or peace", "war.target": "against whom"}
TELLINGS = Tellings(purposes=PURPOSES)


def beginning(event: WarBegan) -> str:
    """Say how a war began, and what for."""
    what_for = f" for {KIND_WORDS[event.kind]}" if event.kind in KIND_WORDS else ""
    if not event.defender:
        return f"{event.attacker} sets out{what_for} into wild land."
    if not event.declared:
        return f"{event.attacker} is at war with {event.defender}: nobody declared it."
    return f"{event.attacker} declares war on {event.defender}{what_for}."


TELLINGS.say(WarBegan, beginning, news="war", weight=lambda event: 3 if event.defender else 2)
TELLINGS.say(
    PerfidyMarked,
    "{country} attacks {victim} without a declaration, and bears the mark of perfidy.",
    news="war",
    weight=3,
)
AGREEMENT_NAMES = {
    "land_trade": "trade by land",
    "sea_trade": "trade by sea",
    "pact": "pact",
    "access": "right of access",
    "defensive": "defensive alliance",
    "military": "military alliance",
    "students": "agreement on students",
}
ENDINGS = {
    "war": "ends with the war",
    "lapsed": "lapses",
    "captured": "ends with the city's fall",
    "fallen": "ends with the country's fall",
}
TELLINGS.say(
    AgreementEnded,
    "The {kind}{cities:? of {cities}} between {parties} {cause}.",
    news="mission",
    weight=2,
    kind=AGREEMENT_NAMES,
    cause=ENDINGS,
)
TELLINGS.say(
    PassageGranted,
    "{country} {granted:lets the armies of|closes its land to the armies of} {other}{granted: pass|}.",
    news="war",
)
WAR_ENDINGS = {
    "peace": "ends in peace",
    "wilds": "has reached its end: no wild land is left to try",
    "destroyed": "is over: its army is no more",
    "dormant": "falls asleep; each keeps what it holds",
    "tried": "is over: the years given to it are past",
    "fallen": "ends, for one side is no more",
    "ruler": "ends with its ruler",
}
TELLINGS.say(
    WarEnded,
    "The {defender:?war between {attacker} and {defender}|expedition of {attacker}} {cause}.",
    news="war",
    weight=3,
    cause=WAR_ENDINGS,
)
TELLINGS.say(
    WarPlanned,
    "{country} {declares:will declare|prepares} a war of {kind} against {target:?{target}|wild land}.",
    news="war",
    weight=0,
)
TELLINGS.say(
    WrongDone, "{victim} will remember {value} of harm done by {offender}.", news="war", weight=0, value=points_of
)
