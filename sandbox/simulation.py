"""SimCord as Herald needs it: the one file that reaches behind its public interface."""

# ruff: noqa: SLF001  SimCord has no public way to what this file touches; nothing else in the project reaches so far

import asyncio
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
import simcord
from simcord.backend import Backend, access
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle, GuildHandle
from simcord.http import router
from simcord.preview import Preview, _markdown, _messages

from rules.kernel.state.finding import find

FORGOTTEN = timedelta(minutes=5)
"""How long Discord knows a nonce again."""
ALLOWED = _messages._user_allowed
"""How SimCord tells whether a person is of a room."""
WATCHED = 5.0
"""Seconds since its last request after which nobody looks at a page any more."""

Person = simcord.MemberActor | simcord.UserHandle


class SimClock:
    """The clock of the simulated Discord; it moves only when it is told to."""

    env: simcord.Env

    def now(self) -> datetime:
        """Give the moment, in UTC."""
        return self.env.now()

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        """Return when `wake` is set or `until` has come."""
        await self.env.external_wait(self._wait(wake, until), reason="the clock")

    async def _wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        if until is None:
            await wake.wait()
            return
        try:
            async with asyncio.timeout(max(0.0, (until - self.now()).total_seconds())):
                await wake.wait()
        except TimeoutError:
            return


class Windows:
    """The Previews that are open, as one: SimCord allows a single one for each Env."""

    _closed = True
    """What SimCord asks before it opens another."""

    def __init__(self) -> None:
        """Begin with none."""
        self.open: list[Preview] = []

    def _mark_action_dispatched(self) -> None:
        for preview in self.open:
            preview._mark_action_dispatched()


class SimEnv(simcord.Env):
    """An Env that settles quickly and in which several rooms may be looked at side by side."""

    windows: Windows

    def __init__(self, bot: discord.Client, *, idle: float = 0.002, **options: Any) -> None:  # Any: SimCord's own
        """Prepare a Discord for `bot`, which settles once nothing has happened for `idle` seconds."""
        self.windows = Windows()
        self.idle = idle
        self.heard = self.counted = 0
        super().__init__(bot, **options)

    @property
    def _preview(self) -> Any:  # Any: stands in for a Preview
        return self.windows

    @_preview.setter
    def _preview(self, preview: Preview | None) -> None:
        self.windows.open = [other for other in self.windows.open if not other._closed]
        if preview is not None:
            self.windows.open.append(preview)

    async def _settle_internal(self, **options: Any) -> None:  # Any: SimCord's own
        # A restart allows for five seconds only, too few to start drawing on a busy machine.
        await super()._settle_internal(**options | {"idle": self.idle, "timeout": None})

    def happenings(self) -> int:
        """Count the messages, threads and members that came, changed or went so far."""
        told = self.backend.transcript
        self.counted += sum(kind != "HTTP" and name.startswith(LASTING) for kind, name, _ in told[self.heard :])
        self.heard = len(told)
        return self.counted

    def errors_so_far(self) -> Sequence[BaseException]:
        """Give what the bot raised, without counting it as looked at."""
        return tuple(self._errors)


LASTING = ("MESSAGE_", "THREAD_", "CHANNEL_", "GUILD_MEMBER_")


def begin(env: SimEnv, when: datetime) -> None:
    """Set the clock before the bot comes; a world cannot go back."""
    behind = (when - env.now()).total_seconds()
    env.backend.clock.advance(max(0.0, behind))


def rename_bot(env: SimEnv, name: str) -> None:
    """Call the bot `name` everywhere."""
    env.backend.bot_user.name = name


def invite(env: SimEnv, guild: GuildHandle, permissions: discord.Permissions) -> None:
    """Leave the bot in `guild` only what an invite link gives it."""
    role = find((role for role in guild.roles.values() if role.name == env.backend.bot_user.name), "the bot's role")
    env.backend.edit_role(guild.id, role.id, {"permissions": permissions.value})


def readable(env: SimEnv, channel: ChannelHandle, person: Person) -> bool:
    """Tell whether a person may read a room."""
    return access.can_access_channel(env, channel.id, person, history=True)


def watched(preview: Preview) -> bool:
    """Tell whether a browser shows this room now."""
    pages = (page for page in preview._pages.values() if page is not preview._python)
    return any(time.monotonic() - page.last_activity < WATCHED for page in pages)


def acts(preview: Preview) -> int:
    """Count what was done in a room's pages; each act shows its own outcome there."""
    return sum(page.last_sequence for page in preview._pages.values())


def alive(preview: Preview) -> bool:
    """Tell whether the room can still be shown; its page has a button that ends it."""
    return preview._active and not preview._closed


def name_people_in_embeds() -> None:
    """Let Previews show mentions by name, as Discord does: in embeds, and of whoever shares a server everywhere."""
    for field in ("embed_description", "embed_field_value"):
        _markdown._FIELD_POLICIES[field]["mentions"] = True
    _messages._user_allowed = shares_a_server


def shares_a_server(preview: Preview, page: Any, user_id: int) -> bool:  # Any: SimCord's own
    """Tell whether a person can be named on a page: one of its room, or of any server."""
    allowed = bool(ALLOWED(preview, page, user_id))
    return allowed or any(user_id in guild.members for guild in preview.env.backend.guilds.values())


class Chaos:
    """Discord on a bad day, and what SimCord leaves out of a good one: nonces and closed direct messages."""

    def __init__(self, env: SimEnv) -> None:
        """Prepare for one world; nothing goes wrong until told so."""
        self.env = env
        self.every = 0
        """Each so-manieth request fails; 0 for none."""
        self.statuses: Sequence[int] = (500, 429)
        """What they fail with, in turn."""
        self.late = False
        """Whether they fail after they took effect, so that only the answer is lost."""
        self.closed: set[int] = set()
        """The channels of direct messages that are closed."""
        self.count = 0
        self.failed: list[str] = []
        self.nonces: dict[tuple[str, str], tuple[datetime, Any]] = {}  # Any: Discord's own JSON

    def install(self) -> None:
        """Stand between SimCord's transports and its Discord."""
        self.real = router.dispatch
        router.dispatch = self

    def remove(self) -> None:
        """Step aside."""
        router.dispatch = self.real

    def __call__(self, backend: Backend, method: str, path: str, **request: Any) -> Any:  # Any: Discord's own JSON
        """Answer one request."""
        if method == "POST" and any(path == f"/channels/{channel}/messages" for channel in self.closed):
            raise BackendError(403, 50007, "Cannot send messages to this user")
        self.count += 1
        fails = self.every > 0 and self.count % self.every == 0
        if fails and not self.late:
            raise self.failure(method, path)
        answer = self.answer(backend, method, path, **request)
        if fails:
            raise self.failure(method, path)
        return answer

    def answer(self, backend: Backend, method: str, path: str, **request: Any) -> Any:  # Any: Discord's own JSON
        """Answer as Discord does, which gives the message that a nonce made already instead of another."""
        body = request.get("json")
        nonce = str(body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else ""
        made, known = self.nonces.get((path, nonce), (None, None))
        if nonce and made and self.env.now() - made < FORGOTTEN:
            return known
        answer = self.real(backend, method, path, **request)
        if nonce:
            self.nonces[path, nonce] = (self.env.now(), answer)
        return answer

    def failure(self, method: str, path: str) -> BackendError:
        """Give the next failure, and remember what it hit."""
        status = self.statuses[len(self.failed) % len(self.statuses)]
        self.failed.append(f"{status} {method} {path}")
        return BackendError(status, 0, "injected by the sandbox")
