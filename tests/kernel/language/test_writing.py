"""Writing: whatever an order says, its text is read back as the same order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.language.grammar import read, sheet, write
from rules.kernel.language.matching import fold
from tests.kernel.language.orders import LEXICON, ORDERS, Build, Choose, Concede, Dispute, March, Tax, Trade, Treaty


@pytest.mark.parametrize(
    ("order", "text"),
    [
        (Build(work="temple", city="tome"), "build Temple in São Tomé"),
        (Build(work="temple", city="ur", hex="7b"), "build Temple in Ur on B7"),
        (Tax(rate=30), "tax 30%"),
        (Tax(rate=0, cities={"ur": 5, "both": 0, "fort2": 7}), "tax 0% except Ur 5, Ur and Uruk 0 and Fort 2 7"),
        (Choose(hexes=()), "choose nothing"),
        (Choose(hexes=("1a",)), "choose A1"),
        (Choose(hexes=("1a", "2b", "3c")), "choose A1, B2 and C3"),
        (Dispute(), "dispute"),
        (Dispute(why="they lie"), "dispute because they lie"),
        (Dispute(why="they lie.  # all"), 'dispute because "they lie.  # all"'),
        (Dispute(why=' “so”\n"no\\"'), 'dispute because " \\“so\\”\\n\\"no\\\\\\""'),
        (Treaty(kind=Trade.SEA, seat="rome"), "offer sea trade to Rome"),
        (
            Treaty(kind=Trade.SEA, seat="reds", secret=True, years=2),
            "offer sea trade to the Reds secretly yes for 2 years",
        ),
        (Concede(), "concede"),
    ],
)
def test_the_best_way_to_write_an_order(order, text) -> None:
    """Plain where that will do; quoted where it would be read as something else."""
    assert text == write(order, LEXICON)
    assert order == read(text, ORDERS, LEXICON)


def test_a_thing_without_a_name_is_written_by_its_id() -> None:
    """A draft about a city that is gone can still be shown."""
    assert "build Temple in babylon" == write(Build(work="temple", city="babylon"), LEXICON)


@pytest.mark.parametrize("name", ["Ur and Uruk", "nothing", "on", "A1, B2", 'the "Big" One', "“", "30%", "x.", "build"])
def test_names_that_look_like_something_else_are_quoted(name) -> None:
    """A list of a nasty name and a plain one is read back, and so is each alone."""
    lexicon = {"hex": {"Ur": "ur", "Uruk": "uruk", "B2": "b2", name: "nasty", "A1": "a1"}}
    for hexes in (("nasty",), ("ur", "nasty"), ("nasty", "uruk"), ("a1", "nasty", "b2")):
        order = Choose(hexes=hexes)

        assert order == read(write(order, lexicon), ORDERS, lexicon)


NASTY = st.one_of(
    st.sampled_from(
        ["Ur", "ur", "UR", "Ûr", "Ur and Ur", "and", "A, B", "on", "in Ur", "nothing", "The End", "5", "20 from Ur",
         "Ur 5", "to", "O’Brien", "O'Brien", '"Q"', "“Q”", "Ur.", "# 1", "a  # b", "// c", "- d",
         "1. e", "ß", "ss", "%", "\\"]
    ),
    st.text(min_size=1, max_size=12),
)  # fmt: skip
NAMES = NASTY.filter(fold)
LEXICONS = st.fixed_dictionaries(
    {kind: st.lists(NAMES, min_size=2, max_size=6, unique=True) for kind in ("work", "city", "hex", "seat")}
).map(lambda kinds: {kind: {name: f"{kind}{at}" for at, name in enumerate(names)} for kind, names in kinds.items()})


@st.composite
def spoken(draw):
    """Give a lexicon and an order that speaks of its things."""
    lexicon = draw(LEXICONS)

    def one(kind):
        return st.sampled_from(list(lexicon[kind].values()))

    orders = st.one_of(
        st.builds(Build, work=one("work"), city=one("city"), hex=st.none() | one("hex")),
        st.builds(
            Tax,
            rate=st.integers(0, 10).map(lambda tens: tens * 10),
            cities=st.dictionaries(one("city"), st.integers(0, 100), max_size=4),
        ),
        st.builds(Choose, hexes=st.lists(one("hex"), max_size=3).map(tuple)),
        st.builds(Dispute, why=st.text(max_size=60) | NASTY),
        st.builds(
            Treaty,
            kind=st.sampled_from(Trade),
            seat=one("seat"),
            secret=st.booleans(),
            years=st.none() | st.integers(1, 9),
        ),
        st.permutations(list(lexicon["hex"].values())).map(lambda hexes: March(start=hexes[0], end=hexes[1])),
        st.just(Concede()),
    )
    return lexicon, draw(orders)


@given(spoken())
def test_whatever_is_written_is_read_back(case) -> None:
    """Every order of every lexicon survives writing and reading, as a line of a sheet, too."""
    lexicon, order = case
    text = write(order, lexicon)

    assert [(1, text)] == sheet(text)
    assert order == read(text, [type(order)], lexicon)
