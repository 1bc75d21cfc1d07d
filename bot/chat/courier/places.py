"""Where a message goes: the campaign's channel, a person's direct messages, or the seat's private thread."""

from asyncio import Lock
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Literal

import discord

from bot.chat.courier.caretaker import FULL, put_away
from bot.chat.shapes.escape import short
from bot.service.ground.herald import Herald
from bot.service.ground.values import Post, SeatCard
from bot.service.posting import posts
from bot.service.table import campaigns

CLOSED = {50007, 50278}
"""Discord's codes for direct messages that this person takes from nobody like us."""
TOO_MANY, QUARANTINED = 40003, 20026
"""Discord's codes for opening direct messages too fast, and for a bot that may write to nobody new."""
REST = {TOO_MANY: timedelta(minutes=10), QUARANTINED: timedelta(hours=6)}
"""How long nobody's direct messages are opened after that: to go on trying would make it worse."""
REFUSED = CLOSED | set(REST)
"""The codes after which a private paper goes to the seat's thread."""
NAME = 100
LONGEST: Literal[10080] = 10080
"""The minutes after which Discord lets a quiet thread sleep: seven days."""
WARNING = (
    "Your direct messages are closed, or Discord does not let me write there now, so your papers come here. Discord "
    "lets the server's owner, and moderators who may manage threads, read this thread as well. To keep your papers to "
    "yourself, allow direct messages from this server's members and write to me there once."
)
Place = discord.abc.Messageable


class Unreachable(Exception):
    """Nobody is there to be told, or there is no place to tell them."""


class Unread(Unreachable):
    """Nobody sits where a message goes, and nobody else is meant."""


class Places:
    """Finds the place of each message, and makes the private thread where direct messages are closed."""

    def __init__(self, client: discord.Client, herald: Herald) -> None:
        """Look for places with this client."""
        self.client, self.herald = client, herald
        self.opening = Lock()
        """Direct messages are opened one after another: many at once look like an attack to Discord."""
        self.known: dict[int, int] = {}
        """The channels of direct messages that are noted, by their people."""
        self.resting: datetime | None = None
        """Until when none are opened, because Discord has said that it was too much."""

    async def of(self, post: Post) -> Place:
        """Give where a message stands, or where it is to go."""
        if post.place is not None and post.message_id is not None and await self.still(post, post.place):
            return self.client.get_partial_messageable(post.place)
        if post.target.kind == "channel":
            return self.client.get_partial_messageable(known(post.channel))
        if post.user is None:
            raise Unread("nobody holds the seat")
        if post.dm_closed or self.rests(post.user):
            return await self.thread(post)
        return await self.direct(post.user)

    def rests(self, user: int) -> bool:
        """Tell whether nobody's direct messages are to be opened now; those of this person may be open already."""
        over = self.resting is None or self.resting <= self.herald.clock.now()
        return not over and not any(
            isinstance(one, discord.DMChannel) and one.recipient is not None and one.recipient.id == user
            for one in self.client.private_channels
        )

    async def still(self, post: Post, place: int) -> bool:
        """Tell whether a message stands where its reader still reads it: the seat may have another player now."""
        if post.target.kind != "seat" or post.user is None or place == post.thread:
            return True
        return place == id_of(await self.direct(post.user))

    async def direct(self, user: int) -> Place:
        """Give the direct messages of a person who joined."""
        async with self.opening:
            channel = await self.client.create_dm(discord.Object(user))
        if self.known.get(user) != channel.id:
            await self.herald.store.dialogue_at(user, channel.id)
            self.known[user] = channel.id
        return channel

    async def instead(self, post: Post, error: discord.HTTPException) -> Place:
        """Give the private thread, after direct messages were found closed, or too many were opened."""
        if error.code in REST:
            self.resting = self.herald.clock.now() + REST[error.code]
        if error.code in CLOSED and post.campaign is not None:
            await posts.closed_dm(self.herald, post.campaign, seat=post.target.seat, user=post.user or 0)
        return await self.thread(post)

    async def thread(self, post: Post) -> Place:
        """Give the private thread of the seat's player, or of whoever has no seat any more; makes it if need be."""
        seat = await self.seat_of(post)
        if post.campaign is None or post.user is None:
            raise Unreachable("direct messages are closed, and there is no campaign whose channel has threads")
        if post.thread is not None and (standing := await self.standing(post.thread)):
            return standing
        parent = await self.client.fetch_channel(known(post.channel))
        if not isinstance(parent, discord.TextChannel):
            raise Unreachable("direct messages are closed, and the channel bears no threads")
        name = thread_name(post, seat)
        thread = await self.lost(parent, name) or await self.made(parent, name)
        await warn(thread)
        await thread.add_user(discord.Object(post.user))
        if seat is not None:
            await posts.seat_thread(self.herald, post.campaign, seat.id, thread.id, post.user)
        return thread

    async def seat_of(self, post: Post) -> SeatCard | None:
        """Give the seat that a message goes to, or the seat of its reader; None for neither."""
        if post.campaign is None:
            return None
        seats = (await campaigns.card(self.herald, post.campaign)).seats
        wanted = post.target.seat
        return next((seat for seat in seats if (seat.id == wanted if wanted else seat.user == post.user)), None)

    async def standing(self, thread: int) -> discord.Thread | None:
        """Give a thread, woken if it slept; None if it is gone."""
        try:
            found = await self.client.fetch_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            return None
        if not isinstance(found, discord.Thread):
            return None
        return await found.edit(archived=False) if found.archived else found

    async def made(self, parent: discord.TextChannel, name: str) -> discord.Thread:
        """Make a private thread; where the server has too many, those of finished campaigns go first."""
        private = discord.ChannelType.private_thread
        try:
            return await parent.create_thread(name=name, type=private, invitable=False, auto_archive_duration=LONGEST)
        except discord.HTTPException as error:
            if error.code != FULL or not await put_away(self.client, self.herald, timedelta()):
                raise
        return await parent.create_thread(name=name, type=private, invitable=False, auto_archive_duration=LONGEST)

    async def lost(self, parent: discord.TextChannel, name: str) -> discord.Thread | None:
        """Give the thread of this name that was made just before a crash, if there is one."""
        mine = id_of(self.client.user)  # the server may be another process's, and who is in it unknown here
        for thread in await parent.guild.active_threads():
            if thread.name == name and thread.parent_id == parent.id and thread.owner_id == mine:
                return thread
        return None


async def warn(thread: discord.Thread) -> None:
    """Say in a new thread, once and before anything else, who else may read it."""
    async for _ in thread.history(limit=1):
        return
    await thread.send(WARNING, nonce=f"w{thread.id}", allowed_mentions=discord.AllowedMentions.none())


def thread_name(post: Post, seat: SeatCard | None) -> str:
    """Give the name of a seat's thread, which differs for each player of the seat; of whoever has no seat, another."""
    mark = blake2b(f"{post.campaign}/{seat.id if seat else ''}/{post.user}".encode(), digest_size=3).hexdigest()
    title = f"{post.campaign_title}: {seat.name}" if seat else post.campaign_title
    return f"{short(title, NAME - 10)} · {mark}"


def id_of(place: Place | discord.ClientUser | None) -> int:
    """Give the id of a channel, or of the bot itself."""
    return int(getattr(place, "id", 0))


def known(channel: int) -> int:
    """Give the channel. Raises Unreachable where a campaign has none."""
    if not channel:
        raise Unreachable("the campaign has no channel")
    return channel
