"""Maps: hexes in offset rows, and places joined by links; distances and shortest ways over both."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache

Neighbours = Callable[[str], Iterable[str]]
"""The places next to a place, in a fixed order."""

EVEN_ROW = ((1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1))
ODD_ROW = ((1, 0), (1, -1), (0, -1), (-1, 0), (0, 1), (1, 1))
"""Steps (column, row) to the neighbours E, NE, NW, W, SW, SE of a pointed hex; odd rows lie half a hex further east."""


def hex_id(column: int, row: int) -> str:
    """Give the id of a hex, `CCRR`."""
    return f"{column:02}{row:02}"


def place_of(hexagon: str) -> tuple[int, int]:
    """Give the column and the row of a hex."""
    return int(hexagon[:2]), int(hexagon[2:])


def distance(one: str, other: str) -> int:
    """Give the least number of steps between two hexes."""
    (east, south), (east_2, south_2) = axial(one), axial(other)
    x, z = east - east_2, south - south_2
    return max(abs(x), abs(z), abs(x + z))


@lru_cache(maxsize=4096)
def axial(hexagon: str) -> tuple[int, int]:
    """Give the two axes of a hex along which steps add up."""
    column, row = place_of(hexagon)
    return column - row // 2, row


class HexMap:
    """A board of hexes in rows."""

    def __init__(self, columns: int, rows: int) -> None:
        """Work out who lies next to whom, in the order E, NE, NW, W, SW, SE."""
        self.columns, self.rows = columns, rows
        self.neighbours = {
            hex_id(column, row): tuple(self.around(column, row)) for row in range(rows) for column in range(columns)
        }

    def around(self, column: int, row: int) -> list[str]:
        """Give the hexes of the board around a place."""
        steps = ODD_ROW if row % 2 else EVEN_ROW
        places = [(column + east, row + south) for east, south in steps]
        return [hex_id(c, r) for c, r in places if 0 <= c < self.columns and 0 <= r < self.rows]


@lru_cache(maxsize=32)
def hex_map(columns: int, rows: int) -> HexMap:
    """Give the board of this size."""
    return HexMap(columns, rows)


def way(start: str, goal: str, neighbours: Neighbours, enter: Callable[[str], bool]) -> list[str] | None:
    """Give a shortest way, both ends included, the first found breadth-first; only places between must be enterable."""
    return ways(start, (goal,), neighbours, enter).get(goal)


def ways(
    start: str, goals: Collection[str], neighbours: Neighbours, enter: Callable[[str], bool], most: int | None = None
) -> dict[str, list[str]]:
    """Give a shortest way to each goal that can be reached, as `way` does, in at most so many steps (None: any).

    No way leads on through a goal, unless that may be entered.
    """
    came: dict[str, str] = {start: ""}
    edge, left, steps = [start], set(goals) - {start}, 0
    while edge and left and (most is None or steps < most):
        following, steps = [], steps + 1
        for place in edge:
            for near in neighbours(place):
                if near in came:
                    continue
                through = enter(near)
                if through or near in left:
                    came[near] = place
                    left.discard(near)
                if through:
                    following.append(near)
        edge = following
    return {goal: traced(came, goal) for goal in goals if goal in came}


def traced(came: Mapping[str, str], goal: str) -> list[str]:
    """Give the way to a place, from what says whence each place was come to."""
    back = [goal]
    while came[back[-1]]:
        back.append(came[back[-1]])
    return back[::-1]


def reach(start: str, neighbours: Neighbours, enter: Callable[[str], bool], most: int | None = None) -> dict[str, int]:
    """Give each place within `most` steps (None: any number) through enterable ones, with its steps, nearest first."""
    steps = {start: 0}
    edge = [start]
    while edge and (most is None or steps[edge[0]] < most):
        following = []
        for place in edge:
            for near in neighbours(place):
                if near not in steps and enter(near):
                    steps[near] = steps[place] + 1
                    following.append(near)
        edge = following
    return steps
