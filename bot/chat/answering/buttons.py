"""Buttons and menus that outlive restarts: each says in its id what it does and what it belongs to."""

import re
from typing import Any, Self

import discord

from bot.chat.answering.bound import PATTERN, Bound
from bot.chat.shapes.escape import short
from bot.service.ground.messages import Button

LABEL, OPTION, PLACEHOLDER, OPTIONS = 80, 100, 150, 25
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
AnyItem = discord.ui.Item[Any]  # Any: the view that holds it


class Pressed(discord.ui.DynamicItem[AnyItem], template=PATTERN):
    """A button or a menu of Herald's, found again by its id alone."""

    def __init__(self, item: AnyItem, bound: Bound) -> None:
        """Bind an item, whose id says the same."""
        super().__init__(item)
        self.bound = bound

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: AnyItem, match: re.Match[str]) -> Self:
        """Find what was pressed on a message, however old it is."""
        bound = Bound.read(match.string)
        assert bound is not None, match.string  # noqa: S101  the template is the pattern it reads
        return cls(item, bound)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand it to the client, which knows every action."""
        values = self.item.values if isinstance(self.item, discord.ui.Select) else []
        await interaction.client.pressed(interaction, self.bound, tuple(values))


def button(bound: Bound, label: str, style: str = "secondary", disabled: bool = False) -> Pressed:
    """Give a button."""
    shown = discord.ui.Button[Any](
        label=short(label, LABEL), style=STYLES[style], custom_id=str(bound), disabled=disabled
    )
    return Pressed(shown, bound)


def menu(bound: Bound, placeholder: str, options: list[discord.SelectOption]) -> Pressed:
    """Give a menu of 1 to 25 options, one of which is chosen."""
    shown = discord.ui.Select[Any](
        custom_id=str(bound), placeholder=short(placeholder, PLACEHOLDER), options=options[:OPTIONS]
    )
    return Pressed(shown, bound)


def option(value: str, label: str, about: str = "") -> discord.SelectOption:
    """Give an option; `value` is at most 100 characters."""
    return discord.SelectOption(value=value, label=short(label, OPTION), description=short(about, OPTION, "") or None)


def button_item(wanted: Button) -> AnyItem:
    """Give a button of a message as the service owes it."""
    bound = Bound.of("post", wanted.action, wanted.campaign, wanted.window, wanted.seat, wanted.what)
    return button(bound, wanted.label, wanted.style)
