"""Orders of Civilized as people say them: armies that stay, soldiers sent home, a tax in words."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

BOARD = "civilized/crowns"
sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@sqlite
@pytest.mark.parametrize(
    "text",
    [
        "My army stays at home.",
        "keep the army in Sparta",
        "The army should stay in Sparta this year.",
        "let the army stay at Sparta",
        "leave my troops where they are",
    ],
)
async def test_CIV_6_8_4_5h_an_army_that_stays_is_held(crowns: Table, text) -> None:
    """However it is said, the army of Sparta holds."""
    campaign = await crowns.started(RED, BLUE, board=BOARD)
    await said(crowns, campaign, text)

    assert ["hold Sparta"] == await given(crowns, campaign)


@sqlite
async def test_CIV_5_5b_a_tax_and_an_army_in_one_sentence_are_two_orders(crowns: Table) -> None:
    """The place belongs to the army, not to the tax."""
    campaign = await crowns.started(RED, BLUE, board=BOARD)
    await said(crowns, campaign, "Set the tax to 10 please, and keep the army at home in Sparta.")

    assert ["hold Sparta", "tax 10"] == sorted(await given(crowns, campaign))


@sqlite
@pytest.mark.parametrize("text", ["Set the tax to ten per cent.", "Let us tax ten percent this time"])
async def test_CIV_5_5b_a_tax_in_words_and_per_cent_is_set(crowns: Table, text) -> None:
    """As a figure would."""
    campaign = await crowns.started(RED, BLUE, board=BOARD)
    await said(crowns, campaign, text)

    assert ["tax 10"] == await given(crowns, campaign)


@sqlite
async def test_CIV_8_1h_soldiers_go_home_from_where_most_of_them_are(crowns: Table) -> None:
    """Nobody has to name the only place that has them."""
    campaign = await crowns.started(RED, BLUE, board=BOARD)
    await crowns.until(campaign, "winter")
    answer = await said(crowns, campaign, "Please disband two of my spears, they cost too much.")

    assert ["disband Spears 2 at Sparta"] == await given(crowns, campaign)
    assert "Your score falls by" in answer
