"""Questions: plain answers to what players ask, with clauses that there are (H22)."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.reading import reading
from bot.service.rulebook.questions import EVERY_GAME, Asked, Question, Questions, questions_of, written
from bot.service.rulebook.rulebooks import Rulebooks
from rules.registry import RULESETS
from tests.service.bench import Table

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
COMMON = written(*BOOKS.questions.texts(EVERY_GAME))
LONGEST = 340
LEAST = 20
EACH = 20
"""Of how many other ways to ask one is left out, and one asked again with all that it takes to answer."""
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
    assert all(one.words.endswith("?") and len(one.otherwise) > 1 for one in questions)
    assert {one.words for one in questions if not one.clauses} == {one.words for one in COMMON}
    assert cited <= set(BOOKS.of(game).ids)


@each
def test_a_question_finds_its_answer_in_each_way_to_ask_it(game: str) -> None:
    """As it stands, and in the other words that are written beside it."""
    asked = BOOKS.questions.of(game)
    said = [(words, place) for place, one in enumerate(asked.questions) for words in (one.words, *one.otherwise)]

    assert [] == [words for words, place in said if asked.exactly(f"{words.upper()}!") != place]
    assert [] == [words for words, place in said[::EACH] if asked.nearest(words)[0] != asked.questions[place]]


@each
def test_words_that_nobody_has_foreseen_find_the_answer_more_often_than_not(game: str) -> None:
    """Some other words are left out, all at once, and the question stands among the three that are named."""
    questions = BOOKS.questions.of(game).questions
    out = {words: one.words for one in questions for words in one.otherwise[::-EACH]}
    kept = [tuple(words for words in one.otherwise if words not in out) for one in questions]
    left = Asked([replace(one, otherwise=words) for one, words in zip(questions, kept, strict=True)])
    found = [meant in [near.words for near in left.nearest(words)] for words, meant in out.items()]

    assert sum(found) > len(found) / 2


def test_each_game_can_be_asked_of_herald_itself(tmp_path: Path) -> None:
    """What players of every game ask is answered in each that has questions of its own, after those."""
    head = "| Question | Answer | Clauses |\n| --- | --- | --- |\n"
    (tmp_path / "toy.md").write_text(f"{head}| How do I win? | By water. | TOY-1 |\n", encoding="utf-8")
    (tmp_path / "herald.md").write_text(f"{head}| How do I leave? | `/leave`. | |\n", encoding="utf-8")
    questions = Questions(tmp_path)

    assert ["How do I win?", "How do I leave?"] == [one.words for one in questions.of("toy").questions]
    assert () == questions.of("toy").nearest("how do i leave")[0].clauses
    assert [] == questions.of("mute").questions and [] == questions.of("mute").nearest("how do i leave")


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


async def test_what_is_asked_of_herald_has_no_clauses_to_show(crowns: Table) -> None:
    """Its answer has no button for a rule, only those for what else may be meant."""
    crowns.herald.rulebooks.questions.folder = BOOKS.folder / "questions"
    crowns.herald.rulebooks.folder = BOOKS.folder
    found = await reading.rule(crowns.herald, "civilized", "who can read my letters")

    assert ["Who can read my letters?"] == [page.title for page in found.pages]
    assert {"asked"} >= {one.action for one in found.buttons}


async def test_what_has_no_plain_answer_is_said_to_have_none(crowns: Table) -> None:
    """No clause stands in for an answer: the nearest ones are behind buttons that name them."""
    crowns.herald.rulebooks.questions.folder = BOOKS.folder / "questions"
    crowns.herald.rulebooks.folder = BOOKS.folder
    found = await reading.rule(crowns.herald, "civilized", "overlap and support in the line-up")

    assert "no plain answer" in found.content and not found.pages
    assert all(one.what == f"civilized {one.label}" for one in found.buttons) and found.buttons
