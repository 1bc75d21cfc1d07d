"""A correction changes what it names of an order that was given, and leaves the rest."""

import pytest

from bot.service.orders import orders
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
FIEFS, CIVILIZED = "fiefs/web-of-crowns", "civilized/crowns"
WISHES = "wish for London, Paris, Caen, Rouen, York and Lincoln"


@ONE
@pytest.mark.parametrize(
    ("correction", "wishes"),
    [
        ("oops not york, canterbury", "wish for London, Paris, Caen, Rouen, Canterbury and Lincoln"),
        ("no wait, make that Bruges instead of Lincoln", "wish for London, Paris, Caen, Rouen, York and Bruges"),
    ],
)
async def test_one_name_of_a_list_is_exchanged_in_its_place(crowns: Table, correction: str, wishes: str) -> None:
    """The others stand, in their order."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, WISHES)
    answer = await said(crowns, campaign, correction)

    assert f"✓ {wishes}" in answer and [wishes] == await given(crowns, campaign)


@ONE
@pytest.mark.parametrize("correction", ["k make it 20 instead", "no wait, 20", "actually make that 20"])
async def test_a_figure_is_exchanged(crowns: Table, correction: str) -> None:
    """However it is said."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await crowns.until(campaign, "decrees")
    await said(crowns, campaign, "tax 10")
    await said(crowns, campaign, correction)

    assert ["tax 20"] == await given(crowns, campaign)


@ONE
@pytest.mark.parametrize(
    "line", ["is not York better?", "the weather is not nice in York", "actually York looks rather poor"]
)
async def test_what_asks_or_remarks_exchanges_nothing(crowns: Table, line: str) -> None:
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, WISHES)
    await said(crowns, campaign, line)

    assert [WISHES] == await given(crowns, campaign)


@ONE
async def test_what_is_taken_back_of_a_list_is_exchanged_for_nothing(crowns: Table) -> None:
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, WISHES)
    await said(crowns, campaign, "forget York")

    assert ["wish for London, Paris, Caen, Rouen and Lincoln"] == await given(crowns, campaign)


@ONE
async def test_what_came_to_nothing_is_said_anew_with_what_is_exchanged(crowns: Table) -> None:
    """Nothing stands that could be changed: a home that is not one's own was refused."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await crowns.all_ready(campaign)
    homes = await orders.complete_field(crowns.herald, await crowns.who(campaign, RED), "move_home", "fief", {}, "")
    good = homes[0][0]
    refused = await said(crowns, campaign, "home in Paris" if good != "Paris" else "home in London")
    assert "✗" in refused and [] == await given(crowns, campaign)

    assert good in await said(crowns, campaign, f"no wait, {good} instead")


@ONE
@pytest.mark.parametrize(
    ("more", "wishes"),
    [
        ("and York", "wish for Paris and York"),
        ("ok then Frankfurt second", "wish for Paris and Frankfurt"),
        ("also London and York", "wish for Paris, London and York"),
    ],
)
async def test_what_is_added_to_a_list_stands_behind_it(crowns: Table, more: str, wishes: str) -> None:
    """And takes the place of nothing; a question adds nothing."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, "wish for Paris")
    await said(crowns, campaign, "and what about York?")
    assert ["wish for Paris"] == await given(crowns, campaign)
    await said(crowns, campaign, more)

    assert [wishes] == await given(crowns, campaign)


@ONE
async def test_a_claim_on_two_fiefs_is_a_wish_for_claims_on_both(crowns: Table) -> None:
    """However often the small word is said, and it wishes for no land."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, "And I should like to have a claim on Paris and on Rouen.")

    assert ["wish claims on Paris and Rouen"] == await given(crowns, campaign)
