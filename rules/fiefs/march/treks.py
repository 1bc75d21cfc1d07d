"""Marches of more than one move: the quickest way, move by move, and the next of its moves (FIE-7.9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from rules.fiefs.board.chances import arrives
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import enemies, enemies_at
from rules.fiefs.board.state import World
from rules.fiefs.march.paths import Ground, Way, can_succeed, reach, sea_modifier, way_along
from rules.kernel.errors import Refusal


@dataclass(frozen=True, order=True)
class Trek:
    """A march, the best lowest: turns, a passage as many as it takes in the mean, then as single moves compare."""

    turns: int
    ravaged: int
    sea: int
    steps: int
    moves: tuple[Way, ...]

    def onward(self, world: World, way: Way) -> "Trek":
        """Give it with one move more."""
        turns = self.turns + turns_of(world, way)
        return Trek(turns, self.ravaged + way.ravaged, self.sea + way.sea, self.steps + way.steps, (*self.moves, way))

    @property
    def ends(self) -> tuple[str, ...]:
        """Give where each of its moves ends."""
        return tuple(one.to for one in self.moves)


def turns_of(world: World, way: Way) -> int:
    """Give how many turns a move takes: one by land, by sea as many as until it arrives in the mean, rounded up."""
    likely = arrives(sea_modifier(world, way.sea)) if way.sea and world.season else None
    return -(-likely.denominator // likely.numerator) if likely else 1


def treks(world: World, army: Army, to: str = "") -> dict[str, Trek]:
    """Give the quickest march to every fief, or to `to` and all that is nearer, past no enemy army (FIE-7.9)."""
    foes = {one.fief for one in enemies(world, army) if one.on_board}
    found: dict[str, Trek] = {}
    heap = [Trek(0, 0, 0, 0, ())]
    while heap and to not in found:
        trek = heappop(heap)
        here = trek.ends[-1] if trek.moves else army.fief
        if here in found:
            continue
        found[here] = trek
        if here in foes and trek.moves:
            continue
        ground = Ground(world, army.model_copy(update={"fief": here}))
        for way in ground.ways().values():
            if way.to not in found and can_succeed(world, way):
                heappush(heap, trek.onward(world, way))
    return found


def marched(world: World, army: Army, item: Item) -> Trek | None:
    """Give the moves of a march as the board stands; None where no way leads there, and for no army in the field."""
    if not army.in_field:
        return None
    moved, trek = army.model_copy(), Trek(0, 0, 0, 0, ())
    while moved.fief != item.to:
        item = ahead(moved, item)
        way = next_move(world, moved, item)
        if way is None or len(trek.moves) > len(world.fiefs):
            return None
        trek, moved.fief = trek.onward(world, way), way.to
    return trek


def quickest(world: World, army: Army, to: str) -> Sequence[Way]:
    """Give the moves of the quickest march to a fief; none where no way leads there."""
    found = treks(world, army, to).get(to)
    return found.moves if found else ()


def ahead(army: Army, item: Item) -> Item:
    """Give a march without the places that a leader has written out and that his army has come to."""
    last = max((place for place, one in enumerate(item.path) if one == army.fief), default=-1)
    return item.model_copy(update={"path": item.path[last + 1 :]}) if last >= 0 else item


def next_move(world: World, army: Army, item: Item) -> Way | None:
    """Give the next move of a march: along the places written out as far as it may go, else the quickest way."""
    places = tuple(ahead(army, item).path)
    for number in range(len(places), 0, -1):
        way = along(world, army, places[:number])
        if way and (way.to == item.to or not enemies_at(world, army, way.to)):
            return way
    stop = next((one for one in places if one in world.fiefs), item.to)
    direct = reach(world, army).get(stop) if stop == item.to else None  # what one move reaches is gone to at once
    if direct is not None and can_succeed(world, direct):
        return direct
    return next(iter(quickest(world, army, stop)), None)


def along(world: World, army: Army, places: tuple[str, ...]) -> Way | None:
    """Give the way along some places if one move does it and may end there, else None."""
    try:
        way = way_along(world, army, places)
    except Refusal:
        return None
    return way if way.to in reach(world, army) else None


def leg(world: World, army: Army, item: Item) -> Item:
    """Give what a march comes to in one turn: itself where one move does it, else the next of its moves (FIE-7.9)."""
    if item.act != "move" or not army.in_field or at_once(world, army, item):
        return item
    way = next_move(world, army, item)
    if way is None:
        return item
    attack = item.attack and way.to == item.to
    return item.model_copy(update={"to": way.to, "path": list(way.path), "attack": attack})


def at_once(world: World, army: Army, item: Item) -> bool:
    """Tell whether one move does a march, or the army is there already."""
    if item.to == army.fief:
        return True
    return bool(along(world, army, tuple(item.path))) if item.path else item.to in reach(world, army)
