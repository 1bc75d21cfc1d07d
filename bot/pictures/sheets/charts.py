"""Charts: a line for each seat, with its own marker, named at its end."""

from collections.abc import Mapping, Sequence

from bot.pictures.ink.draw import Point, line, number, path, stroke
from bot.pictures.ink.lettering import BOLD, BOOK, run, text
from bot.pictures.ink.theme import INK, MARGIN, NOBODY, PAPER, SOFT, Look, width
from rules.kernel.state.finding import find
from rules.kernel.telling.pictures import Picture, Series

HEIGHT = 760.0
TOP, BOTTOM, LEFT = 30.0, 690.0, 130.0
NAME = 32.0
TICKS = 5

MARKERS = (
    "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
    "m-8 -8h16v16h-16z",
    "m0 -11l10 18h-20z",
    "m0 -11l11 11l-11 11l-11 -11z",
    "m0 11l10 -18h-20z",
    "m-3 -10h6v7h7v6h-7v7h-6v-7h-7v-6h7z",
    "m-10 -5h20v10h-20z",
    "m-5 -10h10v20h-10z",
    "m-10 0l5 -9h10l5 9l-5 9h-10z",
    "m0 -11l3 7l8 1l-6 5l2 8l-7 -4l-7 4l2 -8l-6 -5l8 -1z",
    "m-9 -9l18 18v-18l-18 18z",
    "m-9 9l18 -18h-18l18 18z",
)
"""One for each pattern."""
DASHES = ("", "18 8", "4 9", "18 7 4 7")


def chart(picture: Picture, looks: Mapping[str, Look]) -> tuple[float, str]:
    """Give the height of the chart and the chart."""
    series = [one for one in picture.series if one.values]
    if not series:
        return 0, ""
    names = {one.side: looks.get(one.side, NOBODY).name or one.side for one in series}
    right = width(picture) - MARGIN - max(run(name, NAME) for name in names.values()) - 30
    steps = _ticks(min(min(one.values) for one in series), max(max(one.values) for one in series))
    count = max(2, len(picture.labels), *(len(one.values) for one in series))

    def at(place: int, value: float) -> Point:
        share = (value - steps[0]) / (steps[-1] - steps[0])
        return LEFT + (right - LEFT) * place / (count - 1), BOTTOM - (BOTTOM - TOP) * share

    ways = [[at(place, value) for place, value in enumerate(one.values)] for one in series]
    drawn = _frame(steps, [at(0, step)[1] for step in steps], right)
    drawn += _along(picture.labels, [at(place, steps[0])[0] for place in range(len(picture.labels))])
    drawn += "".join(_line(way, looks.get(one.side, NOBODY)) for one, way in zip(series, ways, strict=True))
    return HEIGHT, drawn + _ends(series, ways, looks, names)


def _ticks(least: int, most: int) -> list[int]:
    """Give round values from under the least to over the most; from nought where that is near."""
    low = 0 if 0 <= least <= most / 2 or most == least >= 0 else least
    rough = max(1, (max(most, low + 1) - low) / TICKS)
    power = 10 ** (len(str(int(rough))) - 1)
    step = find((size * power for size in (1, 2, 3, 5, 10) if size * power >= rough), "a round step")
    first, last = low // step, -(-max(most, low + 1) // step)
    return [step * place for place in range(first, last + 1)]


def _frame(steps: Sequence[int], heights: Sequence[float], right: float) -> str:
    level = "".join(f"M{number(LEFT)} {number(y)}H{number(right)}" for y in heights)
    drawn = path(level, fill="none", stroke=SOFT, stroke_width=1, stroke_opacity=0.45)
    named = (
        text(LEFT - 16, y + 9, f"{step:,}", 26, BOOK, colour=SOFT, anchor="end")
        for step, y in zip(steps, heights, strict=True)
    )
    return drawn + "".join(named)


def _along(labels: Sequence[str], places: Sequence[float]) -> str:
    """Write as many of the labels as fit, evenly: the last always."""
    if not labels:
        return ""
    room = max(run(label, 26, BOOK) for label in labels) + 24
    between = places[1] - places[0] if len(places) > 1 else room
    every = max(1, -int(-room // between))
    return "".join(
        text(x, BOTTOM + 42, label, 26, BOOK, colour=SOFT, anchor="middle")
        for place, (label, x) in enumerate(zip(labels, places, strict=True))
        if (len(labels) - 1 - place) % every == 0
    )


def _line(way: Sequence[Point], look: Look) -> str:
    colour = look.colour if look is not NOBODY else INK
    dash = DASHES[look.pattern % len(DASHES)] if look.pattern >= 0 else ""
    dashes = {"stroke_dasharray": dash} if dash else {}
    shape = MARKERS[look.pattern % len(MARKERS)]
    markers = "".join(f"M{number(x)} {number(y)}{shape}" for x, y in way)
    return stroke(line(way), colour, 5, **dashes) + path(markers, fill=colour, stroke=PAPER, stroke_width=2.5)


def _ends(
    series: Sequence[Series], ways: Sequence[Sequence[Point]], looks: Mapping[str, Look], names: Mapping[str, str]
) -> str:
    """Name each line at its end, pushing names apart that would lie on one another."""
    ends = sorted(zip(ways, series, strict=True), key=lambda pair: pair[0][-1][1])
    heights = _apart([way[-1][1] for way, _ in ends], NAME * 1.08)
    drawn = []
    for (way, one), y in zip(ends, heights, strict=True):
        look = looks.get(one.side, NOBODY)
        x = max(way[-1][0] for way in ways) + 24
        colour = look.deep if look is not NOBODY else INK
        leader = path(
            f"M{number(way[-1][0] + 8)} {number(way[-1][1])}L{number(x - 4)} {number(y)}", stroke=colour, fill="none"
        )
        drawn.append(leader + text(x, y + NAME * 0.36, names[one.side], NAME, BOLD, colour=colour))
    return "".join(drawn)


def _apart(heights: Sequence[float], gap: float) -> list[float]:
    """Push sorted heights apart, then back up from the bottom."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + gap) if found else max(height, TOP))
    for place in range(len(found) - 1, -1, -1):
        limit = found[place + 1] - gap if place + 1 < len(found) else BOTTOM + 10
        found[place] = min(found[place], limit)
    return found
