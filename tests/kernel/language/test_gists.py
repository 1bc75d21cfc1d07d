"""A gist says all that a line names, and nothing that it does not."""

from typing import Any

import pytest

from rules.kernel.language.gists import Gist, gists
from rules.kernel.language.lists import Lists
from tests.kernel.language.orders import LEXICON, ORDERS, Build, Choose, Concede, Dispute, March, Tax, Treaty

SAYINGS = {"construct": ("build",), "go": ("march",)}


def of(line: str, *kinds: Any, offered: Any = None) -> list[Gist]:  # Any: types of orders, and what they may name
    """Give the gists of a line among some types of order."""
    return gists(line, kinds or ORDERS, Lists(LEXICON), lambda *_: offered, SAYINGS)


def clear(line: str, *kinds: Any) -> list[Any]:  # Any: orders
    """Give the orders that account for each word of a line."""
    return [one.order for one in of(line, *kinds) if not one.spare]


@pytest.mark.parametrize(
    "line",
    ["I'd like a granary in Ur please", "Ur should get its granary: build it", "construct the Granary at Ur, for now"],
)
def test_an_order_is_told_by_what_it_names(line: str) -> None:
    """In whatever order, and whatever is said around it."""
    assert [Build(work="granary", city="ur")] == [one.order for one in of(line, Build)]


@pytest.mark.parametrize(
    ("line", "spare"),
    [
        ("a granary in Ur before winter", ("before", "winter")),
        ("a granary in Ur is the finest thing", ("finest", "thing")),
        ("burn the granary in Ur", ("burn",)),
    ],
)
def test_words_that_may_change_it_are_spare(line: str, spare: tuple[str, ...]) -> None:
    """Nothing is passed over that is no talk."""
    assert [spare] == [one.spare for one in of(line, Build)]


@pytest.mark.parametrize(
    "line", ["a granary and a temple in Ur", "a granary in Ur and Uruk or Eridu", "3 granaries in Ur"]
)
def test_what_is_named_besides_makes_it_no_such_order(line: str) -> None:
    """No name and no number is left out."""
    assert not [one for one in of(line, Build) if not one.spare and one.order.city == "ur"]


def test_ways_are_told_by_the_word_before_a_name() -> None:
    """From where and to where, in either order."""
    assert [March(start="1b", end="2c")] == clear("to C2 from B1 let us march", March)
    assert [March(start="1b", end="2c")] == clear("go from B1 to C2", March)


def test_things_are_ranked_as_they_are_said() -> None:
    """Whatever stands between them."""
    for line in ("B1, then C2", "B1 otherwise C2", "first B1, or if taken C2", "B1 and the C2 one"):
        assert [Choose(hexes=("1b", "2c"))] == clear(line, Choose), line


def test_numbers_go_to_what_follows_them() -> None:
    """And one that has no place makes it no order."""
    assert [Tax(rate=20, cities={"ur": 30})] == clear("tax 20 except 30 Ur", Tax)
    assert [] == of("tax 20 30 40", Tax)


def test_how_surely_it_is_said() -> None:
    """By its verb, by another of its words, or not at all."""
    assert [2, 1, 0] == [
        of(line, Treaty)[0].said for line in ("offer land trade to Rome", "land trade, Rome, years", "sea trade Rome")
    ]


def test_what_may_not_be_named_is_not() -> None:
    """An order holds only what is offered."""
    assert [] == of("a granary in Ur", Build, offered={})
    assert [Choose(hexes=("1b",))] == [one.order for one in of("B1", Choose, offered={"B1": "1b"})]


def test_what_has_only_one_choice_need_not_be_named() -> None:
    """The only place from which one may march."""
    found = gists(
        "march to C2", (March,), Lists(LEXICON), lambda _, field, __: {"B1": "1b"} if field == "start" else None, {}
    )

    assert [March(start="1b", end="2c")] == [one.order for one in found]


def test_orders_of_words_and_of_none_have_no_gist() -> None:
    """A text is whatever its writer wants, and a mere verb is read as it stands."""
    assert [] == of("dispute because the numbers in Ur are wrong", Dispute)
    assert [] == of("I concede", Concede)


def test_a_text_orders_nothing() -> None:
    """Long, or without anything that is named."""
    assert [] == of("B1 " + "well " * 60, Choose)
    assert [] == of("please, let us go", Choose)
