"""How sieges read."""

from collections.abc import Sequence

from rules.civilized.siege.events import SiegeBegan, SiegeDrawn
from rules.civilized.world.war import Part
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


def summed(reasons: Sequence[Part]) -> str:
    """Write a sum as `a field army inside 3, walls −1`."""
    (first, base), *more = ((SIEGE_REASONS[name], value) for name, value in reasons)
    return ", ".join((f"{first} {base}", *(f"{words} {signed(value)}" for words, value in more)))


TELLINGS = Tellings(purposes=PURPOSES)
TELLINGS.say(SiegeBegan, "{besieger} {besieger:lays|lay} siege to {place}.", news="siege", weight=2)
TELLINGS.say(
    SiegeDrawn,
    "{place} {captured:falls to|holds out against} {besieger} ({reasons}: up to {target}; {card}){cost}.",
    news="siege",
    weight=lambda event: 3 if event.captured else 2,
    reasons=summed,
    card=lambda value: f"{card_word(value)} is drawn" if value else "no card can help",
    cost=lambda event: f"; {event.besieger} {verb(event.besieger, 'loses', 'lose')} {event.lost}" if event.lost else "",
)
