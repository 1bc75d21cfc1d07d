"""How colours look to people who do not see red, green or blue, and how large letters are on a phone."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from bot.pictures.ink.theme import channels

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear red, green and blue.
SIGHTS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def apart(one: str, other: str, sight: Matrix) -> float:
    """Give the distance of two colours as somebody sees them (CIE 1976); about 2 can just be told apart."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one, sight), _lab(other, sight), strict=True)) ** 0.5


def _lab(colour: str, sight: Matrix) -> tuple[float, float, float]:
    linear = [_linear(channel / 255) for channel in channels(colour)]
    seen = [min(1.0, max(0.0, share)) for share in _times(sight, linear)]
    x, y, z = (_root(value / white) for value, white in zip(_times(XYZ, seen), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, values: list[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, values, strict=True)) for row in matrix]


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def letters(drawing: str, pixels: int) -> Iterator[tuple[str, float]]:
    """Give all words of a drawing with the size of their letters when it is shown so many pixels wide."""
    root = ET.fromstring(drawing)
    return sized(root, pixels / float(root.get("viewBox", "").split()[2]))


def sized(node: ET.Element, scale: float) -> Iterator[tuple[str, float]]:
    """Give the words in a part of a drawing with the size of their letters, whatever it was scaled by."""
    found = re.search(r"scale\(([-\d.]+)", node.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if node.tag.endswith("text"):
        yield "".join(node.itertext()), round(float(node.get("font-size", "0")) * scale, 1)
    for part in node:
        yield from sized(part, scale)
