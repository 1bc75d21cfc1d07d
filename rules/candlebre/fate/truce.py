"""The Fool's Truce (CAN-11.9)."""

from rules.candlebre.board.state import World
from rules.candlebre.fate.events import TruceEnded
from rules.kernel.play.play import Play


def end_truce(play: Play[World]) -> None:
    """End the Fool's Truce (CAN-11.9)."""
    truce, play.state.truce = play.state.truce, None
    play.tell(TruceEnded(seat=truce.seat if truce else "", turn=play.turn))
