"""People who have nothing to play are led to a seat: what they read, and what they press."""

import pytest

from bot.service.table import replacing
from tests.e2e.table import Table


async def test_a_newcomer_chooses_a_seat_by_what_it_is(table: Table) -> None:
    """In mid-game `/join` shows what each seat would be; a press takes one, and a second press changes nothing."""
    ada, ben, cleo = (table.player(name) for name in ("Ada", "Ben", "Cleo"))
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ada.slash("campaign", "campaign start")
    shown = await cleo.slash("campaign", "join")

    assert "You play nobody here." in shown.text
    assert "Lydia: " in shown.text and "Sardis" in shown.text and "Hellas: " not in shown.text
    for _ in range(2):
        assert "You play Lydia in The Crowns." in (await shown.press("Take Lydia")).text
    assert "and a person has one seat" in (await shown.press("Take Egypt")).text
    assert "Lydia" in cleo.sees("direct")
    taken = await ben.slash("campaign", "join")
    assert "Lydia: " not in taken.text


async def test_whoever_the_gamemaster_takes_a_seat_from_is_offered_none(table: Table) -> None:
    """He reads that only the gamemaster can seat him again."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ben.join("Lydia")
    await ada.slash("campaign", "campaign start")
    (card,) = await table.cards()
    await replacing.hand(table.world.app.herald, card.id, ada.id, "Lydia", "open")
    await table.pass_time(minutes=1)

    assert "only the gamemaster can seat you here again" in ben.sees("direct")
    assert "only its gamemaster can seat you again" in (await ben.slash("campaign", "orders")).text
    assert "a press takes one" not in ben.sees("direct")


async def test_a_fallen_player_reads_of_it_and_plays_on_elsewhere(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told at once, shown again by `/orders` and `/join`, and gone once another seat is taken."""
    ada, ben, cleo = (table.player(name) for name in ("Ada", "Ben", "Cleo"))
    await cleo.slash("campaign", "campaign found", game="candlebre", title="The Crown")
    await ada.join("Red Candle")
    await ben.join("White Candle")
    await cleo.slash("campaign", "campaign start")
    with monkeypatch.context() as free:  # in play a House falls by the course of the game alone
        free.setattr("rules.kernel.state.amending.has", lambda *_: False)
        asked = await cleo.slash("campaign", "gm set", path="houses.white.alive", value="false")
        await asked.press("Set it to false")
    for _ in range(4):  # the opening asks everybody; the first turn asks no House that is no more
        for player in (ada, ben):
            await player.slash("campaign", "ready")
    await table.pass_time(minutes=1)
    told = ben.sees("direct")
    shown = await ben.slash("direct", "orders")
    again = await ben.slash("campaign", "join")

    assert "is out of the game. /why tells how it fell, and /book keeps what it did." in told
    assert "Three seats could be yours; a press takes one" in told
    for answer in (shown, again):
        assert "is out of the game." in answer.text
    label = next(child.label for row in shown.message.components for child in row.children)
    assert "You play " in (await shown.press(label)).text
    await table.pass_time(minutes=1)
    assert "is out of the game" not in (await ben.slash("direct", "orders")).text
    assert "You play " in (await ben.slash("campaign", "join")).text
