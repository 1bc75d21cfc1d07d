"""How works and musters read (CAN-5)."""

from rules.candlebre.board.wording import troops
from rules.candlebre.purchasing.events import Built, UnitsBought, UnitsPlaced
from rules.kernel.telling.phrases import an
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()


def work(event: Built) -> str:
    """Say what was built."""
    if event.building == "fort":
        return f"a fort of level {event.level}"
    return event.building if event.building == "barracks" else an(event.building)


TELLINGS.say(Built, "{seat:The} {seat:builds|build} {work} in {province}.", news="land", work=work)
TELLINGS.say(UnitsBought, "{seat:The} {seat:pays|pay} {price} gold for {units}.", news="muster", weight=0, units=troops)
TELLINGS.say(UnitsPlaced, "{seat:The} {seat:posts|post} {units} in {province}.", news="muster", units=troops)
