"""What is kept in a process may be dropped at any time: no byte of any answer and of no row hangs on it."""

import re
from asyncio import to_thread
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import event, select

from bot.service.ground.herald import Herald
from bot.service.ground.playing import rebuild, resume
from bot.service.ground.positions import Positions
from bot.service.ground.values import Who
from bot.service.history import album
from bot.service.orders import orders, standing_orders
from bot.service.reading import more, reading
from bot.service.table import gamemaster
from bot.store.columns import metadata
from bot.store.driver.carrier import Carrier, Done
from bot.store.migrate import migrate
from bot.store.shelf import Shelf
from bot.store.store import Store
from rules.kernel.errors import Answer
from rules.kernel.play.plainly import Slip
from rules.kernel.play.session import Session
from tests.kernel.toy import TOY
from tests.service.bench import BLUE, HOST, RED, Table, lay
from tests.service.conftest import RULESETS, SCENARIOS, Scenarios
from tests.service.word import WORD

SEED = "7" * 64
STEADY = re.compile(r"^SELECT.*FROM (saves|closings|amendments|drafts|readies)", re.DOTALL)
ROWS = ("campaigns", "seats", "saves", "closings", "events", "drafts", "readies", "posts", "deadlines", "names")


class Watched(Positions):
    """Notes how each position stood when it was kept."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str, str] = {}

    def keep(self, key: str, position: Any, state: str) -> None:
        super().keep(key, position, state)
        self.texts[key] = position.session.state.write()


class Forgetful(Positions):
    """Keeps nothing: each request has a session of its own, and each look a view of its own."""

    def stand(self, ruleset: Any, key: str, state: str, replay: Callable[[], Session]) -> Any:
        session = replay()
        vars(session)["look"] = lambda _=None: session
        return session

    def take(self, *_: object) -> None:
        """Give nobody a session that has come here: each that closes a window is rebuilt."""


@asynccontextmanager
async def laid(folder: Path, positions: Positions) -> AsyncIterator[Table]:
    """Lay a table with the games that Herald really runs, which keeps positions so."""
    await to_thread(folder.mkdir)
    url = f"sqlite+aiosqlite:///{folder}/kept.db"
    await migrate(url)
    async with lay(url, folder) as table:
        real = {"games": RULESETS, "scenarios": Scenarios(SCENARIOS), "seeds": lambda: SEED}
        table.herald = replace(table.herald, positions=positions, **real)
        yield table


async def story(table: Table) -> list[Any]:
    """Play a window of Civilized, look at everything on the way, and take it back; give all that was said."""
    campaign = await table.started(RED, BLUE, board="civilized/crowns")
    who, herald = await table.who(campaign, RED), table.herald
    said = [await table.give(campaign, RED, "tax 40"), await table.give(campaign, BLUE, "tax 10")]
    said += [await orders.give_sheet(herald, who, "tax 20\ntax 25\nbuild wall in Nowhere\nmove army to Sparta")]
    said += [await reading.papers(herald, who), await more.more(herald, who, 0, 10_000)]
    said += [await reading.picture(herald, campaign, who.seat), await album.titles(herald, campaign, None)]
    said += [await reading.picture(herald, campaign, who.seat, preview=True)]
    said += [await orders.complete_line(herald, who, "tax"), await orders.so_far(herald, who)]
    said += [await standing_orders.settle_all(herald, who, "once: tax 50")]
    said += [await offered(herald, who, offer.id) for offer in said[-2].offered]
    last = (await orders.so_far(herald, who)).drafts[-1].id
    said += [await orders.withdraw(herald, who, last), await orders.withdraw(herald, who)]
    said += [await orders.ready(herald, who), await reading.status(herald, campaign)]
    await table.all_ready(campaign)
    said += [await orders.so_far(herald, who)]
    for _ in range(3):
        await table.all_ready(campaign)
        said += [await orders.so_far(herald, who)]
    await gamemaster.hold(herald, campaign, HOST)
    await gamemaster.rewind(herald, campaign, HOST, 1)
    await gamemaster.release(herald, campaign, HOST)
    return [*said, await table.give(campaign, RED, "tax 30"), *await table.deliver()]


async def offered(herald: Herald, who: Who, wanted: str) -> Any:
    """Give the answer to what counsel offers, or how it is refused."""
    try:
        return await orders.advised(herald, who, wanted)
    except Answer as slip:
        return str(slip)


async def rows(table: Table) -> dict[str, list[Any]]:
    """Give all rows of what is played."""
    async with table.store.reading() as connection:
        found = {name: await connection.execute(select(metadata.tables[name])) for name in ROWS}
        return {name: [tuple(row) for row in some] for name, some in found.items()}


async def test_dropping_what_is_kept_changes_no_byte(tmp_path: Path) -> None:
    """A story is told alike, and leaves the same rows, whether positions and rows are kept or not."""
    told_by, left, watched = [], [], Watched()
    for name, positions, shelf in (("kept", watched, Shelf()), ("never", Forgetful(), Shelf(0))):
        async with laid(tmp_path / name, positions) as table:
            table.store.shelf = shelf
            told_by.append([repr(one) for one in await story(table)])
            left.append(await rows(table))
    unchanged(watched)

    assert told_by[0] == told_by[1] and len(told_by[0]) > 20
    assert left[0] == left[1] and left[0]["saves"] and left[0]["posts"]


def unchanged(positions: Watched) -> None:
    """See that whoever looked at what is kept has changed nothing of it."""
    kept = [position for position, _ in positions.kept.values()]
    views = [(position, key, one) for position in kept for key, one in position.seen.items() if not key[1]]

    assert len(kept) > 1 and len(views) > len(kept)
    assert all(one.view.write() == position.session.view(key[0]).write() for position, key, one in views)
    assert positions.texts == {key: one.session.state.write() for key, (one, _) in positions.kept.items()}


def test_positions_are_bounded() -> None:
    """What nobody looked at for longest goes, by the size of its state; and a fingerprint holds for its rules alone."""
    positions, made = Positions(room=10), []

    def stand(key: str, rules: Any = TOY, text: str = "four") -> None:
        positions.stand(rules, key, text, lambda: made.append(key) or SimpleNamespace(slips=None))

    for key in ("a", "b", "a", "c", "a", "b"):
        stand(key)
    stand("b", WORD)
    stand("b", WORD, "else")

    assert ["a", "b", "c", "b", "b", "b"] == made and 8 == positions.taken and ["a", "b"] == sorted(positions.kept)


async def test_a_closing_is_told_without_a_replay_and_goes_on_without_one(table: Table, monkeypatch) -> None:
    """Where it has led is answered and looked at, too; only a process that has not closed the last window rebuilds."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    who, rebuild, rebuilt = await table.who(campaign, RED), Session.rebuild, list[int]()
    await orders.so_far(table.herald, who)
    monkeypatch.setattr(Session, "rebuild", lambda *given: rebuilt.append(1) or rebuild(*given))
    for kept in (True, True, False):
        key = await table.key(campaign)
        if not kept:
            table.herald.positions.clear()
        await table.awaited_ready(campaign)
        await orders.orders(table.herald, who)
        assert key != await table.key(campaign)

    assert 2 == len(rebuilt), "for the first window, and for the last"


async def test_what_goes_on_is_where_a_replay_would_be(table: Table) -> None:
    """With the same names to be noted; it is given once, and not at all where it could not say something."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.all_ready(campaign)
    for position, _ in table.herald.positions.kept.values():
        if position.going is not None:
            position.going.slips = [Slip("a word", ValueError())]
            assert position.take() is None
    await table.all_ready(campaign)
    async with table.store.look(campaign) as look:
        rebuilt, going = await rebuild(table.herald, look), await resume(table.herald, look)
        again = await resume(table.herald, look)

    assert vars(going.registrar) == vars(rebuilt.registrar) | {"lines": going.registrar.lines}
    assert (going.opened, going.said, going.save, going.window) == (
        rebuilt.opened,
        rebuilt.said,
        rebuilt.save,
        rebuilt.window,
    )
    assert going.state.write() == rebuilt.state.write() == again.state.write()
    assert going is not again


async def test_what_another_process_writes_is_never_missed(table: Table) -> None:
    """Two processes on one database see each other's orders, closings and rewinds, whatever either has kept."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.ready(campaign, RED, BLUE)
    here, there = table.herald, replace(table.herald, store=Store(table.url), positions=Positions())
    who, other = await table.who(campaign, RED), await table.who(campaign, BLUE)

    async def both() -> list[Any]:
        found = [await orders.so_far(one, who) for one in (here, there, here)]
        assert found[0] == found[1] == found[2]
        return [draft.text.split()[0] for draft in found[0].drafts]

    given = [await both()]
    await orders.give_line(here, who, "bid 9")
    given.append(await both())
    await orders.give_line(there, who, "claim Fish")
    given.append(await both())
    await orders.withdraw(here, who)
    given.append(await both())
    before = (await orders.so_far(here, who)).window
    for one, seat in ((here, who), (there, other)):
        await orders.ready(one, seat)
    given.append(await both())
    after = (await orders.so_far(here, who)).window
    await gamemaster.hold(there, campaign, HOST)
    await gamemaster.rewind(there, campaign, HOST, 0)
    await gamemaster.release(there, campaign, HOST)
    await both()
    await there.store.close()

    assert [[], ["bid"], ["bid", "claim"], [], []] == given and before != after


async def test_an_order_reads_no_state_again(table: Table) -> None:
    """What cannot have changed since the last look is not read from the database, and is after a closing elsewhere."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.ready(campaign, RED, BLUE)
    who = await table.who(campaign, RED)
    await orders.so_far(table.herald, who)
    read: list[str] = []
    engine = table.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *about: read.append(about[2]))

    await orders.give_line(table.herald, who, "bid 9")
    first, read[:] = len(read), []
    await orders.give_line(table.herald, who, "bid 8")

    assert len(read) <= first <= 20
    assert [] == [one for one in read if STEADY.search(one)]


async def test_an_order_waits_for_the_disk_alone(table: Table, monkeypatch) -> None:
    """On SQLite its commit goes to the thread of the connection, and nothing else does."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.ready(campaign, RED, BLUE)
    who, trips, go = await table.who(campaign, RED), list[bool](), Carrier.go
    await orders.give_line(table.herald, who, "bid 9")
    plain = Herald(**{one.name: getattr(table.herald, one.name) for one in fields(Herald)})

    def gone(carrier: Carrier, *, ending: bool) -> Awaitable[Done]:
        trips.append(ending)
        return go(carrier, ending=ending)

    monkeypatch.setattr(Carrier, "go", gone)
    await orders.give_line(plain, who, "bid 8")

    assert [True] * ("sqlite" in table.url) == trips
