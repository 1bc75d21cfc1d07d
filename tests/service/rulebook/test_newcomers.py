"""What newcomers asked who had read nothing but the player's guide, or not even that: no way to ask is among it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebooks

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
ASKED = Path(__file__).parent / "asked"
STRANGERS = ASKED / "strangers"
"""What was asked later, by somebody who knew neither the rulebooks nor the answers."""
LEAST = {"civilized": 154, "italy": 154, "candlebre": 157, "empires": 248, "fiefs": 192}
"""How many of each game's questions find an answer to them first, or are rightly said to have none."""
MISSED = 0.05
"""How many strangers at most find another answer first, of 1."""
FEWEST = {ASKED: 65, STRANGERS: 55}
"""How many questions of each game were asked."""
each = pytest.mark.parametrize("game", LEAST)


@dataclass(frozen=True)
class Newcomer:
    """What somebody asked, the question that answers it, empty where none does, and others that answer it as well."""

    words: str
    question: str
    also: tuple[str, ...] = ()


def asked(game: str, folder: Path = ASKED) -> list[Newcomer]:
    """Give what was asked of a game."""
    found = tomllib.loads((folder / f"{game}.toml").read_text(encoding="utf-8"))["asked"]
    return [Newcomer(one["words"], one["question"], tuple(one.get("also", ()))) for one in found]


def failing(game: str, newcomers: list[Newcomer]) -> list[str]:
    """Say what finds another answer first than one to what was meant."""
    questions = BOOKS.questions.of(game)
    first = {one: next((near.words for near in questions.nearest(one.words)), "") for one in newcomers}
    return [f"{one.words} -> {found}" for one, found in first.items() if found not in (one.question, *one.also)]


@each
def test_newcomers_find_the_answer_first(game: str) -> None:
    """No fewer than so many get an answer to what they meant as the first."""
    newcomers = asked(game)
    astray = failing(game, newcomers)

    assert LEAST[game] <= len(newcomers) - len(astray), astray


@each
def test_strangers_find_the_answer_first(game: str) -> None:
    """At least 19 of 20 get an answer to what they meant as the first."""
    strangers = asked(game, STRANGERS)
    astray = failing(game, strangers)

    assert len(astray) <= MISSED * len(strangers), astray


@each
@pytest.mark.parametrize("folder", FEWEST, ids=lambda folder: folder.name)
def test_each_expected_answer_is_written(game: str, folder: Path) -> None:
    """What is expected is a question of the game, and what newcomers asked is learnt by heart nowhere."""
    questions, newcomers = BOOKS.questions.of(game).questions, asked(game, folder)
    ways = {words.casefold() for one in questions for words in one.otherwise}
    meant = {words for one in newcomers for words in (one.question, *one.also)} - {""}

    assert FEWEST[folder] <= len(newcomers) == len({one.words.casefold() for one in newcomers})
    assert meant <= {one.words for one in questions}
    assert set() == ways & {one.words.casefold() for one in newcomers}
