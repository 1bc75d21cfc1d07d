"""Questions: plain answers to what players ask, with clauses that there are (H22)."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.reading import reading
from bot.service.rulebook.questions import Asked, Question, questions_of
from bot.service.rulebook.rulebooks import Rulebooks
from rules.registry import RULESETS
from tests.service.bench import Table

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
LONGEST = 340
LEAST = 20
each = pytest.mark.parametrize("game", RULESETS)


@each
def test_every_game_answers_what_players_ask(game: str) -> None:
    """Each answer is short, and cites clauses that are in the rulebook; nothing is asked twice."""
    questions = BOOKS.questions.of(game).questions
    cited = {id for one in questions for id in one.clauses}
    ways = [words.casefold() for one in questions for words in (one.words, *one.otherwise)]

    assert len(questions) >= LEAST
    assert len(set(ways)) == len(ways)
    assert [] == [one.words for one in questions if not 0 < len(one.answer) <= LONGEST]
    assert all(one.words.endswith("?") and one.clauses and len(one.otherwise) > 1 for one in questions)
    assert cited <= set(BOOKS.of(game).ids)


@each
def test_a_question_finds_its_answer_in_each_way_to_ask_it(game: str) -> None:
    """As it stands, and in the other words that are written beside it."""
    asked = BOOKS.questions.of(game)
    said = [(words, one) for one in asked.questions for words in (one.words, *one.otherwise)]

    assert [] == [words for words, one in said if asked.nearest(words)[0] != one]


@each
def test_words_that_nobody_has_foreseen_find_the_answer_more_often_than_not(game: str) -> None:
    """Each of the other words is left out once, and its question stands among the three that are named."""
    asked, found = BOOKS.questions.of(game), []
    for one in asked.questions:
        for words in one.otherwise:
            fewer = replace(one, otherwise=tuple(other for other in one.otherwise if other != words))
            left = Asked([fewer if each is one else each for each in asked.questions])
            found.append(one.words in [near.words for near in left.nearest(words)])

    assert sum(found) > len(found) / 2


def test_a_question_that_is_not_near_any_finds_none() -> None:
    """Rather no answer than one to something else."""
    ship = Question("How do I build ships?", "In a coastal city.", ("X-1",))
    asked = Asked([ship, Question("How do I found a city?", "With people.", ("X-2",))])

    assert [ship] == asked.nearest("how can I build a boat")
    assert [] == asked.nearest("who wrote the national anthem of Peru")
    assert [] == asked.nearest("")


def test_a_table_of_questions_is_read() -> None:
    """Rows, not the heading and its rule, each with the other words for it."""
    head = "# Asked\n\nWords.\n\n| Question | Answer | Clauses |\n| --- | --- | --- |\n"
    text = f"{head}| Why? | *So*: `tax 30`. | X-1, X-2 |\n"

    assert [Question("Why?", "So: “tax 30”.", ("X-1", "X-2"), ("how come",))] == questions_of(
        text, {"Why?": ["how come"]}
    )


async def test_rule_answers_a_question_plainly_and_keeps_clauses_behind_a_button(crowns: Table) -> None:
    """The answer stands alone; its clauses and what else may be meant are one press away; questions are offered."""
    crowns.herald.rulebooks.questions.folder = BOOKS.folder / "questions"
    crowns.herald.rulebooks.folder = BOOKS.folder
    found = await reading.rule(crowns.herald, "civilized", "what happens when my king dies")
    said = await reading.ruling(crowns.herald, "civilized", "What happens when my ruler dies?")

    assert ["What happens when my ruler dies?"] == [page.title for page in found.pages]
    assert ["rule", "asked", "asked"] == [one.action for one in found.buttons]
    assert said.pages and all(page.title.startswith("CIV-") for page in said.pages)
    assert "How do I build ships?" in await reading.rule_ids(crowns.herald, "civilized", "build ships")
    (clause,) = (await reading.rule(crowns.herald, "civilized", "CIV-5.6a")).pages
    assert clause.title.startswith("CIV-5.6a")


async def test_what_has_no_plain_answer_is_said_to_have_none(crowns: Table) -> None:
    """No clause stands in for an answer: the nearest ones are behind buttons that name them."""
    crowns.herald.rulebooks.questions.folder = BOOKS.folder / "questions"
    crowns.herald.rulebooks.folder = BOOKS.folder
    found = await reading.rule(crowns.herald, "civilized", "doubled psiloi quick kill")

    assert "no plain answer" in found.content and not found.pages
    assert all(one.what == f"civilized {one.label}" for one in found.buttons) and found.buttons
