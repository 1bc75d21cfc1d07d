"""Questions that a seat's own papers answer: its figures and names first, then the rule (H22)."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.plain import hearing
from bot.service.rulebook.rulebooks import Rulebooks
from rules.civilized.show.family import DYING, WEDDING
from rules.civilized.show.taxes import ASKED
from tests.service.bench import BLUE, RED, Table

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
OWN = [
    ("am i dying?", "Kleoboule, who is 35, is well. Death next Spring: 1 in 25."),
    ("so whats the chance i die next year, and who comes after me", "died now Kypselos, aged 19, would inherit"),
    ("what happens if i die", "If Kleoboule died now Kypselos"),
    (
        "Is 20 % tax safe, or is 10 % better for me?",
        "About 7 points in Autumn. Riots this Summer: Athens and Pella 1 in 10.",
    ),
    ("Can I marry somebody? Who is free?", "Kypselos 19"),
    ("who can my king marry", "Kypselos 19"),
]


@sqlite
async def test_ones_own_case_is_answered_before_the_rule(crowns: Table) -> None:
    """How the ruler is, who inherits, who may marry, what each tax does; the rule stands below."""
    crowns.herald = replace(crowns.herald, rulebooks=BOOKS)
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")

    for question, answer in OWN:
        told = await hearing.hear(crowns.herald, RED, question, str(campaign))
        rows = [" ".join(cells) for page in told.pages for cells in page.table]
        assert any(answer in line for line in (told.content, *rows)), question
        assert "Kypselos" not in (await hearing.hear(crowns.herald, BLUE, question, str(campaign))).content, question


def test_pages_answer_questions_that_there_are() -> None:
    """A page names questions of the rulebook as they stand there."""
    asked = {one.words for one in BOOKS.questions.of("civilized").questions}

    assert asked >= {*DYING, *WEDDING, *ASKED}
