"""The command that founds a campaign, and the choice of game and scenario where more than one could be meant."""

from collections.abc import Iterable, Sequence

from discord.app_commands import Range, command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, complete, matching, option_of
from bot.chat.answering.permissions import allowed_channel
from bot.chat.answering.shared import Chat, game_named
from bot.chat.commands.reading import games_of
from bot.chat.presses.founding import TITLE, founded_or_asked, only
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part


def found(chat: Chat) -> AnyCommand:
    """Give the command that founds a campaign in the channel where it is typed."""

    @command(name="found", description="Found a campaign in this channel; you are its gamemaster")
    @describe(
        game="Which game; empty to choose from a list",
        title="What it is called; empty for the scenario's title",
        scenario="Which scenario; empty to choose where there are several",
        deadlines="When windows close: every 24h, or daily 21:00 Europe/London",
    )
    async def run(
        interaction: Interaction,
        game: str = "",
        title: Range[str, 0, TITLE] = "",
        scenario: str = "",
        deadlines: str = "",
    ) -> None:
        async def work() -> Sequence[Part]:
            allowed_channel(interaction)
            wish = (game_named(chat, game), clean(scenario).strip(), clean(deadlines).strip(), clean(title).strip())
            return await founded_or_asked(chat, interaction, wish)

        await answer(interaction, work)

    async def scenarios(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        name = game_named(chat, option_of(interaction, "game")) or only(chat.herald.games)
        return matching(((one, one) for one in chat.herald.scenarios.names(name)), typed)

    complete(run, "game", games_of(chat))
    complete(run, "scenario", scenarios)
    return run
