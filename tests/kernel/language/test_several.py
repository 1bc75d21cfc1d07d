"""One line that says many orders is read as each of them; one that says one order, or none, is not."""

from typing import Annotated, Any

import pytest

from rules.kernel.language.grammar import write
from rules.kernel.language.several import several, unsettled
from rules.kernel.orders.order import Names, Order

LEXICON = {"kind": {"Spears": "s", "Psiloi": "p"}, "city": {"Sparta": "1", "Athens": "2", "New Ur": "3"}}


class Raise(Order[Any], name="raise", says=("raise {kind} in|at {city}",), clause="X-1"):
    """Raise one."""

    kind: Annotated[str, Names("kind")]
    city: Annotated[str, Names("city")]


class Recruit(Order[Any], name="recruit", says=("recruit {number} {kind} in {city}",), clause="X-2"):
    """Recruit some."""

    number: int
    kind: Annotated[str, Names("kind")]
    city: Annotated[str, Names("city")]


class Tax(Order[Any], name="tax", says=("tax {rate}[%] [in {city}]",), clause="X-3"):
    """Set a rate."""

    rate: int
    city: Annotated[str, Names("city")] = ""


ORDERS: tuple[type[Order[Any]], ...] = (Raise, Recruit, Tax)


def read(text: str) -> list[str]:
    return [write(order, LEXICON) for order in several(text, ORDERS, LEXICON)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("raise 3 Spears in Sparta", ["raise Spears in Sparta"] * 3),
        ("raise a dozen Spears in Sparta", ["raise Spears in Sparta"] * 12),
        ("raise Spears in Sparta and Athens", ["raise Spears in Sparta", "raise Spears in Athens"]),
        ("raise four Spears in Sparta and New Ur", ["raise Spears in Sparta"] * 2 + ["raise Spears in New Ur"] * 2),
        ("raise 2 Spears each in Sparta, Athens", ["raise Spears in Sparta"] * 2 + ["raise Spears in Athens"] * 2),
        ("recruit 6 Spears in Sparta and Athens", ["recruit 3 Spears in Sparta", "recruit 3 Spears in Athens"]),
        ("recruit 5 Spears each in Sparta and Athens", ["recruit 5 Spears in Sparta", "recruit 5 Spears in Athens"]),
        ("recruit 5 Spears and 2 Psiloi in Sparta", ["recruit 5 Spears in Sparta", "recruit 2 Psiloi in Sparta"]),
        ("tax 30 in Sparta and Athens", ["tax 30 in Sparta", "tax 30 in Athens"]),
    ],
)
def test_a_line_is_read_as_several_orders(text: str, expected: list[str]) -> None:
    """A number before what an order names one of is so many orders; a list is one order for each; a total is spread."""
    assert expected == read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "raise Spears",
        "raise Spears in Sparta and Rome",
        "raise 900 Spears in Sparta",
        "raise five Spears in Sparta and New Ur",
        "recruit 5 Spears and Psiloi in Sparta",
        "raise 5 Spears and Psiloi in Sparta",
        "recruit 2 Spears in Sparta 3",
        "hello and goodbye",
        "and",
        ",",
    ],
)
def test_a_line_that_says_no_several_orders_says_none(text: str) -> None:
    """What cannot be read whole is not read in part, and no line says more than sixty orders."""
    assert [] == read(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "recruit 5 Spears in Sparta and Athens",
            ("recruit 5 Spears in Sparta and 5 Spears in Athens", "recruit 3 Spears in Sparta and 2 Spears in Athens"),
        ),
        (
            "recruit 5 Spears and Psiloi in Sparta",
            ("recruit 5 Spears in Sparta and 5 Psiloi in Sparta", "recruit 3 Spears in Sparta and 2 Psiloi in Sparta"),
        ),
        ("recruit 5 Spears and 2 Psiloi in Sparta", ()),
    ],
)
def test_one_number_of_several_things_is_asked_back(text: str, expected: tuple[str, ...]) -> None:
    """So many of each, or so many in all: two lines, each of which says only one of both."""
    assert expected == unsettled(text, ORDERS, LEXICON)
