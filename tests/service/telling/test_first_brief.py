"""The first brief: who one is, and no civil list of how the game was set up."""

import pytest

from tests.service.bench import BLUE, RED, Table


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_the_first_brief_names_no_officers(crowns: Table) -> None:
    """That a general was there from the beginning is no news; what one alone was told is."""
    await crowns.started(RED, BLUE, board="civilized/crowns")
    [brief] = [post.message for post in await crowns.deliver() if ":ask-1-1-decrees-hellas" in post.key]
    words = "\n".join(str(line) for page in brief.pages for line in page.lines)

    assert "The character of " in words
    assert "takes command" not in words and "advises your ruler" not in words
