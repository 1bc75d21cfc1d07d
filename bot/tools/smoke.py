"""Smoke: whether Herald could work on a server, found out with a real token within a minute, changing nothing."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import aiohttp

API = "https://discord.com/api/v10"
PATIENCE = 20.0
"""Seconds to wait for an answer of Discord's."""
UNKNOWN = 401
NEEDED: Mapping[int, str] = {
    10: "View Channels",
    11: "Send Messages",
    14: "Embed Links",
    15: "Attach Files",
    16: "Read Message History",
    34: "Manage Threads",
    36: "Create Private Threads",
    38: "Send Messages in Threads",
}
"""The bits of the permissions that Herald is invited with."""
ADMINISTRATOR = 3
Json = Any  # Any: what Discord answers


class Refused(Exception):
    """Discord did not answer as it should."""


class Discord:
    """Asks Discord; never changes anything: it knows no other method than GET."""

    def __init__(self, session: aiohttp.ClientSession, token: str, api: str = API) -> None:
        """Ask with a bot's token."""
        self.session, self.api = session, api
        self.headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (herald, smoke)"}

    async def get(self, path: str) -> Json:
        """Give what stands at a path. Raises Refused."""
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self.session.get(f"{self.api}{path}", headers=self.headers) as answer,
            ):
                if answer.status == UNKNOWN:
                    raise Refused("Discord does not know this token; copy it again from the developer portal")
                if not answer.ok:
                    raise Refused(f"Discord answers {answer.status} at {path}")
                return await answer.json()
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Refused(f"Discord cannot be reached: {type(error).__name__}") from error


async def smoke(discord: Discord) -> AsyncIterator[tuple[bool, str]]:
    """Look at the bot, the gateway, and each of its servers; give whether all is well there, and what there is."""
    me, gateway = await discord.get("/users/@me"), await discord.get("/gateway/bot")
    yield True, f"the token is {me['username']}'s"
    left = gateway["session_start_limit"]["remaining"]
    yield left > gateway["shards"], f"the gateway: {gateway['shards']} shards, {left} starts left today"
    commands = await discord.get(f"/applications/{(await discord.get('/oauth2/applications/@me'))['id']}/commands")
    yield True, f"{len(commands)} commands stand there; Herald makes them its own at its start"
    guilds = await discord.get("/users/@me/guilds")
    if not guilds:
        yield False, "it is on no server yet; invite it as the README says"
    for guild in guilds:
        yield looked_at(guild)


def looked_at(guild: Json) -> tuple[bool, str]:
    """Say what Herald may not do on a server, as far as its roles there say."""
    bits = int(guild["permissions"])
    missing = [] if bits >> ADMINISTRATOR & 1 else [name for bit, name in NEEDED.items() if not bits >> bit & 1]
    if missing:
        return False, f"{guild['name']}: {', '.join(missing)} missing; invite it again as the README says"
    return True, f"{guild['name']}: all permissions are there; single channels may take some away (/herald check)"


async def smoked(token: str, api: str = API) -> list[tuple[bool, str]]:
    """Give all that was found; the last is what stopped it, if anything did."""
    found: list[tuple[bool, str]] = []
    async with aiohttp.ClientSession() as session:
        try:
            async for one in smoke(Discord(session, token, api)):
                found.append(one)  # noqa: PERF401  what was found stays, whatever stops the rest
        except Refused as error:
            found.append((False, str(error)))
    return found
