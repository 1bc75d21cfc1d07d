"""The cases from the source's sentences, in the form of those in `tests/cases`."""

from pathlib import Path

import pytest

from rules.fiefs.ruleset import FIEFS
from tests.cases.case import cases
from tests.cases.running import run
from tests.conformance.subjects import BY_ID, Subject, clauses
from tests.rules.fiefs.worlds import BOARD

CASES = cases(Path(__file__).parent / "cases")
LEAST = 60
THE_BOARD = Subject(FIEFS, BOARD)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_a_case_comes_as_the_source_says(case, monkeypatch) -> None:
    """The situation, the orders and the luck of a case lead to what it says."""
    monkeypatch.setitem(BY_ID, THE_BOARD.id, THE_BOARD)

    assert [] == run(case)


def test_there_are_enough_of_clauses_that_there_are() -> None:
    """Sixty at least, each with a name of its own."""
    assert len(CASES) >= LEAST
    assert len({case.id for case in CASES}) == len(CASES)
    assert set() == {one.clause for case in CASES for one in case.refused} - clauses(FIEFS.name)
    assert set() == {case.clause for case in CASES} - clauses(FIEFS.name)
