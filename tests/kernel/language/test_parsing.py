"""Reading lines: what is understood, what is refused, and what is offered instead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.errors import Ambiguous, Unreadable
from rules.kernel.language.grammar import read, sheet, write
from tests.kernel.language.orders import LEXICON, ORDERS, Build, Choose, Concede, Dispute, March, Tax, Trade, Treaty


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("build Granary in Ur", Build(work="granary", city="ur")),
        ("  BUILD   the granary AT ur. ", Build(work="granary", city="ur")),
        ("in Ur build a Temple", Build(work="temple", city="ur")),
        ("build high temple in sao tome on b7", Build(work="high temple", city="tome", hex="7b")),
        ("build Temple in São Tomé", Build(work="temple", city="tome")),
        ("build market in king's landing", Build(work="market", city="king")),
        ("build market in “King‘s Landing”", Build(work="market", city="king")),
        ("build Market in Ur and Uruk", Build(work="market", city="both")),
        ("build Market in Fort 2", Build(work="market", city="fort2")),
        ("tax 30", Tax(rate=30)),
        ("set tax to 30 %", Tax(rate=30)),
        ("set tax 30% except Ur 20, Eridu: 5 and Fort 2 7", Tax(rate=30, cities={"ur": 20, "eridu": 5, "fort2": 7})),
        ("tax 0% except 20 from Ur and 5 of Eridu", Tax(rate=0, cities={"ur": 20, "eridu": 5})),
        ("tax 0% except Fort 20", Tax(rate=0, cities={"fort": 20})),
        ("tax 0% except Ur and Uruk 3", Tax(rate=0, cities={"both": 3})),
        ("choose A1", Choose(hexes=("1a",))),
        ("choose A1, B2 and c40", Choose(hexes=("1a", "2b", "40c"))),
        ("choose A1, B2, and C3", Choose(hexes=("1a", "2b", "3c"))),
        ("choose A1 & B2", Choose(hexes=("1a", "2b"))),
        ("choose nothing", Choose(hexes=())),
        ("dispute", Dispute()),
        ("dispute because the “numbers”  are wrong", Dispute(why="the “numbers”  are wrong")),
        ('dispute for "it ends\\nbadly."', Dispute(why="it ends\nbadly.")),
        ("offer land trade to Rome", Treaty(kind=Trade.LAND, seat="rome")),
        ("offer SEA_TRADE to the reds secretly yes", Treaty(kind=Trade.SEA, seat="reds", secret=True)),
        ("offer sea trade to reds", None),
        ("offer sea trade to Rome for 5 years", Treaty(kind=Trade.SEA, seat="rome", years=5)),
        ("offer sea trade to Elam", Treaty(kind=Trade.SEA, seat="elam")),
        ("offer sea trade to elam", Treaty(kind=Trade.SEA, seat="little elam")),
        ("march from A1 to B12", March(start="1a", end="12b")),
        ("concede!", Concede()),
    ],
)
def test_lines_are_read_as_a_person_means_them(line, order) -> None:
    """Case, accents, quotes, spaces and articles make no difference; the longest name that fits wins."""
    if order is None:
        with pytest.raises(Unreadable):
            read(line, ORDERS, LEXICON)
        return

    assert order == read(line, ORDERS, LEXICON)


@pytest.mark.parametrize(
    ("line", "column", "expected", "nearest", "clause"),
    [
        ("build granery in Ur", 6, "work (", "build Granary in Ur", "X-1"),
        ("biuld granary Ur", 0, "“build”", "build Granary in Ur", ""),
        ("bild granery im uruk", 0, "“build”", "build Granary in Uruk", ""),
        ("build Granary in", 16, "city", "", "X-1"),
        ("build Granary Ur", 14, "“in”", "build Granary in Ur", "X-1"),
        ("build Granary in Ur now", 20, "the end of the line", "build Granary in Ur", "X-1"),
        ("build", 5, "work (", "", "X-1"),  # not “build” in another order: what was begun goes on
        ("tax 35 now", 4, "a multiple of 10 from 0 to 100", "", "X-2"),  # and no number that nobody meant
        ("offer three things", 6, "kind (land trade, sea trade)", "", "X-5"),  # the first word is what was meant
        ("tax 35%", 4, "a multiple of 10 from 0 to 100", "", "X-2"),
        ("tax 30% except Ur", 17, "a number from 0 to 100", "", "X-2"),
        ("tax 30% except 5 of Urk", 20, "city", "tax 30% except Uruk 5", "X-2"),
        ("tax 30% except Ur 3 and Ur 4", 24, "city and number", "tax 30% except Ur 3", "X-2"),
        ("choose A1, B2, C3 and D4", 18, "the end of the line", "choose A1, B2 and C3", "X-3"),
        ("offer see trade to Rome", 6, "kind (land trade, sea trade)", "offer sea trade to Rome", "X-5"),
        ("offer sea trade to Rome secretly maybe", 33, "secret (yes, no)", "", "X-5"),
        ("march from A1 to A1", 0, "a march to another hex", "", "X-6"),
        ("conced", 0, "“concede”", "concede", ""),
        ("", 0, "“build”", "", ""),
        ("¿", 0, "“build”", "", ""),
    ],
)
def test_a_line_that_cannot_be_read_says_where_and_what_would_do(line, column, expected, nearest, clause) -> None:
    """The column, what was expected there, the nearest whole line and the clause of the order that was meant."""
    with pytest.raises(Unreadable) as caught:
        read(line, ORDERS, LEXICON)

    error = caught.value
    assert any(one.startswith(expected) for one in error.expected), error.expected
    assert (column, nearest, clause) == (error.column, error.nearest, error.clause)
    assert nearest in str(error)


def test_an_answer_lists_only_some_of_what_was_expected() -> None:
    """Eight beginnings are named, the rest counted."""
    assert "or 2 more" in str(Unreadable("?", 0, tuple("abcdefghij")))


def test_names_that_differ_in_case_only_are_ambiguous_unless_typed_exactly() -> None:
    """The meanings are told as they would be written, and each of them is read."""
    with pytest.raises(Ambiguous) as caught:
        read("offer sea trade to ELAM", ORDERS, LEXICON)

    assert ("offer sea trade to Elam", "offer sea trade to elam") == caught.value.meanings
    assert ["elam", "little elam"] == [read(text, ORDERS, LEXICON).seat for text in caught.value.meanings]


def test_two_orders_that_read_alike_are_ambiguous() -> None:
    """Where two orders write the same text, their names tell them apart."""

    class Erect(Build):
        """Erect it."""

        name = "erect_it"

    with pytest.raises(Ambiguous) as caught:
        read("build Temple in Ur", (Build, Erect), LEXICON)

    assert ("build Temple in Ur (build)", "build Temple in Ur (erect it)") == caught.value.meanings


def test_a_line_that_stops_early_is_told_what_comes_next() -> None:
    """It is not offered drawn out by a word that does not make it whole."""
    with pytest.raises(Unreadable) as caught:
        read("march from A1", ORDERS, LEXICON)

    assert ("", ("“to”",)) == (caught.value.nearest, caught.value.expected)


def test_free_text_gives_way_to_an_order_that_says_more() -> None:
    """A line is read as the order that leaves the least of it free."""

    class Say(Dispute):
        """Say something."""

        name = "say"
        says = ("{why}",)

    assert Concede() == read("concede", (Say, Concede), LEXICON)
    assert Say(why="I concede") == read("I concede", (Say, Concede), LEXICON)


def corpus():
    """Give good lines with one letter left out, doubled, changed or swapped with the next, and what is meant."""
    for line in (
        "build Granary in Eridu", "build High Temple in New Carthage", "build City Walls in São Tomé on B17",
        "tax 30% except Eridu 20 and New Carthage 5", "choose A1, B22 and C3", "offer land trade to Rome",
        "offer sea trade to the Reds secretly yes", "march from A1 to B12", "concede",
    ):  # fmt: skip
        for at in range(1, len(line)):
            if not line[at - 1 : at + 1].isalpha() or not line[at - 1 : at + 2].isalpha():
                continue  # of figures and codes nobody can tell what was meant
            for typo in (
                line[:at] + line[at + 1 :],
                line[:at] + line[at] + line[at:],
                line[:at] + "x" + line[at + 1 :],
                line[: at - 1] + line[at] + line[at - 1] + line[at + 1 :],
            ):
                yield line, typo


def test_one_letter_typos_get_the_line_that_was_meant() -> None:
    """Of more than 300 lines with one wrong letter at least nine in ten are offered what was meant."""
    wrong, right = 0, 0
    for line, typo in corpus():
        try:
            read(typo, ORDERS, LEXICON)
        except Unreadable as error:
            wrong += 1
            right += error.nearest == line

    assert wrong >= 300
    assert right / wrong >= 0.9, f"{right} of {wrong}"


@given(
    st.text(max_size=80)
    | st.lists(st.sampled_from(["build", "tax", "Ur", "and", ",", "30", "%", "choose", "A1", '"', "to"])).map(" ".join)
)
def test_any_text_is_read_or_answered(text) -> None:
    """Whatever is typed is an order or a player's slip, never a fault."""
    try:
        order = read(text, ORDERS, LEXICON)
    except (Unreadable, Ambiguous) as error:
        answer = str(error)
    else:
        answer = write(order, LEXICON)

    assert answer


def test_a_long_line_is_answered() -> None:
    """Lists without end and names within names end in an answer, long before a test that hangs is ended."""
    lexicon = {**LEXICON, "city": {"Ur": "1", "Ur and Ur": "2", "Ur and Ur and Ur": "3", "and": "4", "Ur 3": "5"}}
    for line in ("tax 30% except " + "Ur and " * 600, "dispute because " + "in Ur " * 2000, "choose " + "A1, " * 900):
        with pytest.raises(Unreadable):
            read(line, ORDERS, lexicon)


def test_a_sheet_is_read_without_blanks_bullets_and_comments() -> None:
    """Comments begin a line or stand after two spaces, outside quotes; lines keep their numbers."""
    text = """# my orders
- build Granary in Ur  # the old one
  // nothing

* dispute because it is #1
2) dispute because "a  # b"  // really
```text
march from A1 to B2\t# by road
```
see https://example.org/a//b"""

    assert [
        (2, "build Granary in Ur"),
        (5, "dispute because it is #1"),
        (6, 'dispute because "a  # b"'),
        (8, "march from A1 to B2"),
        (10, "see https://example.org/a//b"),
    ] == sheet(text)
