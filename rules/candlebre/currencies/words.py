"""How purses, honor and influence read (CAN-2, CAN-12)."""

from rules.candlebre.currencies.events import GoldMoved, GoldReceived, HonorChanged, InfluenceChanged
from rules.kernel.telling.phrases import capital, figure, signed
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()
EARNED = ("CAN-7.16d", "CAN-10.4")
"""Honor of deeds and of prisoners let go, which are told beside it."""


@TELLINGS.of(GoldReceived)
def gold_received(event: GoldReceived) -> Telling:
    """Tell a seat of its gold."""
    text = (
        f"{capital(event.seat)}: {event.gold} gold ({event.reason}), "
        f"{event.military} to the military purse and {event.civil} to the civil one."
    )
    return Telling(text=text, news="money")


@TELLINGS.of(GoldMoved)
def gold_moved(event: GoldMoved) -> Telling:
    """Tell a seat what went from purse to purse."""
    return Telling(text=f"{capital(event.seat)} moves {event.gold} gold to the civil purse.", news="money", weight=0)


@TELLINGS.of(HonorChanged)
def honor_changed(event: HonorChanged) -> Telling:
    """Tell a change of honor, and infamy."""
    text = f"{capital(event.seat)}: {signed(event.by)} honor ({event.reason}), now {figure(event.honor)}."
    if event.infamy:
        return Telling(text=f"{text} The name stinks in every court: they are infamous.", news="court", weight=2)
    if event.cleared:
        return Telling(text=f"{text} Doors open to them again.", news="court", weight=2)
    return Telling(text=text, news="court", weight=0 if event.clause in EARNED else 1)


@TELLINGS.of(InfluenceChanged)
def influence_changed(event: InfluenceChanged) -> Telling:
    """Tell a change of influence."""
    text = f"{capital(event.seat)}: {signed(event.by)} influence ({event.reason}), now {event.influence}."
    return Telling(text=text, news="church", weight=0)
