"""Honor and influence: how they change, and who is told (CAN-2.6 to CAN-2.13)."""

from rules.candlebre.events import HonorChanged, InfluenceChanged
from rules.candlebre.state import World
from rules.kernel.play import Play


def change_honor(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Add to a seat's honor, which may fall below 0 (CAN-2.6, CAN-2.10)."""
    house = play.state.houses[seat]
    if not by:
        return
    before = house.honor
    house.honor += by
    play.tell(
        HonorChanged(
            clause=clause,
            seat=play.state.name(seat),
            by=by,
            honor=house.honor,
            reason=reason,
            infamy=house.honor < 0 <= before,
            cleared=before < 0 <= house.honor,
        )
    )


def change_influence(play: Play[World], seat: str, by: int, clause: str, reason: str) -> None:
    """Add to a seat's influence; a loss takes no more than is there (CAN-2.13)."""
    house = play.state.houses[seat]
    change = max(by, -house.influence)
    house.influence += change
    if change:
        name = play.state.name(seat)
        play.tell(InfluenceChanged(clause=clause, seat=name, by=change, influence=house.influence, reason=reason))
