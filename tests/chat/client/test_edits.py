"""Direct messages that are edited: an order sheet is read once, and whoever edits it is told so."""

from typing import Any

from simcord.backend import serializers

from tests.chat.conftest import Market
from tests.e2e.table import Player

TOLD = "Send the sheet again as a new message"


def last_of(player: Player) -> Any:
    """Give the latest direct message that a person wrote."""
    return next(one for one in reversed(player.table.messages("direct", player.name)) if one.author.id == player.id)


async def edit(player: Player, text: str) -> None:
    """Edit the latest direct message of a person."""
    await player.table.world.people[player.name].user.edit(last_of(player), text)


async def test_an_edited_sheet_changes_nothing_and_is_answered_once(table: Market) -> None:
    """The player learns to send it again, once for each message; the orders stand as they were."""
    ada, _, _ = await table.begun()
    await ada.write("bid 1")
    await edit(ada, "bid 3")
    await edit(ada, "bid 2")

    assert 1 == ada.sees("direct").count(TOLD)
    assert "✓ 1. bid 1" in (await ada.slash("campaign", "orders")).text
    await ada.write("bid 2")
    await edit(ada, "bid 3")
    assert 2 == ada.sees("direct").count(TOLD)


async def test_what_is_no_edit_of_a_player_is_ignored(table: Market) -> None:
    """A preview that Discord adds, the bot's own changes, an onlooker's edit and one in the channel say nothing."""
    ada, _, _ = await table.begun()
    dan, backend = table.player("Dan"), table.world.env.backend
    await ada.write("bid 1")
    await dan.write("hello")
    await edit(dan, "hello there")
    preview = dict(serializers.message_payload(backend, backend.get_message(last_of(ada).channel.id, last_of(ada).id)))
    backend.emit("MESSAGE_UPDATE", preview | {"embeds": [{"type": "link", "url": "https://example.org"}]})
    talk = table.world.room("Ada", "campaign")
    said = await talk.viewer.send(talk.channel, "hello")
    await talk.viewer.edit(said, "hello all")
    await ada.slash("campaign", "ready")
    await table.world.env.settle()

    assert preview["edited_timestamp"] is None
    assert TOLD not in ada.sees("direct") + dan.sees("direct") + ada.sees()
