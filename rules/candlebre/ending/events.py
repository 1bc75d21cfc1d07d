"""What can happen towards the end (CAN-15)."""

from rules.kernel.facts.events import Event


class DrawVoted(Event):
    """A seat says whether it would have a draw."""

    clause: str = "CAN-15.10"
    seat: str
    yes: bool


class HouseEliminated(Event):
    """A House holds nothing any more."""

    clause: str = "CAN-15.5"
    seat: str


class GameWon(Event):
    """The game is over."""

    clause: str = "CAN-15.1"
    seats: tuple[str, ...]
    """None for a draw."""
    result: str
    reason: str
