"""What is said where nobody is left for it stands in the place of what it contends with; all is heard at once."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
CANDLEBRE = "candlebre/candlemere"


async def said(table: Table, campaign: int, text: str) -> str:
    """Give what is answered to a message of the first player's."""
    return (await hearing.hear(table.herald, RED, text, str(campaign))).content


async def given(table: Table, campaign: int) -> list[str]:
    """Give what the first player has ordered."""
    return [one.text for one in (await orders.so_far(table.herald, await table.who(campaign, RED))).drafts]


async def land(table: Table, campaign: int) -> list[tuple[str, list[str]]]:
    """Give the first player's provinces, each with the neutral ones beside it, most of them first."""
    who = await table.who(campaign, RED)
    async with table.store.look(campaign) as look:
        view = (await Desk.open(table.herald, look, who)).view()
    found = [(one.name, [view.provinces[id].name for id in one.near]) for one in view.held(who.seat)]
    mine = {name for name, _ in found}
    return sorted(
        ((name, [one for one in near if one not in mine]) for name, near in found), key=lambda one: -len(one[1])
    )


async def until(table: Table, campaign: int, window: str) -> None:
    """Let windows pass until one asks the first player."""
    for _ in range(20):
        if (
            window == (card := (await table.card(campaign)).window).name
            and (await table.who(campaign, RED)).seat in card.asked
        ):
            return
        await table.all_ready(campaign)
    raise AssertionError(window)


@ONE
async def test_a_march_of_all_with_the_leader_replaces_the_march_that_stands(crowns: Table) -> None:
    """The army is raised in one message; nobody is free any more, so the new march is meant instead of the old."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    await until(crowns, campaign, "army")
    home, (first, second, *_) = (await land(crowns, campaign))[0]
    await said(crowns, campaign, f"all archers, leader in {home}. barracks there")
    raised = await given(crowns, campaign)
    await until(crowns, campaign, "campaign")
    await said(crowns, campaign, f"march everyone to {first}")
    answer = await said(crowns, campaign, f"march all with leader to {second}")
    (stands,) = await given(crowns, campaign)

    assert [f"station leader in {home}", f"found barracks in {home}"] == raised[1:]
    assert "It stands instead of" in answer
    assert stands.startswith("march archers ") and f"from {home} to {second} with the head of" in stands


@ONE
async def test_wishes_of_two_sentences_are_one_list(crowns: Table) -> None:
    """The second choice does not come first, and what cannot be chosen is said."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)
    text = "I'd like Tallowmere, and to begin next to a friend if possible. If Tallowmere is gone, then Umbrel"
    answer = await hearing.hear(crowns.herald, RED, text, str(campaign))

    assert "Nobody knows yet where another begins" in answer.content
    assert "rank houses Tallowmere and Umbrel" in [button.label for button in answer.buttons]
    assert [] == await given(crowns, campaign)


@ONE
async def test_how_long_it_lasts_is_reckoned_for_those_who_play(crowns: Table) -> None:
    """By the turn at which it is usually over, with two windows a turn for each person."""
    campaign = await crowns.started(RED, BLUE, board=CANDLEBRE)

    assert "It is usually over by turn 25, which takes 15 weeks at most with 2 players" in await said(
        crowns, campaign, "how long will this game last?"
    )
