"""Hearing: what seats order in a window, and carrying it out (CAN-4.4, CAN-4.7, CAN-4.8)."""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any

from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import MISSED, run_by_player
from rules.candlebre.board.state import World
from rules.candlebre.currencies.honor import tell_honor, tell_influence
from rules.candlebre.research.points import tell_level
from rules.candlebre.table.events import AutopilotTook
from rules.kernel.facts.events import SeatPassed
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Sealed, Window, ask
from rules.kernel.play.play import Play

Given = list[tuple[str, Deed]]
Pilot = Callable[[World, str, Window[Any], Chance], Sequence[Deed]]


def hear(play: Play[World], window: Window[Deed], pilot: Pilot | None = None) -> Generator[Window[Any], Sealed, Given]:
    """Open a window; for a player who has long been silent `pilot` answers when it closes (CAN-4.8)."""
    world = play.state
    given = yield from ask(window)
    spoke = [seat for seat, _ in given]
    for seat in window.asked:
        count_missed(play, seat, seat in spoke, window.name == "campaign")
        if pilot and seat not in spoke and seat in world.seated and not run_by_player(world, seat):
            given += [(seat, order) for order in pilot(world, seat, window, play.chance)]
    return given


def count_missed(play: Play[World], seat: str, spoke: bool, campaign: bool) -> None:
    """Count the campaign windows that a player misses in a row; any order counts from anew (CAN-4.8)."""
    house = play.state.houses[seat]
    if spoke or seat not in play.state.seated:
        house.missed = 0
    elif campaign:
        house.missed += 1
        if house.missed == MISSED + 1:
            play.tell(AutopilotTook(seat=play.state.name(seat)))


def obey(play: Play[World], given: Iterable[tuple[str, Deed]]) -> Given:
    """Carry orders out in the order given, telling what each changed; gives those that were possible (CAN-4.4b)."""
    done: Given = []
    for seat, order in given:
        house = play.state.houses[seat]
        before = house.honor, house.influence, dict(house.earned)
        if not play.obey(seat, order):
            continue
        done.append((seat, order))
        tell_honor(play, seat, house.honor - before[0], order.clause, order.why)
        tell_influence(play, seat, house.influence - before[1], order.clause, order.why)
        for tree, level in house.earned.items():
            for earned in range(before[2][tree] + 1, level + 1):
                tell_level(play, seat, tree, earned)
    return done


def staged(world: World, given: Given) -> Given:
    """Give orders stage by stage, in each stage seat by seat in initiative order (CAN-4.4, CAN-10.9)."""
    return sorted(given, key=lambda one: (one[1].stage, world.active.index(one[0])))


def pass_seat(play: Play[World], seat: str) -> None:
    """Hand a seat to the autopilot for good (CAN-15.9)."""
    play.state.conceded.append(seat)
    play.tell(SeatPassed(clause="CAN-15.9", seat=seat, to="autopilot"))
