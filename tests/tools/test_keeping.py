"""Drill and rehearsal: a backup is tried, and running campaigns are replayed under the code at hand."""

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import Field

from bot.settings import Settings
from bot.store.backup.writing import back_up
from bot.tools import keeping
from bot.tools.keeping import Found, drilled, looked_over, rehearsal
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from rules.kernel.state.secrets import Open
from tests.kernel.toy import TOY, Market, evening, morning
from tests.service import databases
from tests.service.bench import BLUE, RED, Table, lay

SETTINGS = Settings(database_url="sqlite+aiosqlite:///nowhere.db")


@pytest.fixture
async def table(tmp_path: Path):
    """The tests' own games on SQLite."""
    async with databases.make("sqlite", tmp_path) as made, lay(made.url, tmp_path) as laid:
        yield laid


@pytest.mark.parametrize(("size", "said"), [(1, "1 kB"), (38_001, "39 kB"), (4_210_000, "4.2 MB")])
def test_the_size_of_a_backup_is_told_in_what_fits_it(size: int, said: str) -> None:
    """A small one is no “0.0 MB”."""
    assert said == keeping.shown(size)


async def market(table: Table, days: int = 2) -> int:
    """Play some days of the Market."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    while (await table.card(campaign)).turn < days:
        await table.all_ready(campaign)
    return campaign


def kinder(play: Play[Market]) -> Flow:
    """Give everybody a coin in the evening, from the second edition on (TOY-3)."""
    yield from evening(play)
    if play.revision > 1:
        play.state.purses = {seat: coins + 1 for seat, coins in play.state.purses.items()}


def otherwise(play: Play[Market]) -> Flow:
    """Give everybody a coin in the evening, whatever the edition (TOY-3)."""
    yield from evening(play)
    play.state.purses = {seat: coins + 1 for seat, coins in play.state.purses.items()}


def broken(play: Play[Market]) -> Flow:
    """Stop the morning (TOY-2)."""
    raise ZeroDivisionError
    yield from morning(play)


def long_day(play: Play[Market]) -> Flow:
    """Ask twice in one phase (TOY-2)."""
    yield from morning(play)
    yield from evening(play)


def longer_day(play: Play[Market]) -> Flow:
    """Do so with a coin more for everybody, whatever the edition (TOY-2)."""
    play.state.purses = {seat: coins + 1 for seat, coins in play.state.purses.items()}
    yield from long_day(play)


class SecondMarket(Market):
    """The Market of a second edition, which knows the wind."""

    wind: Open[str] = Field(default="still")


for phase, name in ((kinder, "evening"), (otherwise, "evening"), (broken, "morning"), (longer_day, "long_day")):
    phase.__name__ = name  # a draw's key holds the name of its phase

SECOND = replace(TOY, revision=2, state=SecondMarket, phases=(morning, kinder))


async def seen(table: Table, game) -> Found:
    """Rehearse what runs under another edition of the game."""
    return await looked_over(replace(table.herald, games={"toy": game}), Found(), running=True)


async def test_under_the_same_rules_nothing_is_amiss(table: Table) -> None:
    """Each that runs is rebuilt and its last phase run again; lobbies and those that are over are left out."""
    await market(table)
    await table.founded()
    found = await seen(table, TOY)

    assert (1, [], []) == (found.looked_at, found.amiss, found.noted)


async def test_across_editions_states_are_compared_in_what_both_have(table: Table) -> None:
    """A second edition that keeps to the first while its phases wait changes nothing; what it adds is listed."""
    await market(table)
    found = await seen(table, SECOND)

    assert [] == found.amiss
    assert ["today's rules keep also wind"] == [line.partition(": ")[2] for line in found.noted]


async def test_across_editions_another_outcome_is_named(table: Table) -> None:
    """A rule that is changed without asking for its edition shows in the figure that differs first."""
    await market(table)
    found = await seen(table, replace(SECOND, phases=(morning, otherwise)))

    assert any("its last phase would end otherwise at purses." in line for line in found.noted), found


async def test_a_raised_edition_does_not_turn_the_check_of_the_state_off(table: Table) -> None:
    """Where a state has the same fields in both, a replay that reaches another one holds the campaign."""
    table.herald = replace(table.herald, games={"toy": replace(TOY, phases=(long_day,))})
    campaign = await table.started(RED, BLUE, board="toy/fair")
    while (await table.card(campaign)).window.name != "orders":
        await table.all_ready(campaign)
    await table.give(campaign, RED, "bid 1")
    await table.give(campaign, BLUE, "bid 2")
    await table.ready(campaign, RED, BLUE)
    assert "protests" == (await table.card(campaign)).window.name
    found = await seen(table, replace(TOY, revision=2, phases=(longer_day,)))

    assert "would be held" in found.amiss[0]
    assert [] == (await seen(table, replace(TOY, revision=2, phases=(long_day,)))).amiss


async def test_what_would_be_held_is_named_with_its_reason(table: Table) -> None:
    """A rule that breaks, and a game that is gone, are named with the campaign; the others are looked at."""
    campaign = await market(table)
    await market(table)
    found = await seen(table, replace(TOY, phases=(broken, evening)))
    lost = await looked_over(replace(table.herald, games={}), Found(), running=True)

    assert 2 == found.looked_at == len(found.amiss)
    assert f"{campaign} “Fair play” (toy): would be held: " in found.amiss[0] and "morning of turn" in found.amiss[0]
    assert "there is no game toy any more" in lost.amiss[0]
    assert "running" == (await table.card(campaign)).status


async def test_a_drill_replays_from_a_copy(table: Table, tmp_path: Path, monkeypatch, capsys) -> None:
    """It restores, replays, throws the copy away, and says how much it has looked at; so does a rehearsal of a URL."""
    monkeypatch.setattr(keeping, "RULESETS", table.herald.games)
    campaign = await market(table)
    file, scratch = tmp_path / "one.backup", tmp_path / "scratch"
    scratch.mkdir()
    await back_up(table.url, file, table.clock.now())
    tried = await drilled(SETTINGS, file, scratch)
    rehearsed = [await rehearsal(SETTINGS, source, scratch) for source in (table.url, str(file))]

    assert [(1, [])] * 3 == [(one.looked_at, one.amiss) for one in (tried, *rehearsed)]
    assert 0 == keeping.told(tried, print, "cannot go on")
    assert "1 campaign replayed; 0 cannot go on" in capsys.readouterr().out
    assert [] == list(map(str, scratch.iterdir()))
    assert "running" == (await table.card(campaign)).status
