"""What can happen to gold, honor and influence (CAN-2, CAN-12)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class GoldReceived(Event):
    """Gold came in and was split."""

    clause: Open[str] = "CAN-2.2"
    seat: Open[Owner]
    gold: Private[int]
    military: Private[int]
    civil: Private[int]
    reason: Open[str]


class GoldMoved(Event):
    """Military gold was moved to the civil purse."""

    clause: Open[str] = "CAN-2.3"
    seat: Open[Owner]
    gold: Private[int]


class HonorChanged(Event):
    """A House gained or lost honor."""

    clause: Open[str] = "CAN-2.10"
    seat: Open[Owner]
    by: Open[int]
    honor: Open[int]
    reason: Open[str]
    infamy: Open[bool] = False
    """Whether it has become infamous by this."""
    cleared: Open[bool] = False
    """Whether it is infamous no more."""


class InfluenceChanged(Event):
    """A House gained or lost influence."""

    clause: Open[str] = "CAN-2.13"
    seat: Open[Owner]
    by: Open[int]
    influence: Open[int]
    reason: Open[str]
