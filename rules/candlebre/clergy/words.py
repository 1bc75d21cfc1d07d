"""How the coming and going of clergy reads (CAN-2.14)."""

from rules.candlebre.board.wording import one_of
from rules.candlebre.clergy.events import ClergyCalled, ClergyLeft
from rules.kernel.telling.phrases import capital, id_of, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
LEAVING = {
    "CAN-2.14b": "the turn of whoever called them began",
    "CAN-2.14c": "their turn is over",
    "CAN-2.14d": "whoever called them is no more",
}
"""Why clergy leave, by clause."""


def clergy_called(event: ClergyCalled) -> str:
    """Tell where clergy stand."""
    whose = f", for {the(event.owner)}" if id_of(event.owner) != id_of(event.seat) else ""
    way = one_of(
        event.province,
        "Candles and censers line the roads into {place}: {seat} called the clergy{whose}.",
        "{seat} {calls} the clergy to {place}{whose}; no banner may cross their line.",
        "Bells in {place}{whose}: the clergy stand there at the word of {seat}.",
    )
    calls = verb(event.seat, "calls", "call")
    return capital(way.format(place=event.province, seat=event.seat, calls=calls, whose=whose))


TELLINGS.say(ClergyCalled, clergy_called, news="church")
TELLINGS.say(ClergyLeft, "The clergy leave {province}: {clause}.", news="church", weight=0, clause=LEAVING)
