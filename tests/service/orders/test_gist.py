"""What a window asks is answered by what somebody names, in his own words."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
FIEFS, CANDLEBRE, EMPIRES = "fiefs/web-of-crowns", "candlebre/candlemere", "empires/crowns-and-keys-1176"


@ONE
@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("i want london", "wish for London"),
        ("London and Paris please, in that order", "wish for London and Paris"),
        ("give me London, otherwise York", "wish for London and York"),
    ],
)
async def test_a_wish_in_ones_own_words_is_taken(crowns: Table, text: str, order: str) -> None:
    """Where the open window asks for wishes."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, text)

    assert [order] == await given(crowns, campaign)


@ONE
async def test_what_is_added_to_a_list_stands_behind_it(crowns: Table) -> None:
    """The wishes before stay."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, "i want london")
    await said(crowns, campaign, "actually add York and Paris to my wishes pls")

    assert ["wish for London, York and Paris"] == await given(crowns, campaign)


@ONE
async def test_two_things_that_a_window_asks_are_taken_together(crowns: Table) -> None:
    """Each in its own words."""
    for text in (
        "I would like House Vesper, otherwise Lanthorn. I want to start in the Tallow Court.",
        "gimme Vesper, tallow court",
    ):
        campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
        await said(crowns, campaign, text)

        assert ["rank houses Vesper", "rank regions The Tallow Court"] == [
            one.split(" and Lanthorn")[0] for one in await given(crowns, campaign)
        ], text


@ONE
@pytest.mark.parametrize(
    "text", ["London is nice", "not London", "I have London", "is London good?", "hello London", "London unless Paris"]
)
async def test_what_only_speaks_of_something_orders_nothing(crowns: Table, text: str) -> None:
    """A remark, a denial, a question, a greeting, a condition."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    await said(crowns, campaign, text)

    assert [] == await given(crowns, campaign)


@ONE
async def test_a_verb_that_is_left_out_is_that_of_the_last_order(crowns: Table) -> None:
    """Of several kinds, that to which something can be added."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await said(crowns, campaign, "conquer Scotland")
    await said(crowns, campaign, "and Ireland too")

    assert ["conquer Scotland", "conquer Ireland"] == await given(crowns, campaign)


@ONE
async def test_a_no_before_another_name_denies_nothing_of_it(crowns: Table) -> None:
    """Whoever has thought again orders what he says then, whatever he says besides."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")

    await said(crowns, campaign, "hmm no go back to north campania")
    assert ["attack North Campania"] == await given(crowns, campaign)
    await said(crowns, campaign, "etruria then, north campania is for the Samnites. rdy")
    assert ["attack Etruria"] == await given(crowns, campaign)
    await said(crowns, campaign, "lol hold this time")
    assert ["hold"] == await given(crowns, campaign)


@ONE
async def test_words_of_one_letter_are_read_as_people_mean_them(crowns: Table) -> None:
    """`n` is and, `w` is with, where the line says nothing otherwise."""
    campaign = await crowns.started(RED, BLUE, board="empires/crowns-and-keys-1176")
    await said(crowns, campaign, "rule Anjou w 2 n levy")

    assert {"rule Anjou with 2", "levy"} == set(await given(crowns, campaign))
