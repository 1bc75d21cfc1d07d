"""Commands for campaigns: founding, starting, pausing, settings, and the list of them."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

from discord.app_commands import Group, Range, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.book import book
from bot.chat.commands.found import found
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.presses import begun
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part, render
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, stamp
from bot.service.ground.values import CampaignCard
from bot.service.reading.settings_page import answered, offered, settings_of, settled
from bot.service.table import campaigns
from bot.service.time.waking import kind_hours
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

Act = Callable[[Herald, int, int], Awaitable[CampaignCard]]
"""A service function of campaign and user."""
Done = Callable[[CampaignCard], str]
"""Says what was done to a campaign."""


def campaign_group(chat: Chat) -> Group:
    """Give the commands for campaigns."""
    group = Group(name="campaign", description="Found, start, pause and settle campaigns")
    group.add_command(found(chat))
    for one in (*plain_acts(chat), pause(chat), end(chat), extend(chat), settings(chat), when(chat), book(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    group.add_command(list_command(chat))
    return group


def plain_acts(chat: Chat) -> list[AnyCommand]:
    """Give the commands that need nothing but the campaign."""
    acts: Mapping[str, tuple[str, Act, Done]] = {
        "start": ("Start a campaign with the players it has", campaigns.start, begun),
        "resume": ("Let the clock of a paused campaign run again", campaigns.resume, resumed),
    }
    return [plain_act(chat, name, *act) for name, act in acts.items()]


def paused(card: CampaignCard) -> str:
    """Say that a campaign is paused."""
    return f"{card.title} is paused; /campaign resume lets its clock run again."


def resumed(card: CampaignCard) -> str:
    """Say that a campaign goes on."""
    return f"{card.title} goes on."


def plain_act(chat: Chat, name: str, about: str, act: Act, done: Done) -> AnyCommand:
    """Give a command that does one thing to a campaign."""

    @command(name=name, description=about)
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            card = await act(chat.herald, await chat.led(interaction, campaign), interaction.user.id)
            return words(done(card))

        await answer(interaction, work)

    return run


def pause(chat: Chat) -> AnyCommand:
    """Give the command that stops the clock, for good or until a date."""

    @command(name="pause", description="Stop the clock of a campaign; what time is left is kept")
    @describe(until="When it goes on by itself: 9 days, Mon 18:00, 2026-12-27; empty for never", campaign=CAMPAIGN)
    async def run(interaction: Interaction, until: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            named = await chat.led(interaction, campaign)
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
            named = await chat.led(interaction, campaign)
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
            named = await chat.led(interaction, campaign)
            card = await campaigns.extend(chat.herald, named, interaction.user.id, hours)
            due = card.window.due if card.window else None
            return words(f"The deadline is moved{f' to {stamp(due)}' if due else ''}.")

        await answer(interaction, work)

    return run


def settings(chat: Chat) -> AnyCommand:
    """Give the command that shows or changes a campaign's settings."""

    @command(name="settings", description="The settings of a campaign, of its time and of its game; or change one")
    @describe(
        setting="Which setting; empty to see all",
        value="What it shall be; empty to read what it takes",
        campaign=CAMPAIGN,
    )
    async def run(interaction: Interaction, setting: str = "", value: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            key = clean(setting).strip()
            if not key or not value.strip():
                shown = await chat.here(interaction, campaign)
                return await chat.parts(await settled(chat.herald, shown, key), shown)
            named = await chat.led(interaction, campaign)
            before = await settings_of(chat.herald, named)
            await campaigns.settings(chat.herald, named, interaction.user.id, {key: clean(value).strip()})
            return words(await answered(chat.herald, named, key, before))

        await answer(interaction, work)

    async def names(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        return await offered(chat.herald, await chat.here(interaction, option_of(interaction, "campaign")), typed)

    complete(run, "setting", names)
    return run


def when(chat: Chat) -> AnyCommand:
    """Give the command that proposes an hour for deadlines."""

    @command(name="when", description="At which hours deadlines would hurt your players least")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await kind_hours(chat.herald, found, interaction.user.id), found)

        await answer(interaction, work)

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
        stands = "practising" if card.status == "muster" else card.status
        lines.append(f"{card.title}: {card.game_title}, {stands}{date}, {held} of {len(card.seats)} seats held")
    if not lines:
        raise Answer("there is no campaign yet; /campaign found begins one")
    return render(Message(pages=(Page(title="Campaigns", lines=tuple(lines)),)), {})
