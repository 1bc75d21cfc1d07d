"""A table plays one evening live: windows of minutes, the end with its secrets and honours, and once more."""

from tests.e2e.table import Table


async def test_an_evening_from_the_first_window_to_the_next_campaign(table: Table) -> None:
    """Two people found, play, end, read what was secret, and sit down again by a press each."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="italy", title="The Elm", deadlines="evening")
    await ada.join("Rome")
    await ben.join("Samnites")
    assert "It is played in one evening: you have 10 minutes for most answers." in ada.sees()
    await ada.slash("campaign", "campaign start")
    begun = table.now
    await table.to_next_deadline()
    assert 9 <= (table.now - begun).total_seconds() / 60 <= 31
    await ada.slash("campaign", "campaign end", really=True)
    await table.pass_time(minutes=1)
    assert "The Elm has ended. Nobody won." in ben.sees("direct")
    for room in ("campaign", "direct"):
        shown = await ben.press(room, "What was secret")
        assert "No secret outlived its turn" in shown.text and "talents" in (await shown.press("Samnites")).text
    assert "The Elm 2 is founded, and all who played are asked." in (await ben.press("campaign", "Again")).text
    assert "stands in this channel already" in (await ada.press("campaign", "Again")).text
    await table.pass_time(minutes=1)

    assert "once more? Your seats are kept for you until it starts" in ada.sees()
    assert "You play Rome in The Elm 2." in (await ada.press("campaign", "I play again")).text
    for _ in range(2):
        assert "You play Samnites in The Elm 2." in (await ben.press("campaign", "I play again")).text
    assert 2 == sum(
        seat.user is not None for card in await table.cards() if card.title == "The Elm 2" for seat in card.seats
    )
