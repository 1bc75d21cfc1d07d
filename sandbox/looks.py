"""What has come since you looked: unread marks for each person's rooms, and the news of all of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

import discord

from sandbox.plain import moment, words
from sandbox.simulation import alive, watched
from sandbox.world import Room, World

FOOT = re.compile(r"^Herald · [0-9a-f]{8}$", re.MULTILINE)
"""The reference at the foot of what the bot delivers, which tells a person nothing."""
LATEST = 40
"""How many messages the news hold."""


@dataclass(frozen=True)
class Entry:
    """A message as one person found it in a room."""

    person: str
    room: Room
    message: discord.Message
    unread: bool


class Looks:
    """Remembers how far you have read. A channel read as one person is read; what only one person sees is not."""

    def __init__(self, world: World) -> None:
        """Begin with everything unread."""
        self.world = world
        self.read: dict[tuple[int, str], int] = {}
        self.kept: tuple[object, list[Entry]] = (None, [])

    def look(self, person: str, key: str) -> None:
        """Take everything that this person finds in a room for read."""
        room = self.world.room(person, key)
        newest = max((message.id for message in room.channel.history(viewer=room.viewer)), default=0)
        for reader in ("", person):
            self.read[room.channel.id, reader] = max(newest, self.read.get((room.channel.id, reader), 0))

    def look_everywhere(self) -> None:
        """Take everything for read."""
        for person in self.world.people:
            for room in self.world.rooms(person):
                self.look(person, room.key)

    def watched(self) -> list[tuple[str, str]]:
        """Give the rooms that browsers show now, by person."""
        previews = self.world.previews.items()
        return [(person, key) for person, (key, preview) in previews if alive(preview) and watched(preview)]

    def entries(self) -> list[Entry]:
        """Give every message of every room for every person, worked out again only when something has changed."""
        state = (self.world.env.happenings(), tuple(self.read.items()))
        if self.kept[0] != state:
            self.kept = (state, list(self.collect()))
        return self.kept[1]

    def collect(self) -> Iterator[Entry]:
        """Walk through the rooms."""
        bot = self.world.env.backend.bot_user.id
        for person in self.world.people:
            for room in self.world.rooms(person):
                for message in room.channel.history(viewer=room.viewer):
                    reader = person if message.flags.ephemeral else ""
                    seen = self.read.get((room.channel.id, reader), 0)
                    yield Entry(person, room, message, message.author.id == bot and message.id > seen)

    def stand(self, person: str, key: str) -> list[tuple[int, datetime | None]]:
        """Give what stands in a room for a person: each message, and when it was last changed."""
        room = self.world.room(person, key)
        return [(message.id, message.edited_at) for message in room.channel.history(viewer=room.viewer)]

    def unread(self) -> dict[tuple[str, str], int]:
        """Count what is unread, by person and room."""
        count: dict[tuple[str, str], int] = {}
        for entry in self.entries():
            place = (entry.person, entry.room.key)
            count[place] = count.get(place, 0) + entry.unread
        return count

    def news(self) -> list[dict[str, object]]:
        """Give the latest messages, newest first, each once."""
        once = {entry.message.id: entry for entry in reversed(self.entries())}
        latest = sorted(once.values(), key=lambda entry: entry.message.id, reverse=True)[:LATEST]
        names = self.names()
        return [self.line(entry, names) for entry in latest]

    def names(self) -> dict[int, str]:
        """Give the names of people and channels by their ids."""
        people = {actor.id: name for name, actor in self.world.people.items()}
        return people | {channel.id: name for name, channel in self.world.guild.channels.items()}

    def line(self, entry: Entry, names: dict[int, str]) -> dict[str, object]:
        """Give one message as the page shows it."""
        private = entry.message.flags.ephemeral or entry.room.kind == "direct"
        return {
            "id": str(entry.message.id),
            "person": entry.person,
            "room": entry.room.key,
            "where": entry.room.name,
            "kind": entry.room.kind,
            "only": entry.person if private else "",
            "author": names.get(entry.message.author.id, "Herald"),
            "at": moment(entry.message.created_at),
            "text": FOOT.sub("", words(entry.message, names, self.world.env.now())).strip(),
            "unread": entry.unread,
        }
