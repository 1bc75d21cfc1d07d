"""How long a line takes to be read, or completed, in a game of 400 names of a kind and 20 orders."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from rules.kernel.errors import Answer
from rules.kernel.language.grammar import read, suggest
from rules.kernel.orders.order import Order
from tests.bench.figures import milliseconds, part
from tests.kernel.language.orders import ORDERS, Build

TYPED = ("", "b", "build work Cc2", "build work Cc2 in city", "offer sea trade to s", "tax 10% e")
LINES = ("build work Cc2 in city Db29", "build work Cc2 in citi Db29", "biuld work Cc2 in city Db29", "concede")
TIMES = 20


async def reading(folder: Path) -> tuple[str, ...]:
    """Complete what is half typed, and read good lines and mistyped ones."""
    del folder
    orders, lexicon = big_game()
    completed = max(typical(lambda text=text: suggest(text, orders, lexicon)) for text in TYPED)
    answered = max(typical(lambda line=line: read(line, orders, lexicon)) for line in LINES)
    return (
        f"a line completed, the slowest of {len(TYPED)}: {milliseconds(completed)} (aim 20 ms)",
        f"a line read or refused, the slowest of {len(LINES)}: {milliseconds(answered)} (aim 100 ms)",
    )


def typical(work: Callable[[], object]) -> float:
    """Give the middle of what some work takes, in seconds."""
    times = []
    for _ in range(TIMES):
        begun = perf_counter()
        with suppress(Answer):
            work()
        times.append(perf_counter() - begun)
    return part(times, 0.5)


def big_game() -> tuple[list[type[Order[Any]]], dict[str, dict[str, str]]]:
    """Give 400 names of a kind and 20 orders."""
    lexicon = {
        kind: {f"{kind} {chr(65 + at % 26)}{chr(97 + at % 7)}{at}": f"{kind}{at}" for at in range(400)}
        for kind in ("work", "city", "hex", "seat")
    }
    orders: list[type[Order[Any]]] = list(ORDERS)
    for at in range(20 - len(ORDERS)):
        says = (f"do{at} {{work}} in {{city}} [on {{hex}}]",)
        members = {"name": f"do{at}", "says": says, "__doc__": "Do it.", "__module__": __name__}
        orders.append(type(f"Do{at}", (Build,), members))
    return orders, lexicon
