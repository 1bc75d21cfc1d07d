"""Commands for orders: the panel, a line that completes itself, and being ready."""

from collections.abc import Iterable

from discord.app_commands import Choice, choices, command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.presses import asked_or_offered
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.orders import orders
from bot.service.plain.verdicts import judged, readied

NOW, NOT_YET = "yes", "no"


def order_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands with which orders are given."""
    return [panel_command(chat), line_command(chat), ready_command(chat)]


def panel_command(chat: Chat) -> AnyCommand:
    """Give the command that shows a seat's orders and all that can be done with them."""

    @command(name="orders", description="Your orders: what is asked, what you gave, and forms to give more")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            return await asked_or_offered(chat, await chat.who(interaction, campaign))

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def line_command(chat: Chat) -> AnyCommand:
    """Give the command that reads an order written in words."""

    @command(name="order", description="Give an order in words; it completes itself as you type")
    @describe(line="Such as: build granary in Ur", campaign=CAMPAIGN)
    async def run(interaction: Interaction, line: str, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            verdicts, found = await orders.give_sheet(chat.herald, who, clean(line).strip())
            return await chat.parts(judged(verdicts, found), who.campaign)

        await answer(interaction, work)

    async def lines(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await chat.who(interaction, option_of(interaction, "campaign"))
        return [(one, one) for one in await orders.complete_line(chat.herald, who, typed)]

    complete(run, "line", lines)
    complete(run, "campaign", campaigns_of(chat))
    return run


def ready_command(chat: Chat) -> AnyCommand:
    """Give the command that says that a seat is ready."""

    @command(name="ready", description="Say that you are ready, or not any more; it only speeds things up")
    @describe(ready="Whether you are ready", campaign=CAMPAIGN)
    @choices(ready=[Choice(name="I am ready", value=NOW), Choice(name="Not yet", value=NOT_YET)])
    async def run(interaction: Interaction, ready: str = NOW, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return await chat.parts(readied(await orders.ready(chat.herald, who, ready == NOW)), who.campaign)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run
