"""Lines that leave out where something comes from: with each name that would do, wherever it may stand."""

from collections.abc import Mapping
from typing import Any

from rules.kernel.language.grammar import read
from rules.kernel.language.lacking import lacking
from rules.kernel.orders.order import Order
from tests.kernel.language.orders import LEXICON, March


def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
    """Offer two hexes, wherever one is wanted."""
    return {name: name for name in list(LEXICON["hex"])[:2]}


def test_what_is_left_out_is_filled_with_each_name_that_may_be_given() -> None:
    """Before what stands in the line, and only where its word is missing."""
    first, second = list(LEXICON["hex"])[:2]
    found = list(lacking(f"march to {second}", [March], choices))

    assert f"march from {first} to {second}" in found
    assert read(f"march from {first} to {second}", [March], LEXICON)
    assert [] == list(lacking(f"march from {first} to {second}", [March], choices))
    assert [] == list(lacking(f"walk to {second}", [March], choices))
