"""Orders that the rules refuse are answered as orders, though they read like something that people say."""

import pytest

from bot.service.desk.desk import Desk
from bot.service.orders.lines import advised_instead
from bot.service.plain import hearing
from tests.service.bench import RED, Table

LINES = {
    "courts Egypt": "Egypt speaks Arabic, and a court must speak",  # near to “correct”
    "post coup": "You do not hold Diplomatic Coup",  # the post is where letters are
    "courts": "✓",
    "leave": "Do you want to give up",
}


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_refused_order_is_no_small_talk(crowns: Table) -> None:
    """Only what is said to the letter is taken for a wish where it is an order, too; nothing is at fault."""
    campaign = await crowns.started(board="empires/crowns-and-keys-1176")
    for line, words in LINES.items():
        answer = await hearing.hear(crowns.herald, RED, line, str(campaign))

        assert words in answer.content, f"{line}: {answer.content}"


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_a_vote_where_nothing_is_asked_holds_no_campaign(crowns: Table) -> None:
    """It is told when votes are asked for, and the next order is taken."""
    campaign = await crowns.started(board="empires/crowns-and-keys-1176")
    vote = await hearing.hear(crowns.herald, RED, "vote yes", str(campaign))
    levy = await hearing.hear(crowns.herald, RED, "levy", str(campaign))

    assert "it is asked in a parley" in vote.content
    assert "✓" in levy.content


@pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
async def test_what_counsel_offers_is_meant_by_what_players_call_so(crowns: Table) -> None:
    """Of the orders that a saying may stand for, those that counsel offers now, whole words alone; else none."""
    campaign = await crowns.started(RED, board="empires/crowns-and-keys-1176")
    async with crowns.store.look(campaign) as look:
        desk = await Desk.open(crowns.herald, look, await crowns.who(campaign, RED))
        attack, levy = (advised_instead(desk, line) for line in ("raise an army", "pillage an army"))

    assert ["conquer"] == list(dict.fromkeys(line.split()[0] for line in attack))
    assert () == levy
