"""What newcomers asked who had read nothing but the player's guide: none of it is a way to ask that is written down."""

import tomllib
from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebooks

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
ASKED = Path(__file__).parent / "asked"
LEAST = {"civilized": 52, "italy": 44, "candlebre": 55}
"""How many of each game's 65 questions find their answer first, or are rightly said to have none."""
each = pytest.mark.parametrize("game", LEAST)


def asked(game: str) -> list[dict[str, str]]:
    """Give what was asked of a game, each with the question that answers it, empty where none does."""
    found: list[dict[str, str]] = tomllib.loads((ASKED / f"{game}.toml").read_text(encoding="utf-8"))["asked"]
    return found


@each
def test_newcomers_find_the_answer_first(game: str) -> None:
    """No fewer than so many get the answer to what they meant as the first, and no other."""
    questions = BOOKS.questions.of(game)
    first = [next((near.words for near in questions.nearest(one["words"])), "") for one in asked(game)]

    assert LEAST[game] <= sum(one["question"] == found for one, found in zip(asked(game), first, strict=True))


@each
def test_each_expected_answer_is_written(game: str) -> None:
    """What is expected is a question of the game, and what newcomers asked is learnt by heart nowhere."""
    questions = BOOKS.questions.of(game).questions
    ways = {words.casefold() for one in questions for words in one.otherwise}
    meant = {one["question"] for one in asked(game)} - {""}

    assert 65 == len(asked(game))
    assert meant <= {one.words for one in questions}
    assert set() == ways & {one["words"].casefold() for one in asked(game)}
