"""Rulebooks: clauses read from Markdown, found by id and by words (H22)."""

from pathlib import Path

import pytest

from bot.service.history.rulings import clause_page
from bot.service.rulebook.clause_text import clauses_of
from bot.service.rulebook.rulebooks import Rulebook, Rulebooks

BOOKS = Path(__file__).parents[3] / "docs" / "rules"
TEXT = """
# A game

### Wells (source 3.2)

| Clause | Rule |
| --- | --- |
| TOY-3.2a | A *well* gives 4 water. |
| TOY-3.2b | **Deep well**: gives 6 water, by the `depth`. |

TOY-3.3: depth by card.

| Card | Depth |
| --- | --- |
| Ace | 2 |
| Two | 3 |

| Clause | Kind | Rule |
| --- | --- | --- |
| TOY-3.3a | dry | gives nothing |

### TOY-4 Camels

- **TOY-4.1** *(house)* A camel drinks
  4 water \\| more in summer.
- **TOY-4.10** A camel carries a load.
- **TOY-4.2** A load by this table:

| load | water |
| --- | --- |
| heavy | 2 |

In prose TOY-4.9 is only mentioned.

## 7. Chance

| clause | chance |
| --- | --- |
| TOY-3.2a | 1/13 |
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "toy.md").write_text(TEXT, encoding="utf-8")
    return Rulebooks(tmp_path).of("toy")


def test_clauses_are_read_from_rows_items_and_captions(book: Rulebook) -> None:
    """Every form of clause is read once, in the rulebook's order, with its section and without markup."""
    ids = ["TOY-3.2a", "TOY-3.2b", "TOY-3.3", "TOY-3.3a", "TOY-4.1", "TOY-4.10", "TOY-4.2"]

    assert ids == book.ids
    assert "A well gives 4 water." == book.clauses["TOY-3.2A"].words
    assert "kind: dry; gives nothing" == book.clauses["TOY-3.3A"].words
    assert "(house) A camel drinks 4 water | more in summer." == book.clauses["TOY-4.1"].words
    assert "TOY-4 Camels" == book.clauses["TOY-4.1"].section


def test_a_chart_belongs_to_the_clause_that_announces_it(book: Rulebook) -> None:
    """A table after a caption or a colon is that clause's chart."""
    assert [("Card", "Depth"), ("Ace", "2"), ("Two", "3")] == book.clauses["TOY-3.3"].table
    assert [("load", "water"), ("heavy", "2")] == book.clauses["TOY-4.2"].table


@pytest.mark.parametrize(
    ("id", "found"),
    [
        ("TOY-3.2a", "TOY-3.2a"),
        ("toy-3.2A", "TOY-3.2a"),
        ("3.2b", "TOY-3.2b"),
        ("TOY-4.10", "TOY-4.10"),
        ("TOY-3.3a.7", "TOY-3.3a"),
        ("TOY-3.3z", "TOY-3.3"),
        ("3.2", "TOY-3.2"),
        ("toy-4", "TOY-4"),
    ],
)
def test_an_id_finds_its_clause_section_or_what_holds_it(book: Rulebook, id: str, found: str) -> None:
    """Ids are found without prefix and in any case; one too fine finds the clause that holds it."""
    clause = book.clause(id)

    assert clause is not None and found == clause.id


@pytest.mark.parametrize("id", ["", "TOY", "TOY-9", "XYZ-1", "camel"])
def test_an_id_like_nothing_finds_nothing(book: Rulebook, id: str) -> None:
    """What is no id of this rulebook gives no clause."""
    assert book.clause(id) is None


def test_a_section_lists_its_clauses_by_number(book: Rulebook) -> None:
    """A section's clauses come in the order of their numbers: 4.2 before 4.10."""
    section = book.clause("TOY-4")

    assert section is not None
    assert ("TOY-4 Camels", ("TOY-4.1", "TOY-4.2", "TOY-4.10")) == (section.words, section.parts)


def test_words_find_clauses(book: Rulebook) -> None:
    """The clause with the rarer word comes first; a word of a chart counts; nothing is found for nothing."""
    assert "TOY-3.2b" == book.search("how deep is a well?")[0].id
    assert "TOY-3.3" == book.search("ace")[0].id
    assert [] == book.search("zzzzzz")
    assert [] == book.search("")


def test_a_rulebook_in_parts_is_one(tmp_path: Path) -> None:
    """`toy-war.md` belongs to toy; of a clause that stands twice, the first counts."""
    (tmp_path / "toy.md").write_text("- **TOY-1** Peace.\n", encoding="utf-8")
    (tmp_path / "toy-war.md").write_text("- **TOY-1** No peace.\n- **TOY-2** War.\n", encoding="utf-8")

    book = Rulebooks(tmp_path).of("toy")

    assert ["Peace.", "War."] == [clause.words for clause in book.clauses.values()]


def test_a_game_without_a_rulebook_has_no_clauses(tmp_path: Path) -> None:
    """A missing rulebook answers nothing, and does not fail."""
    books = Rulebooks(tmp_path)

    assert (None, []) == (books.clause("toy", "TOY-1"), books.search("toy", "war"))


def test_a_chart_that_no_clause_announces_belongs_to_their_common_id() -> None:
    """A table after the last of several clauses is the chart of them all."""
    rows = "| Clause | Rule |\n| - | - |\n| TOY-8a | Wells cost 2. |\n\n| Well | Gives |\n| - | - |\n| deep | 6 |\n"

    clauses = {clause.id: clause for clause in clauses_of(rows)}

    assert [("Well", "Gives"), ("deep", "6")] == clauses["TOY-8"].table


@pytest.mark.parametrize(
    ("game", "question", "id"),
    [
        ("italy", "major victory on a table", "ITA-6.25"),
        ("italy", "when is a victory major", "ITA-6.25"),
        ("italy", "who wins a battle of the generator", "ITA-7.4"),
        ("italy", "how do I report a battle", "ITA-6.24"),
    ],
)
def test_questions_that_players_ask_find_their_clause(game: str, question: str, id: str) -> None:
    """Among the first three, in the rulebooks as they are."""
    assert id in [clause.id for clause in Rulebooks(BOOKS).search(game, question, 3)]


def test_letters_may_stand_in_place_of_a_first_number() -> None:
    """`TOY-HA.5e` is a clause of the part `TOY-HA`, and is found by either."""
    book = Rulebook(clauses_of("| clause | rule |\n| - | - |\n| TOY-HA.5e | Attacks. |\n| TOY-HA.6 | Votes. |\n"))

    assert ["TOY-HA.5e", "TOY-HA.6"] == book.ids
    assert (part := book.clause("HA")) is not None and ("TOY-HA.5e", "TOY-HA.6") == part.parts
    assert (one := book.clause("HA.5e")) is not None and "Attacks." == one.words


@pytest.mark.parametrize(("mark", "origin"), [("S", ""), ("H", "house rule"), ("FH", "partly a house rule"), ("", "")])
def test_a_house_rule_is_known_by_its_mark(mark: str, origin: str) -> None:
    """It is shown with the clause, and is none of its words."""
    (clause,) = clauses_of(f"| id | mark | rule |\n| - | - | - |\n| TOY-1.2 | {mark} | Bread is dear. |\n")

    assert ("Bread is dear.", origin) == (clause.words, clause.origin)
    assert clause_page("TOY-1.2", clause).title.endswith(origin or "TOY-1.2")


@pytest.mark.parametrize(("game", "id"), [("empires", "EMP-H20.2"), ("fiefs", "FIE-2.1"), ("candlebre", "CAN-3.3c")])
def test_house_rules_of_the_games_are_shown_as_such(game: str, id: str) -> None:
    """In `/rule` and `/why`, which show the same page."""
    clause = Rulebooks(BOOKS).clause(game, id)

    assert clause is not None
    assert clause_page(id, clause).title.endswith(" · house rule")
