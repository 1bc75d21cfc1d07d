"""What nothing else has understood is answered from all that could be said at that moment, or said not to be."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.pool.best import PERHAPS, questions
from bot.service.plain.pool.fit import fitting
from bot.service.plain.pool.statements import Statement
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
FIEFS, EMPIRES, CIVILIZED = "fiefs/web-of-crowns", "empires/crowns-and-keys-1176", "civilized/crowns"
KNOWN = (
    Statement("counsel", "A levy brings 11 gold: none can break away."),
    Statement("danger", "France claims Normandy: two successes would take it."),
    Statement("befell", "Your score goes from −3 to −5: Normandy and Anjou, each −1."),
    Statement("status", "Normandy: Owner: England · Prosperity: 3", "The areas"),
)


@pytest.mark.parametrize(
    ("asked", "names", "answer"),
    [
        ("How great is the danger that France takes Normandy from me?", ("france", "normandy"), 1),
        ("Why did Normandy and Anjou lose a point each?", ("normandy", "anjou"), 2),
        ("where could I get some gold from", (), 0),
        ("who is the owner of Normandy, and how prosperous is it", ("normandy",), 3),
    ],
)
def test_what_answers_best_comes_first(asked: str, names: tuple[str, ...], answer: int) -> None:
    """By its words, its names, and what it means; and it may be told without doubt where it speaks of all that."""
    first = fitting(asked, KNOWN, names)[0]

    assert KNOWN[answer] == first.statement
    assert first.likely


def test_names_alone_answer_nothing() -> None:
    """Whoever asks why the moon sang to France hears no danger from France."""
    found = fitting("why did the moon sing to France", KNOWN, ("france",))

    assert not any(one.firm for one in found)
    assert [] == fitting("", KNOWN) == fitting("anything", ())


def test_a_short_question_is_asked_of_what_stands_beside_it() -> None:
    """And a longer one alone, without what was remarked before it."""
    assert "I see that Henry has died. What does that change?" == questions(
        "I see that Henry has died. What does that change?"
    )
    assert "How can France reach my lands in Normandy?" == questions(
        "Hello! How can France reach my lands in Normandy?"
    )


@ONE
async def test_a_danger_that_counsel_tells_of_answers_whoever_asks_of_it(crowns: Table) -> None:
    """Before any page of the place, and without an apology."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    told = await said(crowns, campaign, "How great is the danger that France takes Normandy from me?")

    assert "France claims Normandy: two successes would take it." in told
    assert "I cannot tell" not in told and PERHAPS not in told


@ONE
async def test_a_first_turn_is_advised_in_whatever_words(crowns: Table) -> None:
    """Greeting and all; and what the game is, is told to whoever asks that first."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    told = await said(
        crowns, campaign, "Hello Herald. I am new to this. What would be a sensible first turn for England?"
    )
    game = await said(crowns, campaign, "yo whats this game about")

    assert "A steady ruler would tax" in told
    assert game.startswith("Seven medieval dynasties: patience, one bad card") and "After 1250" in game


@ONE
async def test_what_was_hinted_at_is_offered(crowns: Table) -> None:
    """What counsel offers, where words come near to it that are no order; a yes gives it."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    answer = await hearing.hear(crowns.herald, RED, "the lower rate with fewer riots this summer", str(campaign))
    offers = [one.label for one in answer.buttons if one.action == "say"]

    assert "Is it one of these?" in answer.content
    assert any(one.startswith("tax ") for one in offers)
    assert not await given(crowns, campaign)
