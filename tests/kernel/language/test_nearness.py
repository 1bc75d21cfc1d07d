"""A near miss leads to lines that can be read and are allowed, and to no others."""

from collections.abc import Mapping
from typing import Annotated, Any

import pytest

from rules.kernel.language.courtesies import core
from rules.kernel.language.grammar import read
from rules.kernel.language.nearness import bare, meant, said
from rules.kernel.orders.order import Names, Order

LEXICON = {
    "work": {"Granary": "g", "Temple": "t"},
    "city": {"Sparta": "1", "Athens": "2"},
    "country": {"Lydia": "l", "Egypt": "e"},
    "heir": {"Korinna": "k", "Solon": "s"},
}
SAYINGS = {"attack": ("declare war on",), "construct": ("build",)}


class Build(Order[Any], name="build", says=("build {work} in {city}",), clause="X-1"):
    """Build."""

    work: Annotated[str, Names("work")]
    city: Annotated[str, Names("city")]


class Declare(Order[Any], name="declare", says=("declare war on {country}",), clause="X-2"):
    """Declare war."""

    country: Annotated[str, Names("country")]


class Heir(Order[Any], name="heir", says=("name heir {heir}", "name no heir"), clause="X-3"):
    """Name an heir, or nobody."""

    heir: Annotated[str, Names("heir")] = ""


class Tax(Order[Any], name="tax", says=("tax {rate}",), clause="X-4"):
    """Set a rate."""

    rate: int


ORDERS: tuple[type[Order[Any]], ...] = (Build, Declare, Heir, Tax)


def lines(text: str, forbidden: str = "") -> tuple[str, ...]:
    found = meant(text, ORDERS, LEXICON, SAYINGS, allows=lambda order: not forbidden or order.name != forbidden)
    return found.lines


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("biuld granary in Athens", ("build Granary in Athens",)),
        ("please build a granary in athens", ("build Granary in Athens",)),
        ("can I attack Lydia?", ("declare war on Lydia",)),
        ("atack Lydia", ("declare war on Lydia",)),
        ("construct temple in Sparta", ("build Temple in Sparta",)),
        ("taxe thirty", ("tax 30",)),
    ],
)
def test_a_slip_or_another_verb_is_understood(text: str, expected: tuple[str, ...]) -> None:
    """Misspelled, politely put, or said with a verb of the player's own."""
    assert expected == lines(text)


def test_what_is_missing_is_filled_with_what_there_is() -> None:
    """A line that names only half of an order leads to whole ones that hold what was named."""
    assert ("build Granary in Athens", "build Granary in Sparta") == tuple(sorted(lines("biuld granary")))
    assert {"name heir Korinna", "name heir Solon"} <= set(lines("name heir me"))
    assert "name no heir" not in lines("name heir me")


def test_nothing_is_offered_that_is_forbidden() -> None:
    """Where the rules forbid what was meant, it is known, and not offered."""
    found = meant("attack Lydia", ORDERS, LEXICON, SAYINGS, allows=lambda order: order.name != "declare")

    assert () == found.lines
    assert Declare(country="l") == found.slip


@pytest.mark.parametrize("text", ["hello", "what is a granary good for?", "blorp", "", "help", "..."])
def test_what_is_no_order_is_near_none(text: str) -> None:
    """Nothing is offered for what begins with no verb."""
    assert () == lines(text)


def test_what_is_offered_reads_as_it_is_written() -> None:
    """Each line that is offered is an order."""
    for text in ("biuld granary", "name heir me", "tax three", "build in Sparta", "declare"):
        assert all(read(line, ORDERS, LEXICON) for line in lines(text))


def test_the_core_of_a_line_is_what_is_wanted() -> None:
    """Courtesies go, numbers stand in digits, and names keep their letters."""
    assert "tax 35" == core("Please, can I tax thirty five?")
    assert "build Granary in Sparta" == core("I’d like to build Granary in Sparta, thanks!")


def test_an_owner_named_for_his_things_leads_to_each() -> None:
    """Where no such order takes him; those offered first come first, and a name spelled alike is never meant."""
    owned = {"Lydia": ["Sparta", "Athens"], "all": ["Athens"]}

    def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return {"Athens": "2", "Sparta": "1"} if field == "city" else None

    found = meant("build granary in Lydia", ORDERS, LEXICON, SAYINGS, choices, owned=owned)

    assert ("build Granary in Athens", "build Granary in Sparta") == found.lines and found.whole
    assert ("build Granary in Athens",) == meant("build granary in all", ORDERS, LEXICON, SAYINGS, owned=owned).lines
    assert ("declare war on Lydia",) == meant("attack Lydia", ORDERS, LEXICON, SAYINGS, owned=owned).lines


def test_the_very_words_of_a_saying_come_before_those_only_like_it() -> None:
    """However many more words the other has."""
    sayings = {"attack the": ("declare war on",), "attach": ("build",)}

    assert ("build Temple in Sparta",) == meant("attach temple in Sparta", ORDERS, LEXICON, sayings).lines


def test_a_bare_answer_is_one_only_where_it_stands_alone() -> None:
    """`yes` is what players say for a vote; a sentence that begins with it says something else."""
    sayings = {"yes": ("ballot 1 yes",), "play it": ("play",)}

    assert bare("Yes!", sayings) and bare("play it", sayings) and not bare("yes we can", sayings)
    assert ["yes", "ballot 1 yes"] == said("yes", sayings)
    assert ["yes we can"] == said("yes we can", sayings)


class Move(Order[Any], name="move", says=("move from {start} to {goal}",), clause="X-5"):
    """Go from one city to another."""

    start: Annotated[str, Names("city")]
    goal: Annotated[str, Names("city")]


def test_a_way_is_not_turned_around() -> None:
    """Whoever cannot go from Sparta to Athens is not offered the way back, and the way that is meant is."""

    def found(start: str, text: str = "move from Sparta over to Athens") -> tuple[str, ...]:
        return meant(text, (Move,), LEXICON, SAYINGS, allows=lambda order: order.start == start).lines

    assert () == found("2")
    assert "move from Sparta to Athens" in found("1")
    assert "move from Athens to Sparta" in found("2", "move from Athens back to Sparta")
    assert () == found("1", "move from Athens back to Sparta")
