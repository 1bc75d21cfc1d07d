"""H22: fifty questions, as players ask them, find their clause within the first three."""

from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebook, Rulebooks

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
QUESTIONS = (
    ("How is the tax revenue of a city worked out?", "CIV-5.6a"),
    ("Does a city in disorder pay tax?", "CIV-5.6b"),
    ("What happens when famine strikes?", "CIV-6.1.4"),
    ("Which improvement protects against plague?", "CIV-6.1.4 CIV-8.6.2"),
    ("Who chooses the improvement that a disaster takes?", "CIV-6.1.3a"),
    ("Which card is a disaster?", "CIV-6.1.1a CIV-6.1.1b"),
    ("Barbarians or pirates?", "CIV-6.1.4a CIV-6.1.4"),
    ("How is civil disorder tested?", "CIV-6.3.1a CIV-6.3.1b"),
    ("Does a courthouse lower the disorder rate?", "CIV-6.3.1g CIV-8.6.2"),
    ("How does a marriage come about?", "CIV-4.1.3a CIV-4.1.3b"),
    ("Who is a suitable spouse?", "CIV-4.1.3d CIV-4.1.3c"),
    ("How many children are born?", "CIV-4.1.4a CIV-4.1.4c CIV-4.1.4d"),
    ("When are there twins?", "CIV-4.1.4c CIV-4.3.2d"),
    ("How old is a new character?", "CIV-4.3.1a CIV-4.3.1b"),
    ("What does a character gain at a university?", "CIV-4.2.2a CIV-4.2.2b"),
    ("How many students does a school take?", "CIV-4.2.2d"),
    ("Who succeeds a dead ruler?", "CIV-6.5.2a CIV-6.5.2b CIV-6.5.2c"),
    ("What is a strong army?", "CIV-4.4.2a"),
    ("Which countries are neighbours?", "CIV-4.4.2b"),
    ("What counts as a Wrong?", "CIV-4.4.2d CIV-4.4.2e"),
    ("Who is unscrupulous?", "CIV-4.4.2f"),
    ("What tax does the autopilot set?", "CIV-AP11 CIV-4.5a CIV-4.5b CIV-4.5c CIV-4.5d CIV-4.5e"),
    ("When does the autopilot go to war for religion?", "CIV-4.6.2"),
    ("How much does the autopilot save?", "CIV-4.8.1c CIV-4.8.1d"),
    ("What does an improvement cost?", "CIV-8.6.2a"),
    ("What does a granary do to population?", "CIV-5.1a CIV-5.1b CIV-8.6.2"),
    ("How many banks may a country have?", "CIV-8.6.2d CIV-5.3c"),
    ("How do I found a city?", "CIV-5.1g CIV-5.1h"),
    ("How fast does a city grow?", "CIV-5.1c"),
    ("When is a city abandoned?", "CIV-5.1k"),
    ("What does a road section earn in trade?", "CIV-5.2a"),
    ("What is a percentage test?", "CIV-1.2b CIV-1.2c"),
    ("How is an equal pick made?", "CIV-1.2d"),
    ("What if I cannot pay running costs?", "CIV-8.1d CIV-8.1e CIV-8.1f CIV-8.1c"),
    ("How many elements may a city raise?", "CIV-8.5b"),
    ("When does a rebellion begin?", "CIV-6.5.1 CIV-6.5.1a CIV-6.5.0a"),
    ("What is a civil war?", "CIV-6.5.0a CIV-6.5.2b CIV-6.5.2"),
    ("Who leads the rebels?", "CIV-6.5.1d"),
    ("How are a council's scores reckoned?", "CIV-4.4.1a"),
    ("Who is regent for an heir under 16?", "CIV-6.5.2e"),
    ("What makes a learned character?", "CIV-6.6a"),
    ("When can I declare war?", "CIV-6.7a CIV-6.7b CIV-6.7.1a CIV-6.7.1b"),
    ("When does a siege end?", "CIV-6.8.4.5g"),
    ("What becomes of a captured city?", "CIV-6.8.4.6a CIV-6.8.4.6b"),
    ("What happens to the palace when the capital is lost?", "CIV-6.8.4.6g"),
    ("Can I bribe a city?", "CIV-7.4a"),
    ("What is a non-aggression pact?", "CIV-7.2f"),
    ("How do I donate to another country?", "CIV-7.4b"),
    ("How does sabotage work?", "CIV-7.4c CIV-7.4h CIV-7.4i"),
    ("What happens to ships in a storm?", "CIV-6.8.3.3h CIV-HA7 CIV-6.8.3.3g"),
    ("How does a sally work?", "CIV-6.8.4.5k"),
    ("What if a mission's upkeep is not paid?", "CIV-8.6.3e"),
)


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebooks(FOLDER).of("civilized")


def test_there_are_fifty_questions() -> None:
    """No fewer than fifty different questions are asked."""
    assert 50 <= len(dict(QUESTIONS))


@pytest.mark.parametrize(("question", "clauses"), QUESTIONS)
def test_a_question_finds_its_clause(book: Rulebook, question: str, clauses: str) -> None:
    """One of the clauses that answer the question is among the first three."""
    found = [clause.id for clause in book.search(question, 3)]

    assert set(found) & set(clauses.split()), found


@pytest.mark.parametrize("question", ["famin", "plauge", "aquaduct", "univeristy"])
def test_a_slip_of_the_pen_finds_what_was_meant(book: Rulebook, question: str) -> None:
    """A mistyped word finds the clauses of the word meant."""
    meant = {"famin": "famine", "plauge": "plague", "aquaduct": "aqueduct", "univeristy": "university"}

    assert book.search(meant[question]) == book.search(question)


def test_a_cited_clause_comes_first(book: Rulebook) -> None:
    """A question that names a clause is answered with it before all others."""
    assert "CIV-5.6a" == book.search("what does civ-5.6a say of cities in disorder")[0].id
