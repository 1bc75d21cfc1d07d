"""The commands for whoever does not know what to do, or how a game is played."""

from collections.abc import Iterable
from typing import Literal

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching
from bot.chat.answering.shared import Chat, game_named, place_of
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.learn import asked_in
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.learn import learning
from bot.service.plain import hearing
from bot.service.reading import finding

Wish = Literal["go on", "start again", "stop"]


def help_command(chat: Chat) -> AnyCommand:
    """Give the command that says what is asked now and what one can do."""

    @command(name="help", description="What is asked of you now, what you can do, and an answer to what you ask")
    @describe(about="What you want to know or do, in your own words; empty for how things stand", campaign=CAMPAIGN)
    async def run(interaction: Interaction, about: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            text, user = clean(about).strip() or "help", interaction.user.id
            named = campaign or await finding.place(chat.herald, user, place_of(interaction))
            return await chat.parts(await hearing.hear(chat.herald, user, text, named), None)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def learn_command(chat: Chat) -> AnyCommand:
    """Give the command with which a person learns a game by playing it, alone and led."""

    @command(name="learn", description="Learn a game in ten minutes: six lessons in a practice game of your own")
    @describe(game="Which game; empty for the one begun, or to choose", what="Go on, start again, or stop")
    async def run(interaction: Interaction, game: str = "", what: Wish = "go on") -> None:
        async def work() -> list[Part]:
            user = interaction.user.id
            if what == "stop":
                return await chat.parts(await learning.stop(chat.herald, user), None)
            wanted, anew = game_named(chat, clean(game).strip()), what == "start again"
            message = await learning.learn(chat.herald, user, wanted, place=asked_in(interaction), anew=anew)
            return await chat.parts(message, None)

        await answer(interaction, work)

    async def games(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        return matching(((one.title, one.name) for one in chat.herald.games.values() if one.lessons), typed)

    complete(run, "game", games)
    return run
