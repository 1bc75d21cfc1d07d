"""The arbiter: what surely asks for a rule is answered by the rulebook, and nothing else is."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebooks
from tests.service.bench import Table
from tests.service.talking import said, seated

BOOKS = Path(__file__).parents[4] / "docs" / "rules"
EMPIRES = "empires/crowns-and-keys-1176"
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@pytest.fixture
async def empires(crowns: Table) -> tuple[Table, int]:
    """A table of Empires with its rulebook, at the first round."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    return crowns, await seated(crowns, EMPIRES)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("how do i get an heir", "How does my leader get an heir?"),
        ("whats a parley", "What is a parley?"),
        ("any risk in taxing?", "What happens when I tax an area?"),
    ],
)
@ONE
async def test_a_rule_is_told_to_whoever_asks_for_one(empires: tuple[Table, int], text: str, question: str) -> None:
    """“I” and a word of the game make no question of one's papers."""
    assert (await said(*empires, text)).startswith(question)


@pytest.mark.parametrize("text", ["what should I do?", "how much gold do I have?", "is England dangerous?", "levy"])
@ONE
async def test_what_asks_how_things_stand_is_not_answered_by_a_rule(empires: tuple[Table, int], text: str) -> None:
    """Nor is an order, nor what names somebody."""
    table, campaign = empires
    asked = table.herald.rulebooks.questions.of("empires")

    assert (await said(table, campaign, text)).splitlines()[0] not in {one.words for one in asked.questions}
