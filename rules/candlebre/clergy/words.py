"""How the coming and going of clergy reads (CAN-2.14)."""

from rules.candlebre.board.wording import one_of
from rules.candlebre.clergy.events import ClergyCalled, ClergyLeft
from rules.kernel.telling.phrases import capital, id_of
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(ClergyCalled)
def clergy_called(event: ClergyCalled) -> Telling:
    """Tell where clergy stand."""
    whose = f", for {event.owner}" if id_of(event.owner) != id_of(event.seat) else ""
    way = one_of(
        event.province,
        "Candles and censers line the roads into {place}: {seat} called the clergy{whose}.",
        "{seat} calls the clergy to {place}{whose}; no banner may cross their line.",
        "Bells in {place}{whose}: the clergy stand there at the word of {seat}.",
    )
    return Telling(text=capital(way.format(place=event.province, seat=event.seat, whose=whose)), news="church")


@TELLINGS.of(ClergyLeft)
def clergy_left(event: ClergyLeft) -> Telling:
    """Tell that clergy left."""
    return Telling(text=f"The clergy leave {event.province}: {event.reason}.", news="church", weight=0)
