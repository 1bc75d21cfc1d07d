"""A letter that somebody does not want: muted, and shown to the gamemaster, by presses below it."""

from tests.e2e.table import Table


async def test_a_letter_is_muted_and_reported_from_where_it_is_read(table: Table) -> None:
    """Ben mutes Ada, hears her again, and shows Cleo, who runs the table, what was written."""
    ada, ben, cleo = (table.player(name) for name in ("Ada", "Ben", "Cleo"))
    await cleo.slash("campaign", "campaign found", game="italy", title="The Elm")
    assert "Suits a beginner: three homes together" in ada.sees()
    await ada.join("Rome")
    await ben.join("Samnites")
    await cleo.slash("campaign", "campaign start")
    await ada.slash("direct", "letter", to="Samnites", text="Boo.")
    await table.pass_time(minutes=1)
    muted = await ben.press("direct", "Mute")
    await ada.slash("direct", "letter", to="Samnites", text="Boo again.")
    await table.pass_time(minutes=1)

    assert "Letters from Rome come without a message to you now" in muted.text
    assert "Boo again." not in ben.sees("direct")
    assert "You hear of letters from Rome again." in (await muted.press("Hear Rome again")).text
    shown = await ben.press("direct", "Report")
    assert "to the gamemaster" in shown.text
    assert "The gamemaster has got the letter" in (await shown.press("Show it")).text
    await table.pass_time(minutes=1)
    assert "the player of Samnites reports a letter from Rome" in cleo.sees("direct") and "Boo." in cleo.sees("direct")
    assert "reports a letter" not in ada.sees("direct")
