"""Founding a campaign, and the choice of game and scenario where more than one could be meant."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import menu, option
from bot.chat.answering.permissions import allowed_channel, crowded, without_threads
from bot.chat.answering.shared import Chat, game_named
from bot.chat.shapes.escape import size
from bot.chat.shapes.render import Part
from bot.service.table import campaigns
from rules.kernel.errors import Answer

TITLE = 80


BETWEEN, MOST = "\x1f", 100
"""What stands between the parts of a wish, and the most characters that an option of a menu may hold."""


Wish = tuple[str, str, str, str]
"""Game, scenario, deadlines and title, as far as they were said."""


def only(names: Iterable[str]) -> str:
    """Give the name if there is no other; empty where there is a choice."""
    found = list(names)
    return found[0] if len(found) == 1 else ""


async def chosen(chat: Chat, interaction: Interaction, bound: Bound, values: Sequence[str]) -> Sequence[Part]:
    """Go on with what was chosen from a menu, whose options hold the whole wish."""
    game, scenario, deadlines, title = values[0].split(BETWEEN)
    for card in await campaigns.campaigns(chat.herald, guild=interaction.guild_id, user=interaction.user.id):
        if card.status == "lobby" and card.channel == interaction.channel_id and (title or card.title) == card.title:
            raise Answer(f"{card.title} is founded here already; press Join at its message")
    return await founded_or_asked(chat, interaction, (game_named(chat, game), scenario, deadlines, title))


async def founded_or_asked(chat: Chat, interaction: Interaction, wish: Wish) -> Sequence[Part]:
    """Found a campaign, or let the person choose the game or the scenario first."""
    game, scenario, deadlines, title = wish
    await permitted(chat, interaction)
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


async def permitted(chat: Chat, interaction: Interaction) -> None:
    """Refuse a founding that whoever runs Herald does not allow."""
    manages = interaction.permissions.manage_guild
    await campaigns.may_found(chat.herald, interaction.user.id, interaction.guild_id or 0, manages=manages)


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
