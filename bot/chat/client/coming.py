"""Coming to Discord: what keeps a bot out, in words for whoever runs it, and what passes by itself, waited out."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from structlog import get_logger
from structlog.stdlib import BoundLogger

from rules.kernel.errors import Answer

BROKEN = 500
"""From this status on it is Discord that fails."""
FIRST, LONGEST = 5.0, 60.0
"""Seconds to wait after the first attempt in vain, and at most."""
Sleep = Callable[[float], Awaitable[None]]
log: BoundLogger = get_logger(__name__)


async def come(client: discord.Client, token: str, sleep: Sleep = asyncio.sleep) -> None:
    """Come to Discord and stay there until closed. Raises Answer where Discord does not let the bot in."""
    try:
        await waited_out(lambda: logged_in(client, token), sleep)
        await waited_out(client.connect, sleep)
    except discord.LoginFailure as error:
        raise Answer("Discord does not know this token; copy it again from the developer portal") from error
    except discord.PrivilegedIntentsRequired as error:
        raise Answer("Discord asks for intents that Herald does not need; is this token another bot's?") from error
    except discord.ConnectionClosed as error:
        raise Answer(f"Discord closed the connection for good (code {error.code})") from error


async def logged_in(client: discord.Client, token: str) -> None:
    """Log in; an attempt in vain leaves no session open."""
    try:
        await client.login(token)
    except BaseException:
        await client.http.close()
        raise


async def waited_out(attempt: Callable[[], Awaitable[None]], sleep: Sleep) -> None:
    """Try again and again while Discord fails or cannot be reached; the log has a line for the outage, and one more."""
    wait = FIRST
    while True:
        try:
            await attempt()
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            if isinstance(error, discord.HTTPException) and error.status < BROKEN:
                raise
            if wait == FIRST:
                log.warning("Discord cannot be reached; it is tried again until it can", reason=str(error)[:200])
            await sleep(wait)
            wait = min(2 * wait, LONGEST)
        else:
            if wait > FIRST:
                log.info("Discord is reached again")
            return


async def reached(client: discord.Client) -> bool:
    """Tell whether Discord answers requests."""
    try:
        await client.application_info()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return False
    return True
