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
from rules.kernel.telling.phrases import points_of, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"war.card": "war or peace", "war.target": "against whom"}
TELLINGS = Tellings(purposes=PURPOSES)


def beginning(event: WarBegan) -> str:
    """Say how a war began, and what for."""
    one = event.attacker
    goal = KIND_WORDS.get(event.kind, "").replace("its", verb(one, "its", "their"))
    what_for = f" for {goal}" if goal else ""
    if not event.defender:
        return f"{one} {verb(one, 'sets', 'set')} out{what_for} into wild land."
    if not event.declared:
        return f"{one} {verb(one, 'is', 'are')} at war with {event.defender}: nobody declared it."
    return f"{one} {verb(one, 'declares', 'declare')} war on {event.defender}{what_for}."


TELLINGS.say(WarBegan, beginning, news="war", weight=lambda event: 3 if event.defender else 2)
TELLINGS.say(
    PerfidyMarked,
    "{country} {country:attacks|attack} {victim} without a declaration, and {country:bears|bear} the mark of perfidy.",
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
    "{country} {granted:{country:lets|let}|{country:closes|close} {country:its|their} land to} the armies of {other}"
    "{granted: pass|}.",
    news="war",
)
WAR_ENDINGS = {
    "peace": "ends in peace",
    "wilds": "has reached its end: no wild land is left to try",
    "destroyed": "is over: its army is no more",
    "dormant": "ends, for nobody fought in it for years; each keeps what it holds, and war may be declared anew",
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
    "{country} {declares:will declare|{country:prepares|prepare}} a war of {kind} "
    "against {target:?{target}|wild land}.",
    news="war",
    weight=0,
)
TELLINGS.say(
    WrongDone, "{victim} will remember {value} of harm done by {offender}.", news="war", weight=0, value=points_of
)
