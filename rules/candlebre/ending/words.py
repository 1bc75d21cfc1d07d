"""How the end reads (CAN-15)."""

from rules.candlebre.ending.ending import why
from rules.candlebre.ending.events import KINGLESS, DrawVoted, GameEnded, HouseEliminated
from rules.kernel.telling.phrases import verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="ending")


def crowning(event: GameEnded) -> str:
    """Say who is king now, if anybody is."""
    if event.end in KINGLESS:
        return "No king is crowned"
    return f"{event.seats[0]} {verb(event.seats[0], 'takes', 'take')} the crown of Candle'Bre"


TELLINGS.say(
    DrawVoted, "{seat:The} {yes:would let the throne stand empty|will have the crown decided}.", news="seat", weight=2
)
TELLINGS.say(HouseEliminated, "A candle goes out: {seat} {seat:holds|hold} no land any more.", weight=3)
TELLINGS.say(
    GameEnded,
    "{crowning:The}: {why}.",
    weight=3,
    crowning=crowning,
    why=lambda event: why(event.end, event.seats, event.figure),
)
