"""Commands for standing orders: shown, set and removed."""

from collections.abc import Iterable

import discord
from discord.app_commands import Group, Range, command, describe

from bot.chat.answering.answers import Interaction, answer, open_form
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.standing_orders import form_of, standing_parts
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.orders import standing_orders


def standing_group(chat: Chat) -> Group:
    """Give the commands for standing orders."""
    group = Group(name="standing", description="Orders that are given for you whenever you give none")
    for one in (show(chat), settle(chat), remove(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    return group


def show(chat: Chat) -> AnyCommand:
    """Give the command that shows the standing orders of a seat."""

    @command(name="show", description="Your standing orders, with a form to edit them")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return standing_parts(await standing_orders.standing_set(chat.herald, who))

        await answer(interaction, work)

    return run


def settle(chat: Chat) -> AnyCommand:
    """Give the command that adds a line, or opens the form of all."""

    @command(name="set", description="Add a standing order; without a line, edit all of them in a form")
    @describe(line="Such as: tax 30, or else: tax 20, or then: ..., or once: ...", campaign=CAMPAIGN)
    async def run(interaction: Interaction, line: str = "", campaign: str = "") -> None:
        async def build() -> discord.ui.Modal:
            return form_of(await standing_orders.standing_set(chat.herald, await chat.who(interaction, campaign)))

        async def work() -> list[Part]:
            verdicts, kept = await standing_orders.add_line(
                chat.herald, await chat.who(interaction, campaign), clean(line).strip()
            )
            return standing_parts(kept, [one for one in verdicts if not one.ok])

        if line.strip():
            await answer(interaction, work)
        else:
            await open_form(interaction, build)

    async def lines(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await chat.who(interaction, option_of(interaction, "campaign"))
        return [(one, one) for one in await standing_orders.complete(chat.herald, who, typed)]

    complete(run, "line", lines)
    return run


def remove(chat: Chat) -> AnyCommand:
    """Give the command that removes a line, or all."""

    @command(name="remove", description="Remove one of your standing orders with those that hang on it, or all")
    @describe(number="Its number; empty for all", campaign=CAMPAIGN)
    async def run(interaction: Interaction, number: Range[int, 1, 40] | None = None, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return standing_parts(await standing_orders.remove(chat.herald, who, number))

        await answer(interaction, work)

    return run
