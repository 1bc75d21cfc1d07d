"""The gamemaster's chair changes hands on Discord: asked in the channel, taken with a press, refused in a sentence."""

from tests.chat.conftest import Market


async def test_the_chair_is_handed_over_with_a_press(table: Market) -> None:
    """The heir is called by name in the channel, and the lobby names the new gamemaster."""
    ada, ben, cleo = await table.begun()
    asked = await ada.slash("campaign", "gm hand_over", person=table.world.people["Ben"].user)
    assert "I have asked" in asked.text
    assert "Do you take it?" in ben.sees()
    assert "Nobody offers you" in (await cleo.press("campaign", "I take it")).text

    assert "You are the gamemaster" in (await ben.press("campaign", "I take it")).text

    assert f"@{ben.id} is the gamemaster of “The Fair of Ur” now." in cleo.sees()
    assert "only the gamemaster" in (await ada.slash("campaign", "gm hold")).text.lower()
    assert "The chair changed hands." in (await cleo.slash("campaign", "gm log")).text


async def test_nobody_absent_gets_the_chair(table: Market) -> None:
    """Somebody who is not on the server is refused in one sentence."""
    ada, _, _ = await table.begun()
    stranger = table.world.env.create_user("stranger")

    assert "is not on this server" in (await ada.slash("campaign", "gm hand_over", person=stranger)).text
