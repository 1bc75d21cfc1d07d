"""Effects: orders carried out, and what each changed of honor, influence and learning (CAN-4.4b)."""

from collections.abc import Iterable

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import World
from rules.candlebre.currencies.honor import tell_honor, tell_influence
from rules.candlebre.research.points import tell_level
from rules.kernel.play.play import Play

Given = list[tuple[str, Deed]]


def obey(play: Play[World], given: Iterable[tuple[str, Deed]]) -> Given:
    """Carry orders out in the order given, telling what each changed; gives those that were possible (CAN-4.4b)."""
    done: Given = []
    for seat, open_order in given:
        order = open_order.meant(play.state, seat)
        house = play.state.houses[seat]
        before = house.honor, house.influence, dict(house.earned)
        if not play.obey(seat, order):
            continue
        done.append((seat, order))
        tell_honor(play, seat, house.honor - before[0], order.clause)
        tell_influence(play, seat, house.influence - before[1], order.clause)
        for tree, level in house.earned.items():
            for earned in range(before[2][tree] + 1, level + 1):
                tell_level(play, seat, tree, earned)
    return done


def staged(world: World, given: Given) -> Given:
    """Give orders stage by stage, in each stage seat by seat in initiative order (CAN-4.4, CAN-10.9)."""
    return sorted(given, key=lambda one: (one[1].stage, world.active.index(one[0])))
