"""The map around a place is asked for by its name, from any door, and a slip is answered by the nearest."""

from tests.e2e.story import play
from tests.e2e.table import Table


async def test_a_map_is_shown_around_what_is_named(table: Table) -> None:
    """A country, a city and a hex are found however they are written; a mistyped one is asked back."""
    await play(table, 0)
    ada = table.player("Ada")
    city = await ada.slash("campaign", "map", at="athens")
    country = await ada.slash("campaign", "map", at="Lydia")
    typed = await ada.slash("campaign", "map", at="Athnes")

    assert [1, 1] == [len(reply.message.attachments) + len(reply.message.embeds) > 0 for reply in (city, country)]
    assert "Athens" in city.text and "Lydia" in country.text
    assert "The map has no “Athnes”; did you mean “Athens”?" in typed.text
    assert "Athens" in await ada.complete("campaign", "map", "at", "ath")
