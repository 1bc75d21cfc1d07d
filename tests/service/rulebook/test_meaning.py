"""Meaning: what is about the same lies near, whatever its words; where no model can tell, words alone decide."""

from pathlib import Path

import pytest

from bot.service.rulebook import meaning
from bot.service.rulebook.meaning import Learner, Meaning, embedded
from bot.service.rulebook.rulebooks import Rulebooks

BOOKS = Path(__file__).parents[3] / "docs" / "rules"
UNLIKE = {
    "fiefs": {"how do I get new fiefs": "How do I gain land?"},
    "empires": {
        "how do I take over an area": "How do I conquer an area?",
        "why do people rebel": "When does an area rebel?",
        "what do fortresses do": "What are fortifications good for?",
    },
    "candlebre": {"what happens if my leader gets caught": "What happens to a captured leader?"},
}
"""Ways to ask whose words are not those of their answer."""


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a machine for which there is no model."""
    monkeypatch.setattr(meaning, "PACKAGES", ("no_such_package",))
    meaning.model.cache_clear()
    yield
    meaning.model.cache_clear()


def test_what_is_about_the_same_lies_near() -> None:
    """The same is as near as can be, other words for it are nearer than other things."""
    same, other, away = Meaning(["taxes", "revenue and money", "a ship at sea"]).near("taxes")

    assert 0.999 < same < 1.001
    assert same > other > away


def test_a_learner_tells_kinds_apart() -> None:
    """By what those of a kind have in common, and no kind is likelier for having more examples."""
    asked = ["how do I build a ship", "where do I build a fleet"]
    walls = [f"how do I build {what}" for what in ("a wall", "walls", "a rampart", "a fortress", "a castle", "a tower")]
    learner = Learner(Meaning([*asked, *walls]), [0, 0, *(1 for _ in walls)])
    ship, wall = learner.kind("boats for my navy"), learner.kind("protect my city by stone")

    assert ship[0] > ship[1]
    assert wall[1] > wall[0]
    assert 0.5 < learner.kind("how do I build a ship")[0]


@pytest.mark.parametrize("game", UNLIKE)
def test_an_answer_is_found_by_what_is_meant(game: str) -> None:
    """Newcomers ask in words that no rulebook has."""
    asked = Rulebooks(BOOKS).questions.of(game)

    assert UNLIKE[game] == {words: asked.nearest(words)[0].words for words in UNLIKE[game]}


def test_without_a_model_words_alone_decide(wordless: None) -> None:
    """Nothing is near in meaning, and a question in its own words finds its answer all the same."""
    asked = Rulebooks(BOOKS).questions.of("empires")

    assert [0.0, 0.0] == Meaning(["taxes", "ships"]).near("taxes").tolist()
    assert [0.0, 0.0] == Learner(Meaning(["taxes", "ships"]), [0, 1]).kind("taxes").tolist()
    assert "How do I get gold?" == asked.nearest("how can I get gold")[0].words
    assert [] == asked.nearest("what is the weather like on mars")
    with pytest.raises(LookupError):
        embedded(["taxes"])
