"""Questions of the past: recognised by how people ask, with what is asked of, and as what."""

import pytest

from bot.service.plain.past.questions import asked


@pytest.mark.parametrize(
    ("text", "kind", "wants", "words"),
    [
        ("why did norway fail u said 7", "why", -1, "norway fail"),
        ("WTF ada took rouen?? why did i lose my home", "why", -1, "i lose my home"),
        ("why did we lose that with 70% chance", "why", -1, "we lose that"),
        ("wait what i wanted ashgrave. why am i umbrel", "why", 0, "i umbrel"),
        ("how did i lose Harran?", "why", -1, "i lose Harran"),
        ("did i get bohemia?", "whether", 0, "i get bohemia"),
        ("Did I win? What do I have now?", "won", 0, ""),
        ("What happened in Transylvania last round?", "what", 0, "Transylvania last round"),
        ("What became of my proposals to Vesper?", "what", 0, "my proposals to Vesper"),
        ("what did i draw?", "what", 0, "i draw"),
        ("who attacked me", "what", 0, "attacked me"),
        ("what do i do now?? wheres my battle", "when", 0, "my battle"),
        ("what about MY war with blois?? when does it start", "when", 0, "war with blois"),
    ],
)
def test_what_people_ask_of_the_past(text: str, kind: str, wants: int, words: str) -> None:
    """Whatever they cry out before, and whatever they add of what was foretold."""
    first = asked(text)[0]

    assert (kind, wants, words) == (first.kind, first.sought.wants, first.sought.text)


@pytest.mark.parametrize(
    "text", ["attack Rome", "how do I win?", "how far can my army march?", "what is a claim?", "tax 20"]
)
def test_orders_and_questions_of_rules_are_none(text: str) -> None:
    """They are answered as before."""
    assert not asked(text)


def test_a_chance_that_was_foretold_is_noted() -> None:
    """Then it is of something for which there were dice."""
    assert asked("why did we lose that with 70% chance")[0].sought.chance
    assert not asked("why did we lose that")[0].sought.chance
