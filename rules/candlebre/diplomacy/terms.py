"""Terms: what each side of an offer gives, in words (CAN-10.5)."""

from collections.abc import Iterable, Sequence

from rules.candlebre.board.wording import troops
from rules.kernel.telling.phrases import row

ALLIED = (
    "Allies neither attack nor spy on each other, until one gives notice, free, a turn ahead; to march on an ally "
    "costs 10 honor."
)
"""What an alliance binds to, how it ends, and what breaking it costs (CAN-10.7b to CAN-10.7f)."""
Side = tuple[Iterable[tuple[str, int]], Sequence[str], int]
"""Units, leaders by name, and gold."""


def bargain(given: Side, asked: Side) -> str:
    """Put an offer into words: `3 infantry and the head of House Vesper for 90 gold`."""
    _, leaders, pay = given
    titled = any(", " in name for name in leaders)
    return f"{side(*given)}{',' * (titled and not pay)} for {side(*asked)}"


def side(units: Iterable[tuple[str, int]], leaders: Sequence[str], gold: int) -> str:
    """Put what one side gives into words; `nothing` for nothing."""
    listed = [*units]
    parts = [troops(listed)] if listed else []
    return row([*parts, *leaders, *([f"{gold} gold"] if gold else [])]) or "nothing"
