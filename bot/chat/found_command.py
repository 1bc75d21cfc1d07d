"""The command that founds a campaign, and the choice of game and scenario where more than one could be meant."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import discord
from discord.app_commands import Range, command, describe

from bot.chat.answers import Interaction, answer, words
from bot.chat.bound import Bound
from bot.chat.buttons import menu, option
from bot.chat.caretaker import crowded
from bot.chat.completion import AnyCommand, complete, matching, option_of
from bot.chat.escape import clean, size
from bot.chat.reading_commands import game_named, games_of
from bot.chat.render import Part
from bot.chat.shared import Chat
from bot.service import campaigns
from rules.kernel.errors import Answer

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""What the bot has to be allowed in a campaign's channel."""
THREADS = {"create_private_threads": "Create Private Threads", "send_messages_in_threads": "Send Messages in Threads"}
"""What it needs besides for players whose direct messages are closed."""
TITLE = 80
BETWEEN, MOST = "\x1f", 100
"""What stands between the parts of a wish, and the most characters that an option of a menu may hold."""
Wish = tuple[str, str, str, str]
"""Game, scenario, deadlines and title, as far as they were said."""


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


def only(names: Iterable[str]) -> str:
    """Give the name if there is no other; empty where there is a choice."""
    found = list(names)
    return found[0] if len(found) == 1 else ""


async def chosen(chat: Chat, interaction: Interaction, bound: Bound, values: Sequence[str]) -> Sequence[Part]:
    """Go on with what was chosen from a menu, whose options hold the whole wish."""
    game, scenario, deadlines, title = values[0].split(BETWEEN)
    return await founded_or_asked(chat, interaction, (game_named(chat, game), scenario, deadlines, title))


async def founded_or_asked(chat: Chat, interaction: Interaction, wish: Wish) -> Sequence[Part]:
    """Found a campaign, or let the person choose the game or the scenario first."""
    game, scenario, deadlines, title = wish
    game = game or only(chat.herald.games)
    if not game:
        games = {name: (one.title, one.about) for name, one in chat.herald.games.items()}
        return asked("Which game?", {(name, scenario, deadlines, title): told for name, told in games.items()})
    scenario = scenario or only(chat.herald.scenarios.names(game))
    if not scenario and (names := chat.herald.scenarios.names(game)):
        ruleset = chat.herald.games[game]
        boards = {name: (chat.herald.scenarios.read(ruleset, name).title, name) for name in names}
        return asked("Which scenario?", {(game, name, deadlines, title): told for name, told in boards.items()})
    return await founded(chat, interaction, (game, scenario, deadlines, title))


def asked(question: str, wishes: Mapping[Wish, tuple[str, str]]) -> Sequence[Part]:
    """Ask what is meant, with a menu of what there is, each with a line about it."""
    options = {BETWEEN.join(wish): told for wish, told in wishes.items()}
    if any(size(value) > MOST for value in options):
        raise Answer(f"name the game and the scenario too: {', '.join(title for title, _ in options.values())}")
    shown = [option(value, title, about) for value, (title, about) in options.items()]
    choice = menu(Bound("panel", "found"), question, shown)
    return [replace(words(question)[0], items=(choice,))]


async def founded(chat: Chat, interaction: Interaction, wish: Wish) -> Sequence[Part]:
    """Found a campaign, and say what comes next."""
    game, scenario, deadlines, title = wish
    card = await campaigns.found(
        chat.herald,
        host=interaction.user.id,
        guild=interaction.guild_id or 0,
        channel=allowed_channel(interaction),
        title=title,
        game=game,
        scenario=scenario,
        settings={"deadlines": deadlines} if deadlines else None,
    )
    first = f"{card.title} is founded ({card.game_title}): press Join at its message in this channel."
    then = "You are its gamemaster; press Start when all who want to play have joined."
    room = await crowded(interaction.guild)
    return words("\n".join((first, then, *without_threads(interaction), *([room] if room else []))))


def allowed_channel(interaction: Interaction) -> int:
    """Give the channel of an interaction. Raises Answer where a campaign could not live there."""
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Answer("a campaign lives in a text channel of a server; use this command there")
    if missing := lacking(interaction, NEEDED):
        raise Answer(f"Herald needs more permissions in this channel: {', '.join(missing)}")
    return interaction.channel.id


def without_threads(interaction: Interaction) -> list[str]:
    """Say what comes of it where no private threads can be made."""
    missing = lacking(interaction, THREADS)
    if not missing:
        return []
    return [f"Without {' and '.join(missing)} Herald cannot reach players whose direct messages are closed."]


def lacking(interaction: Interaction, permissions: Mapping[str, str]) -> list[str]:
    """Give the permissions that the bot lacks in a channel, by the names that Discord shows."""
    return [name for flag, name in permissions.items() if not getattr(interaction.app_permissions, flag)]
