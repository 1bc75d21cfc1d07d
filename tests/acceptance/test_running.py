"""H32, H33 and H37: what keeps Herald from working is named, registration harms nobody, and lateness is alarmed."""

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.chat.answering.permissions import NEEDED, THREADS
from bot.chat.client.client import HeraldClient
from bot.chat.commands.check import AT_THE_END, CHECKS
from bot.health import Health
from bot.service.time import ticker as time
from bot.store.errors import Unavailable
from sandbox.simulation import invite
from sandbox.world import INVITED
from tests.e2e.table import Table as Seated
from tests.service.bench import BLUE, RED, Table

ROOT = Path(__file__).parents[2]
SEEN = {"view_channel", "send_messages"}
"""Without these nobody could ask in the channel itself; they are named from another one."""


async def narrow(table: Seated, **denied: bool):
    """Give a channel in which the bot may not do some things."""
    overwrites = {table.world.env.bot.user: discord.PermissionOverwrite(**denied)}
    channel = table.world.guild.create_text_channel("narrow", overwrites=overwrites)
    await table.world.env.settle()
    return channel


async def check(table: Seated, channel=None) -> str:
    """Give what the check says, asked by Ada."""
    channel = channel or table.world.room("Ada", "campaign").channel
    result = await table.world.people["Ada"].slash(channel, "herald check")
    return "\n".join(
        [result.response.content, *(f"{one.title}\n{one.description}" for one in result.response.message.embeds)]
    )


async def test_H32_a_fresh_herald_finds_all_well(table: Seated) -> None:
    """Invited as the README says, nothing is to be mended, and every look is named."""
    text = await check(table)

    assert "All is well: Herald can work here." in text
    assert [] == [name for name in CHECKS if name not in text]


@pytest.mark.parametrize(("flag", "name"), {**NEEDED, **THREADS, **AT_THE_END}.items())
async def test_H32_each_missing_permission_is_named(table: Seated, flag: str, name: str) -> None:
    """Each permission that is taken away is named with its channel, and with what to do about it."""
    channel = await narrow(table, **{flag: False})
    text = await check(table, channel)

    assert f"{name} is missing in this channel" in text.replace(" and ", " is missing in this channel, ") or (
        name in text and "is missing in this channel" in text
    )
    assert "Channel settings, Permissions, Herald: allow it" in text


async def test_H32_channels_of_campaigns_are_looked_at_from_anywhere(table: Seated) -> None:
    """A campaign in a channel where Herald may not do everything is named, wherever one asks."""
    channel = await narrow(table, create_private_threads=False)
    await table.world.people["Ada"].slash(
        channel, "campaign found", game="civilized", scenario="crowns", title="The Crowns"
    )

    text = await check(table, table.world.room("Ada", "table-talk").channel)

    assert "Create Private Threads is missing in #narrow (“The Crowns”)" in text


async def test_H32_a_campaign_whose_channel_is_deleted_goes_on_in_another(table: Seated) -> None:
    """The check names the way: its gamemaster moves it, and what is open can be pressed in the new channel."""
    ada, ben, former = table.player("Ada"), table.player("Ben"), await narrow(table)
    await table.world.people["Ada"].slash(
        former, "campaign found", game="civilized", scenario="crowns", title="The Crowns"
    )
    await table.world.people["Ben"].slash(former, "join", seat="hellas")
    allowed = discord.Permissions(INVITED.value)
    allowed.update(manage_channels=True)  # so that the test, which has no other hands, can delete it
    invite(table.world.env, table.world.guild, allowed)
    await table.world.app.client.get_channel(former.id).delete()
    await table.world.env.settle()
    talk = table.world.room("Ada", "table-talk").channel
    advice = await check(table, talk)
    refused = await ben.slash("table-talk", "gm channel")
    done = await ada.slash("table-talk", "gm channel")
    await ada.press("table-talk", "Start")
    again = await check(table, talk)

    assert "the channel of “The Crowns” is gone" in advice and "/gm channel" in advice
    assert "Only the gamemaster" in refused.text and "goes on in this channel" in done.text
    assert "is looking for players" not in ben.sees("table-talk") and "has started" in ben.sees("table-talk")
    assert "The Crowns" not in again


async def test_H32_closed_direct_messages_are_named(table: Seated) -> None:
    """A seat that cannot be written to is named with what its person may do."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ben.join("Lydia")
    herald = table.world.app.herald
    async with herald.unit((await table.cards())[0].id) as unit:
        await unit.change_seat("lydia", dm_closed=True)

    assert "in “The Crowns” Lydia cannot be written to" in await check(table)


async def test_H32_an_unpublished_command_is_named(table: Seated) -> None:
    """If Discord does not know the newest commands, the check says so."""
    await table.world.app.herald.store.note(HeraldClient.note, "of yesterday")

    assert "Discord knows older forms of the commands: restart the bot" in await check(table)


async def test_H32_what_breaks_is_named_and_the_rest_is_looked_at(
    table: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that does not answer, a renderer that is gone, a clock that is wrong: each has its own words."""
    app = table.world.app

    async def silent(now: object) -> None:
        raise Unavailable("disk full")

    async def blank(chat: object, picture: object) -> None:
        return None

    monkeypatch.setattr(app.herald.store, "pulse", silent)
    monkeypatch.setattr(type(app.client.chat), "drawn", blank)
    monkeypatch.setattr("bot.chat.commands.check.ASTRAY", timedelta(seconds=-1))
    text = await check(table)

    assert "Database: it does not answer, or cannot be written (disk full)" in text
    assert "Pictures: maps cannot be drawn" in text
    assert "Clock: the machine says it is" in text
    assert "In order\nThis channel" in text


async def test_H33_a_tree_beyond_the_limits_does_not_build() -> None:
    """A 101st command, or a 26th in a group, stops the bot from being built, long before Discord hears of it."""

    async def nothing(interaction: discord.Interaction) -> None: ...

    def one(number: int) -> app_commands.Command:
        return app_commands.Command(name=f"c{number}", description="x", callback=nothing)

    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for number in range(100):
        tree.add_command(one(number))
    with pytest.raises(app_commands.CommandLimitReached):
        tree.add_command(one(100))
    group = app_commands.Group(name="g", description="x")
    for number in range(25):
        group.add_command(one(number))
    with pytest.raises(ValueError, match="maximum number of child"):
        group.add_command(one(25))


async def test_H33_a_failed_sync_leaves_commands_and_guilds_alone(table: Seated) -> None:
    """When Discord refuses the new commands, the old ones stay, the bot stays in its servers, and games go on."""
    before = {one.name for one in await table.world.app.client.tree.fetch_commands()}
    await table.world.app.herald.store.note(HeraldClient.note, "of yesterday")
    table.world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
    await table.restart()
    table.logged[:] = [line for line in table.logged if "could not be published" not in line["event"]]
    client = table.world.app.client

    assert before == {one.name for one in await client.tree.fetch_commands()}
    assert [table.world.guild.id] == [guild.id for guild in client.guilds]
    assert (
        "is founded"
        in (await table.player("Ada").slash("campaign", "campaign found", game="civilized", scenario="crowns")).text
    )


class Late:
    """A clock's task that looks, or has stopped looking."""

    worked = 0

    def __init__(self, looked_at) -> None:
        self.looked_at = looked_at


async def test_H37_an_overdue_window_is_alarmed_within_two_minutes(bench: Table) -> None:
    """A window that nobody closes makes the health page red within two minutes of its deadline."""
    campaign = await bench.started(RED, BLUE)
    due = (await bench.card(campaign)).window.due
    bench.clock.moment = due
    health = Health(bench.herald, Late(due))
    await bench.deliver()
    at_once = await health.problems()
    bench.clock.advance(minutes=2)
    alarmed = await health.problems()
    await time.tick(bench.herald)
    health.ticker.looked_at = bench.clock.now()

    assert [] == at_once
    assert "overdue: 1 window" in alarmed
    assert [] == await health.problems()


async def test_H37_a_clock_that_hangs_is_alarmed_within_two_minutes(bench: Table) -> None:
    """So is a clock that has stopped looking, though nothing is due yet; the page answers 503 in words."""
    health = Health(bench.herald, Late(bench.clock.now()))
    bench.clock.advance(minutes=2, seconds=1)
    page = await health.healthz(None)

    assert 503 == page.status and "the clock has not looked for 121 seconds" in page.text
    assert b"herald_clock_silent_seconds 121.0" in (await health.metrics(None)).body


def test_H32_a_clean_folder_is_enough(tmp_path: Path) -> None:
    """Without a token the bot says what is missing; with an empty folder it makes its database and simulates a game."""
    env = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("HERALD_", "DISCORD_"))},
        "HERALD_DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'new' / 'herald.db'}",
        "PYTHONPATH": str(ROOT),
    }

    def bot(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "bot", *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )

    without, made, played = bot("run"), bot("migrate"), bot("simulate", "civilized", "--turns", "1")

    assert 2 == without.returncode and "DISCORD_TOKEN is not set" in without.stderr
    assert 0 == made.returncode and (tmp_path / "new" / "herald.db").exists()
    assert 0 == played.returncode and "1 turns of civilized" in played.stdout
