"""A number belongs to what follows it: it is changed by nothing, goes over to nothing else, and is not shared out."""

import random
from typing import Annotated, Any

import pytest

from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.parsing import attempt
from rules.kernel.language.tallies import tallied
from rules.kernel.orders.order import Names, Order

LEXICON = {
    "kind": {"infantry": "i", "archers": "a", "archer": "a", "cavalry": "c"},
    "city": {"Sparta": "1", "Athens": "2", "New Ur": "3"},
}
LISTS = Lists(LEXICON)
SEEDS = range(60)


class Buy(Order[Any], name="buy", says=("buy {number} {kind}",), clause="X-1"):
    """Buy some."""

    number: int
    kind: Annotated[str, Names("kind")]


class Raise(Order[Any], name="raise", says=("raise {kind} in|at {city}",), clause="X-2"):
    """Raise one."""

    kind: Annotated[str, Names("kind")]
    city: Annotated[str, Names("city")]


class Place(Order[Any], name="place", says=("place {units} in|at {city}",), clause="X-3"):
    """Place some."""

    units: Annotated[dict[str, int], Names("kind")]
    city: Annotated[str, Names("city")]


ORDERS: tuple[type[Order[Any]], ...] = (Buy, Raise, Place)


def read(text: str) -> list[str]:
    found = attempt(text, ORDERS, LISTS).orders or tallied(text, ORDERS, LISTS)
    return [write(order, LEXICON) for order in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buy an archer", ["buy 1 archers"]),
        ("buy a couple of cavalry", ["buy 2 cavalry"]),
        ("buy a dozen infantry", ["buy 12 infantry"]),
        ("buy 5 infantry and a cavalry", ["buy 5 infantry", "buy 1 cavalry"]),
        ("buy a cavalry and 5 infantry", ["buy 1 cavalry", "buy 5 infantry"]),
        ("buy 8 infantry, 4 archers and a cavalry", ["buy 8 infantry", "buy 4 archers", "buy 1 cavalry"]),
        ("buy 3 infantry 4 archers 5 cavalry", ["buy 3 infantry", "buy 4 archers", "buy 5 cavalry"]),
        ("place 6 infantry and an archer in Sparta", ["place infantry 6 and archers 1 in Sparta"]),
        (
            "place 4 infantry in Sparta and 2 in New Ur",
            ["place infantry 4 in Sparta", "place infantry 2 in New Ur"],
        ),
        (
            "place 5 infantry in Sparta and 3 infantry 4 archers 1 cavalry in Athens",
            ["place infantry 5 in Sparta", "place infantry 3, archers 4 and cavalry 1 in Athens"],
        ),
        ("place 4 infantry in Sparta, 2 archers too", ["place infantry 4 in Sparta", "place archers 2 in Sparta"]),
        ("raise 2 archers and a cavalry in Sparta", ["raise archers in Sparta"] * 2 + ["raise cavalry in Sparta"]),
    ],
)
def test_each_thing_keeps_its_number(text: str, expected: list[str]) -> None:
    """`a` is one, commas may be left out, and what is said once holds for what follows."""
    assert expected == read(text)


@pytest.mark.parametrize("text", ["buy 5 6 infantry", "buy 5 infantry and cavalry", "buy 5 infantry and 3", "buy"])
def test_what_does_not_say_how_many_of_which_is_not_read(text: str) -> None:
    """It is asked back."""
    assert [] == read(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_list_changes_a_number(seed: int) -> None:
    """Whatever stands between its parts, what is bought is what was written."""
    luck = random.Random(seed)
    kinds = luck.sample(["infantry", "archers", "cavalry"], luck.randint(2, 3))
    wanted = {kind: luck.randint(1, 30) for kind in kinds}
    said = [f"{'a' if number == 1 and luck.random() < 0.5 else number} {kind}" for kind, number in wanted.items()]
    between = luck.choice([" ", ", ", " and ", ", and "])
    expected = [f"buy {number} {kind}" for kind, number in wanted.items()]

    assert expected == read(f"buy {between.join(said)}")
    assert 1 == len(read(f"place {between.join(said)} in New Ur"))
    assert wanted == {
        {"i": "infantry", "a": "archers", "c": "cavalry"}[id]: number
        for order in attempt(f"place {between.join(said)} in New Ur", ORDERS, LISTS).orders
        for id, number in order.units.items()
    }
