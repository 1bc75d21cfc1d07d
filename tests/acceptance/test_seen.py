"""Pictures and messages are for everybody: H29 and H30."""

from pathlib import Path

import discord

from tests.e2e.table import Table


async def test_H29_the_map_is_there_in_words(tmp_path: Path) -> None:
    """Each game's picture comes with a description, and with a map in words that names every seat on it."""
    async with Table(tmp_path) as table:
        ada = table.player("Ada")
        await ada.slash("campaign", "campaign found", game="italy")
        await ada.slash("campaign", "join")
        await ada.slash("campaign", "campaign start")

        shown = await ada.slash("campaign", "map")
        told = await ada.slash("campaign", "map", text=True)

        assert shown.message.attachments[0].description.startswith("Map of Rome in Italy")
        assert [] == told.message.attachments
        assert "Rome: " in told.text and "Latium" in told.text
        assert all(each.description for each in pictures(table))


def pictures(table: Table) -> list[discord.Attachment]:
    """Give every picture that was posted where Ada can see it."""
    posted = [*table.messages("campaign", "Ada"), *table.messages("direct", "Ada")]
    found = [one for message in posted for one in message.attachments if one.filename.endswith(".png")]
    assert found
    return found
