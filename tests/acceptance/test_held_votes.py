"""H14: a held campaign whose gamemaster is gone is released or ended by its table."""

import pytest
from structlog.testing import capture_logs

from bot.service.orders import orders
from bot.service.table import campaigns, gamemaster, privacy, voting
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, HOST, RED, Table


async def put(bench: Table, campaign: int, user: int, kind: str) -> str:
    return await voting.put(bench.herald, await bench.who(campaign, user), kind)


async def vote(bench: Table, campaign: int, user: int, number: int = 1) -> str:
    return await voting.vote(bench.herald, await bench.who(campaign, user), number, True)


async def status(bench: Table, campaign: int) -> str:
    return (await bench.card(campaign)).status


async def counted(bench: Table) -> None:
    """Let the time of a vote run out."""
    bench.clock.advance(days=2)
    await time.tick(bench.herald)


async def crashing(bench: Table) -> int:
    """Begin a campaign whose rules fail on what was ordered, which is held for a gamemaster who is gone."""
    campaign = await bench.started(RED, BLUE)
    await privacy.forget(bench.herald, HOST)
    await bench.give(campaign, RED, "say crash")
    await bench.ready(campaign, RED)
    with capture_logs(), pytest.raises(Answer, match="fault"):
        await bench.ready(campaign, BLUE)
    return campaign


async def test_H14_the_table_releases_a_held_campaign(bench: Table) -> None:
    """Nobody but the table is left; both say yes, the crashing order is withdrawn, and the window closes."""
    campaign = await crashing(bench)
    key = await bench.key(campaign)
    first = await put(bench, campaign, RED, "resume")
    agreed = await vote(bench, campaign, BLUE)
    lines = [post.message.content for post in await bench.deliver() if post.target.kind == "channel"]
    await orders.withdraw(bench.herald, await bench.who(campaign, RED))
    await bench.ready(campaign, RED, BLUE)

    assert "You say yes" in first and "The table agrees to let the campaign go on." == agreed
    assert any("the table can with /vote resume" in line for line in lines)
    assert any("is released by a vote of the table" in line for line in lines)
    assert "running" == await status(bench, campaign) and key != await bench.key(campaign)


async def test_H14_rules_that_fail_again_hold_it_again(bench: Table) -> None:
    """Released by vote, the window meets the same mistake at its deadline, and the table reads so."""
    campaign = await crashing(bench)
    await put(bench, campaign, RED, "resume")
    await vote(bench, campaign, BLUE)
    await bench.deliver()
    with capture_logs():
        await until_held(bench, campaign)
    lines = [post.message.content for post in await bench.deliver() if post.target.kind == "channel"]
    await put(bench, campaign, RED, "end")
    ended = await vote(bench, campaign, BLUE, 2)

    assert any("is held: Herald found a mistake of its own" in line for line in lines)
    assert "The table agrees to end the campaign for good." == ended and "ended" == await status(bench, campaign)


async def until_held(bench: Table, campaign: int) -> None:
    """Let deadlines pass until the campaign is held."""
    for _ in range(10):
        if "held" == await status(bench, campaign):
            return
        await bench.pass_deadline()


async def test_H14_a_window_that_cannot_be_opened_holds_it_at_once(
    bench: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a rewind the window opens anew with the vote; where the rules fail it is held again."""
    campaign = await bench.started(RED, BLUE)
    await gamemaster.rewind(bench.herald, campaign, HOST, 0)
    await put(bench, campaign, RED, "resume")
    await vote(bench, campaign, BLUE)
    with monkeypatch.context() as broken, capture_logs():
        broken.setitem(bench.herald.games, "word", None)
        await counted(bench)
    held = await status(bench, campaign)
    await put(bench, campaign, BLUE, "resume")
    await vote(bench, campaign, RED, 2)
    await counted(bench)

    assert "held" == held and "running" == await status(bench, campaign) and await bench.key(campaign)


async def test_H14_a_pause_outlasts_the_hold(bench: Table) -> None:
    """What was paused is paused again, and the table reads so; more time and a pause are not for a held campaign."""
    campaign = await bench.started(RED, BLUE)
    await put(bench, campaign, RED, "pause")
    await vote(bench, campaign, BLUE)
    await gamemaster.hold(bench.herald, campaign, HOST)
    for kind in ("extend", "pause"):
        with pytest.raises(Answer, match="is held"):
            await put(bench, campaign, RED, kind)
    await put(bench, campaign, RED, "resume")
    await vote(bench, campaign, BLUE, 2)
    await counted(bench)
    lines = [post.message.content for post in await bench.deliver()]

    assert "paused" == await status(bench, campaign)
    assert any("It is paused, as it was before." in line for line in lines)


async def test_H14_an_open_vote_on_time_waits_for_the_release(bench: Table) -> None:
    """A vote on a pause that was open when the campaign was held takes no ballots, and lapses at its time."""
    campaign = await bench.started(RED, BLUE)
    await put(bench, campaign, RED, "pause")
    await gamemaster.hold(bench.herald, campaign, HOST)

    with pytest.raises(Answer, match="vote once it is released, which /vote resume asks for"):
        await vote(bench, campaign, BLUE)
    bench.clock.advance(days=2)
    await time.tick(bench.herald)
    assert "held" == await status(bench, campaign)


async def test_H14_a_lobby_that_is_held_is_not_ended_by_vote(bench: Table) -> None:
    """What has not begun stays its gamemaster's, or is let go on."""
    campaign = await bench.founded("word/two")
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    await gamemaster.hold(bench.herald, campaign, HOST)
    with pytest.raises(Answer, match="is held: nothing could be ended"):
        await put(bench, campaign, RED, "end")
    await put(bench, campaign, RED, "resume")
    await counted(bench)

    assert "lobby" == await status(bench, campaign)


async def test_a_hold_is_not_lifted_before_its_gamemaster_has_had_time_to_answer(bench: Table) -> None:
    """He is told with a button; seats that the autopilot plays for a while are counted; then the table decides."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.step_aside(bench.herald, campaign, BLUE)
    await gamemaster.hold(bench.herald, campaign, HOST)
    alone = await put(bench, campaign, RED, "resume")
    told = [post for post in await bench.deliver() if post.target.user == HOST]
    mine = await vote(bench, campaign, BLUE)
    before = await status(bench, campaign)
    await counted(bench)

    assert alone.startswith("You say yes") and ["Release it"] == [one.label for one in told[-1].message.buttons]
    assert mine.startswith("Enough have said yes. The gamemaster has until") and "held" == before
    assert "running" == await status(bench, campaign)


async def test_one_voice_does_not_lift_a_hold(bench: Table) -> None:
    """It lapses, for the other seat has said nothing."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.step_aside(bench.herald, campaign, BLUE)
    await gamemaster.hold(bench.herald, campaign, HOST)
    await put(bench, campaign, RED, "resume")
    await counted(bench)

    assert "held" == await status(bench, campaign)


async def test_whoever_ends_a_campaign_by_his_voice_alone_is_told_first(bench: Table) -> None:
    """That nobody wins; said once more, it ends."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.leave(bench.herald, campaign, BLUE)
    told = await put(bench, campaign, RED, "end")
    before = await status(bench, campaign)
    await put(bench, campaign, RED, "end")

    assert "nobody wins" in told and "running" == before and "ended" == await status(bench, campaign)
