"""One moment: what is read for one answer is of one moment, is read once, and what is written begins another."""

import asyncio

import pytest
from sqlalchemy import event

from bot.store.errors import Unknown
from bot.store.moment import one_moment
from tests.service.bench import BLUE, RED, Table


async def test_a_moment_sees_what_others_write_only_once_it_is_over(table: Table) -> None:
    """Another one's writing changes nothing in it; one's own begins the next, in which both are seen."""
    campaign = await table.started(RED, BLUE, board="toy/fair")

    async with one_moment(table.store) as store:
        async with store.look(campaign) as look:
            before = [one.missed for one in look.seats.values()]
        await miss(table, campaign, "red", 2)
        async with store.look(campaign) as look:
            during = [one.missed for one in look.seats.values()]
        async with store.unit(campaign) as unit:
            await unit.change_seat("blue", missed=3)
        async with store.look(campaign) as look:
            after = {one.seat: one.missed for one in look.seats.values()}

    assert before == during
    assert (2, 3) == (after["red"], after["blue"])


async def test_what_was_asked_is_not_asked_again(table: Table) -> None:
    """Campaigns of a person, a campaign and its seats, who waits: each is one question, however often it is put."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    asked: list[str] = []
    event.listen(table.store.engine.sync_engine, "before_cursor_execute", lambda *about: asked.append(about[2]))

    async with one_moment(table.store) as store:
        for _ in range(3):
            mine = await store.campaigns(user=RED, going=True)
            alone = (await store.practice(RED), await store.dialogue(BLUE) is None)
            async with store.look(campaign) as look:
                waiting, due = await look.waiting(), await look.due()

    assert ([campaign], (None, False), []) == (mine, alone, waiting)
    assert due is not None
    assert 5 == sum(one.startswith("SELECT") for one in asked), asked


async def test_who_reads_while_something_is_written_reads_on(table: Table) -> None:
    """A look that is open stays as it was, and a new one beside it sees what was written; then all is let go."""
    campaign = await table.started(RED, BLUE, board="toy/fair")

    async with one_moment(table.store) as store:
        async with store.look(campaign) as look:
            await miss(table, campaign, "red", 5)
            async with store.unit(campaign) as unit:
                await unit.change_seat("red", missed=unit.seats["red"].missed + 1)
            async with store.look(campaign) as other:
                assert 6 == other.seats["red"].missed
            assert await look.save() is not None
            assert 6 != look.seats["red"].missed
        async with store.look(campaign) as look:
            assert 6 == look.seats["red"].missed
    assert 0 == table.store.engine.pool.checkedout()  # type: ignore[attr-defined]


async def test_an_answer_ends_no_moment_and_nothing_stays_held(table: Table) -> None:
    """What there is not is said, and whoever looks goes on; who is cut short holds no connection."""
    campaign = await table.started(RED, BLUE, board="toy/fair")

    async def cut_short() -> None:
        async with one_moment(table.store) as store, store.look(campaign):
            await asyncio.sleep(60)

    async with one_moment(table.store) as store, store.look(campaign) as look:
        with pytest.raises(Unknown):
            await store.look(campaign + 99).__aenter__()
        assert await look.save() is not None
    task = asyncio.create_task(cut_short())
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    assert 0 == table.store.engine.pool.checkedout()  # type: ignore[attr-defined]


async def miss(table: Table, campaign: int, seat: str, windows: int) -> None:
    """Let a seat have missed so many windows, as somebody else writes it."""
    async with table.store.unit(campaign) as unit:
        await unit.change_seat(seat, missed=windows)
