"""The command that helps a table to choose a game."""

from collections.abc import Sequence

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, complete
from bot.chat.answering.shared import Chat, game_named
from bot.chat.commands.reading import games_of
from bot.chat.presses.games import card_parts
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part


def games_command(chat: Chat) -> AnyCommand:
    """Give the command that shows what can be played, a card for each."""

    @command(name="games", description="What can be played: a card for each game, with its map and how long it lasts")
    @describe(game="Which game; empty to begin with the first")
    async def run(interaction: Interaction, game: str = "") -> None:
        async def work() -> Sequence[Part]:
            return await card_parts(chat, game_named(chat, clean(game).strip()))

        await answer(interaction, work)

    complete(run, "game", games_of(chat))
    return run
