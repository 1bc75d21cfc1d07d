"""Coming to Discord: what keeps a bot out, in words for whoever runs it."""

import discord

from rules.kernel.errors import Answer


async def come(client: discord.Client, token: str) -> None:
    """Come to Discord and stay there until closed. Raises Answer where Discord does not let the bot in."""
    try:
        await client.start(token)
    except discord.LoginFailure as error:
        raise Answer("Discord does not know this token; copy it again from the developer portal") from error
    except discord.PrivilegedIntentsRequired as error:
        raise Answer("Discord asks for intents that Herald does not need; is this token another bot's?") from error
    except discord.ConnectionClosed as error:
        raise Answer(f"Discord closed the connection for good (code {error.code})") from error
