"""Patterns: a texture for each seat, so that colour is never the only mark (H29)."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from bot.pictures.ink.draw import Point, crisp, line, number
from bot.pictures.ink.theme import Look

Loops = Sequence[Sequence[Point]]

GAP = 18.0
"""Pixels from line to line; seen as four on a phone."""


def pattern(loops: Loops, look: Look, *, gap: float = GAP, opacity: float = 0.6) -> str:
    """Give the seat's pattern inside closed lines."""
    if look.pattern < 0 or not loops:
        return ""
    return crisp(DRAWN[look.pattern](loops, gap), look.colour, gap / 6, opacity)


def hatched(loops: Loops, angle: float, gap: float) -> str:
    """Give parallel lines inside, at an angle in degrees from level, rising."""
    turn = math.radians(angle)
    along, over = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    return "".join(
        line((_back(start, at, along, over), _back(end, at, along, over)))
        for at, start, end in _rows(loops, along, over, gap)
    )


def scattered(loops: Loops, gap: float, shape: str, reach: float) -> str:
    """Give a small shape at the points of a lattice."""
    return "".join(f"M{number(x)} {number(y)}{shape}" for x, y in lattice(loops, gap, reach))


def lattice(loops: Loops, gap: float, reach: float) -> Iterator[Point]:
    """Give the points of a lattice that have room inside; odd rows lie half a gap further."""
    for at, start, end in _rows(loops, (1.0, 0.0), (0.0, 1.0), gap):
        offset = gap / 2 * (round(at / gap) % 2)
        first = math.ceil((start + reach - offset) / gap)
        last = math.floor((end - reach - offset) / gap)
        yield from ((offset + gap * step, at) for step in range(first, last + 1))


def _rows(loops: Loops, along: Point, over: Point, gap: float) -> Iterator[tuple[float, float, float]]:
    """Cut an area into rows: how far over each lies, and where it enters and leaves along it."""
    crossings: dict[int, list[float]] = {}
    for loop in loops:
        turned = [(x * along[0] + y * along[1], x * over[0] + y * over[1]) for x, y in loop]
        for (a, high), (b, low) in pairwise([*turned, turned[0]]):
            for row in range(math.ceil(min(high, low) / gap), math.ceil(max(high, low) / gap)):
                crossings.setdefault(row, []).append(a + (b - a) * (row * gap - high) / (low - high))
    for row, found in sorted(crossings.items()):
        found.sort()
        yield from ((row * gap, start, end) for start, end in zip(found[::2], found[1::2], strict=False))


def _back(at: float, aside: float, along: Point, over: Point) -> Point:
    return at * along[0] + aside * over[0], at * along[1] + aside * over[1]


def _dots(loops: Loops, gap: float) -> str:
    r, wide = number(gap / 14), number(gap / 7)
    return scattered(loops, gap * 0.8, f"m-{r} 0a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0 -{wide} 0", gap / 6)


def _waves(loops: Loops, gap: float) -> str:
    step = number(gap / 4)
    return scattered(
        loops, gap * 1.1, f"m-{number(gap / 2)} 0l{step} -{step}l{step} {step}l{step} -{step}l{step} {step}", gap / 2
    )


def _rings(loops: Loops, gap: float) -> str:
    r = number(gap / 4)
    return scattered(
        loops, gap * 1.15, f"m-{r} 0a{r} {r} 0 1 0 {number(gap / 2)} 0a{r} {r} 0 1 0 -{number(gap / 2)} 0", gap / 4
    )


def _plus(loops: Loops, gap: float) -> str:
    r, wide = number(gap / 4), number(gap / 2)
    return scattered(loops, gap * 1.1, f"m-{r} 0h{wide}m-{r} -{r}v{wide}", gap / 4)


def _pairs(loops: Loops, gap: float) -> str:
    turn = math.radians(45)
    along, over = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    found = []
    for at, start, end in _rows(loops, along, over, gap * 0.75):
        if round(at / (gap * 0.75)) % 3:
            found.append(line((_back(start, at, along, over), _back(end, at, along, over))))
    return "".join(found)


DRAWN: tuple[Callable[[Loops, float], str], ...] = (
    lambda loops, gap: hatched(loops, 45, gap),
    lambda loops, gap: hatched(loops, -45, gap),
    _dots,
    lambda loops, gap: hatched(loops, 0, gap * 0.8),
    lambda loops, gap: hatched(loops, 90, gap * 0.8),
    lambda loops, gap: hatched(loops, 45, gap * 1.3) + hatched(loops, -45, gap * 1.3),
    lambda loops, gap: scattered(loops, gap, f"m-{number(gap / 4)} 0h{number(gap / 2)}", gap / 4),
    _plus,
    _waves,
    _rings,
    lambda loops, gap: hatched(loops, 0, gap * 1.3) + hatched(loops, 90, gap * 1.3),
    _pairs,
)
"""One for each of the theme's names, in their order."""
