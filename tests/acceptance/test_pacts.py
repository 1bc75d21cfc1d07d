"""Agreements as objects, called to mind in the right turn (H26)."""

from bot.service.talk import pacts
from tests.service.bench import BLUE, RED, Table


async def test_H26_a_pact_is_called_to_mind_in_its_last_turn(bench: Table) -> None:
    """For every length: the parties hear of it as its last turn begins, not before, and of its end a turn later."""
    lengths = (2, 3, 5)
    campaign = await bench.started(RED, BLUE, board="word/two")
    for turns in lengths:
        await pacts.propose(bench.herald, await bench.who(campaign, RED), "b", f"peace of {turns}", turns, secret=True)
    for id, _, _ in (await pacts.pacts(bench.herald, campaign, BLUE)).own:
        await pacts.answer(bench.herald, await bench.who(campaign, BLUE), id, accept=True)
    await bench.deliver()
    due, over = {}, {}
    for turn in range(2, 8):
        await bench.ready(campaign, RED, BLUE)
        for post in await bench.deliver():
            if post.message_id is None and "expires at the end of this turn" in post.message.content:
                due.setdefault(turn, set()).add(post.user)
            if post.message_id is None and "has expired" in post.message.content:
                over.setdefault(turn, set()).add(post.user)

    assert {turns: {RED, BLUE} for turns in lengths} == due
    assert {turns + 1: {RED, BLUE} for turns in lengths} == over
