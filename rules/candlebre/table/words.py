"""How seats and turns read (CAN-4)."""

from rules.candlebre.table.events import StandingKept, TurnBegan
from rules.kernel.telling.phrases import row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(StandingKept)
def standing_kept(event: StandingKept) -> Telling:
    """Tell a seat what it left standing."""
    return Telling(text=f"Standing word of {event.seat}: {event.text}.", news="seat")


@TELLINGS.of(TurnBegan)
def turn_began(event: TurnBegan) -> Telling:
    """Tell whose turn it is."""
    whose = row(event.seats)
    return Telling(text=f"Turn {event.number}: {whose}.", news="seat", weight=0)
