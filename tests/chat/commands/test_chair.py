"""The gamemaster's chair changes hands on Discord: asked in the channel, taken with a press, refused in a sentence."""

from types import SimpleNamespace

import pytest

from bot.chat.commands.gm_chair import fit
from rules.kernel.errors import Answer
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
    assert [] == buttons(table)
    assert "The chair changed hands." in (await cleo.slash("campaign", "gm log")).text


async def test_an_offer_that_is_made_to_another_stands_without_buttons(table: Market) -> None:
    """Whoever is asked no more has nothing to press; a declined offer has not either."""
    ada, ben, _ = await table.begun()
    await ada.slash("campaign", "gm hand_over", person=table.world.people["Cleo"].user)
    await ada.slash("campaign", "gm hand_over", person=table.world.people["Ben"].user)
    assert ["I take it"] == buttons(table)

    await ben.press("campaign", "No, thank you")

    assert [] == buttons(table)
    assert "does not take the gamemaster's chair" in ben.sees()


def buttons(table: Market) -> list[str]:
    """Give the buttons in the channel with which somebody takes the chair."""
    labels = [
        getattr(child, "label", "")
        for message in table.messages("campaign", "Dan")
        for row in message.components
        for child in getattr(row, "children", ())
    ]
    return [label for label in labels if label == "I take it"]


async def test_nobody_absent_gets_the_chair(table: Market) -> None:
    """Somebody who is not on the server, or no person, is refused in one sentence."""
    ada, _, _ = await table.begun()
    stranger = table.world.env.create_user("stranger")
    robot = table.world.app.client.user
    assert robot is not None
    machine = SimpleNamespace(id=robot.id, bot=True, display_name="Herald")
    with pytest.raises(Answer, match="a bot cannot be the gamemaster"):
        await fit(SimpleNamespace(guild=None), machine)  # type: ignore[arg-type]  # no more of them is looked at

    assert "is not on this server" in (await ada.slash("campaign", "gm hand_over", person=stranger)).text
