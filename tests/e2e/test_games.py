"""A table chooses a game: the cards, the menu between them, and the card above the lobby."""

from tests.e2e.table import Table


async def test_cards_in_a_server_and_in_a_direct_message(table: Table) -> None:
    """Private, with a map, and a menu that goes on in place."""
    ada = table.player("Ada")
    for room in ("campaign", "direct"):
        shown = await ada.slash(room, "games")

        assert "Civilized: The Crowns of the Morning" in shown.text
        assert shown.message.attachments
        turned = await shown.choose("Look at another", "Italy: Rome in Italy")
        assert "12 turns take" in turned.text
        assert "Civilized: The Crowns of the Morning" not in turned.text
    assert "there is no game “chess”" in (await ada.slash("direct", "games", game="chess")).text.lower()


async def test_the_card_stands_above_the_lobby(table: Table) -> None:
    """Whoever comes into the channel reads first what the game is, then who plays."""
    ada = table.player("Ada")
    await ada.slash("campaign", "campaign found", game="italy", title="The Elm")
    await table.pass_time(minutes=1)
    card, lobby = table.messages("campaign", "Ada")[-2:]

    assert card.attachments and "Italy: Rome in Italy" in card.embeds[0].title
    assert "“The Elm” (Italy) is looking for players." in lobby.content
