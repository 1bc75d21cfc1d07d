"""How works and musters read (CAN-5)."""

from rules.candlebre.board.forces import UnitsTold
from rules.candlebre.board.wording import troops
from rules.candlebre.purchasing.events import Built, UnitsBought, UnitsPlaced
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(Built)
def built(event: Built) -> Telling:
    """Tell what was built."""
    what = f"a fort of level {event.level}" if event.building == "fort" else f"a {event.building}"
    what = "barracks" if event.building == "barracks" else what
    return Telling(text=f"{capital(event.seat)} builds {what} in {event.province}.", news="land")


@TELLINGS.of(UnitsBought)
def units_bought(event: UnitsBought) -> Telling:
    """Tell a seat what it bought."""
    return Telling(text=f"{capital(event.seat)} pays {event.price} gold for {troops(event.units)}.", news="muster")


@TELLINGS.of(UnitsPlaced)
def units_placed(event: UnitsPlaced) -> Telling:
    """Tell where new units stand."""
    take = "takes" if single(event.units) else "take"
    text = f"{capital(troops(event.units))} of {event.seat} {take} post in {event.province}."
    return Telling(text=text, news="muster")


def single(units: UnitsTold) -> bool:
    """Tell whether it is one unit."""
    return sum(number for _, number in units) == 1
