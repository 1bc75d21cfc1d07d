"""How far another's land is from one's own, by what way, and through whose land it leads."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    ("board", "window", "told"),
    [
        ("italy/italy-standard", "", "The nearest land of Samnites is Pentri: it lies next to your Sabina."),
        ("civilized/crowns", "", "The nearest place of Lydia is Miletus: 3 hexes east of your Athens."),
        ("candlebre/candlemere", "campaign", " from your "),
    ],
)
@ONE
async def test_whoever_asks_for_the_way_to_another_hears_the_nearest_of_his_land(
    crowns: Table, board: str, window: str, told: str
) -> None:
    """In whatever words; what lies between is named with its owner."""
    campaign = await crowns.started(RED, BLUE, board=board)
    if window:
        await crowns.until(campaign, window)
    other = next(seat.name for seat in (await crowns.card(campaign)).seats if seat.user == BLUE)

    for text in (f"How far is it from my land to {other}?", f"how do i get to {other}??", f"is {other} near us?"):
        assert told in await said(crowns, campaign, text), text


@ONE
async def test_what_is_to_be_done_about_another_is_no_question_of_the_way(crowns: Table) -> None:
    """`How do I get rid of him` asks for no road."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    assert "nearest place" not in await said(crowns, campaign, "how do I get rid of Lydia?")
