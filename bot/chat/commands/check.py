"""The command that says what keeps Herald from working here, and what to do about it."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

import discord
from discord.app_commands import Group, command

from bot.chat.answering.answers import Interaction, answer, log
from bot.chat.answering.completion import AnyCommand
from bot.chat.answering.permissions import NEEDED, THREADS, crowded
from bot.chat.answering.shared import Chat
from bot.chat.shapes.render import Part, render
from bot.service.ground.messages import Message, stamp
from bot.service.ground.values import CampaignCard
from bot.service.ground.vouching import unheard_since
from bot.service.ground.wording import listed, plural
from bot.service.table import campaigns
from bot.service.time import ticker as time
from rules.kernel.errors import HeraldError
from rules.kernel.telling.pictures import Picture, Region
from rules.kernel.telling.tellings import Page

AT_THE_END = {"manage_threads": "Manage Threads"}
"""What it needs to put the private threads of a campaign away when it is over."""
LATE = timedelta(minutes=15)
"""What is owed for longer is not only slow."""
ASTRAY = timedelta(seconds=30)
"""How far the machine's clock may be from Discord's."""
INTENTS = {"guilds": "Guilds", "guild_messages": "Guild Messages", "dm_messages": "Direct Messages"}
"""The intents that Herald lives on; all of them are given to every bot."""
SPECK = Picture(
    title="Check", alt="A speck, to see whether pictures can be drawn", regions=(Region(id="a", name="A", x=0, y=0),)
)
Check = Callable[[Chat, Interaction], Awaitable[list[str]]]
"""Gives what is wrong, with what would mend it; nothing if all is well."""


def herald_group(chat: Chat) -> Group:
    """Give the commands about Herald itself."""
    group = Group(name="herald", description="About Herald itself")
    group.add_command(check(chat))
    return group


def check(chat: Chat) -> AnyCommand:
    """Give the command that looks everything over."""

    @command(name="check", description="What keeps Herald from working here, and what to do about it")
    async def run(interaction: Interaction) -> None:
        async def work() -> list[Part]:
            return render(await looked_over(chat, interaction), {})

        await answer(interaction, work)

    return run


async def looked_over(chat: Chat, interaction: Interaction) -> Message:
    """Give all that is wrong and all that is well, each in words."""
    wrong, well = [], []
    for name, look in CHECKS.items():
        found = await attempted(chat, interaction, name, look)
        wrong += [f"{name}: {line}" for line in found]
        well += [] if found else [name]
    pages = [Page(title="To be mended", lines=tuple(wrong))] if wrong else []
    pages.append(Page(title="In order", lines=(f"{listed(well)}.",) if well else ("Nothing.",)))
    content = f"{plural(len(wrong), 'thing')} to mend." if wrong else "All is well: Herald can work here."
    return Message(content=content, pages=tuple(pages))


async def attempted(chat: Chat, interaction: Interaction, name: str, look: Check) -> list[str]:
    """Look one thing over; a look that fails says so, and the others go on."""
    try:
        return await look(chat, interaction)
    except Exception as error:  # noqa: BLE001  whatever breaks one look must not hide what the others find
        log.exception("check failed", check=name)
        return [f"it could not be looked at ({type(error).__name__}); the log of the bot says why"]


async def this_channel(chat: Chat, interaction: Interaction) -> list[str]:
    """Name what Herald may not do in the channel where it was asked."""
    if interaction.guild_id is None:
        return []
    if not isinstance(interaction.channel, (discord.TextChannel, discord.Thread)):
        return ["a campaign lives in a text channel; ask again in the one that you mean to use"]
    return unallowed("this channel", interaction.app_permissions)


async def other_channels(chat: Chat, interaction: Interaction) -> list[str]:
    """Name what Herald may not do in the channels of this server's campaigns."""
    if interaction.guild is None:
        return []
    found = []
    for card in await unfinished(chat, interaction):
        channel = interaction.guild.get_channel(card.channel)
        if channel is None:
            found.append(
                f"the channel of “{card.title}” is gone, or hidden from Herald: give it View Channel there, or let "
                "the gamemaster use /gm channel in the channel where the campaign is to go on"
            )
        elif channel.id != interaction.channel_id:
            found += unallowed(f"#{channel.name} (“{card.title}”)", channel.permissions_for(interaction.guild.me))
    return found


def unallowed(where: str, permissions: discord.Permissions) -> list[str]:
    """Name what is missing in a channel and what does not work without it."""
    kinds: tuple[tuple[Mapping[str, str], str], ...] = (
        (NEEDED, "campaigns cannot be played there"),
        (THREADS, "players whose direct messages are closed cannot be reached"),
        (AT_THE_END, "private threads cannot be put away when a campaign is over"),
    )
    lacks = ((listed(names(flags, permissions)), effect) for flags, effect in kinds if names(flags, permissions))
    return [
        f"{missing} is missing in {where}, so {effect}. Channel settings, Permissions, Herald: allow it"
        for missing, effect in lacks
    ]


def names(flags: Mapping[str, str], permissions: discord.Permissions) -> list[str]:
    """Give the permissions that are missing, by the names that Discord shows."""
    return [name for flag, name in flags.items() if not getattr(permissions, flag)]


async def unfinished(chat: Chat, interaction: Interaction) -> list[CampaignCard]:
    """Give the campaigns of this server that are not over."""
    cards = await campaigns.campaigns(chat.herald, guild=interaction.guild_id)
    return [card for card in cards if card.status != "ended"]


async def room_for_threads(chat: Chat, interaction: Interaction) -> list[str]:
    """Say whether the server bears more threads."""
    full = await crowded(interaction.guild)
    return [full] if full else []


async def direct_messages(chat: Chat, interaction: Interaction) -> list[str]:
    """Name the seats whose people take no direct messages, as far as it was found."""
    found = []
    for card in await unfinished(chat, interaction) if interaction.guild_id else []:
        async with chat.herald.store.look(card.id) as look:
            closed = [seat.title for seat in look.seats.values() if seat.user is not None and seat.dm_closed]
        if closed:
            found.append(
                f"in “{card.title}” {listed(closed)} cannot be written to, and read in private threads, which are less "
                "secret; they may allow direct messages from this server's members and write to Herald once"
            )
    return found


async def intents(chat: Chat, interaction: Interaction) -> list[str]:
    """Name the intents that the client does without."""
    missing = [name for flag, name in INTENTS.items() if not getattr(interaction.client.intents, flag)]
    return [f"{listed(missing)}: the bot was started without; start it with its own intents"] if missing else []


async def command_list(chat: Chat, interaction: Interaction) -> list[str]:
    """Say whether Discord knows the commands of this Herald."""
    client: Any = interaction.client  # Any: Herald's own client, which builds on this module
    known = await chat.herald.store.note(client.note)
    standing = {one.name for one in await client.tree.fetch_commands()}
    missing = sorted({one.name for one in client.tree.get_commands()} - standing)
    again = "restart the bot; if that does not help, its log says what Discord refused"
    if missing:
        return [f"Discord does not know {listed(f'/{name}' for name in missing)}: {again}"]
    return [f"Discord knows older forms of the commands: {again}"] if known != client.digest() else []


async def database(chat: Chat, interaction: Interaction) -> list[str]:
    """Say whether the database answers."""
    try:
        pulse = await chat.herald.store.pulse(chat.herald.clock.now())
    except HeraldError as error:
        where = "look at HERALD_DATABASE_URL and at the disk's free space"
        return [f"it does not answer, or cannot be written ({error}): {where}"]
    if pulse.since is None or chat.herald.clock.now() - pulse.since <= LATE:
        return []
    tried = plural(pulse.tries, "try", "tries")
    owed = f"{plural(pulse.owed, 'message')} owed, the oldest since {stamp(pulse.since)} with {tried}"
    return [f"{owed}: the log of the bot says what Discord answers"]


async def gateway(chat: Chat, interaction: Interaction) -> list[str]:
    """Name the shards that are cut off, and say whether nobody hears direct messages."""
    client: Any = interaction.client  # Any: Herald's own client, which builds on this module
    gone = [str(id) for id, shard in getattr(client, "shards", {}).items() if shard.is_closed()]
    again = "it connects again by itself; if it does not, restart the bot"
    found = [f"{plural(len(gone), 'shard')} without a gateway ({listed(gone)}): {again}"] if gone else []
    since = await unheard_since(chat.herald, chat.herald.clock.now())
    if since is not None:
        found.append(
            f"no process with shard 0 has been alive since {stamp(since)}: direct messages get no answer until it runs"
        )
    return found


async def held(chat: Chat, interaction: Interaction) -> list[str]:
    """Name the campaigns of this server that are held."""
    cards = await unfinished(chat, interaction) if interaction.guild_id else []
    return [
        f"“{card.title}” is held: /gm release tries again, /gm rewind goes back, /vote resume is for the table"
        for card in cards
        if card.status == "held"
    ]


async def pictures(chat: Chat, interaction: Interaction) -> list[str]:
    """Say whether maps can be drawn."""
    if await chat.drawn(SPECK) is not None:
        return []
    return ["maps cannot be drawn, and are given in words: install the bot again with its locked requirements"]


async def clock(chat: Chat, interaction: Interaction) -> list[str]:
    """Say whether the time is right and windows close on time."""
    found, now = [], chat.herald.clock.now()
    if abs(now - interaction.created_at) > ASTRAY:
        found.append(
            f"the machine says it is {stamp(now)}, Discord {stamp(interaction.created_at)}: set the machine's clock"
        )
    late = await time.overdue(chat.herald)
    if late:
        found.append(f"{plural(late, 'window')} should have closed a minute ago: see /healthz, and restart the bot")
    return found


CHECKS: Mapping[str, Check] = {
    "This channel": this_channel,
    "Channels of campaigns": other_channels,
    "Direct messages": direct_messages,
    "Threads": room_for_threads,
    "Intents": intents,
    "Commands": command_list,
    "Database": database,
    "Gateway": gateway,
    "Campaigns": held,
    "Pictures": pictures,
    "Clock": clock,
}
