"""The guild "The Table": four people, two channels, and Herald, invited as the README says."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, Self

import discord
import simcord
from simcord.preview import Preview

from bot.clock import Waiting
from bot.service.ground.herald import Herald
from sandbox.simulation import (
    Chaos,
    Person,
    SimClock,
    SimEnv,
    alive,
    begin,
    invite,
    name_people_in_embeds,
    readable,
    rename_bot,
)

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
"""Who sits at the table; the first owns the server."""
CHANNELS = {"campaign": "Where the campaign is played", "table-talk": "Everything else"}
INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_private_threads=True,
    manage_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link of the README asks for."""
PATIENCE = 60.0
"""Seconds that the bot may take for one thing, or for all that happens while the clock is moved."""


class App(Protocol):
    """A bot to try."""

    @property
    def client(self) -> discord.Client:
        """The account on Discord."""

    @property
    def herald(self) -> Herald:
        """What its services share."""

    async def close(self) -> None:
        """Stop everything, so that another may open the same database."""


Build = Callable[[Waiting], App]
"""Makes a bot that lives by a clock; called again for each restart."""


@dataclass(frozen=True)
class Room:
    """A place as one person sees it: a channel, a thread, or the direct messages with Herald."""

    key: str
    name: str
    kind: str
    channel: simcord.ChannelHandle
    viewer: Person


class World:
    """The table while it lasts. Open it with `async with`, or `open` and `close`."""

    guild: simcord.GuildHandle
    people: dict[str, simcord.MemberActor]

    def __init__(self, build: Build, when: datetime | None = None, patience: float = PATIENCE) -> None:
        """Seat the people; Discord's ids are the same each time, so that a kept database still fits."""
        self.build, self.clock = build, SimClock()
        self.app = build(self.clock)
        self.env = self.clock.env = SimEnv(self.app.client, settle_timeout=patience, check_errors=False)
        self.chaos = Chaos(self.env)
        self.previews: dict[str, tuple[str, Preview]] = {}
        self.furnish()
        if when:
            begin(self.env, when)

    def furnish(self) -> None:
        """Make the server, its channels, and its people with their direct messages."""
        rename_bot(self.env, "Herald")
        users = {name: self.env.create_user(name.lower(), global_name=name) for name in PEOPLE}
        self.guild = self.env.create_guild("The Table", owner=users[PEOPLE[0]])
        invite(self.env, self.guild, INVITED)
        for name, topic in CHANNELS.items():
            self.guild.create_text_channel(name, topic=topic)
        self.people = {name: self.guild.add_member(user) for name, user in users.items()}
        self.direct = {name: user.dm_channel for name, user in users.items()}

    async def open(self) -> None:
        """Let the bot come in."""
        self.chaos.install()
        await self.env.start()

    async def close(self) -> None:
        """Send everybody home."""
        for _, preview in self.previews.values():
            await preview.close()
        await self.app.close()
        await self.env.shutdown()
        self.chaos.remove()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def restart(self) -> None:
        """Stop the bot and start another on the same database, once it has done what it was doing."""
        await self.env.settle()
        await self.app.close()
        self.app = self.build(self.clock)
        await self.env.restart_bot(self.app.client)

    def channel(self, name: str) -> simcord.ChannelHandle:
        """Give a channel of the server by its name."""
        return self.guild.channels[name]

    def rooms(self, name: str) -> list[Room]:
        """List where a person can be: the channels, the threads they are in, and their direct messages."""
        person, rooms = self.people[name], []
        for title in CHANNELS:
            channel = self.channel(title)
            rooms.append(Room(title, title, "channel", channel, person))
            threads = (thread for thread in channel.threads if readable(self.env, thread, person))
            rooms += (Room(str(thread.id), thread.name or "", "thread", thread, person) for thread in threads)
        return [*rooms, Room("direct", "direct messages", "direct", self.direct[name], person.user)]

    def room(self, name: str, key: str) -> Room:
        """Give one of a person's rooms. Raises KeyError."""
        return {room.key: room for room in self.rooms(name)}[key]

    async def show(self, name: str, key: str, port: int) -> Preview:
        """Show a person one of their rooms, at the person's own port; the room they were in closes."""
        room = self.room(name, key)
        shown, preview = self.previews.get(name, ("", None))
        if preview and alive(preview):
            if shown == key:
                return preview
            await preview.close()
        self.previews[name] = (key, await self.open_window(room, port))
        return self.previews[name][1]

    async def open_window(self, room: Room, port: int) -> Preview:
        """Serve the page of a room, at any port if this one is taken."""
        name_people_in_embeds()
        preview = self.env.preview(room.channel, viewers=[room.viewer], layout="channel", port=port)
        try:
            return await preview.__aenter__()
        except simcord.SetupError as error:
            if not port or not isinstance(error.__cause__, OSError):
                raise
            return await self.open_window(room, 0)

    def shut(self, name: str, on: bool) -> None:
        """Close or open a person's direct messages."""
        channel = self.direct[name].id
        (self.chaos.closed.add if on else self.chaos.closed.discard)(channel)
