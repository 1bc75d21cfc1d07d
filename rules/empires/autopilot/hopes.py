"""A sheet as a whole: each order decided as if those before it had come to what is likely of them (EMP-HA.1a).

Whether an order is legal is another matter: that a `Plan` says, which takes what an earlier order may bring as brought
or not, whichever makes it legal (EMP-H5.14).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction

from rules.empires.autopilot.odds import needed_roll
from rules.empires.board.chances import at_least, chance
from rules.empires.board.land import in_order
from rules.empires.board.measures import ceiling, claimable, claimants, held_by, move, need
from rules.empires.board.realms import Foresight
from rules.empires.board.sheets import MainOrder
from rules.empires.board.state import World
from rules.empires.board.tables import FORTS
from rules.empires.endeavours.orders import Endeavour, Penance

HALF = Fraction(1, 2)
"""What may be lacking to the successes that are wanted, for an end to count as reached."""


class Hopes:
    """A seat's own copy of what it sees, as it is likely to be after what it has ordered so far."""

    def __init__(self, view: World, seat: str) -> None:
        """Begin with a view, which stays as it is."""
        self.world, self.seat = view.fresh(), seat
        self.hoped: Counter[tuple[str, str]] = Counter()

    def add(self, order: MainOrder) -> None:
        """Count an order: its gold, and by its chances whether its end is reached (EMP-HA.1a)."""
        world, seat = self.world, self.seat
        target = str(getattr(order, "target", ""))
        wins = at_least(needed_roll(world, seat, order)) if isinstance(order, Endeavour) and target else 0
        order.foresee(world, seat)
        world.empires[seat].foresight = Foresight()
        if isinstance(order, Penance):
            world.empires[seat].excommunicated = False
        if not wins:
            return
        key = (order.name, target)
        self.hoped[key] += wins
        if chance(self.hoped[key]) >= wanted(world, seat, order.name, target) - HALF:
            del self.hoped[key]
            REACHED[order.name](world, seat, target)


def wanted(world: World, seat: str, name: str, target: str) -> int:
    """Give how many successes an endeavour is about: those that a conquest lacks, else one."""
    area = world.areas[target]
    return max(1, need(area) - held_by(area, seat)) if name == "conquer" else 1


def won(world: World, seat: str, target: str) -> None:
    """Take an area, and want nothing more of it: what is ordered there would lapse if it did not fall."""
    area, empire = world.areas[target], world.empires[seat]
    area.owner, area.holds, area.social = seat, [], ceiling(area)
    empire.claims = in_order(world, [*empire.claims, target])
    empire.worked = [*empire.worked, target]


def ruled(world: World, seat: str, target: str) -> None:
    """Calm an area, or raise it (EMP-H15.1)."""
    del seat
    area = world.areas[target]
    if area.unrest:
        area.unrest = False
    else:
        move(area, 1)


def walled(world: World, seat: str, target: str) -> None:
    """Build walls (EMP-H14.1)."""
    del seat
    area = world.areas[target]
    area.fort = FORTS[min(FORTS.index(area.fort) + 1, len(FORTS) - 1)]


def tied(world: World, seat: str, target: str) -> None:
    """Make a tie, and with it a claim where one follows (EMP-18.0.2a)."""
    empire = world.empires[seat]
    empire.ties = in_order(world, [*empire.ties, target])
    if world.areas[target].owner == seat and not claimants(world, target) and claimable(world, seat, target):
        empire.claims = in_order(world, [*empire.claims, target])


def converted(world: World, seat: str, target: str) -> None:
    """Spread the faith (EMP-H22.2)."""
    world.areas[target].faith, world.areas[target].heresy = world.empires[seat].faith, False


def restored(world: World, seat: str, target: str) -> None:
    """Come home (EMP-H21.5)."""
    won(world, seat, target)
    world.empires[seat].court = target


REACHED: Mapping[str, Callable[[World, str, str], None]] = {
    "conquer": won,
    "rule": ruled,
    "fortify": walled,
    "negotiate": tied,
    "convert": converted,
    "restore": restored,
}
"""What it comes to, by the name of the endeavour."""
