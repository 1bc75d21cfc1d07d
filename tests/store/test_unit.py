"""Units of work: all or nothing, one after another, on both databases."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from bot.service.ground.playing import rebuild
from bot.service.table import campaigns
from bot.service.time.outages import post_to
from bot.store.deeds import amendments
from bot.store.errors import Stale, Unavailable, Unknown
from bot.store.shelf import Shelf
from bot.store.store import Store
from tests.service.bench import BLUE, RED, Table


async def test_an_error_writes_nothing(table: Table) -> None:
    """Whatever was written in a unit is gone when it is left with an error."""
    campaign = await table.founded("word/two")
    async with table.store.look(campaign) as look:
        before = look.campaign

    async def fails() -> None:
        async with table.store.unit(campaign) as unit:
            unit.change(title="Other")
            await unit.wait(RED, "Ruth", table.clock.now())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fails()
    async with table.store.look(campaign) as look:
        assert before == look.campaign and [] == await look.waiting()


async def test_no_update_is_lost(table: Table) -> None:
    """Twenty who read and then write at once, through two processes, come one after another."""
    campaign = await table.founded("word/two")
    second = Store(table.url)

    async def add_one(store: Store) -> None:
        async with store.unit(campaign) as unit:
            unit.change(rewinds=unit.campaign.rewinds + 1)

    await asyncio.gather(*(add_one(store) for store in (table.store, second) for _ in range(10)))
    await second.close()

    async with table.store.look(campaign) as look:
        assert 20 == look.campaign.rewinds


async def test_two_processes_may_note_the_same_at_once(table: Table) -> None:
    """Both write that they live, and neither is refused; of those who ask for a turn at once one has it."""
    second, now, hour = Store(table.url), table.clock.now(), timedelta(hours=1)
    await table.store.note("alive", "first")
    for _ in range(5):
        await asyncio.gather(*(store.note("alive", "again") for store in (table.store, second)))
    turns = [
        await asyncio.gather(*(store.turn("backup", now + hour * number, hour) for store in (table.store, second)))
        for number in range(5)
    ]
    noted = await second.note("alive")
    await second.close()

    assert "again" == noted
    assert [1] * 5 == [sum(turn) for turn in turns]


async def test_what_two_processes_owe_at_once_is_owed_once(table: Table) -> None:
    """Both have seen an outage end, and each gamemaster is told of it once."""
    second = Store(table.url)
    now = table.clock.now()
    rows = [await post_to(table.herald, user, "outage", "It is over.", now) for user in (RED, BLUE)]
    owed = [await asyncio.gather(*(store.owe(rows) for store in (table.store, second))) for _ in range(3)]
    await second.close()

    assert [2, 0, 0] == [sum(counts) for counts in owed]


async def test_each_write_raises_the_version_and_reading_does_not(table: Table) -> None:
    """A unit that writes nothing leaves the version; one that writes raises it once."""
    campaign = await table.founded("word/two")
    async with table.store.unit(campaign) as unit:
        version = unit.campaign.version
    async with table.store.unit(campaign) as unit:
        assert version == unit.campaign.version
        await unit.wait(RED, "Ruth", table.clock.now())
        unit.change(title="Other")
    async with table.store.look(campaign) as look:
        assert (version + 1, "Other") == (look.campaign.version, look.campaign.title)


async def test_a_stale_write_is_refused(table: Table) -> None:
    """A version that is not the one read writes nothing."""
    campaign = await table.founded("word/two")

    async def comes_late() -> None:
        async with table.store.unit(campaign) as unit:
            unit.change(title="Other")
            object.__setattr__(unit.campaign, "version", 99)

    with pytest.raises(Stale):
        await comes_late()
    async with table.store.look(campaign) as look:
        assert "Fair play" == look.campaign.title


async def test_a_reader_does_not_wait_for_a_writer(table: Table) -> None:
    """While a unit is open, others read what was before."""
    campaign = await table.founded("word/two")
    async with table.store.unit(campaign) as unit:
        unit.change(title="Other")
        await unit.wait(RED, "Ruth", table.clock.now())
        async with table.store.look(campaign) as look:
            assert "Fair play" == look.campaign.title and [] == await look.waiting()


async def test_a_look_sees_one_moment(table: Table) -> None:
    """What is committed while one reads does not come into what one reads."""
    campaign = await table.started(RED, BLUE)
    async with table.store.look(campaign) as look:
        before = len(await look.saves())
        await table.ready(campaign, RED, BLUE)
        assert before == len(await look.saves())
    async with table.store.look(campaign) as look:
        assert before + 1 == len(await look.saves())


async def test_what_a_closing_wrote_is_known_as_it_would_be_read(table: Table) -> None:
    """What a transaction leaves on the shelf of the rows that it wrote is what the database gives."""
    campaign = await table.started(RED, BLUE)
    await table.ready(campaign, RED)
    found = list[list[object]]()
    for _ in range(2):
        for shelf in (table.store.shelf, Shelf(0)):
            table.store.shelf = shelf
            async with table.store.look(campaign) as look:
                save = await look.save()
                rows = [await look.closings(save.number), await amendments(look, save.number)]
                found.append([save, *rows, await look.readies(), await look.drafts()])
        table.store.shelf = Shelf()
        await table.awaited_ready(campaign)

    assert found[0] == found[1] and found[2] == found[3] and found[0] != found[2]


async def test_closing_twice_is_impossible(table: Table) -> None:
    """The table itself refuses a second closing of a window."""
    campaign = await table.started(RED, BLUE)
    await table.ready(campaign, RED, BLUE)

    async def closes_again() -> None:
        async with table.store.unit(campaign) as unit:
            closing = (await unit.closings(0))[0]
            await unit.add_closing(0, 1, closing, table.clock.now(), window_key="other")

    with pytest.raises(Unavailable) as caught:
        await closes_again()
    assert isinstance(caught.value.__cause__, IntegrityError)


async def test_deadlines_are_claimed_by_one(table: Table) -> None:
    """What is due is given to one claimant, longest overdue first, again when the claim lapses, never when dropped."""
    for _ in range(3):
        await table.started(RED, BLUE)
    now = table.clock.now() + timedelta(hours=100)
    until = now + timedelta(minutes=1)
    claims = await asyncio.gather(*(table.store.claim_deadlines(now, until, 2) for _ in range(3)))
    ids = [deadline.id for claimed in claims for deadline in claimed]
    assert 6 == len(ids) == len(set(ids)) and "remind" == claims[0][0].kind

    rest = await table.store.claim_deadlines(now, until, 50)
    assert not {deadline.id for deadline in rest} & set(ids)
    assert until == await table.store.next_deadline()
    for id in ids:
        await table.store.drop_deadline(id)
    again = await table.store.claim_deadlines(until, until + timedelta(minutes=1), 50)
    assert {deadline.id for deadline in rest} == {deadline.id for deadline in again}


async def test_there_is_no_such_campaign(table: Table) -> None:
    """A number that is none is an answer, not a fault."""
    with pytest.raises(Unknown, match="there is no campaign 42"):
        async with table.store.unit(42):
            pass


async def test_a_database_that_is_not_there_is_unavailable(tmp_path) -> None:
    """A server that does not answer raises what callers can catch."""
    store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Unavailable):
        async with store.look(1):
            pass
    await store.close()


async def test_notes_are_kept(table: Table) -> None:
    """The bot's own notes outlive it."""
    assert await table.store.note("digest") is None
    await table.store.note("digest", "one")
    assert "one" == await table.store.note("digest", "two")
    await table.crash()
    assert "two" == await table.store.note("digest")


async def test_discords_numbers_fit(table: Table) -> None:
    """Ids of Discord need 64 bits in every column that holds one."""
    big = 2**63 - 1
    card = await campaigns.found(
        table.herald, host=big, guild=big, channel=big, title="Big", game="word", scenario="two"
    )
    await campaigns.join(table.herald, card.id, big, "Big")
    assert big == (await table.card(card.id)).seats[0].user


async def test_reopening_does_not_grow_with_the_campaign(table: Table) -> None:
    """However long a campaign is, the last save and its closings are all that is read to rebuild it."""
    campaign = await table.started(RED, BLUE)
    statements: list[int] = []
    for turns in (1, 9):
        for _ in range(turns):
            await table.ready(campaign, RED, BLUE)
        asked: list[str] = []

        def note(_connection, _cursor, statement: str, *_: object, asked: list[str] = asked) -> None:
            asked.append(statement)

        event.listen(table.store.engine.sync_engine, "before_cursor_execute", note)
        async with table.store.look(campaign) as look:
            session = await rebuild(table.herald, look)
        event.remove(table.store.engine.sync_engine, "before_cursor_execute", note)
        statements.append(len(asked))
        assert not await closings_before(table, campaign, session.save.number)

    assert statements[0] == statements[1] <= 6


async def closings_before(table: Table, campaign: int, save: int) -> bool:
    """Tell whether a rebuild would replay windows."""
    async with table.store.look(campaign) as look:
        return bool(await look.closings(save))
