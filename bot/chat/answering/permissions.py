"""What Herald needs to be allowed to do in a channel, and whether a server has room for its threads."""

from collections.abc import Mapping

import discord

from bot.chat.answering.answers import Interaction
from rules.kernel.errors import Answer

LIMIT = 1000
"""The active threads that Discord allows a server."""


async def crowded(guild: discord.Guild | None) -> str:
    """Say that a server has no room for more threads, and what to do; empty while it has."""
    if guild is None:
        return ""
    try:
        count = len(await guild.active_threads())
    except discord.HTTPException:
        return ""
    if count < LIMIT:
        return ""
    return (
        f"This server has {count:,} active threads, as many as Discord allows. Campaigns work without, but players "
        "whose direct messages are closed cannot be reached until some threads are archived."
    )


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
