"""A question that nobody understands is answered by what is known of the things that it names."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
EMPIRES, ITALY, CIVILIZED = "empires/crowns-and-keys-1176", "italy/italy-standard", "civilized/crowns"


@pytest.mark.parametrize(
    ("board", "text", "known"),
    [
        (
            ITALY,
            "Who gets Etruria if both I and the Samnites attack it and win?",
            "Attack Etruria, 80 points against",
        ),
        (ITALY, "How can I win Sabina back?", "held by Rome"),
        (CIVILIZED, "Is it dangerous to leave Sparta empty?", "Sparta"),
    ],
)
@ONE
async def test_what_is_known_of_a_thing_is_told_to_who_asks_of_it_in_other_words(
    crowns: Table, board: str, text: str, known: str
) -> None:
    """Whatever the words around its name are, and nothing is ordered by it."""
    campaign = await crowns.started(RED, BLUE, board=board)
    told = await said(crowns, campaign, text)

    assert "Of " in told.split("\n")[0]
    assert known in told
    assert not await given(crowns, campaign)


@ONE
async def test_who_points_at_something_means_what_was_named_before_or_his_latest_order(crowns: Table) -> None:
    """“How sure is that?” behind an order is what the order does."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    before = await said(crowns, campaign, "How can I win Sabina back?")
    assert before == await said(crowns, campaign, "and how strong are the walls of it?")

    await said(crowns, campaign, "attack Etruria")
    assert "“attack Etruria”" not in await said(crowns, campaign, "how far is it to my neighbour?")
    for text in ("How sure is that?", "is that dumb?"):
        assert "“attack Etruria”: 80 points against" in await said(crowns, campaign, text)


@ONE
async def test_what_names_nothing_is_still_not_understood(crowns: Table) -> None:
    """No thing is guessed."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    assert (await said(crowns, campaign, "whats the frobble of gribble?")).startswith("I am not sure")
