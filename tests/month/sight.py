"""Sight: everything that stands on Discord, and who can read it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.plain import plain
from tests.month.hall import Hall

MARK = re.compile(r"Herald · ([0-9a-f]{8})\b")
WORD = re.compile(r"\bw\d+\b")
"""What people say, each once."""


@dataclass(frozen=True)
class Shown:
    """A message as it stands."""

    id: int
    channel: int
    room: str
    """`channel`, `direct`, `thread`, or `aside` for what one person alone is shown in any of them."""
    ours: bool
    """Whether Herald wrote it."""
    readers: frozenset[int] | None
    """Who can read it; None: everybody."""
    refers: int
    asked: bool
    """Whether it answers a command or a press."""
    text: str

    @property
    def mark(self) -> str:
        """The reference at its foot; empty for what the courier has not brought."""
        found = MARK.findall(self.text)
        return found[-1] if found and self.ours else ""


class Sight:
    """Looks at a hall's Discord again and again."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.backend = hall, hall.world.env.backend
        self.known: dict[int, tuple[str, str]] = {}

    def all(self) -> list[Shown]:
        """Give every message, in the order in which they came."""
        owners = {channel: user for user, channel in self.backend.dm_channels.items()}
        found = []
        for id, messages in self.backend.messages.items():
            channel = self.backend.channels.get(id)
            if channel is None:
                continue
            readers = self.readers(channel, owners)
            room = "direct" if id in owners else "thread" if readers is not None else "channel"
            found += [self.shown(one, room, readers) for one in messages.values()]
        return sorted(found, key=lambda one: one.id)

    def latest(self) -> int:
        """Give the last message that came; 0 for none."""
        return max((max(messages) for messages in self.backend.messages.values() if messages), default=0)

    def readers(self, channel: Any, owners: dict[int, int]) -> frozenset[int] | None:
        """Give who can read a room."""
        if channel.id in owners:
            return frozenset({owners[channel.id]})
        if channel.id not in self.threads():
            return None
        return frozenset(channel.thread_members) - {self.backend.bot_user.id}

    def threads(self) -> set[int]:
        """Give the private threads."""
        return {id for guild in self.backend.guilds.values() for id in guild.thread_ids}

    def shown(self, message: Any, room: str, readers: frozenset[int] | None) -> Shown:
        if message.is_ephemeral:
            person = int((message.interaction_metadata or {}).get("user", {}).get("id", 0))
            room, readers = "aside", frozenset({person})
        refers = int((message.reference or {}).get("message_id") or 0)
        ours = message.author_id == self.backend.bot_user.id
        asked = message.interaction_metadata is not None
        return Shown(message.id, message.channel_id, room, ours, readers, refers, asked, self.text(message))

    def text(self, message: Any) -> str:
        """Give what a message says; worked out again only where it was changed."""
        edition = f"{message.edited_timestamp} {len(message.content)} {len(message.embeds)}"
        known = self.known.get(message.id)
        if known is None or known[0] != edition or message.is_ephemeral:
            known = (edition, plain("\n".join(said(message)), {}))
            self.known[message.id] = known
        return known[1]


def said(message: Any) -> Iterator[str]:
    """Give all words of a message."""
    yield message.content
    for embed in message.embeds:
        yield embed.get("author", {}).get("name", "")
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for one in embed.get("fields", ()):
            yield f"{one['name']}: {one['value']}"
        yield embed.get("footer", {}).get("text", "")


def taken(shown: Shown) -> Iterator[str]:
    """Give the words that a message says are taken."""
    for line in shown.text.splitlines():
        if line.strip().startswith("✓"):
            yield from WORD.findall(line)
