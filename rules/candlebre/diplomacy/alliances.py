"""Alliances: how they end, and what breaking one costs (CAN-10.7)."""

from rules.candlebre.board.memory import felt
from rules.candlebre.board.seats import allied
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import BROKEN_ALLIANCE_HONOR
from rules.candlebre.currencies.honor import change_honor
from rules.candlebre.diplomacy.events import AllianceBroken, AllianceEnded
from rules.kernel.play.play import Play


def end_alliance(world: World, one: str, other: str) -> None:
    """End the alliance of two seats, if there is one."""
    world.houses[one].allies.pop(other, None)
    world.houses[other].allies.pop(one, None)


def ally(world: World, one: str, other: str) -> None:
    """Ally two seats, each listing its allies in seat order (CAN-10.7a)."""
    for seat, ally in ((one, other), (other, one)):
        allies = world.houses[seat].allies | {ally: 0}
        world.houses[seat].allies = {name: allies[name] for name in world.houses if name in allies}


def end_notices(play: Play[World]) -> None:
    """End the alliances of which an active seat gave notice a turn ago (CAN-10.7d)."""
    world = play.state
    for seat in world.active:
        for ally, until in list(world.houses[seat].allies.items()):
            if until and until <= world.turn:
                end_alliance(world, seat, ally)
                play.tell(AllianceEnded(one=seat, other=ally))


def break_alliance(play: Play[World], seat: str, place: Province) -> None:
    """End an alliance as its land is entered; the breaker loses honor once (CAN-10.7e, CAN-10.7f)."""
    world, ally = play.state, place.owner
    if not allied(world, seat, ally):
        return
    end_alliance(world, seat, ally)
    felt(world, ally, seat, "broken")
    play.tell(AllianceBroken(seat=seat, ally=ally, target=place.id))
    change_honor(play, seat, BROKEN_ALLIANCE_HONOR, "CAN-10.7f", whom=ally)
