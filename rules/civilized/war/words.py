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
from rules.kernel.telling.phrases import points_of, row
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {"war.card": "war or peace", "war.target": "against whom"}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(WarBegan)
def war_began(event: WarBegan) -> Telling:
    """Tell of a war."""
    for_what = f" for {KIND_WORDS[event.kind]}" if event.kind in KIND_WORDS else ""
    if not event.defender:
        return Telling(text=f"{event.attacker} sets out{for_what} into wild land.", news="war", weight=2)
    if not event.declared:
        return Telling(
            text=f"{event.attacker} is at war with {event.defender}: nobody declared it.", news="war", weight=3
        )
    return Telling(text=f"{event.attacker} declares war on {event.defender}{for_what}.", news="war", weight=3)


@TELLINGS.of(PerfidyMarked)
def perfidy_marked(event: PerfidyMarked) -> Telling:
    """Tell of a breach of faith."""
    text = f"{event.country} attacks {event.victim} without a declaration, and bears the mark of perfidy."
    return Telling(text=text, news="war", weight=3)


@TELLINGS.of(AgreementEnded)
def agreement_ended(event: AgreementEnded) -> Telling:
    """Tell of an agreement that is no more."""
    cities = f" of {row(event.cities)}" if event.cities else ""
    text = f"The {AGREEMENT_NAMES[event.kind]}{cities} between {row(event.parties)} {ENDINGS[event.cause]}."
    return Telling(text=text, news="mission", weight=2)


@TELLINGS.of(PassageGranted)
def passage_granted(event: PassageGranted) -> Telling:
    """Tell who may pass."""
    verb = "lets the armies of" if event.granted else "closes its land to the armies of"
    return Telling(text=f"{event.country} {verb} {event.other}{' pass' if event.granted else ''}.", news="war")


@TELLINGS.of(WarEnded)
def war_ended(event: WarEnded) -> Telling:
    """Tell how a war ended."""
    between = (
        f"war between {event.attacker} and {event.defender}" if event.defender else f"expedition of {event.attacker}"
    )
    why = {
        "peace": "ends in peace",
        "wilds": "has reached its end: no wild land is left to try",
        "destroyed": "is over: its army is no more",
        "dormant": "falls asleep; each keeps what it holds",
        "fallen": "ends, for one side is no more",
        "ruler": "ends with its ruler",
    }
    return Telling(text=f"The {between} {why.get(event.cause, 'ends')}.", news="war", weight=3)


@TELLINGS.of(WarPlanned)
def war_planned(event: WarPlanned) -> Telling:
    """Tell the gamemaster what an autopilot has in mind."""
    target = event.target or "wild land"
    verb = "will declare" if event.declares else "prepares"
    return Telling(text=f"{event.country} {verb} a war of {event.kind} against {target}.", news="war", weight=0)


@TELLINGS.of(WrongDone)
def wrong_done(event: WrongDone) -> Telling:
    """Tell what is remembered."""
    return Telling(
        text=f"{event.victim} will remember {points_of(event.value)} of harm done by {event.offender}.",
        news="war",
        weight=0,
    )


AGREEMENT_NAMES = {
    "land_trade": "trade by land",
    "sea_trade": "trade by sea",
    "pact": "pact",
    "access": "right of access",
    "defensive": "defensive alliance",
    "military": "military alliance",
}


ENDINGS = {
    "war": "ends with the war",
    "lapsed": "lapses",
    "captured": "ends with the city's fall",
    "fallen": "ends with the country's fall",
    "broken": "is broken",
}
