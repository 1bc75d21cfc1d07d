"""The field list is kept: each requirement has a test that bears its number."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
LAST = 38
BEARING = re.compile(r"^(?:async )?def test_(H\d+)_", re.MULTILINE)
WITHOUT = {"H31": "there is no second language yet, and so no catalogue to be checked"}
"""What has no test yet, each with the reason."""


def borne() -> set[str]:
    """Give the numbers that names of tests bear."""
    return {number for file in TESTS.rglob("test_*.py") for number in BEARING.findall(file.read_text())}


def test_each_requirement_has_a_test_with_its_number() -> None:
    """H1 to H38, but for those whose reason is given; one that has a test by now needs no reason any more."""
    wanted = {f"H{number}" for number in range(1, LAST + 1)}

    assert wanted - set(WITHOUT) == borne()
