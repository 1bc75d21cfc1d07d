"""How sieges read."""

from rules.civilized.siege.events import SiegeBegan, SiegeDrawn
from rules.civilized.world.words import card_word
from rules.kernel.telling.phrases import figure, signed
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {"siege.card": "the siege"}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(SiegeBegan)
def siege_began(event: SiegeBegan) -> Telling:
    """Tell of a siege."""
    return Telling(text=f"{event.besieger} lays siege to {event.place}.", news="siege", weight=2)


@TELLINGS.of(SiegeDrawn)
def siege_drawn(event: SiegeDrawn) -> Telling:
    """Tell a season of a siege with its whole sum."""
    total = ", ".join(
        f"{SIEGE_REASONS[name]} {value if at == 0 else signed(value)}" for at, (name, value) in enumerate(event.reasons)
    )
    drawn = f"{card_word(event.card)} is drawn" if event.card else "no card can help"
    if event.captured:
        text = f"{event.place} falls to {event.besieger} ({total}: up to {figure(event.target)}; {drawn})."
        return Telling(text=text, news="siege", weight=3)
    cost = f"; {event.besieger} loses {event.lost}" if event.lost else ""
    text = f"{event.place} holds out against {event.besieger} ({total}: up to {figure(event.target)}; {drawn}){cost}."
    return Telling(text=text, news="siege", weight=2)


SIEGE_REASONS = {
    "army": "a field army inside",
    "garrison": "no field army inside",
    "walls": "walls",
    "disorder": "disorder",
    "seasons": "earlier seasons",
}
