"""What newcomers asked who had read nothing but the player's guide: none of it is a way to ask that is written down."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebooks

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
ASKED = Path(__file__).parent / "asked"
LEAST = {"civilized": 154, "italy": 154, "candlebre": 156, "empires": 248, "fiefs": 192}
"""How many of each game's questions find an answer to them first, or are rightly said to have none."""
each = pytest.mark.parametrize("game", LEAST)


@dataclass(frozen=True)
class Newcomer:
    """What somebody asked, the question that answers it, empty where none does, and others that answer it as well."""

    words: str
    question: str
    also: tuple[str, ...] = ()


def asked(game: str) -> list[Newcomer]:
    """Give what was asked of a game."""
    found = tomllib.loads((ASKED / f"{game}.toml").read_text(encoding="utf-8"))["asked"]
    return [Newcomer(one["words"], one["question"], tuple(one.get("also", ()))) for one in found]


@each
def test_newcomers_find_the_answer_first(game: str) -> None:
    """No fewer than so many get an answer to what they meant as the first."""
    questions = BOOKS.questions.of(game)
    first = {one: next((near.words for near in questions.nearest(one.words)), "") for one in asked(game)}
    failing = [f"{one.words} -> {found}" for one, found in first.items() if found not in (one.question, *one.also)]

    assert LEAST[game] <= len(first) - len(failing), failing


@each
def test_each_expected_answer_is_written(game: str) -> None:
    """What is expected is a question of the game, and what newcomers asked is learnt by heart nowhere."""
    questions = BOOKS.questions.of(game).questions
    ways = {words.casefold() for one in questions for words in one.otherwise}
    meant = {words for one in asked(game) for words in (one.question, *one.also)} - {""}

    assert 65 <= len(asked(game)) == len({one.words.casefold() for one in asked(game)})
    assert meant <= {one.words for one in questions}
    assert set() == ways & {one.words.casefold() for one in asked(game)}
