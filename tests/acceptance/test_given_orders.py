"""H4 and H7: one turn by four doors leads to one state; what was given counts at the deadline, ready or not."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.chat.answering.shared import Chat
from bot.chat.client.client import HeraldClient
from bot.service.ground.messages import stamp
from bot.service.schedule import Schedule
from bot.service.time import ticker as time
from tests.chat.commands.test_commands import NoHerald
from tests.e2e.table import Player, Table
from tests.service.bench import BEGIN, BLUE, RED
from tests.service.bench import Table as Bench


async def by_slash(ada: Player) -> None:
    """Give the year's orders with the game's own commands."""
    await ada.slash("campaign", "civilized set_tax", rate=40)
    await ada.slash("campaign", "civilized-war grant_passage", country="Lydia")


async def by_form(ada: Player) -> None:
    """Give them with the forms of the panel."""
    for order, fields in (("Set tax", {"rate": "40"}), ("Grant passage", {"country": "Lydia"})):
        panel = await ada.slash("direct", "orders")
        await (await panel.choose("Give an order", order)).fill(**fields)


async def by_sheet(ada: Player) -> None:
    """Paste them in a direct message."""
    await ada.write("# the year's orders\ntax 40\ngrant passage to Lydia")


async def by_line(ada: Player) -> None:
    """Give them line by line."""
    for line in ("tax 40", "grant passage to Lydia"):
        await ada.slash("campaign", "order", line=line)


async def outcome(folder: Path, give: Callable[[Player], Awaitable[None]]) -> tuple[str, str]:
    """Play a year whose orders are given by one door, and give the fingerprint of what it led to and the orders."""
    async with Table(folder) as table:
        ada = table.player("Ada")
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
        await ada.join("Hellas")
        await ada.slash("campaign", "campaign start")
        while (await table.cards())[0].window.name != "decrees":
            await table.to_next_deadline()
        await give(ada)
        panel = (await ada.slash("campaign", "orders")).text
        await table.to_next_deadline()
        async with table.world.app.herald.store.look(1) as look:
            mark = (await look.saves())[-1]
        return mark.fingerprint, "\n".join(line for line in panel.splitlines() if line.startswith("✓"))


async def test_H4_one_turn_by_four_doors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slash commands, forms, a pasted sheet and lines lead to the same fingerprint of the state; silence to another."""
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda size: "5eed" * (size // 2))
    found = {}
    for give in (by_slash, by_form, by_sheet, by_line):
        folder = tmp_path / give.__name__
        folder.mkdir()
        found[give.__name__] = await outcome(folder, give)

    async def nothing(ada: Player) -> None:
        """Give nothing."""

    silent = await outcome(tmp_path, nothing)
    assert 1 == len(set(found.values())), found
    assert "✓ 1. tax 40\n✓ 2. grant passage to Lydia" == found["by_slash"][1]
    assert silent[0] != found["by_slash"][0]


async def test_H4_no_privileged_intents() -> None:
    """The client asks for the default intents and none that Discord gives to reviewed bots only."""
    client = HeraldClient(Chat(NoHerald(), None), shard_count=1)  # type: ignore[arg-type]

    assert discord.Intents.default() == client.intents
    assert not (client.intents.members or client.intents.presences or client.intents.message_content)


async def test_H7_replay_of_diplicity_1011(bench: Bench) -> None:
    """Orders submitted and never confirmed: each window closes on time with them, and nobody is counted as absent."""
    campaign = await bench.started(RED, BLUE, schedule=Schedule(orders=24, marks=(6, 1)), absence="2")
    due, given = BEGIN, []
    for day in range(4):
        for user in (RED, BLUE):
            await bench.give(campaign, user, f"say day{day}")
        due += timedelta(hours=24)
        assert due == (await bench.card(campaign)).window.due
        bench.clock.moment = due
        await time.tick(bench.herald)
        async with bench.store.look(campaign) as look:
            closing = (await look.closings(day))[0]
            given.append([answer.by for answer in closing.answers.values()])
            absent = [(seat.missed, seat.extended, seat.mode) for seat in look.seats.values()]

    assert [["player", "player"]] * 4 == given
    assert [(0, 0, "player")] * 2 == absent
    told = [post for post in await bench.deliver() if post.target.kind == "seat"]
    assert not [post for post in told if any(word in post.key for word in ("remind", "warned", "missed", "absent"))]


async def test_H7_ready_only_speeds_things_up(bench: Bench) -> None:
    """Whoever is ready and gives another order is heard; all ready, the window closes before its time with the last."""
    campaign = await bench.started(RED, BLUE, schedule=Schedule(orders=24, marks=()))
    await bench.ready(campaign, RED)
    late = await bench.give(campaign, RED, "say afterwards")
    await bench.ready(campaign, BLUE)
    async with bench.store.look(campaign) as look:
        (closing,) = await look.closings(0)

    assert [True] == [draft.ok for draft in late.drafts]
    assert ["afterwards"] == [given.fields["word"] for given in closing.answers["a"].orders]
    assert BEGIN + timedelta(hours=24) == (await bench.card(campaign)).window.due


async def test_H7_seen_by_players(table: Table) -> None:
    """Ada gives an order and never presses Ready: the panel says that it counts, and at the deadline it does."""
    ada = table.player("Ada")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns")
    await ada.join("Hellas")
    await ada.slash("campaign", "campaign start")
    while (await table.cards())[0].window.name != "decrees":
        await table.to_next_deadline()
    panel = await ada.slash("campaign", "order", line="tax 50")
    await table.to_next_deadline()

    assert "Your orders count at the deadline all the same" in panel.text.replace("; your", ". Your")
    assert "Hellas raises its tax from 20 % to 50 %" in ada.sees()
    assert stamp(table.now)  # the moment at which it closed is the posted one
