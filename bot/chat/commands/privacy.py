"""Commands with which a person sees all that is kept, and has it deleted."""

from discord.app_commands import Group, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand
from bot.chat.answering.shared import Chat
from bot.chat.shapes.render import Part
from bot.service.table import privacy


def privacy_group(chat: Chat) -> Group:
    """Give the commands about one's own data."""
    group = Group(name="privacy", description="What Herald keeps of you: see it, or have it deleted")
    group.add_command(export(chat))
    group.add_command(delete(chat))
    return group


def export(chat: Chat) -> AnyCommand:
    """Give the command that shows all that is kept of whoever asks."""

    @command(name="export", description="All that Herald keeps of you, as a file for your eyes alone")
    async def run(interaction: Interaction) -> None:
        async def work() -> list[Part]:
            file = await privacy.export(chat.herald, interaction.user.id)
            return [Part(content="All that Herald keeps of you:", image=file, name="herald-and-me.json")]

        await answer(interaction, work)

    return run


def delete(chat: Chat) -> AnyCommand:
    """Give the command that has a person forgotten."""

    @command(
        name="delete", description="Have your id deleted from everything that Herald keeps; you give up your seats"
    )
    @describe(really="True deletes; otherwise you read what deleting would do")
    async def run(interaction: Interaction, really: bool = False) -> None:
        async def work() -> list[Part]:
            if not really:
                return words(await privacy.warning(chat.herald, interaction.user.id))
            await privacy.forget(chat.herald, interaction.user.id)
            return words("It is done: Herald keeps nothing with your id any more.")

        await answer(interaction, work)

    return run
