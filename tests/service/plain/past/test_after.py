"""After: what people ask on when something has befallen them is answered from what had been foretold."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.past.after import bare, follow
from tests.service.bench import RED, Table
from tests.service.plain.past.test_answers import fought, said, sqlite

NAMES = frozenset({"ur", "mari", "westmer", "pentri"})


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("could I have prevented it?", "prevented"),
        ("could i have stopped that", "prevented"),
        ("u didnt warn me", "warned"),
        ("u said FOR SURE why lost", "warned"),
        ("How do I get Ur and Mari back?", "back"),
        ("can i get pentri back? how", "back"),
        ("What is the worst case?", "worst"),
        ("Will I lose everything?", "worst"),
        ("did I lose Westmere?", ""),
        ("attack Pentri", ""),
        ("whats my chances", ""),
        ("am i dying?", ""),
    ],
)
def test_what_people_ask_on(text: str, kind: str) -> None:
    """Whatever names stand in it."""
    assert kind == follow(text, NAMES)


def test_names_are_read_as_one_thing() -> None:
    """However many of them there are."""
    assert "how do i get it back?" == bare("How do I get Ur and Mari back?", NAMES)


@sqlite
async def test_what_was_foretold_is_said_again(crowns: Table) -> None:
    """To whoever asks whether he was warned, or could have prevented it: never that he was not understood."""
    await fought(crowns)
    for text in ("could i have prevented that?", "you didnt warn me", "u said FOR SURE why lost"):
        told = await said(crowns, RED, text)

        assert "I said: " in told or "Beforehand I told you: " in told or "I had told you nothing" in told, told
        assert "not sure" not in told


@sqlite
async def test_the_worst_case_is_what_counsel_fears_first(crowns: Table) -> None:
    """Never that the question was not understood."""
    await fought(crowns)

    told = await said(crowns, RED, "what is the worst case?")

    assert told.startswith(("· ", "Nothing that I can count threatens you"))


@sqlite
async def test_who_wants_a_place_back_hears_whose_it_is(crowns: Table) -> None:
    """And nothing of the autopilot or of taking orders back."""
    await fought(crowns)

    answer = await hearing.hear(crowns.herald, RED, "how do i get South Campania back?")

    assert "South Campania belongs to " in answer.content
