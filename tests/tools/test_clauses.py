"""The account of clauses: what has code, a test and words, and what is in no rulebook."""

import pytest
import typer

from bot.service.rulebook.rulebooks import Rulebooks
from bot.tools import clauses
from bot.tools.clauses import named, report

BOOK = """
# The Game

| Clause | Rule |
| --- | --- |
| TST-1.1 | Code and test. |
| TST-1.2a | A test only. |
| TST-1.2b | Code only. |
| TST-10.1 | Named in a docstring. |
| TST-AP1 | Nothing. |
"""
CODE = '''
def one() -> None:
    """Do it (TST-1.1, TST-1.2)."""
    raise ValueError("TST-1.2b")  # TST-10.1.
'''
TESTS = '''
def test_TST_1_1_it_works(): ...
async def test_TST_1_2a_x1_a_second(): ...
def test_something():
    """As TST-10.1 says."""
def helper():
    """TST-1.2b."""
'''


@pytest.fixture
def root(tmp_path):
    """Give a project with one game."""
    for path, text in (("docs/rules/tst.md", BOOK), ("rules/tst/code.py", CODE), ("tests/test_tst.py", TESTS)):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def test_clauses_are_found_in_code_and_tests(root) -> None:
    """In strings, comments and docstrings of the code; in the names and docstrings of tests alone."""
    found = report(root, "tst", "TST")

    assert ["TST-1.1", "TST-1.2a", "TST-1.2b", "TST-10.1", "TST-AP1"] == found.clauses
    assert {"TST-1.1", "TST-1.2b", "TST-10.1"} == found.code
    assert {"TST-1.1", "TST-1.2a", "TST-10.1"} == found.tests
    assert set(found.clauses) == found.words
    assert 2 == found.complete
    assert [] == found.errors


def test_what_lacks_is_listed(root) -> None:
    """By clause, in the order of the rulebook."""
    assert [
        "TST: 5 clauses; 3 with code, 3 with a test, 5 with words",
        "  without code: TST-1.2a, TST-AP1",
        "  without a test: TST-1.2b, TST-AP1",
    ] == list(report(root, "tst", "TST").lines(everything=True))


def test_long_lists_are_cut_short_unless_all_is_asked_for(root) -> None:
    """The rest is counted."""
    rows = "".join(f"| TST-20.{at} | More. |\n" for at in range(20))
    (root / "docs/rules/tst.md").write_text(BOOK + rows, encoding="utf-8")
    found = report(root, "tst", "TST")

    assert any(line.endswith(" and 10 more") for line in found.lines(everything=False))
    assert not any("more" in line for line in found.lines(everything=True))


@pytest.mark.parametrize(
    ("file", "text", "id"),
    [
        ("rules/tst/code.py", '"""Of TST-1.3."""', "TST-1.3"),
        ("rules/tst/code.py", "# TST-1.1a", "TST-1.1a"),
        ("tests/test_tst.py", "def test_TST_9_9_nothing(): ...", "TST-9.9"),
        ("tests/test_tst.py", 'def test_a():\n    """TST-AP2."""', "TST-AP2"),
    ],
)
def test_an_id_of_no_rulebook_is_an_error(root, file, text, id) -> None:
    """With the file where it stands."""
    (root / file).write_text(text, encoding="utf-8")

    assert [f"{file}: {id} is in no rulebook"] == report(root, "tst", "TST").errors


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_TST_1_2a_b_c", {"TST-1.2a"}),
        ("test_TST_1_2_the_section", {"TST-1.2"}),
        ("test_TST_10_1_5_people", {"TST-10.1"}),
        ("test_TST_AP1_it", {"TST-AP1"}),
        ("test_TST_7_7_it", {"TST-7.7"}),
        ("test_TST_it", set()),
        ("test_it", set()),
    ],
)
def test_a_test_is_named_after_the_longest_id_that_there_is(root, name, ids) -> None:
    """Words that follow are no part of it; a section may be named; an id that there is not is given as it stands."""
    assert ids == named(name, "TST", Rulebooks(root / "docs/rules").of("tst"))


def test_the_last_line_counts_and_errors_fail(root, monkeypatch, capsys) -> None:
    """Exit code 0, unless an id is in no rulebook."""
    ruleset = type("Game", (), {"prefix": "TST"})
    monkeypatch.setattr(clauses, "ROOT", root)
    monkeypatch.setattr(clauses, "RULESETS", {"tst": ruleset})
    for code in (0, 1):
        with pytest.raises(typer.Exit) as left:
            clauses.main()
        assert code == left.value.exit_code
        assert "clauses: TST 2 of 5 complete" == capsys.readouterr().out.splitlines()[-1]
        (root / "rules/tst/more.py").write_text("# TST-3", encoding="utf-8")
