"""The command for whoever does not know what to do."""

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete
from bot.chat.answering.shared import Chat, place_of
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.plain import hearing


def help_command(chat: Chat) -> AnyCommand:
    """Give the command that says what is asked now and what one can do."""

    @command(name="help", description="What is asked of you now, what you can do, and an answer to what you ask")
    @describe(about="What you want to know or do, in your own words; empty for how things stand", campaign=CAMPAIGN)
    async def run(interaction: Interaction, about: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            text, user = clean(about).strip() or "help", interaction.user.id
            named = campaign or await hearing.place(chat.herald, user, place_of(interaction))
            return await chat.parts(await hearing.hear(chat.herald, user, text, named), None)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run
