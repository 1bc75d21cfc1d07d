"""The field list is kept: each requirement has a test that bears its number."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
LAST = 38
BEARING = re.compile(r"^(?:async )?def test_(H\d+)_", re.MULTILINE)


def borne() -> set[str]:
    """Give the numbers that names of tests bear."""
    return {number for file in TESTS.rglob("test_*.py") for number in BEARING.findall(file.read_text())}


def test_each_requirement_has_a_test_with_its_number() -> None:
    """H1 to H38, none left out."""
    assert {f"H{number}" for number in range(1, LAST + 1)} == borne()
