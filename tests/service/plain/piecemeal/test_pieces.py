"""Messages are parted where they say several things, and nowhere else."""

import pytest

from bot.service.plain.piecemeal.pieces import choices, chosen, pieces


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Who is dangerous? What can I do?", ["Who is dangerous?", "What can I do?"]),
        ("who is dangerous, and what can I do", ["who is dangerous", "what can I do"]),
        ("buy 6 infantry. do I win then", ["buy 6 infantry.", "do I win then"]),
        ("war on France, no wait on Aragon", ["war on France", "no wait on Aragon"]),
        ("tax 20 and then I am ready", ["tax 20", "I am ready"]),
        ("forget Pisa thats bad", ["forget Pisa", "thats bad"]),
        ("attack Pisa, she is asleep", ["attack Pisa", "she is asleep"]),
        ("stop the march, keep the army home", ["stop the march", "keep the army home"]),
    ],
)
def test_what_stands_by_itself_is_parted(text: str, parts: list[str]) -> None:
    """Sentences, questions, a change of mind, Ready, and why."""
    assert parts == pieces(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("attack Rome and if that dont work Pisa", ["attack Rome", "if that dont work Pisa"]),
        ("attack Rome, otherwise Pisa", ["attack Rome", "otherwise Pisa"]),
        ("attack Rome, if it attacks Pisa", ["attack Rome, if it attacks Pisa"]),
    ],
)
def test_a_first_and_a_second_choice_are_parted(text: str, parts: list[str]) -> None:
    """A condition is none."""
    assert parts == choices(text)


@pytest.mark.parametrize(
    "text",
    [
        "tax 20",
        "not ready",
        "march 2 infantry, 2 archers to Ur",
        "if Rome attacks me, what then?",
        "tax 40, when Egypt attacks me",
        "1. tax 30 2. hold Sparta",
        "write to Rome: “Hello. Shall we be friends?”",
        "tax 20\nhold Ur",
        "why was it that a queen died. (#338)?",
        "no more war",
        "buy 5 infantry and a cavalry",
    ],
)
def test_what_belongs_together_is_not(text: str) -> None:
    """A list, a condition, a quotation, a sheet."""
    assert [text] == pieces(text)


def test_a_text_is_read_as_a_whole() -> None:
    """Too long, or of too many pieces."""
    assert 1 == len(pieces("Well. " * 9))
    assert 1 == len(pieces("A sentence of many words. " * 40))


@pytest.mark.parametrize(
    ("piece", "rest"),
    [
        ("otherwise take Rouen", "take Rouen"),
        ("and if not take Toulouse", "take Toulouse"),
        ("If that is impossible, take Rouen.", "take Rouen."),
        ("if it does not work then Pisa", "Pisa"),
        ("take Rouen", ""),
        ("if Rome attacks, hold", ""),
    ],
)
def test_a_second_choice_is_known_by_how_it_begins(piece: str, rest: str) -> None:
    """What it would be comes without these words."""
    assert rest == chosen(piece)
