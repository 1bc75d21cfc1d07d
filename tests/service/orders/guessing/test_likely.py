"""What a line probably orders, by what it names and by its words for what is done."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders.guessing.likely import asked_about, likely, surely
from rules.kernel.language.grammar import write
from tests.service.bench import RED, Table
from tests.service.talking import given, said, seated

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
CIVILIZED, FIEFS, EMPIRES = "civilized/crowns", "fiefs/web-of-crowns", "empires/crowns-and-keys-1176"


@ONE
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Set the tax to ten per cent.", "tax 10"),
        ("The army should stay in Sparta this year.", "hold Sparta"),
    ],
)
async def test_a_whole_sentence_is_taken_where_it_says_what_is_done(crowns: Table, text: str, order: str) -> None:
    """Though no order is written like it."""
    campaign = await seated(crowns, CIVILIZED, "decrees")
    answer = await said(crowns, campaign, text)

    assert f"✓ {order}" in answer
    assert [order] == await given(crowns, campaign)


@ONE
@pytest.mark.parametrize(
    "text",
    [
        "should the army stay in Sparta this year",
        "the army should not stay in Sparta",
        "does the army stay in Sparta?",
        "Lydia is a nice country",
    ],
)
async def test_nothing_is_likely_of_what_asks_denies_or_remarks(crowns: Table, text: str) -> None:
    campaign = await seated(crowns, CIVILIZED, "decrees")
    await said(crowns, campaign, text)

    assert [] == await given(crowns, campaign)


@ONE
async def test_what_is_not_known_in_a_list_is_never_left_out(crowns: Table) -> None:
    """It may be one more of what is listed."""
    campaign = await seated(crowns, FIEFS)
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))

        assert surely(desk, "my claims shall be on Rouen, Frobisher") is None
        assert ["wish claims on Rouen"] == [one.text for one in likely(desk, "my claims shall be on Rouen, Frobisher")]


@ONE
async def test_an_order_in_a_question_is_found_and_weighed(crowns: Table) -> None:
    """In the words of whoever asks, and nothing is given by it."""
    campaign = await seated(crowns, CIVILIZED, "decrees")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        found = asked_about(desk, "what would happen if I taxed only 10 per cent this year?")
        assert found is not None
        assert "tax 10" == write(found.order, desk.lexicon())
        assert asked_about(desk, "what would happen if I dyed my hair?") is None


@ONE
async def test_what_it_would_do_is_said_and_it_is_not_given(crowns: Table) -> None:
    campaign = await seated(crowns, EMPIRES)
    answer = await said(crowns, campaign, "what would happen if I fortified Normandy with 2 gold?")

    assert answer.startswith("“fortify Normandy with 2”: Normandy gets stronger walls")
    assert [] == await given(crowns, campaign)


@ONE
async def test_a_question_in_which_an_order_stands_is_no_order(crowns: Table) -> None:
    """Whatever stands before it, or is joined to it."""
    campaign = await seated(crowns, EMPIRES)
    for text in (
        "Will my gold be enough then for four tries on Ireland, and is it wise to spend it?",
        "A tie with Portugal, which I already own, what is that good for?",
        "whats this all about, should i fortify normandy",
    ):
        await said(crowns, campaign, text)
        assert [] == await given(crowns, campaign), text
