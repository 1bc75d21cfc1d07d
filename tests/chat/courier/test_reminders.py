"""A reminder stands as long as its window: what was said in it is in the brief above."""

from tests.chat.conftest import Market


async def test_a_reminder_goes_with_its_window(table: Market) -> None:
    """Who is reminded, and then orders, finds the brief in the direct messages and no empty double."""
    ada, ben, cleo = await table.begun()
    await ada.slash("campaign", "ready")
    await ben.slash("campaign", "ready")
    reminded = cleo.sees("direct")
    await cleo.slash("campaign", "ready")

    after = cleo.sees("direct")
    assert "Your orders are the last that the table waits for." in reminded
    assert "the table waits for" not in after and "Your orders are in" not in after
    assert "The orders of the day" in after
