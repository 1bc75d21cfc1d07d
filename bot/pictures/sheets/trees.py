"""Family trees: each generation a row, spouses side by side, children under their parents."""

from collections.abc import Mapping, Sequence

from bot.pictures.ink.draw import moved, path, tag
from bot.pictures.ink.lettering import BOLD, BOOK, Style, run, text
from bot.pictures.ink.theme import ALARM, GOLD, INK, MARGIN, PANEL, SOFT, STONE, WIDTH
from rules.kernel.telling.pictures import Kin

WIDE, TALL = 250.0, 92.0
"""Of a card, in pixels of a tree that fits."""
BESIDE, BETWEEN, UNDER = 14.0, 34.0, 70.0
"""From a spouse to the other, from one household to the next, from a generation to the next."""
NAME, NOTE = 26.0, 20.0
LANES, LANE = 5, 10.0
"""At how many heights lines from parents to children bend, so that two households' are told apart."""
LARGEST, TALLEST = 2.0, 2400.0
"""How much a small tree is drawn larger, so that a phone shows its notes, and how tall it may become by that."""
PAINTS: Mapping[str, tuple[str, float]] = {
    "head": (GOLD, 6.0),
    "heir": (ALARM, 5.0),
    "dead": (STONE, 2.0),
    "": (INK, 2.0),
}
"""What the frame of a card looks like; the dead are also written in a softer ink, with a cross."""

Household = tuple[Kin, ...]
Spots = dict[str, tuple[float, int]]
"""Where each person stands: across, in pixels, and in which generation."""


def tree(kin: Sequence[Kin]) -> tuple[float, str]:
    """Give the height of a family tree, and the tree, as wide as the picture."""
    if not kin:
        return 0, ""
    spots = placed(kin)
    width = max(x for x, _ in spots.values()) + WIDE
    rows = max(row for _, row in spots.values()) + 1
    height = rows * (TALL + UNDER) - UNDER
    scale = min(max(1.0, min(LARGEST, TALLEST / height)), (WIDTH - 2 * MARGIN) / width)
    drawn = "".join(ties(kin, spots)) + "".join(card(one, *spots[one.id]) for one in kin)
    return height * scale + MARGIN, moved(drawn, MARGIN + (WIDTH - 2 * MARGIN - width * scale) / 2, 0, scale)


def placed(kin: Sequence[Kin]) -> Spots:
    """Give everybody a place: households in order, each generation centred under the widest."""
    rows = generations(kin)
    widths = [sum(wide(household) + BETWEEN for household in row) - BETWEEN for row in rows]
    spots: Spots = {}
    for number, row in enumerate(rows):
        x = (max(widths) - widths[number]) / 2
        for household in row:
            for place, one in enumerate(household):
                spots[one.id] = (x + place * (WIDE + BESIDE), number)
            x += wide(household) + BETWEEN
    return spots


def wide(household: Household) -> float:
    """Give how wide a household is."""
    return len(household) * (WIDE + BESIDE) - BESIDE


def generations(kin: Sequence[Kin]) -> list[list[Household]]:
    """Give the households of each generation: a person one under the lower of his parents, spouses side by side."""
    bonds = married(kin)
    depth = depths(kin, bonds)
    rows: list[list[Household]] = [[] for _ in range(max(depth.values()) + 1)]
    seen: set[str] = set()
    for one in sorted(kin, key=lambda one: not one.parents):  # the born stand before those who wed into the family
        if one.id not in seen:
            household = tuple(gathered(one, bonds))
            seen |= {member.id for member in household}
            rows[depth[one.id]].append(household)
    order: dict[str, int] = {}
    for row in rows:  # children stand in the order of their parents, so that few lines cross
        row.sort(key=lambda household: under(household, order))
        for one in (one for household in row for one in household):
            order[one.id] = len(order)
    return rows


def married(kin: Sequence[Kin]) -> dict[str, list[Kin]]:
    """Give whom each person is or was married to, whichever of the two says so."""
    known = {one.id: one for one in kin}
    bonds: dict[str, list[Kin]] = {one.id: [] for one in kin}
    for one in kin:
        other = known.get(one.spouse)
        if other is not None and other not in bonds[one.id]:
            bonds[one.id].append(other)
            bonds[other.id].append(one)
    return bonds


def depths(kin: Sequence[Kin], bonds: Mapping[str, Sequence[Kin]]) -> dict[str, int]:
    """Give each person's generation: under both parents, and beside every spouse."""
    depth = {one.id: 0 for one in kin}
    for _ in kin:  # each pass settles at least one generation more
        for one in kin:
            over = [depth[parent] + 1 for parent in one.parents if parent in depth]
            beside = [depth[other.id] for other in bonds[one.id]]
            depth[one.id] = min(max([*over, *beside, 0]), len(kin) - 1)
    return depth


def gathered(one: Kin, bonds: Mapping[str, Sequence[Kin]]) -> list[Kin]:
    """Give a household: somebody, whom he is bound to, and whom these are bound to."""
    household = [one]
    for member in household:
        household += [other for other in bonds[member.id] if other not in household]
    return household


def under(household: Household, order: Mapping[str, int]) -> int:
    """Give the place of a household's parents in the generation above; of none, the end."""
    return next((order[parent] for one in household for parent in one.parents if parent in order), len(order))


def ties(kin: Sequence[Kin], spots: Spots) -> list[str]:
    """Give the lines between spouses, and from parents to children."""
    drawn = []
    couples: dict[tuple[str, ...], int] = {}
    for one in kin:
        x, row = spots[one.id]
        if one.spouse in spots:
            left, right = sorted((x, spots[one.spouse][0]))
            drawn.append(line([(left + WIDE, middle(row)), (right, middle(row))], 4))
        parents = [spots[parent] for parent in one.parents if parent in spots]
        if parents:
            above = sum(spot[0] + WIDE / 2 for spot in parents) / len(parents)
            start = middle(parents[0][1]) if len(parents) > 1 else bottom(parents[0][1])
            couple = couples.setdefault(tuple(sorted(one.parents)), len(couples))
            bend = row * (TALL + UNDER) - UNDER / 2 + (couple % LANES - LANES // 2) * LANE
            here = x + WIDE / 2
            drawn.append(line([(above, start), (above, bend), (here, bend), (here, row * (TALL + UNDER))], 2.5))
    return drawn


def middle(row: int) -> float:
    """Give the height at which spouses are joined."""
    return row * (TALL + UNDER) + TALL / 2


def bottom(row: int) -> float:
    """Give the lower edge of a generation's cards."""
    return row * (TALL + UNDER) + TALL


def line(points: Sequence[tuple[float, float]], width: float) -> str:
    """Draw a line through points."""
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return path(data, fill="none", stroke=SOFT, stroke_width=width)


def card(one: Kin, x: float, row: int) -> str:
    """Draw one person: the name, and the note under it."""
    frame, width = PAINTS[one.mark]
    ink = SOFT if one.mark == "dead" else INK
    name = f"† {one.name}" if one.mark == "dead" else one.name
    box = tag("rect", width=WIDE, height=TALL, rx=10, fill=PANEL, stroke=frame, stroke_width=width)
    words = fitted(name, 40, NAME, BOLD, ink) + fitted(one.note, 70, NOTE, BOOK, SOFT)
    return moved(box + words, x, row * (TALL + UNDER))


def fitted(words: str, y: float, size: float, style: Style, colour: str) -> str:
    """Write words in the middle of a card, smaller where they would not fit."""
    room = WIDE - 24
    fit = min(size, size * room / (run(words, size, style) or 1))
    return text(WIDE / 2, y, words, fit, style, colour=colour, anchor="middle") if words else ""
