"""Sealing owes words; telling makes them afterwards, once, whatever dies or races in between."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.history import catchup
from bot.service.table import campaigns, gamemaster
from bot.service.telling import telling
from bot.service.words import chronicle
from bot.store import tellings
from bot.store.annals import account
from bot.store.store import Store
from rules.kernel.telling.tellings import Page
from tests.service.bench import BLUE, HOST, RED, Table
from tests.service.telling.apart import apart, sealed, told, words
from tests.service.word import WORD, Spoken


@pytest.fixture
def late(table: Table) -> Table:
    """The table, whose Herald tells when it is told to."""
    table.herald = apart(table.herald)
    return table


async def closed(table: Table) -> int:
    """Start a campaign, tell of it, and close a window of which nothing is told yet."""
    campaign = await table.started(RED, BLUE)
    await told(table)
    await table.give(campaign, RED, "say loud")
    await table.ready(campaign, RED, BLUE)
    return campaign


async def test_sealing_makes_no_word(late: Table) -> None:
    """Once a window has closed, nothing stands in the chronicle before it is told."""
    campaign = await closed(late)

    assert [] == [post.key for post in await late.deliver() if "turn-1-" in post.key or "chronicle" in post.key]
    assert "says loud" not in str(await catchup.catchup(late.herald, campaign, BLUE))
    names = list(await told(late))
    assert any(name.startswith("chronicle-") for name in names)
    assert "says loud" in str(await catchup.catchup(late.herald, campaign, BLUE))


async def test_it_dies_between_sealing_and_telling(late: Table) -> None:
    """Herald that comes back tells what the dead one had sealed."""
    campaign = await closed(late)
    await late.crash()
    found = await told(late)

    assert any("loud" in page.title for post in found.values() for page in post.message.pages)
    assert {} == await told(late)
    assert campaign == 1


@pytest.mark.parametrize("step", ["fill", "told"])
async def test_it_dies_in_the_middle_of_telling(late: Table, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Whatever it had written is not there; the next process takes its claim back at once, and all is told, once."""
    await closed(late)

    async def dies(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(tellings, step, dies)
        with pytest.raises(KeyboardInterrupt):
            await telling.tell_all(late.herald)
    await late.crash()
    found = await told(late)

    assert 1 == len([name for name in found if name.startswith("chronicle-")])
    late.clock.advance(minutes=10)
    assert {} == await told(late)


async def test_it_dies_after_telling(late: Table) -> None:
    """What is told is owed like any message, and told no second time."""
    await closed(late)
    await telling.tell_all(late.herald)
    await late.crash()
    found = await told(late)

    assert 1 == len([name for name in found if name.startswith("chronicle-")])
    assert 0 == await telling.tell_all(late.herald)


async def test_two_processes_tell_once(late: Table) -> None:
    """Of two that begin at the same time each telling is one's, and the campaign's tellings come in order."""
    for _ in range(3):
        await closed_in_its_own(late)
    other = replace(late.herald, store=Store(late.url))
    counts = await asyncio.gather(*(telling.tell_all(one) for one in (late.herald, other, late.herald)))
    late.clock.advance(minutes=1)
    await asyncio.gather(*(telling.tell_all(one) for one in (late.herald, other)))
    await other.store.close()
    found = [post.key for post in await late.deliver()]

    assert sum(counts) > 0
    assert len(set(found)) == len(found)
    assert 3 == len([key for key in found if key.endswith(":chronicle-0-1-0")])


async def closed_in_its_own(table: Table) -> None:
    """Start a campaign and close its first window."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say loud")
    await table.ready(campaign, RED, BLUE)


async def test_one_that_comes_late_finds_all_told(late: Table) -> None:
    """A claim runs out, another process tells, and the slow one, of newer code too, changes nothing."""
    await closed(late)
    (owed, *_) = await late.store.claim_tellings(late.clock.now(), late.clock.now() + timedelta(seconds=1), 5)
    late.clock.advance(minutes=1)
    found = await told(late)
    await telling.tell(late.herald, owed)

    assert any(name.startswith("chronicle-") for name in found)
    assert {} == await told(late)


@pytest.mark.parametrize(("old", "new"), [(3, 1), (1, 3), (2, 2)])
async def test_a_later_telling_makes_no_message_and_loses_none(
    monkeypatch: pytest.MonkeyPatch, old: int, new: int
) -> None:
    """Newer code, that would make more messages or fewer, tells in those that the first telling has fixed."""
    async with sealed("word", words(Spoken)) as table:
        monkeypatch.setattr(chronicle, "parts", lambda found: parted(found, old))
        first = await told(table)
        table.herald = replace(table.herald, games={**table.herald.games, "word": WORD})
        monkeypatch.setattr(chronicle, "parts", lambda found: parted(found, new))
        count = await telling.retell(table.herald, 1)
        again = await told(table)
    names = {name for name in first if name.startswith("chronicle-")}
    lines = [line for post in again.values() for page in post.message.pages for line in (page.title, *page.lines)]

    assert count >= 1 and again
    assert set(again) <= set(first)
    assert old == len([name for name in names if name.startswith("chronicle-0-1-")])
    assert not any("Its words are missing" in line for line in lines)
    assert any(" says " in line for line in lines)


def parted(found: Sequence[Page], count: int) -> list[tuple[Page, ...]]:
    """Part pages into so many messages, however few there are."""
    return [tuple(found), *((Page(title=f"Page {number}"),) for number in range(1, count))] if found else []


async def test_a_rewind_tells_before_it_takes_back(late: Table) -> None:
    """What was sealed is told, though what it told of is taken back the next moment; nothing waits behind it."""
    campaign = await closed(late)
    await gamemaster.rewind(late.herald, campaign, HOST, 1)
    names = list(await told(late))

    assert any(name.startswith("chronicle-") for name in names)
    assert await late.store.untold(campaign) is None


async def test_what_was_taken_back_is_told_no_second_time(late: Table) -> None:
    """A telling with a fault whose events are taken back is forgotten with them; its messages stay as they are."""
    late.herald = replace(late.herald, games={**late.herald.games, "word": words(Spoken)(WORD)})
    campaign = await closed(late)
    await told(late)
    await gamemaster.rewind(late.herald, campaign, HOST, 1)
    await told(late)
    late.herald = replace(late.herald, games={**late.herald.games, "word": WORD})

    assert 0 == await telling.retell(late.herald, campaign)
    assert {} == await told(late)


async def test_a_seat_emptied_by_a_closing_gets_its_last_paper(late: Table) -> None:
    """Who reads a paper is who sat there when it was owed: not whoever sits there when it is told."""
    campaign = await late.started(RED, BLUE)
    await told(late)
    await late.give(campaign, BLUE, "say concede")
    await late.ready(campaign, RED, BLUE)
    assert None is next(seat.user for seat in (await late.card(campaign)).seats if seat.id == "b")
    found = await told(late)
    papers = [post for name, post in found.items() if name.startswith("told-") and name.endswith("-b")]

    assert [BLUE] == [post.user for post in papers]


async def test_a_paper_on_its_way_follows_its_reader(late: Table) -> None:
    """Somebody leaves a seat before a paper of it has arrived: it is still theirs, and the next one has a briefing."""
    campaign = await closed(late)
    await telling.tell_all(late.herald)
    await campaigns.leave(late.herald, campaign, BLUE)
    await campaigns.join(late.herald, campaign, 3, "Greta", "b")
    found = await told(late)
    readers = {name: post.user for name, post in found.items() if name.startswith(("told-", "briefing-"))}

    assert {BLUE} == {user for name, user in readers.items() if name.startswith("told-") and name.endswith("-b")}
    assert {3} == {user for name, user in readers.items() if name.startswith("briefing-")}


async def test_what_kills_its_teller_is_told_plainly_at_last() -> None:
    """After so many deaths over one telling the game is asked for no word of it, so that the channel goes on."""
    async with sealed("word") as table:
        for _ in range(telling.TRIES + 1):
            (owed, *_) = await table.store.claim_tellings(table.clock.now(), table.clock.now(), 1)
        await telling.tell(table.herald, replace(owed, tries=telling.TRIES + 1))
        found = await told(table)

        async with table.store.look(1) as look:
            told_ = [entry.text for entry in await account(look)]

    assert any("Its words are missing" in text for text in told_)
    assert 1 == len([name for name in found if name.startswith("fault-")])
