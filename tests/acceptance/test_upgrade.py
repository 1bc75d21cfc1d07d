"""H36: older databases are upgraded, and a campaign survives a rule fix or is held where it first differs."""

from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from structlog.testing import capture_logs

from bot.service.table import campaigns, gamemaster
from bot.store.columns import metadata
from bot.store.driver.engine import open_engine
from bot.store.migrate import FILES, migrate
from bot.tools.replay import Replay
from bot.tools.verify import problems, read_account
from rules.kernel.errors import Answer
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.service.bench import BLUE, GREEN, HOST, RED, Table, lay
from tests.service.word import WORD, Words, talk
from tests.upgrades.kept import NEXT, files, restore
from tests.upgrades.lived import keep

TODAY = "today"
"""Stands for a database of today's own tables: the migration after it is the tests'."""


@pytest.fixture(params=[TODAY, *files()], ids=str)
async def upgraded(request: pytest.FixtureRequest, tmp_path: Path):
    """Herald of today on a database of an earlier one, and what it becomes with one migration more."""
    path, file = tmp_path / "herald.db", tmp_path / "kept.sql"
    if request.param == TODAY:
        await keep(file)
    restore(file if request.param == TODAY else request.param, path)
    url = f"sqlite+aiosqlite:///{path}"
    await migrate(url, files=(FILES, NEXT))
    async with lay(url, tmp_path) as table:
        yield table


async def test_H36_its_tables_become_the_next(upgraded: Table) -> None:
    """Nothing is missing, and nothing left over but what the tests' own migration brings."""
    engine = open_engine(upgraded.url)
    async with engine.begin() as connection:
        found = await connection.run_sync(
            lambda sync: list(compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata))
        )
    await engine.dispose()

    assert [("remove_column", "campaigns", "omen")] == [(what, table, column.name) for what, _, table, column in found]


async def test_H36_its_campaigns_go_on(upgraded: Table) -> None:
    """The one that was being played closes its window with the order given then; lobby, held and ended ones work."""
    over, held, lobby, running = await upgraded.store.campaigns()
    given = (await upgraded.card(running)).window
    await upgraded.ready(running, BLUE)
    await upgraded.give(running, RED, "say onwards")
    await upgraded.ready(running, RED, BLUE)
    await gamemaster.release(upgraded.herald, held, HOST)
    await campaigns.join(upgraded.herald, lobby, GREEN, "Greta")
    await campaigns.start(upgraded.herald, lobby, HOST)
    file = (await gamemaster.export(upgraded.herald, running, None)).decode()

    assert ("a",) == given.ready
    assert "half" in file and "onwards" in file
    assert [] == list(problems(read_account(file))) and Replay(file, upgraded.herald.games).run()
    states = [(await upgraded.card(one)).status for one in (over, held, lobby, running)]
    assert ["ended", "running", "running", "running"] == states
    assert any(":chronicle-" in post.key for post in await upgraded.deliver())


async def played(bench: Table) -> int:
    campaign = await bench.started(RED, BLUE)
    for turn in range(2):
        await bench.give(campaign, RED, f"say red{turn}")
        await bench.ready(campaign, RED, BLUE)
    await bench.give(campaign, RED, "say more")
    await bench.deliver()
    return campaign


def patched(bench: Table, phase) -> None:
    bench.herald = replace(bench.herald, games={"word": replace(WORD, phases=(phase,))})


def gentle(play: Play[Words]) -> Flow:
    """Do what `talk` does, and something after it that has not happened yet (WRD-1)."""
    yield from talk(play)
    play.state.said.pop("nobody", None)


gentle.__name__ = talk.__name__  # a draw's key holds the name of its phase


async def test_H36_a_fix_that_changes_nothing_so_far_replays(bench: Table) -> None:
    """A campaign goes on under a patched rule, and its whole export replays."""
    campaign = await played(bench)
    patched(bench, gentle)
    await bench.ready(campaign, RED, BLUE)
    file = (await gamemaster.export(bench.herald, campaign, None)).decode()

    assert "running" == (await bench.card(campaign)).status
    assert Replay(file, bench.herald.games).run()


async def test_H36_a_fix_that_changes_what_happened_is_refused_with_the_first_event(bench: Table) -> None:
    """The campaign is held, and its gamemaster reads which event first differs, but not what is in it."""
    campaign = await stopped_midway(bench)
    patched(bench, otherwise)
    with capture_logs(), pytest.raises(Answer, match="held"):
        await bench.give(campaign, RED, "say late")
    told = [post.message.content for post in await bench.deliver() if post.target.user == HOST]

    assert "held" == (await bench.card(campaign)).status
    assert 1 == len(told) and "event 3: recorded Drawn (WRD-3), reached another Drawn (WRD-3)" in told[0]
    bench.herald = replace(bench.herald, games={"word": TWICE})
    await gamemaster.release(bench.herald, campaign, HOST)
    assert "running" == (await bench.card(campaign)).status


def twice(play: Play[Words]) -> Flow:
    """Talk two times in one phase, so that a window stands open after one was sealed (WRD-1)."""
    yield from talk(play)
    yield from talk(play)


def otherwise(play: Play[Words]) -> Flow:
    """Do that the other way round."""
    play.state.seats.reverse()
    yield from twice(play)


otherwise.__name__ = twice.__name__
TWICE = replace(WORD, phases=(twice,))


async def stopped_midway(bench: Table) -> int:
    """Stand at the second window of a phase."""
    bench.herald = replace(bench.herald, games={"word": TWICE})
    campaign = await bench.started(RED, BLUE)
    await bench.ready(campaign, RED, BLUE)
    await bench.deliver()
    return campaign
