"""What elements are called where people read of them, and how players may write their types."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from rules.fiefs.board.tables import TYPES
from rules.kernel.telling.phrases import row

TROOPS: Mapping[str, str] = {
    "Kn": "knights",
    "Cv": "cavalry",
    "LH": "light horse",
    "Bd": "blades",
    "Sp": "spears",
    "Pk": "pikes",
    "Wb": "warbands",
    "Ax": "auxilia",
    "Bw": "bows",
    "Ps": "skirmishers",
    "Hd": "hordes",
    "Art": "engines",
}
"""What elements of a type are called."""
BESIDE: Mapping[str, str] = {
    "horsemen": "Cv",
    "swordsmen": "Bd",
    "men-at-arms": "Bd",
    "spearmen": "Sp",
    "pikemen": "Pk",
    "archers": "Bw",
    "bowmen": "Bw",
    "artillery": "Art",
    "siege engines": "Art",
}
"""What else players call them."""


def troop(kind: str) -> str:
    """Give what elements of a type are called."""
    return TROOPS.get(kind, kind)


def one_of(kind: str) -> str:
    """Give what one of them is called: `a bow`; riders of a kind and auxilia are counted as they are."""
    return troop(kind).removesuffix("s")


def counted(counts: Iterable[tuple[str, int]]) -> str:
    """Say how many elements of which types: `2 knights and 1 bow`; empty for none."""
    return row(f"{number} {one_of(kind) if number == 1 else troop(kind)}" for kind, number in counts)


def in_line(line: Iterable[str]) -> str:
    """Say how a line is drawn up from its first element to its last: `2 knights, 3 spears, 1 bow`."""
    drawn = ((kind, len(list(same))) for kind, same in groupby(line))
    return ", ".join(counted([one]) for one in drawn)


def written() -> dict[str, str]:
    """Give every word by which players may name a type, what it is called first, then its letters, then the rest."""
    single = {one_of(kind): kind for kind in TYPES}
    return {troop(kind): kind for kind in TYPES} | {one: one for one in TYPES} | single | dict(BESIDE)
