"""How sieges read."""

from rules.civilized.siege.events import SiegeBegan, SiegeDrawn
from rules.civilized.siege.tables import SIEGE_TARGET
from rules.civilized.world.words import card_word
from rules.kernel.telling.phrases import signed, verb
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"siege.card": "the siege"}
SIEGE_REASONS = {
    "army": "a field army inside",
    "garrison": "no field army inside",
    "walls": "walls",
    "disorder": "disorder",
    "seasons": "earlier seasons",
}
WITH_ARMY = SIEGE_TARGET[False] - SIEGE_TARGET[True]
"""By how much less a card takes a place with a field army inside (CIV-6.8.4.5b)."""


def summed(event: SiegeDrawn) -> str:
    """Say why which card takes a place: `no field army inside, walls −2: a card of 3 or less takes it`."""
    (first, _), *more = event.reasons
    why = ", ".join((SIEGE_REASONS[first], *(f"{SIEGE_REASONS[name]} {signed(value)}" for name, value in more)))
    if event.target <= 0:
        return f"{why}: no card takes it"
    other = max(0, event.target - WITH_ARMY)
    with_one = (f", {other} with one" if other else ", none with one") if first == "garrison" else ""
    return f"{why}: a card of {event.target} or less takes it{with_one}"


def decided(event: SiegeDrawn) -> str:
    """Say what decided a siege, and what an army inside would have changed (CIV-6.8.4.5b)."""
    if not event.card:
        return ""
    drawn = f"A card of {event.target} or less took {event.place}; {card_word(event.card)} was drawn."
    bare = any(name == "garrison" for name, _ in event.reasons)
    with_one = max(event.target - WITH_ARMY, 0)
    return f"{drawn} A field army inside would have made it {with_one} or less." if bare else drawn


TELLINGS = Tellings(purposes=PURPOSES)
TELLINGS.say(SiegeBegan, "{besieger} {besieger:lays|lay} siege to {place}.", news="siege", weight=2)
TELLINGS.say(
    SiegeDrawn,
    "{place} {captured:falls to|holds out against} {besieger} ({why}{card}){cost}.",
    news="siege",
    weight=lambda event: 3 if event.captured else 2,
    why=summed,
    card=lambda value: f"; {card_word(value)} is drawn" if value else "",
    cost=lambda event: f"; {event.besieger} {verb(event.besieger, 'loses', 'lose')} {event.lost}" if event.lost else "",
)
TELLINGS.explain(SiegeDrawn, decided)
