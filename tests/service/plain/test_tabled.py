"""Battles on a table in plain words, and a Power that is named as a target."""

import pytest

from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def said(crowns: Table, campaign: int, user: int, *lines: str) -> list[str]:
    """Give what somebody is answered."""
    return [(await hearing.hear(crowns.herald, user, line, str(campaign))).content for line in lines]


@ONE
async def test_a_battle_on_a_table_from_the_choice_to_the_dispute(crowns: Table) -> None:
    """Each word is taken as it is meant; a question is no dispute, and what was muttered is no reason."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")
    (offered,) = await said(crowns, campaign, RED, "attack samnites")
    await said(crowns, campaign, BLUE, "attack Lucania and Bruttium")
    await crowns.all_ready(campaign)
    table, ready = await said(crowns, campaign, BLUE, "I want to fight this one on the table with miniatures", "ready")
    asked, taken = await said(crowns, campaign, BLUE, "I won", "I won, lost 3 of 7, cavalry 2 against 1. ready")
    await said(crowns, campaign, RED, "What happens if I say no?", "Is it good for me if Rome gets North Campania?")
    nothing = await given(crowns, campaign, RED)
    (agreed,) = await said(crowns, campaign, RED, "Yes, what Samnites says is true.")
    (muttered,) = await said(crowns, campaign, RED, "lol no shes lying she cant have won that big")

    assert "“attack Pentri”" in offered
    assert table.startswith("✓ table") and "Your only order comes to nothing" in ready
    assert asked.startswith("✗ You won. It is Major if") and "A Major Victory for you" in taken
    assert [] == nothing and agreed.startswith("✓ confirm")
    assert muttered.startswith("✓ dispute\n") and "none of your words" in muttered
    assert ["dispute"] == await given(crowns, campaign, RED)
