"""What can happen to gold, honor and influence (CAN-2, CAN-12)."""

from typing import Literal

from rules.candlebre.board.called import Card, Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private

HonorSource = Literal["courts", "name", "peace"]
"""Where the honor of an income comes from (CAN-12.3, CAN-12.3a, CAN-12.3b)."""


class GoldReceived(Event, clause="CAN-2.2"):
    """Gold came in and was split; its clause says what for."""

    seat: Open[Owner]
    gold: Private[int]
    military: Private[int]
    civil: Private[int]
    whom: Open[Owner] = ""
    """The House from which it comes."""
    card: Open[Card] = ""
    """That brought it."""
    provinces: Open[int] = 0
    """Whose income it is."""


class GoldLost(Event, clause="CAN-2.4"):
    """Gold went out of the purses without an order; its clause says for what."""

    seat: Open[Owner]
    military: Private[int]
    """That left the military purse."""
    civil: Private[int] = 0
    card: Open[Card] = ""
    """That took it."""


class GoldMoved(Event, clause="CAN-2.3"):
    """Military gold was moved to the civil purse."""

    seat: Open[Owner]
    gold: Private[int]


class HonorChanged(Event, clause="CAN-2.10"):
    """A House gained or lost honor; its clause says what for."""

    seat: Open[Owner]
    by: Open[int]
    honor: Open[int]
    whom: Open[Owner] = ""
    """The House with which it broke faith."""
    card: Open[Card] = ""
    """That brought it."""
    operation: Open[str] = ""
    """The kind at which it was caught."""
    sources: Open[tuple[HonorSource, ...]] = ()
    """Of an income."""
    infamy: Open[bool] = False
    """Whether it has become infamous by this."""
    cleared: Open[bool] = False
    """Whether it is infamous no more."""


class InfluenceChanged(Event, clause="CAN-2.13"):
    """A House gained or lost influence; its clause says what for."""

    seat: Open[Owner]
    by: Open[int]
    influence: Open[int]
    card: Open[Card] = ""
    """That brought it."""
