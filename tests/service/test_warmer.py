"""What the first question would wait for is read before it is asked."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.plain.intents import INTENTS
from bot.service.rulebook.rulebooks import Rulebooks
from bot.warmer import QUESTION, read
from tests.service.bench import Table

BOOKS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
def test_no_rulebook_is_read_by_the_first_who_asks(crowns: Table) -> None:
    """Nor are the words of wishes."""
    herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    read(herald)

    once = herald.rulebooks.questions.of.cache_info().misses
    assert all(herald.rulebooks.questions.of(game).surely(QUESTION) for game in herald.games)
    assert once == herald.rulebooks.questions.of.cache_info().misses == len(herald.games)
    assert {"places", "meaning"} <= vars(INTENTS).keys()
