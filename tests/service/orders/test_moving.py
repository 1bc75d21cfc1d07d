"""Orders change places, as somebody says who thinks of what comes first."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
FIEFS = "fiefs/web-of-crowns"
LANDS, CLAIMS = "wish for London", "wish claims on Paris"


@ONE
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("swap them", [CLAIMS, LANDS]),
        ("ok please swap the two around", [CLAIMS, LANDS]),
        ("reverse the order", [CLAIMS, LANDS]),
        ("swap them, claims on Paris first and London second", [CLAIMS, LANDS]),
        ("swap them, London first", [LANDS, CLAIMS]),
        ("no wait, London last", [CLAIMS, LANDS]),
        ("London second", [CLAIMS, LANDS]),
    ],
)
async def test_two_orders_change_places(crowns: Table, text: str, order: list[str]) -> None:
    """Unless the words say another order than the other way round."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    for line in (LANDS, CLAIMS):
        await crowns.give(campaign, RED, line)
    await said(crowns, campaign, text)

    assert order == await given(crowns, campaign)


@ONE
async def test_what_is_changed_at_once_stands_instead(crowns: Table) -> None:
    """`change that, ...` names no order but the latest."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.give(campaign, RED, LANDS)
    await said(crowns, campaign, "change that, wish for York")

    assert ["wish for York"] == await given(crowns, campaign)


@ONE
async def test_questions_of_the_board_are_answered_with_a_door(crowns: Table) -> None:
    """And order nothing."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)

    assert "Next to London: " in await said(crowns, campaign, "what is near london?")
    assert "France: Paris 7" in await said(crowns, campaign, "list the fiefs of France")
    assert [] == await given(crowns, campaign)
