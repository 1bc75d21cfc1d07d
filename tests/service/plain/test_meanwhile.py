"""What somebody writes of whom nothing is asked: answered, with whose move it is."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.plain import hearing
from bot.service.rulebook.rulebooks import Rulebooks
from tests.service.bench import BLUE, RED, Table

ROOT = Path(__file__).parents[3]
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@ONE
async def test_a_question_is_answered_whoever_is_asked(crowns: Table) -> None:
    """Then one line says whose move it is; a letter is offered, and thanks are thanks."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(ROOT / "docs" / "rules"))
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")
    await crowns.give(campaign, RED, "attack Etruria")
    await crowns.all_ready(campaign)

    async def told(text: str) -> str:
        return (await hearing.hear(crowns.herald, BLUE, text, str(campaign))).content

    answer = await told("What happens if I lose a battle?")
    assert answer.startswith("What ") and "\n\nNothing is asked of you now, but of Rome." in answer
    assert (await told("what happens if a report is wrong?")).startswith("What if a reported result is wrong?")
    assert 1 == (await told("what is asked of me?")).count("othing is asked of you")
    assert (await told("hey rome i come for you")).startswith("Shall I send this to Rome, signed by your seat?")
    assert "With pleasure." == await told("thanks!")
    written = await hearing.hear(crowns.herald, BLUE, "i want to fight that on the table", str(campaign))
    assert "Write a letter" in [one.label for one in written.buttons]
