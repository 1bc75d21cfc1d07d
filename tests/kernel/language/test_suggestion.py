"""Suggesting: lines that complete themselves word by word."""

from typing import Annotated, ClassVar

import pytest
from pydantic import Field

from rules.kernel.language.grammar import read, suggest
from rules.kernel.orders.order import Names, Order
from tests.kernel.language.orders import LEXICON, ORDERS, Build, Choose, Concede, Dispute, Nowhere, Tax


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("c", ["choose", "concede"]),
        ("build gr", ["build Granary in Ur", "build Granary in Uruk", "build Granary in Eridu"]),
        ("build walls", ["build City Walls in Ur"]),
        ("build granery", ["build Granary in Ur"]),
        ("build the gran", ["build Granary in Ur"]),
        ("BUILD granary in ne", ["BUILD granary in New Carthage"]),
        ("build Granary in Ur", ["build Granary in Ur", "build Granary in Uruk", "build Granary in Ur and Uruk"]),
        ("build Granary in Ur on b1", ["build Granary in Ur on b1", "build Granary in Ur on B10"]),
        ("build granery in ur", ["build Granary in ur"]),
        ("tax", [f"tax {rate}%" for rate in range(0, 101, 10)]),
        ("set t", [f"set tax {rate}%" for rate in range(0, 101, 10)]),
        ("tax 3", ["tax 30%"]),
        ("tax 30% e", ["tax 30% except Ur", "tax 30% except Uruk"]),
        ("tax 30% except Ur 5 and e", ["tax 30% except Ur 5 and Eridu"]),
        ("offer s", ["offer sea trade to Rome", "offer sea trade to Elam", "offer sea trade to elam"]),
        ("offer sea trade to Rome s", ["offer sea trade to Rome secretly yes", "offer sea trade to Rome secretly no"]),
        ("choose A1, B2 and C4", ["choose A1, B2 and C4", "choose A1, B2 and C40"]),
        ("choose A1 and A1", ["choose A1 and A1", "choose A1 and A10"]),
        ("dispute because they l", ["dispute because they l"]),
        ("xyzzy", []),
    ],
)
def test_what_has_been_typed_becomes_whole_lines(typed, first) -> None:
    """Whole orders where few are possible, else the next word; what was typed stays."""
    lines = suggest(typed, ORDERS, LEXICON)

    assert first == lines[: len(first)]


def test_nothing_typed_gives_the_beginning_of_every_order() -> None:
    """Each order once, the best way to write it first; words that say nothing are left out."""
    lines = suggest("", ORDERS, LEXICON)

    assert ["build", "tax", "choose", "dispute because", "offer", "march from", "concede"] == lines[:7]


def test_suggestions_keep_to_what_discord_takes() -> None:
    """At most 25, each of at most 100 letters, none twice."""
    lexicon = {**LEXICON, "city": {f"{'x' * 50} {'y' * at}": str(at) for at in range(1, 80)}}
    for typed in ("", "build", "build Granary in", "march from A1 to"):
        lines = suggest(typed, ORDERS, lexicon)

        assert 0 < len(lines) <= 25
        assert len(set(lines)) == len(lines)
        assert max(map(len, lines)) <= 100


def test_names_are_narrowed_to_what_the_rules_allow() -> None:
    """The order's own choices are asked, with the fields given so far; None leaves all of the kind."""
    asked = []

    def choices(order, field, given):
        asked.append((order, field, dict(given)))
        return {"Eridu": "eridu"} if field == "city" else None

    assert ["build Temple in Eridu"] == suggest("build Temple in", (Build,), LEXICON, choices)
    assert (Build, "city", {"work": "temple"}) in asked


def test_a_list_is_not_offered_what_it_has() -> None:
    """The cities that have a rate of their own already are left out."""
    lines = suggest("tax 30% except Ur 5, Uruk 6 and", (Tax,), LEXICON)

    assert {"tax 30% except Ur 5, Uruk 6 and Ur", "tax 30% except Ur 5, Uruk 6 and Uruk"}.isdisjoint(lines)
    assert "tax 30% except Ur 5, Uruk 6 and Eridu" in lines


def test_the_choices_know_what_stands_in_the_list() -> None:
    """The field itself is given as far as it goes."""
    asked = []
    suggest("tax 30% except Ur 5 and", (Tax,), LEXICON, lambda _order, _field, given: asked.append(dict(given)))

    assert {"rate": 30, "cities": {"ur": 5}} in asked


class Found(Order[Nowhere]):
    """Found a city, with a name of one's own or without."""

    name: ClassVar[str] = "found"
    says: ClassVar[tuple[str, ...]] = ("found city at {hex} with {people}", "found {called} at {hex} with {people}")
    clause: ClassVar[str] = "X-9"

    hex: Annotated[str, Names("hex")] = Field(description="where")
    people: dict[Annotated[str, Names("city")], int] = Field(description="how many come from where")
    called: str = Field(default="", description="its name")


def test_a_name_of_ones_own_takes_in_nothing_that_has_a_meaning() -> None:
    """What one way of writing reads to the end is no name in another, and the word after a name is not part of it."""
    assert [] == suggest("found city at B1 with Eridu", (Found,), LEXICON)
    found = suggest("found Newtown at", (Found,), LEXICON)

    assert found and all("at at" not in line for line in found), found


def test_following_suggestions_leads_to_orders() -> None:
    """Whoever takes one suggestion after another comes to an order, or to what is his to give."""
    for order in ORDERS:
        typed = ""
        for step in range(8):
            lines = suggest(typed, (order,), LEXICON)
            if not lines or lines[0] == typed:
                break
            typed = lines[step * 7 % len(lines)]
        ends = f"{typed} 5" if order is Dispute else typed

        assert isinstance(read(ends, ORDERS, LEXICON), order), typed


def test_an_order_without_fields_is_suggested_whole() -> None:
    """One word is enough."""
    assert ["concede"] == suggest("con", (Concede,), LEXICON)


def test_what_the_rules_forbid_is_not_suggested() -> None:
    """Nor what could only become something forbidden; a number that is the player's to give is left to him."""

    def allows(order):
        return isinstance(order, Build) and order.work == "temple" and order.city == "ur"

    few = {**LEXICON, "hex": {}}
    assert ["build Temple in Ur"] == suggest("", (Build, Concede), few, allows=allows)
    assert [] == suggest("concede", (Build, Concede), few, allows=allows)
    assert [] == suggest("build Granary in", (Build, Concede), few, allows=allows)
    assert [] == suggest("build granary in Urk", (Build, Concede), few, allows=allows)
    assert "tax 0% except Ur" in suggest("tax 0% ex", (Tax,), LEXICON, allows=allows)


def test_a_list_that_is_not_allowed_yet_may_go_on() -> None:
    """Two hexes are wanted: one leads on to the next, two stand, three are not suggested."""

    def allows(order):
        return len(order.hexes) == 2

    assert "choose A1 and" in suggest("choose", (Choose,), LEXICON, allows=allows)
    assert ["choose A1 and"] == suggest("choose A1", (Choose,), LEXICON, allows=allows)[:1]
    assert "choose A1 and A2" in suggest("choose A1 and", (Choose,), LEXICON, allows=allows)
    assert ["choose A1 and A2"] == suggest("choose A1 and A2", (Choose,), LEXICON, allows=allows)[:1]
    assert [] == suggest("choose A1, A2 and A3", (Choose,), LEXICON, allows=allows)[:1]
