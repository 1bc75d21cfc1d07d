"""Honor and influence: how they change, and who is told (CAN-2.6 to CAN-2.13)."""

from typing import Any

from rules.candlebre.board.state import Esteem, World
from rules.candlebre.currencies.events import HonorChanged, InfluenceChanged
from rules.kernel.play.play import Play

REMEMBERED = 12
"""So many changes of its honor are kept for a House that asks why."""


def change_honor(play: Play[World], seat: str, by: int, clause: str, **cause: Any) -> None:  # Any: fields of the event
    """Add to a seat's honor, which may fall below 0; `cause` is what the event holds of it (CAN-2.6, CAN-2.10)."""
    play.state.houses[seat].honor += by
    tell_honor(play, seat, by, clause, **cause)


def tell_honor(play: Play[World], seat: str, by: int, clause: str, **cause: Any) -> None:  # Any: as above
    """Tell a change of honor, and whether it made or ended infamy (CAN-2.7)."""
    house, honor = play.state.houses[seat], play.state.houses[seat].honor
    infamy, cleared = honor < 0 <= honor - by, honor - by < 0 <= honor
    if by:
        kept = Esteem(turn=play.turn, by=by, clause=clause, **cause)
        house.esteem = [*house.esteem, kept][-REMEMBERED:]
        play.tell(HonorChanged(clause=clause, seat=seat, by=by, honor=honor, infamy=infamy, cleared=cleared, **cause))


def change_influence(play: Play[World], seat: str, by: int, clause: str, card: str = "") -> None:
    """Add to a seat's influence; a loss takes no more than is there (CAN-2.13)."""
    house = play.state.houses[seat]
    change = max(by, -house.influence)
    house.influence += change
    tell_influence(play, seat, change, clause, card)


def tell_influence(play: Play[World], seat: str, by: int, clause: str, card: str = "") -> None:
    """Tell a change of influence."""
    if by:
        influence = play.state.houses[seat].influence
        play.tell(InfluenceChanged(clause=clause, seat=seat, by=by, influence=influence, card=card))
