"""Changes: kinds of change, by the words of a question, and by the kind and the sentence of an event."""

import pytest

from bot.service.history.changes import asked_for, told


@pytest.mark.parametrize(
    ("question", "kind", "event", "text"),
    [
        ("why did she rise against me", "rising", "RebellionBegan", "Ahatu raises the standard in Ur."),
        ("why is my capital in unrest", "rising", "UnrestBegan", "Flanders no longer knows whom it serves."),
        ("did my king die", "death", "LeaderSucceeded", "Richard follows Henry."),
        ("why is my army gone", "end", "ArmyDisbanded", "The army breaks up at Arras."),
        ("why does Lara have Troyes", "place", "FiefConquered", "Troyes falls to the army of Blois."),
        ("why did my score drop", "score", "Reckoned", "The year is reckoned."),
    ],
)
def test_what_is_asked_and_what_is_told_are_of_one_kind(question: str, kind: str, event: str, text: str) -> None:
    """By the kind of the event surely, whatever its sentence says."""
    assert kind in asked_for(question)
    assert 1 == told(event, text)[kind]


def test_a_sentence_alone_tells_less_surely() -> None:
    """It may speak of something else by the way."""
    assert 0.5 == told("Noted", "The plague is over.")["disaster"]
    assert not told("Noted", "Nobody moves.")
