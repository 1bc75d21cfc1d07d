"""Several questions at once are answered where each has an answer."""

import pytest

from rules.kernel.play.replies import Reply, each_of

KNOWN = {"who": Reply("Anna."), "where": Reply("In Ur."), "and who": Reply("Anna.")}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["who", "where"], "Anna.\n\nIn Ur."),
        (["who", "and who", "where"], "Anna.\n\nIn Ur."),
        (["who", "why"], None),
        (["who"], None),
        ([], None),
    ],
)
def test_all_are_answered_or_none(asked: list[str], told: str | None) -> None:
    """What two of them share is said once; a single question is none of several."""
    found = each_of(asked, KNOWN.get)

    assert told == (found.text if found else None)
