"""Commands for campaigns: founding, starting, pausing, settings, and the list of them."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

import discord
from discord.app_commands import Group, Range, command, describe

from bot.chat.answers import Interaction, answer, words
from bot.chat.book_command import book
from bot.chat.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.escape import clean
from bot.chat.presses import BEGUN
from bot.chat.reading_commands import CAMPAIGN, game_named, games_of
from bot.chat.render import Part, render
from bot.chat.shared import Chat
from bot.service import campaigns, schedule
from bot.service.herald import Herald
from bot.service.house import House
from bot.service.messages import Message, stamp
from bot.service.values import CampaignCard
from rules.kernel.errors import Answer
from rules.kernel.tellings import Page

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
Act = Callable[[Herald, int, int], Awaitable[CampaignCard]]
"""A service function of campaign and user."""
TITLE = 80


def campaign_group(chat: Chat) -> Group:
    """Give the commands for campaigns."""
    group = Group(name="campaign", description="Found, start, pause and settle campaigns")
    group.add_command(found(chat))
    for one in (*plain_acts(chat), pause(chat), end(chat), extend(chat), settings(chat), book(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    group.add_command(list_command(chat))
    return group


def found(chat: Chat) -> AnyCommand:
    """Give the command that founds a campaign in the channel where it is typed."""

    @command(name="found", description="Found a campaign in this channel; you are its gamemaster")
    @describe(
        game="Which game; empty for the first",
        title="What it is called; empty for the scenario's title",
        scenario="Which scenario; empty for the first",
        deadlines="When windows close: every 24h, or daily 21:00 Europe/London",
    )
    async def run(
        interaction: Interaction,
        game: str = "",
        title: Range[str, 0, TITLE] = "",
        scenario: str = "",
        deadlines: str = "",
    ) -> None:
        async def work() -> list[Part]:
            name, channel = game_to_found(chat, game), allowed_channel(interaction)
            card = await campaigns.found(
                chat.herald,
                host=interaction.user.id,
                guild=interaction.guild_id or 0,
                channel=channel,
                title=clean(title).strip(),
                game=name,
                scenario=clean(scenario).strip(),
                settings={"deadlines": clean(deadlines)} if deadlines else None,
            )
            first = f"{card.title} is founded ({card.game_title}): press Join at its message in this channel."
            then = "You are its gamemaster; press Start when all who want to play have joined."
            return words("\n".join((first, then, *without_threads(interaction))))

        await answer(interaction, work)

    async def scenarios(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        name = game_to_found(chat, option_of(interaction, "game"))
        return matching(((one, one) for one in chat.herald.scenarios.names(name)), typed)

    complete(run, "game", games_of(chat))
    complete(run, "scenario", scenarios)
    return run


def game_to_found(chat: Chat, wanted: str) -> str:
    """Give the game that is named, else the first. Raises Answer for a name that no game has."""
    return game_named(chat, wanted) or next(iter(chat.herald.games))


def plain_acts(chat: Chat) -> list[AnyCommand]:
    """Give the commands that need nothing but the campaign."""
    acts: Mapping[str, tuple[str, Act, str]] = {
        "start": ("Start a campaign with the players it has", campaigns.start, BEGUN),
        "resume": ("Let the clock of a paused campaign run again", campaigns.resume, "goes on."),
    }
    return [plain_act(chat, name, *act) for name, act in acts.items()]


def plain_act(chat: Chat, name: str, about: str, act: Act, done: str) -> AnyCommand:
    """Give a command that does one thing to a campaign."""

    @command(name=name, description=about)
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            card = await act(chat.herald, await chat.here(interaction, campaign), interaction.user.id)
            return words(f"{card.title} {done}")

        await answer(interaction, work)

    return run


def pause(chat: Chat) -> AnyCommand:
    """Give the command that stops the clock, for good or until a date."""

    @command(name="pause", description="Stop the clock of a campaign; what time is left is kept")
    @describe(until="When it goes on by itself: 9 days, Mon 18:00, 2026-12-27; empty for never", campaign=CAMPAIGN)
    async def run(interaction: Interaction, until: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            named = await chat.here(interaction, campaign)
            card = await campaigns.pause(chat.herald, named, interaction.user.id, clean(until).strip())
            date = f" It goes on by itself {stamp(card.resumes_at)}." if card.resumes_at else ""
            return words(f"{card.title} is paused; /campaign resume lets its clock run again.{date}")

        await answer(interaction, work)

    return run


def end(chat: Chat) -> AnyCommand:
    """Give the command that ends a campaign for good."""

    @command(name="end", description="End a campaign for good and open its seed")
    @describe(really="Whether you are sure", campaign=CAMPAIGN)
    async def run(interaction: Interaction, really: bool, campaign: str = "") -> None:
        async def work() -> list[Part]:
            named = await chat.here(interaction, campaign)
            if not really:
                return words(f"{(await chat.card(named)).title} goes on; nothing was ended.")
            card = await campaigns.end(chat.herald, named, interaction.user.id)
            return words(f"{card.title} has ended.")

        await answer(interaction, work)

    return run


def extend(chat: Chat) -> AnyCommand:
    """Give the command that moves the deadline."""

    @command(name="extend", description="Move the deadline of the open window")
    @describe(hours="By how many hours", campaign=CAMPAIGN)
    async def run(interaction: Interaction, hours: Range[int, 1, 720], campaign: str = "") -> None:
        async def work() -> list[Part]:
            named = await chat.here(interaction, campaign)
            card = await campaigns.extend(chat.herald, named, interaction.user.id, hours)
            due = card.window.due if card.window else None
            return words(f"The deadline is moved{f' to {stamp(due)}' if due else ''}.")

        await answer(interaction, work)

    return run


def settings(chat: Chat) -> AnyCommand:
    """Give the command that shows or changes a campaign's settings."""

    @command(name="settings", description="Change a setting of a campaign: its time, or one of its game")
    @describe(setting="Which setting", value="What it shall be", campaign=CAMPAIGN)
    async def run(interaction: Interaction, setting: str, value: str, campaign: str = "") -> None:
        async def work() -> list[Part]:
            named = await chat.here(interaction, campaign)
            changes = {clean(setting).strip(): clean(value).strip()}
            card = await campaigns.settings(chat.herald, named, interaction.user.id, changes)
            return words(f"{clean(setting).strip()} is now {clean(value).strip()} in {card.title}.")

        await answer(interaction, work)

    async def names(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        card = await chat.card(await chat.here(interaction, option_of(interaction, "campaign")))
        fields = chat.herald.games[card.game].options.model_fields
        pairs = [(key, key) for key in schedule.KEYS]
        own = {**fields, **House.model_fields}
        pairs += [(f"{name}: {field.description or name}", name) for name, field in own.items()]
        return matching(pairs, typed)

    complete(run, "setting", names)
    return run


def list_command(chat: Chat) -> AnyCommand:
    """Give the command that lists campaigns."""

    @command(name="list", description="The campaigns of this server, or those you play in")
    async def run(interaction: Interaction) -> None:
        async def work() -> list[Part]:
            if interaction.guild_id is not None:
                cards = await campaigns.campaigns(chat.herald, guild=interaction.guild_id)
            else:
                cards = await campaigns.campaigns(chat.herald, user=interaction.user.id)
            return listed(cards)

        await answer(interaction, work)

    return run


def listed(cards: Iterable[CampaignCard]) -> list[Part]:
    """Give campaigns as a list: title, game, where it stands, and who holds how many seats."""
    lines = []
    for card in cards:
        held = sum(seat.user is not None for seat in card.seats)
        date = f", {card.date}" if card.date else ""
        lines.append(f"{card.title}: {card.game_title}, {card.status}{date}, {held} of {len(card.seats)} seats held")
    if not lines:
        raise Answer("there is no campaign yet; /campaign found begins one")
    return render(Message(pages=(Page(title="Campaigns", lines=tuple(lines)),)), {})


def allowed_channel(interaction: Interaction) -> int:
    """Give the channel of an interaction. Raises Answer where a campaign could not live there."""
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Answer("a campaign lives in a text channel of a server; found it there")
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
