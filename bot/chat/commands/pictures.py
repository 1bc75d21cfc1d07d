"""The command that shows a game's pictures beside its map: charts, trees, tracks, and scenes of what has happened."""

from collections.abc import Iterable
from typing import Any

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.history import album
from rules.kernel.play.ruleset import Ruleset


def picture_command(chat: Chat) -> AnyCommand:
    """Give the command that shows one picture, as the person's seat may see it."""
    return showing(chat, "picture", "Charts, family trees, battles: a picture as your seat may see it")


def gallery_commands(chat: Chat, ruleset: Ruleset[Any]) -> list[AnyCommand]:  # Any: each game has its own state
    """Give the commands that a game wishes for its album alone."""
    return [showing(chat, name, about, gallery=name) for name, about in ruleset.galleries.items()]


def showing(chat: Chat, name: str, about: str, *, gallery: str = "") -> AnyCommand:
    """Give a command that shows a picture by its name; of a gallery: the game's album without charts and scenes."""

    @command(name=name, description=about)
    @describe(which="Its name; empty for the first", campaign=CAMPAIGN)
    async def run(interaction: Interaction, which: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            seat = await chat.seat(found, interaction.user.id)
            wanted = clean(which).strip()
            return await chat.parts(await album.picture_of(chat.herald, found, seat, wanted, gallery), found)

        await answer(interaction, work)

    async def named(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        seat = await chat.seat(found, interaction.user.id)
        return matching(((title, title) for title in await album.titles(chat.herald, found, seat, gallery)), typed)

    complete(run, "which", named)
    complete(run, "campaign", campaigns_of(chat))
    return run
