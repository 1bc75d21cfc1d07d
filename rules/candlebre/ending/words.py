"""How the end reads (CAN-15)."""

from rules.candlebre.ending.events import DrawVoted, GameWon, HouseEliminated
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(DrawVoted)
def draw_voted(event: DrawVoted) -> Telling:
    """Tell a vote."""
    says = "would let the throne stand empty" if event.yes else "will have the crown decided"
    return Telling(text=f"{capital(event.seat)} {says}.", news="seat", weight=2)


@TELLINGS.of(HouseEliminated)
def house_eliminated(event: HouseEliminated) -> Telling:
    """Tell that a candle went out."""
    text = f"A candle goes out: {event.seat} holds no land any more."
    return Telling(text=text, news="ending", weight=3)


@TELLINGS.of(GameWon)
def game_won(event: GameWon) -> Telling:
    """Tell who wins."""
    if not event.seats:
        return Telling(text=f"No king is crowned: {event.reason}.", news="ending", weight=3)
    text = f"{capital(row(event.seats))} takes the crown of Candle'Bre: {event.reason}."
    return Telling(text=text, news="ending", weight=3)
