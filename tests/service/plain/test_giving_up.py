"""What nobody can undo is asked before it is given, named first at Ready, and taken back in plain words."""

import pytest

from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.pending import made_ready
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
FIEFS = "fiefs/web-of-crowns"
QUESTION = "Sure?"


async def said(table: Table, campaign: int, text: str) -> str:
    """Give what is answered to a message."""
    return (await hearing.hear(table.herald, RED, text, str(campaign))).content


async def given(table: Table, campaign: int) -> list[str]:
    """Give what a player has ordered in the open window."""
    return [one.text for one in (await orders.so_far(table.herald, await table.who(campaign, RED))).drafts]


@ONE
@pytest.mark.parametrize("line", ["concede yes", "vote end yes", "concede the game yes"])
async def test_what_ends_a_game_is_asked_before_it_is_given(crowns: Table, line: str) -> None:
    """By words it is given after a yes, and not after a no."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    asked = await said(crowns, campaign, line)
    open_still = await given(crowns, campaign)
    await said(crowns, campaign, "no")
    refused = await given(crowns, campaign)
    await said(crowns, campaign, line)
    await said(crowns, campaign, "yes")

    assert QUESTION in asked
    assert ([], [], 1) == (open_still, refused, len(await given(crowns, campaign)))


@ONE
async def test_one_press_gives_nothing_up(crowns: Table) -> None:
    """A button that says the order asks as words do; the one that says yes to the question gives it."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    who = await crowns.who(campaign, RED)
    verdicts, found = await orders.pressed(crowns.herald, who, "concede yes")
    _, after = await orders.pressed(crowns.herald, who, "concede yes", sure=True)

    assert ([True], (), 1) == ([one.sure for one in verdicts], found.drafts, len(after.drafts))


@ONE
@pytest.mark.parametrize(
    "back", ["no i dont want to concede, take it back", "i do not want to concede", "don't concede"]
)
async def test_giving_up_is_taken_back_in_words(crowns: Table, back: str) -> None:
    """And nothing else with it."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    for text in ("wish Paris first", "concede yes", "yes"):
        await said(crowns, campaign, text)
    before = await given(crowns, campaign)
    await said(crowns, campaign, back)

    assert ["concede yes"] == [one for one in before if one not in await given(crowns, campaign)]
    assert ["concede yes"] != before


@ONE
async def test_giving_up_is_the_first_thing_named_at_ready(crowns: Table) -> None:
    """Once, with a button that takes it back."""
    campaign = await crowns.started(RED, BLUE, board=FIEFS)
    who = await crowns.who(campaign, RED)
    for text in ("concede yes", "yes"):
        await said(crowns, campaign, text)
    first = await made_ready(crowns.herald, who)
    second = await made_ready(crowns.herald, who)

    assert first.content.startswith("“concede yes” stands. That gives your House up for good")
    assert ["undo", "ready"] == [one.action for one in first.buttons]
    assert "stands." not in second.content
