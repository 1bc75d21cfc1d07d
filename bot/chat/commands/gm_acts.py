"""Commands with which a gamemaster changes a game, or takes something back; each is told to the table."""

from collections.abc import Iterable

from discord.app_commands import Range, command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, complete, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.posting import gm_log as acts
from bot.service.table import amending
from bot.service.table.asking_first import before_undo

PATH = 200


def gm_acts(chat: Chat) -> list[AnyCommand]:
    """Give the commands that change a game."""
    return [set_figure(chat), undo(chat), log(chat)]


def set_figure(chat: Chat) -> AnyCommand:
    """Give the command that sets a figure of the game."""

    @command(name="set", description="Set a figure of the game, after a question; the table is told")
    @describe(
        path="Which figure, in plain words: population of Ostia; or its path: cities.ostia.population",
        value="What it shall be",
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction, path: Range[str, 1, PATH], value: Range[str, 1, PATH], campaign: str = ""
    ) -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            user = interaction.user.id
            asked = await amending.before_set(chat.herald, found, user, clean(path).strip(), clean(value).strip())
            return await chat.parts(asked, found)

        await answer(interaction, work)

    async def paths(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        return await amending.completions(chat.herald, found, interaction.user.id, typed)

    complete(run, "path", paths)
    return run


def undo(chat: Chat) -> AnyCommand:
    """Give the command that takes the last closing back."""

    @command(name="undo", description="Take back the last window that closed, or all since an event; orders are kept")
    @describe(event="The number of an event, to take back all since; empty for the last window", campaign=CAMPAIGN)
    async def run(interaction: Interaction, event: Range[int, 0, 10_000_000] = 0, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await before_undo(chat.herald, found, interaction.user.id, event), found)

        await answer(interaction, work)

    return run


def log(chat: Chat) -> AnyCommand:
    """Give the command that lists what the gamemaster did."""

    @command(name="log", description="What the gamemaster did to the campaign; anybody may ask")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await acts.log(chat.herald, found, interaction.user.id), found)

        await answer(interaction, work)

    return run
