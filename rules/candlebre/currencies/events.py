"""What can happen to gold, honor and influence (CAN-2, CAN-12)."""

from rules.kernel.facts.events import Event


class GoldReceived(Event):
    """Gold came in and was split."""

    clause: str = "CAN-2.2"
    seat: str
    gold: int
    military: int
    civil: int
    reason: str


class GoldMoved(Event):
    """Military gold was moved to the civil purse."""

    clause: str = "CAN-2.3"
    seat: str
    gold: int


class HonorChanged(Event):
    """A House gained or lost honor."""

    clause: str = "CAN-2.10"
    seat: str
    by: int
    honor: int
    reason: str
    infamy: bool = False
    """Whether it has become infamous by this."""
    cleared: bool = False
    """Whether it is infamous no more."""


class InfluenceChanged(Event):
    """A House gained or lost influence."""

    clause: str = "CAN-2.13"
    seat: str
    by: int
    influence: int
    reason: str
