"""H13: a deadline is moved on by vote, by the gamemaster or by a seat's own hours, and nothing resolves before it."""

import asyncio
import random
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.service.ground.messages import stamp
from bot.service.schedule import Schedule
from bot.service.table import campaigns, gamemaster, undoing, voting
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BEGIN, BLUE, GREEN, HOST, RED, Table

DAY = Schedule(orders=24, marks=(6,), early=False)
HURRIED = 40
"""How many interleavings of an extension with its deadline are tried."""


async def due(bench: Table, campaign: int) -> datetime | None:
    window = (await bench.card(campaign)).window
    return window and window.due


def last_words(bench: Table, ending: str) -> str:
    """Give what a message says in its latest edition."""
    return next(post.message.content for post in reversed(bench.delivered) if post.key.endswith(ending))


async def put(bench: Table, campaign: int, user: int, kind: str, hours: int = 0, until: str = "") -> str:
    return await voting.put(bench.herald, await bench.who(campaign, user), kind, hours, until)


async def vote(bench: Table, campaign: int, user: int, yes: bool = True, number: int = 1) -> str:
    return await voting.vote(bench.herald, await bench.who(campaign, user), number, yes)


async def test_H13_replay_of_diplicity_1222(bench: Table) -> None:
    """An extension in the last second: the window stays open as said, or it had closed and the next one is extended."""
    luck, stayed = random.Random(13), 0
    for _ in range(HURRIED):
        campaign = await bench.started(schedule=DAY)
        key = await bench.key(campaign)
        bench.clock.advance(hours=24)
        late = luck.choice((0, 50, 400, 3000, 9000))
        await asyncio.gather(time.tick(bench.herald), extended_after(late, bench, campaign))
        until = bench.clock.now() + timedelta(hours=12)
        closed = await bench.key(campaign) != key
        stayed += not closed

        # Closed first: the extension is one of the next window, which has its whole day besides.
        assert until + timedelta(hours=24 * closed) == await due(bench, campaign)
        bench.clock.advance(hours=11, minutes=59)
        before = await bench.key(campaign)
        await time.tick(bench.herald)
        assert before == await bench.key(campaign)
        await campaigns.end(bench.herald, campaign, HOST)

    assert 0 < stayed < HURRIED


async def extended_after(turns: int, bench: Table, campaign: int) -> None:
    """Let the gamemaster move the deadline on after so many turns of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    await campaigns.extend(bench.herald, campaign, HOST, 12)


@pytest.mark.parametrize("how", ["undo", "rewind"])
async def test_H13_a_vote_on_a_deadline_ends_with_its_window(bench: Table, how: str) -> None:
    """Taken back to an earlier window, the table does not vote on the deadline of that one by an older question."""
    campaign = await bench.started(RED, BLUE, schedule=DAY)
    await bench.to_closing(campaign)
    await put(bench, campaign, RED, "extend", 12)
    if how == "undo":
        await undoing.undo(bench.herald, campaign, HOST)
    else:
        await gamemaster.rewind(bench.herald, campaign, HOST, 0)
    await gamemaster.release(bench.herald, campaign, HOST)
    before = await due(bench, campaign)
    await bench.deliver()

    assert "Not carried" in last_words(bench, "motion-1")
    with pytest.raises(Answer):
        await vote(bench, campaign, BLUE)
    assert before == await due(bench, campaign)


async def test_H13_replay_of_diplicity_1220(bench: Table) -> None:
    """After a reminder an extension of a day leaves no message that names the old deadline; the posted ones change."""
    campaign = await bench.started(RED, schedule=DAY)
    key, old = await bench.key(campaign), BEGIN + timedelta(hours=24)
    bench.clock.advance(hours=18)
    await time.tick(bench.herald)
    await bench.deliver()
    before = {name: last_words(bench, name) for name in (f"turn-{key}", f"ask-{key}-a", f"remind-{key}-a")}
    await campaigns.extend(bench.herald, campaign, HOST, 24)
    fresh = await bench.deliver()

    assert all(stamp(old) in text for text in before.values())
    assert not [post for post in bench.delivered if stamp(old) in last_words(bench, post.key)]
    assert all(stamp(old + timedelta(hours=24)) in last_words(bench, name) for name in before)
    assert dict.fromkeys(before, True) == {
        name: next(post.message_id is not None for post in fresh if post.key.endswith(name)) for name in before
    }


async def test_H13_nothing_closes_before_the_new_deadline(bench: Table) -> None:
    """The old deadline passes without any effect, reminders follow the new one, and then the window closes once."""
    campaign = await bench.started(schedule=DAY)
    key = await bench.key(campaign)
    await campaigns.extend(bench.herald, campaign, HOST, 24)
    bench.clock.advance(hours=47, minutes=59)
    await time.tick(bench.herald)

    assert key == await bench.key(campaign)
    bench.clock.advance(minutes=1)
    await time.tick(bench.herald)
    assert key != await bench.key(campaign)


async def test_H13_what_is_overdue_is_extended_from_now(bench: Table) -> None:
    """Two hours after a deadline that Herald missed, an hour more means an hour from now, not a moment that is past."""
    campaign = await bench.started(schedule=DAY)
    bench.clock.advance(hours=26)
    await campaigns.extend(bench.herald, campaign, HOST, 1)

    assert bench.clock.now() + timedelta(hours=1) == await due(bench, campaign)


async def test_H13_most_of_the_table_moves_the_deadline(bench: Table) -> None:
    """Of three seats two have to say yes; the second yes moves the deadline, and the vote's message says so."""
    campaign = await bench.started(RED, BLUE, GREEN, board="word/five", schedule=DAY)
    opened = await put(bench, campaign, RED, "extend", 12)
    await bench.deliver()
    asked = last_words(bench, "motion-1")
    before = await due(bench, campaign)
    agreed = await vote(bench, campaign, BLUE)
    await bench.deliver()

    assert "You say yes" in opened and "needs yes from 2 of 3 seats" in asked
    assert BEGIN + timedelta(hours=24) == before
    assert "The table agrees" in agreed
    assert BEGIN + timedelta(hours=36) == await due(bench, campaign)
    assert "Carried. 2 of 3 said yes" in last_words(bench, "motion-1")
    with pytest.raises(Answer, match="this vote ended"):
        await vote(bench, campaign, GREEN)


async def test_H13_votes_change_until_they_cannot_win(bench: Table) -> None:
    """A ballot is changed by voting again; once yes cannot win any more the vote is lost and nothing has moved."""
    campaign = await bench.started(RED, BLUE, GREEN, board="word/five", schedule=DAY)
    await put(bench, campaign, RED, "extend", 12)
    await vote(bench, campaign, RED, yes=False)
    lost = await vote(bench, campaign, BLUE, yes=False)

    assert "does not agree" in lost
    assert BEGIN + timedelta(hours=24) == await due(bench, campaign)
    with pytest.raises(Answer, match="it can be put again"):
        await put(bench, campaign, GREEN, "extend", 6)


async def test_H13_a_vote_ends_with_its_window_or_its_time(bench: Table) -> None:
    """A vote on the deadline lapses as the window closes, one on a pause after the hours that votes take."""
    campaign = await bench.started(RED, BLUE, board="word/two", schedule=Schedule(orders=24, vote=10, marks=()))
    await put(bench, campaign, RED, "extend", 12)
    await bench.ready(campaign, RED, BLUE)
    await bench.deliver()
    first = last_words(bench, "motion-1")
    await put(bench, campaign, RED, "pause")
    bench.clock.advance(hours=10)
    await time.tick(bench.herald)
    await bench.deliver()

    assert "Not carried: the time for it ran out" in first
    assert "Not carried: the time for it ran out" in last_words(bench, "motion-2")
    assert "running" == (await bench.card(campaign)).status


async def test_H13_only_those_who_hold_a_seat_vote(bench: Table) -> None:
    """The gamemaster without a seat, an onlooker and whoever has left have no vote, and a newcomer has a fresh one."""
    campaign = await bench.started(RED, BLUE, GREEN, board="word/five", schedule=DAY)
    await put(bench, campaign, RED, "extend", 12)
    for user in (HOST, 77):
        with pytest.raises(Answer, match="you hold no seat"):
            await vote(bench, campaign, user)
    gone = await bench.who(campaign, RED)
    await campaigns.leave(bench.herald, campaign, RED)
    with pytest.raises(Answer, match="do not hold"):
        await voting.vote(bench.herald, gone, 1, True)
    await campaigns.join(bench.herald, campaign, 77, "Newcomer")
    before = await due(bench, campaign)
    await vote(bench, campaign, BLUE)

    assert before == await due(bench, campaign), "the vote of the seat's former player still counts"
    await vote(bench, campaign, 77)
    assert before + timedelta(hours=12) == await due(bench, campaign)


async def test_H13_ballots_may_be_secret(bench: Table) -> None:
    """Open ballots are shown with their seats; with secret_votes only that somebody has voted."""
    seen = []
    for secret in ("no", "yes"):
        campaign = await bench.started(
            RED, BLUE, GREEN, board="word/five", schedule=DAY, secret_votes=secret, majority="100"
        )
        await put(bench, campaign, RED, "extend", 12)
        number = len(seen) + 1
        await vote(bench, campaign, BLUE, yes=True, number=number)
        await bench.deliver()
        seen.append(next(post.message for post in reversed(bench.delivered) if post.key.endswith(f"motion-{number}")))

    assert [("Anna", "yes"), ("Bert", "yes"), ("Cleo", "–")] == list(seen[0].pages[0].table[1:])
    assert [("Anna", "voted"), ("Bert", "voted"), ("Cleo", "–")] == list(seen[1].pages[0].table[1:])


async def test_H13_two_who_vote_at_once_carry_it_once(bench: Table) -> None:
    """However many say yes in the same moment, the deadline is moved once."""
    campaign = await bench.started(RED, BLUE, GREEN, 4, 5, board="word/five", schedule=DAY)
    await put(bench, campaign, RED, "extend", 12)
    acts = [vote(bench, campaign, user) for user in (BLUE, GREEN, 4, 5)]
    await asyncio.gather(*acts, return_exceptions=True)

    assert BEGIN + timedelta(hours=36) == await due(bench, campaign)


async def test_H13_hours_of_ones_own(bench: Table) -> None:
    """A seat moves the deadline on by its own hours, as many as the table gives, and no more; another has its own."""
    campaign = await bench.started(schedule=DAY, extra_hours="10")
    _, left = await campaigns.extend_own(bench.herald, await bench.who(campaign, RED), 8)
    with pytest.raises(Answer, match="you have 2 of your 10 hours left"):
        await campaigns.extend_own(bench.herald, await bench.who(campaign, RED), 3)
    await campaigns.extend_own(bench.herald, await bench.who(campaign, BLUE), 10)
    with pytest.raises(Answer, match="you have used your 10 hours"):
        await campaigns.extend_own(bench.herald, await bench.who(campaign, BLUE), 1)

    assert 2 == left
    assert BEGIN + timedelta(hours=42) == await due(bench, campaign)
    told = [post.message.content for post in await bench.deliver() if "extended-" in post.key]
    assert ["is moved on by Anna" in told[0], "is moved on by Bert" in told[1]] == [True, True]


async def test_H13_own_hours_stay_used_when_the_seat_changes_hands(bench: Table) -> None:
    """Leaving and returning gives nobody new hours."""
    campaign = await bench.started(schedule=DAY, extra_hours="10")
    await campaigns.extend_own(bench.herald, await bench.who(campaign, RED), 10)
    await campaigns.leave(bench.herald, campaign, RED)
    await campaigns.join(bench.herald, campaign, RED, "Red again")

    with pytest.raises(Answer, match="you have used your 10 hours"):
        await campaigns.extend_own(bench.herald, await bench.who(campaign, RED), 1)


async def test_H13_restart_in_the_middle_of_a_vote(bench: Table) -> None:
    """After the process is lost the vote goes on, and ends at its time."""
    campaign = await bench.started(RED, BLUE, GREEN, board="word/five", schedule=DAY)
    await put(bench, campaign, RED, "extend", 12)
    await bench.crash()
    await vote(bench, campaign, BLUE)

    assert BEGIN + timedelta(hours=36) == await due(bench, campaign)


async def test_H13_votes_to_end_need_what_the_table_set(bench: Table) -> None:
    """With a majority of all, the campaign ends with the last yes and shows its seed."""
    campaign = await bench.started(schedule=DAY, majority="100")
    await put(bench, campaign, RED, "end")
    before = (await bench.card(campaign)).status
    await vote(bench, campaign, BLUE)
    await bench.deliver()

    assert ("running", "ended") == (before, (await bench.card(campaign)).status)
    assert "The table voted to end it." in last_words(bench, "ended")


async def test_H13_a_vote_to_end_says_that_nobody_wins_by_it(bench: Table) -> None:
    """Before anybody presses: a table that wants a winner reads which words bring one."""
    herald = bench.herald
    games = {**herald.games, "word": replace(herald.games["word"], agreed="With a winner it ends when all say so.")}
    bench.herald = replace(herald, games=games)
    campaign = await bench.started(schedule=DAY, majority="100")
    await put(bench, campaign, RED, "end")
    await bench.deliver()

    said = " ".join(post.message.content for post in bench.delivered)
    assert "nobody wins, what was secret is opened, and nothing more is played. With a winner it ends when all" in said
