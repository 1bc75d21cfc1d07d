"""The rulebook answers what is surely asked of it; what is asked of this game it leaves to others, or to a button."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.plain.ruled import FIRM, OF_NOW
from bot.service.rulebook.questions import SURE
from bot.service.rulebook.rulebooks import Rulebooks
from rules.kernel.language.matching import fold
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import said

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
QUESTIONS = BOOKS.questions
MEANT = [
    ("civilized", "what is an element", "What is an element?"),
    ("civilized", "can i offer peace", "How do I make peace?"),
    ("civilized", "is there a vote to pause?", "How does a vote of the table work?"),
    ("candlebre", "what can i do with the prisoner", "What can I do with prisoners?"),
    ("candlebre", "can cavalry go two provinces", "How far do units move?"),
    ("italy", "what happens if i attack nobody", "Do I have to attack?"),
    ("italy", "which battle comes first", "Who fights first?"),
    ("fiefs", "what is a home for?", "What is my home for?"),
    ("fiefs", "what is shelter", "What does my stance do?"),
    ("empires", "what is a foothold", "What is a foothold?"),
    ("empires", "what is a truce and how do i get one", "What does a truce forbid?"),
    ("empires", "can I hire an army", "Are there fleets or armies to raise?"),
]
BESIDE = [
    ("civilized", "was that a bad idea?"),
    ("civilized", "how am I doing compared to the others"),
    ("civilized", "what are they doing?"),
    ("candlebre", "what about my attack on candlewater?"),
    ("candlebre", "did my 2 infantry get placed?"),
    ("candlebre", "what is my neighbours like, who is dangerous to me?"),
    ("italy", "why was i only 70"),
    ("italy", "is there something better"),
    ("fiefs", "was that my fault?"),
    ("fiefs", "why is paris lost"),
    ("empires", "did I lose a level?"),
    ("empires", "what are the 10 more?"),
    ("empires", "how do i keep it"),
]


def answered(game: str, text: str) -> str:
    """Give the question of the rulebook that answers a message; empty for none."""
    found = QUESTIONS.of(game).surely(text, FIRM if OF_NOW.match(fold(text)) else SURE)
    return found.words if found else ""


@pytest.mark.parametrize(("game", "text", "question"), MEANT)
def test_what_is_surely_asked_is_answered(game: str, text: str, question: str) -> None:
    """In other words than the rulebook's, too."""
    assert question == answered(game, text)


@pytest.mark.parametrize(("game", "text"), BESIDE)
def test_what_only_shares_a_word_is_not(game: str, text: str) -> None:
    """A sure answer about another thing is worse than none."""
    assert "" == answered(game, text)


def test_what_is_in_the_rulebooks_words_is_always_answered() -> None:
    """However a question begins, and whatever it scores."""
    for game in ("civilized", "italy", "candlebre", "fiefs", "empires"):
        for one in QUESTIONS.of(game).questions:
            assert one.words == answered(game, one.words)


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_question_that_is_meant_more_likely_than_not_is_answered_as_such(crowns: Table) -> None:
    """It is said as what it was taken; what is far from all questions is not answered."""
    crowns.herald = replace(crowns.herald, rulebooks=BOOKS)
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")

    told = await said(crowns, campaign, "What can a Warship do against his Transport Ships?")
    assert told.startswith("If you ask “How do ships work?”:\n")
    assert "If you ask" not in await said(crowns, campaign, "can you sing for the two of us?")
