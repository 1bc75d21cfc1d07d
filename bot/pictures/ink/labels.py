"""Labels: words find a free spot, the most needed first (H28: readable on a phone)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.pictures.ink.draw import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass
class Layout:
    """Where on a map there is something already."""

    width: float
    height: float
    taken: list[Box] = field(default_factory=list)

    def place(self, width: float, height: float, spots: Sequence[Point]) -> Box | None:
        """Take the first free spot, given as the middle of the box, if there is one."""
        boxes = (_box(spot, width, height) for spot in spots)
        free = next((box for box in boxes if not self.crowd(box)), None)
        if free:
            self.taken.append(free)
        return free

    def squeeze(self, width: float, height: float, spots: Sequence[Point]) -> Box:
        """Take the least crowded spot, for what must stand."""
        best = min((_box(spot, width, height) for spot in spots), key=self.crowd)
        self.taken.append(best)
        return best

    def crowd(self, box: Box) -> float:
        """Give how much of a box, in square pixels, lies on others or off the paper."""
        inside = overlap(box, (0, 0, self.width, self.height))
        off = (box[2] - box[0]) * (box[3] - box[1]) - inside
        # What is off the paper cannot be read at all, so it counts more than what lies on something.
        left, top, right, bottom = box
        met = 0.0
        for other in self.taken:  # asked a hundred thousand times for a map on which there is little room
            if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                met += overlap(box, other)
        return (4 * off if off > 1 else 0) + met


def _box(middle: Point, width: float, height: float) -> Box:
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def near(one: Box, other: Box) -> bool:
    """Say whether two boxes may share an area, which empty ones do not: far sooner said than how much."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def overlap(one: Box, other: Box) -> float:
    """Give the area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def middle_of(box: Box) -> Point:
    """Give the middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def beside(place: Point, radius: float, width: float, height: float) -> list[Point]:
    """Give the spots for words around a round thing: right, left, below, above, then aslant, then further off."""
    x, y = place
    found = []
    for gap in (3.0, height * 0.45, height * 0.9):
        across, down = radius + gap + width / 2, radius + gap + height / 2
        found += [(x + across, y), (x - across, y), (x, y + down), (x, y - down)]
        for dy in (-0.6, 0.6):
            found += [(x + across * 0.95, y + dy * down), (x - across * 0.95, y + dy * down)]
        for dx in (-0.5, 0.5):
            found += [(x + dx * width, y + down), (x + dx * width, y - down)]
    return found
