"""SVG as text: elements, lines and numbers, each safe to stand in XML."""

import html
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]

FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(words: str) -> str:
    """Give words as they may stand in XML; characters that XML forbids become a replacement mark."""
    return html.escape(FORBIDDEN.sub("\ufffd", words))


def number(value: float) -> str:
    """Give a length with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Give an element; `stroke_width=2` becomes `stroke-width="2"`. The content is XML already."""
    written = "".join(f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return plain(value) if isinstance(value, str) else f"{value:.3f}".rstrip("0").rstrip(".")


def line(points: Iterable[Point], *, close: bool = False) -> str:
    """Give path data through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if close else "")


def outlines(loops: Iterable[Sequence[Point]]) -> str:
    """Give path data of closed loops; the last point may repeat the first."""
    return "".join(line(loop[:-1] if loop[0] == loop[-1] else loop, close=True) for loop in loops if loop)


def lines(chains: Iterable[Sequence[Point]]) -> str:
    """Give path data of chains; one that ends where it began is closed."""
    return "".join(
        line(chain[:-1], close=True) if len(chain) > 2 and chain[0] == chain[-1] else line(chain)  # noqa: PLR2004 - a loop
        for chain in chains
        if chain
    )


def curve(points: Sequence[Point]) -> str:
    """Give path data of a soft line: straight ends, each corner between rounded from middle to middle."""
    if len(points) < 3:  # noqa: PLR2004 - no corner to round
        return line(points)
    written = f"M{_at(points[0])}L{_at(middle(points[0], points[1]))}"
    for corner, after in pairwise(points[1:]):
        written += f"Q{_at(corner)} {_at(middle(corner, after))}"
    return f"{written}L{_at(points[-1])}"


def middle(a: Point, b: Point) -> Point:
    """Give the point half-way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def path(data: str, /, **paint: str | float) -> str:
    """Give a path, or nothing where there is nothing to draw."""
    return tag("path", d=data, **paint) if data else ""


def stroke(data: str, colour: str, width: float, **paint: str | float) -> str:
    """Give a path that is a line, with round joints."""
    return path(
        data, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", **paint
    )


def crisp(data: str, colour: str, width: float = 1, opacity: float = 1) -> str:
    """Give a fine line without soft edges: hundreds of them would make the image half as large again, and as slow."""
    faint: dict[str, float] = {"stroke_opacity": opacity} if opacity < 1 else {}
    paint: dict[str, str | float] = {"stroke": colour, "stroke_width": width, **faint}
    return path(data, fill="none", shape_rendering="crispEdges", **paint)


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """Give content drawn around another point, larger or smaller."""
    sized = "" if scale == 1 else f" scale({scale:.3f})"
    return f'<g transform="translate({number(x)} {number(y)}){sized}">{content}</g>' if content else ""
