"""Answers of the past: from the reader's own events, what decided it first, the rule behind a button."""

import pytest

from bot.service.history.reasons import why
from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def said(table: Table, user: int, text: str) -> str:
    """Give what is answered to a message."""
    return (await hearing.hear(table.herald, user, text)).content


async def fought(table: Table) -> int:
    """Fight a turn in which both players attack the Campanians."""
    campaign = await table.started(RED, BLUE, board="italy/italy-standard")
    await table.give(campaign, RED, "attack North Campania")
    await table.give(campaign, BLUE, "attack South Campania")
    for _ in range(3):
        await table.all_ready(campaign)
    return campaign


@sqlite
async def test_what_befell_a_place_is_told_by_its_name(crowns: Table) -> None:
    """Whether it is one's own, what happened there, and why, without a list to choose from."""
    await fought(crowns)

    got = await said(crowns, RED, "did i get north campania?")
    happened = await said(crowns, RED, "what happened in North Campania?")
    reason = await hearing.hear(crowns.herald, RED, "wtf why did i lose that? u said 5 in 10, north campania")

    assert got.startswith(("Yes, North Campania is yours.", "No, North Campania belongs to the Campanians."))
    assert "North Campania" in happened
    assert "You march on the Campanians" in happened
    assert "for points make" in reason.content, "what decided it"
    assert "The rule:" not in reason.content, "a button has it"


@sqlite
async def test_the_chance_that_was_foretold_stands_beside_why(crowns: Table) -> None:
    """As it stood when the order was sealed."""
    await fought(crowns)

    told = await said(crowns, RED, "why did my attack on North Campania end so?")

    assert "When you ordered “attack North Campania”, I said: " in told


@sqlite
async def test_why_without_words_lists_what_became_of_ones_own(crowns: Table) -> None:
    """And nothing of other courts."""
    campaign = await fought(crowns)

    told = await why(crowns.herald, campaign, RED)

    assert told.pages[0].title == "What became of yours"
    assert all("you" in line.casefold() for line in told.pages[0].lines)
    assert not any("#" in line for line in told.pages[0].lines)


@sqlite
async def test_who_asks_whether_he_won_hears_how_it_went_and_what_he_has(crowns: Table) -> None:
    """Even while another is asked."""
    await fought(crowns)

    told = await said(crowns, BLUE, "Did I win? What do I have now?")

    assert told.startswith(("Yes. ", "No. "))
    assert "South Campania" in told
    assert "You have now: " in told


@sqlite
async def test_nothing_is_told_of_what_one_may_not_know(crowns: Table) -> None:
    """What others were told alone answers nobody else; nor is anything made up."""
    campaign = await fought(crowns)
    async with crowns.store.look(campaign) as look:
        secret = [one for one in await look.events(["samnites"], most=400) if one.told.audience == ("samnites",)]

    told = await said(crowns, RED, "what happened to the Samnites?")

    assert not any(one.text and one.text in told for one in secret)
