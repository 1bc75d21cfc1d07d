"""Honor and influence: how they change, and who is told (CAN-2.6 to CAN-2.13)."""

from rules.candlebre.board.state import World
from rules.candlebre.currencies.events import HonorChanged, InfluenceChanged
from rules.kernel.play.play import Play


def change_honor(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Add to a seat's honor, which may fall below 0 (CAN-2.6, CAN-2.10)."""
    play.state.houses[seat].honor += by
    tell_honor(play, seat, by, clause, reason)


def tell_honor(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Tell a change of honor, and whether it made or ended infamy (CAN-2.7)."""
    honor = play.state.houses[seat].honor
    if not by:
        return
    play.tell(
        HonorChanged(
            clause=clause,
            seat=seat,
            by=by,
            honor=honor,
            reason=reason,
            infamy=honor < 0 <= honor - by,
            cleared=honor - by < 0 <= honor,
        )
    )


def change_influence(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Add to a seat's influence; a loss takes no more than is there (CAN-2.13)."""
    house = play.state.houses[seat]
    change = max(by, -house.influence)
    house.influence += change
    tell_influence(play, seat, change, clause, reason)


def tell_influence(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Tell a change of influence."""
    if by:
        influence = play.state.houses[seat].influence
        play.tell(InfluenceChanged(clause=clause, seat=seat, by=by, influence=influence, reason=reason))
