"""How often an order is said, and a bare number behind it, which is what may be added to it."""

from typing import Annotated, Any

import pytest
from pydantic import Field

from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.repeating import repeated
from rules.kernel.language.several import several
from rules.kernel.orders.order import Names, Order

LEXICON = {"area": {"Anjou": "anj", "Wales": "wal"}}


class Conquer(Order[Any], name="conquer", says=("conquer {area} [with {extra}]",), clause="X-1"):
    """Conquer one."""

    area: Annotated[str, Names("area")]
    extra: int = Field(default=0, ge=0, le=3)


class Raze(Order[Any], name="raze", says=("raze {area}",), clause="X-2", replaces="raze"):
    """Raze one."""

    area: Annotated[str, Names("area")]


ORDERS: tuple[type[Order[Any]], ...] = (Conquer, Raze)


def read(text: str) -> list[str]:
    return [write(order, LEXICON) for order in repeated(text, ORDERS, Lists(LEXICON))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("conquer Anjou 3", ["conquer Anjou with 3"]),
        ("conquer Anjou 3 times", ["conquer Anjou"] * 3),
        ("conquer Anjou three times", ["conquer Anjou"] * 3),
        ("conquer Anjou x3", ["conquer Anjou"] * 3),
        ("conquer Anjou with 3 twice", ["conquer Anjou with 3"] * 2),
        ("twice conquer Anjou 2", ["conquer Anjou with 2"] * 2),
        ("conquer Anjou 9", []),
        ("conquer Anjou with 1 3", []),
        ("raze Anjou twice", []),
        ("raze Anjou 2", []),
    ],
)
def test_how_often_is_not_how_much(text: str, expected: list[str]) -> None:
    """An order that replaces itself is said once, and what is out of bounds is nothing."""
    assert expected == read(text)


@pytest.mark.parametrize("text", ["conquer Anjou 3", "conquer 3 Anjou"])
def test_a_number_that_an_order_may_hold_is_no_count_of_it(text: str) -> None:
    """It was taken for so many attacks."""
    assert [] == several(text, ORDERS, LEXICON)
