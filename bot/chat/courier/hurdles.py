"""Hurdles: what keeps a message back, whether it passes by itself, and how long to wait before the next try."""

from datetime import timedelta

import aiohttp
import discord

from bot.chat.courier.caretaker import FULL
from bot.chat.courier.places import CLOSED
from bot.service.posting.unreached import Hurdle
from bot.store.errors import Stale, Unavailable

PATIENCE = 12
"""Attempts after which a message that Discord refuses is given up, if nobody can be asked to let it through; and after
which one at which Discord itself fails keeps no other waiting."""
SLOWEST = timedelta(minutes=10)
ARCHIVED = 50083
BUSY = 429
"""The status of a refusal for being too fast; everything from `BROKEN` on is Discord's own trouble."""
BROKEN = 500
FORBIDDEN = 403
NOWHERE = 10003
"""Discord's code for a channel or thread that is not there."""
HURDLES: dict[int, Hurdle] = {50001: "barred", 50013: "barred", NOWHERE: "gone", FULL: "crowded"}
"""Discord's codes for what the gamemaster can clear away; until then a message waits."""
PASSING = (OSError, TimeoutError, aiohttp.ClientError, Unavailable, Stale)
"""What passes by itself: trouble of the network, and a database that is busy."""


def pause(error: Exception, tries: int, *, over: bool = False) -> timedelta | None:
    """Give how long to wait before the next attempt; None where another one would change nothing."""
    if isinstance(error, discord.RateLimited):
        return timedelta(seconds=error.retry_after)
    if passes(error):
        return min(timedelta(seconds=5 * 2 ** min(tries, 10)), SLOWEST)
    # When a campaign is over, nobody may care to clear its channel.
    if isinstance(error, discord.HTTPException) and error.code in HURDLES and not over:
        return SLOWEST
    return SLOWEST if hurdle_of(error) is not None and tries < PATIENCE else None


def passes(error: Exception) -> bool:
    """Tell whether an error passes by itself."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, PASSING)
    return error.status == BUSY or error.status >= BROKEN or error.code == ARCHIVED


def hurdle_of(error: Exception) -> Hurdle | None:
    """Name what keeps a message back and can be cleared away; what is malformed stays so."""
    if not isinstance(error, discord.HTTPException) or error.code in CLOSED:
        return None
    return HURDLES.get(error.code, "barred" if error.status == FORBIDDEN else None)
