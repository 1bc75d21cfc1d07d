"""The courier: delivers what transactions owed, each message once as far as Discord allows.

A message is claimed, sent with its nonce, and marked as delivered. If the mark is lost with the process, whoever claims
the message next first looks for its reference at the place where it would stand. Each part of a long message has its
own nonce and reference, so a crash between two parts repeats neither.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import groupby

import discord
import structlog

from bot.chat.answering.shared import Chat
from bot.chat.courier.hurdles import ARCHIVED, HURDLES, NOWHERE, PATIENCE, hurdle_of, pause
from bot.chat.courier.marks import foot, nonce, reference
from bot.chat.courier.pace import Pace, Unpaced
from bot.chat.courier.places import REFUSED, Place, Places, Unreachable, Unread, id_of
from bot.chat.shapes.render import Part, referenced
from bot.clock import Waiting
from bot.service.ground.leases import RENEWED, give_back, renew
from bot.service.ground.values import Post
from bot.service.posting import posts
from bot.service.posting.unreached import unreached
from bot.store.errors import Stale, Unavailable

MOST = 20
"""Messages claimed at once."""
LOADS = 60
"""Loads on their way at most: while some wait for a picture or for their channel, others go."""
PAUSE = timedelta(seconds=5)
"""How long the courier waits after an error of its own."""
SHORTEST = timedelta(seconds=1)
"""How long it rests at least, so that what another process carries does not keep this one busy."""
HISTORY = 100
"""Messages in which a recovered one is looked for."""
AFTER = 10
"""Messages after the first part of a live message in which its other parts are looked for."""
FAREWELL = 4.0
"""Seconds for which what is on its way may still arrive when Herald is stopped."""
Laid = discord.PartialMessage | discord.Message
"""A part that stands in a channel."""

log = structlog.get_logger("herald.courier")


class Courier:
    """Delivers posts for as long as it runs."""

    def __init__(self, client: discord.Client, chat: Chat, clock: Waiting, pace: Pace | None = None) -> None:
        """Deliver with this client, by this clock and at this pace, woken whenever the service's bell rings."""
        self.client, self.chat, self.clock, self.pace = client, chat, clock, pace or Unpaced()
        self.herald = chat.herald
        self.places = Places(client, chat.herald)
        self.woken = asyncio.Event()
        self.herald.bell.listen(self.woken.set)
        self.claimed: set[int] = set()
        """What is claimed and not done with."""
        self.renewed_at: datetime | None = None
        self.loads: dict[asyncio.Task[datetime | None], tuple[int, str, str, int]] = {}
        """What is on its way, and to which target."""

    async def run(self) -> None:
        """Deliver what is owed, then rest until there is more, until cancelled."""
        try:
            while True:
                self.woken.clear()
                await self.clock.wait(self.woken, await self.round())
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Let what is on its way arrive, unless that takes long, and give the rest back: nobody waits for it."""
        if self.loads:
            await asyncio.wait(self.loads, timeout=FAREWELL)
        left = set(self.claimed)
        for load in self.loads:
            load.cancel()
        await asyncio.gather(*self.loads, return_exceptions=True)
        self.loads.clear()
        if left:
            await give_back(self.herald, "posts", left)

    async def round(self) -> datetime | None:
        """Deliver all that can be delivered now; give when there may be more, None if nothing is owed."""
        try:
            while await self.deliver():
                pass
            due = await posts.due(self.herald)
        except (Unavailable, Stale):  # the store has said so, once
            return self.clock.now() + PAUSE
        except Exception:
            log.exception("the courier failed; it looks again soon")
            return self.clock.now() + PAUSE
        return due and max(due, self.clock.now() + SHORTEST)

    async def deliver(self) -> bool:
        """Carry what is owed to each target in order, different targets side by side; tell whether to look again.

        It returns when one target has its messages, or when more may be owed, so that no slow one keeps the others.
        """
        if len(self.loads) < LOADS:
            await self.set_out()
        if not self.loads:
            return False
        woken = asyncio.create_task(self.woken.wait())
        try:
            first = asyncio.FIRST_COMPLETED
            done, _ = await asyncio.wait({*self.loads, woken}, return_when=first, timeout=RENEWED)
        finally:
            woken.cancel()
        self.woken.clear()
        await self.keep()
        for load in self.loads.keys() & done:
            del self.loads[load]
            load.result()
        return True

    async def keep(self) -> None:
        """Renew the claims of what is on its way, now and then."""
        now = self.clock.now()
        if self.claimed and (self.renewed_at is None or now - self.renewed_at >= timedelta(seconds=RENEWED)):
            self.renewed_at = now
            await renew(self.herald, "posts", self.claimed)

    async def set_out(self) -> None:
        """Claim what is owed; it goes to each target after what is on its way there: nothing overtakes it."""
        before = {target: task for task, target in self.loads.items()}
        fresh = await posts.claim(self.herald, MOST)
        self.claimed |= {post.id for post in fresh}
        for target, those in groupby(sorted(fresh, key=target_of), key=target_of):
            self.loads[asyncio.create_task(self.follow(before.get(target), list(those)))] = target

    async def follow(self, before: asyncio.Task[datetime | None] | None, load: Sequence[Post]) -> datetime | None:
        """Deliver to a target after another load, waiting as long as that one has to; say until when (None: done).

        What outlived its claim is found standing, and not sent again.
        """
        try:
            if before:
                await asyncio.wait({before})
                if until := before.result():
                    return await self.put_back(load, until)
            return await self.carry(load)
        finally:
            self.claimed -= {post.id for post in load}

    async def carry(self, load: Sequence[Post]) -> datetime | None:
        """Deliver to one target; after one that has to wait, those behind it wait as well: say until when (None: done).

        Where one was tried in vain again and again, the next shows whether the place is to blame or the message.
        """
        stuck: Post | None = None
        until: datetime | None = None
        for number, post in enumerate(load):
            retry_at = await self.attempt(post)
            if retry_at is None:
                if stuck is load[number - 1]:
                    await unreached(self.herald, stuck, "failing")
            elif stuck is None and post.tries >= PATIENCE:
                stuck, until = post, retry_at
            else:
                return await self.put_back(load[number + 1 :], until or retry_at)
        return None

    async def put_back(self, load: Sequence[Post], until: datetime) -> datetime:
        """Let messages wait for one before them."""
        for post in load:
            await posts.failed(self.herald, post, until, "waits for the one before it")
        return until

    async def attempt(self, post: Post) -> datetime | None:
        """Deliver a message, or say when it is to be tried again (None: done with, for good or ill)."""
        until = None
        try:
            place, message = await self.put(post)
        except Unread as error:
            log.warning("let go", post=post.key, campaign=post.campaign, reason=str(error))
            await posts.let_go(self.herald, post, str(error))
        except Exception as error:  # noqa: BLE001  one bad message never blocks the others
            until = await self.missed(post, error)
        else:
            await posts.delivered(self.herald, post, place, message)
        return until

    async def put(self, post: Post) -> tuple[int, int]:
        """Put a message where it belongs, or take it away; give the channel and the first message."""
        if post.message.gone:
            return await self.take_away(post)
        parts = await self.chat.parts(post.message, post.campaign)
        if post.silent:
            parts = [replace(part, silent=True) for part in parts]
        try:
            return await self.lay(post, await self.places.of(post), parts)
        except discord.HTTPException as error:
            if astray(post, error):
                return await self.put(uprooted(post))
            if post.target.kind == "channel" or error.code not in REFUSED:
                raise
            return await self.lay(post, await self.places.instead(post, error), parts)

    async def take_away(self, post: Post) -> tuple[int, int]:
        """Delete what stands of a message, if anything does; give the channel and what it was."""
        if post.message_id is None and post.tries <= 1:
            return 0, 0
        known = post.place and self.client.get_partial_messageable(post.place)
        place = known or await self.places.of(post)
        for laid in (await self.standing(post, place, 1)).values():
            await self.delete(laid)
        return id_of(place), post.message_id or 0

    async def delete(self, laid: Laid) -> None:
        """Delete a part; one that is gone already was deleted by a courier who died before it could say so."""
        await self.pace.turn(laid.channel.id)
        try:
            await laid.delete()
        except discord.NotFound:
            return
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.places.standing(laid.channel.id)
            await laid.delete()

    async def lay(self, post: Post, place: Place, parts: Sequence[Part]) -> tuple[int, int]:
        """Send each part that does not stand yet, and change those that do; give the channel and the first message."""
        if post.message_id is not None and id_of(place) != post.place:
            # The seat has another player now: what its former player was sent stays as it was.
            post = uprooted(post)
        standing = await self.standing(post, place, len(parts))
        laid = []
        for number, part in enumerate(called(parts, post, place)):
            found = standing.pop(reference(post, number), None)
            laid.append(await self.lay_part(post, place, number, referenced(part, reference(post, number)), found))
        for leftover in standing.values():
            await self.delete(leftover)
        return laid[0].channel.id, laid[0].id

    async def lay_part(self, post: Post, place: Place, number: int, part: Part, found: Laid | None) -> Laid:
        """Send a part, or change it where it stands; a first edition found after a crash stands as it should."""
        await self.pace.turn(id_of(place))
        if found is None:
            return await send(place, part, nonce(post, number))
        if post.message_id is None and post.edition <= 1:
            return found
        try:
            return await change(found, part)
        except discord.NotFound:
            return await send(place, part, nonce(post, number, again=True))
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.places.standing(found.channel.id)
            return await change(found, part)

    async def standing(self, post: Post, place: Place, parts: int) -> dict[str, Laid]:
        """Give the parts of a message that stand already, by their references."""
        if post.message_id is None:
            return await self.search(post, place, parts, None) if post.tries > 1 else {}
        first = discord.Object(post.message_id)
        found = await self.search(post, place, parts + AFTER, first)
        known = self.client.get_partial_messageable(post.place or 0).get_partial_message(post.message_id)
        return {reference(post, 0): known, **found}

    async def search(self, post: Post, place: Place, parts: int, after: discord.Object | None) -> dict[str, Laid]:
        """Look for a message's parts at its place, by the references at the foot of the bot's own messages."""
        wanted = {reference(post, number) for number in range(parts)}
        found: dict[str, Laid] = {}
        limit = AFTER if after else HISTORY
        await self.pace.turn(id_of(place))
        try:
            async for message in place.history(limit=limit, after=after):
                mark = foot(message)
                if message.author.id == getattr(self.client.user, "id", 0) and mark in wanted:
                    found[mark] = message
        except discord.Forbidden:
            log.warning("history cannot be read", post=post.key, channel=id_of(place))
        return found

    async def missed(self, post: Post, error: Exception) -> datetime | None:
        """Put a message back to be tried again, or give it up; say when (None: given up)."""
        wait = pause(error, post.tries, over=post.over)
        retry_at = None if wait is None else self.herald.clock.now() + wait
        reason = f"{type(error).__name__}: {error}"[:500]
        named = {"post": post.key, "campaign": post.campaign, "tries": post.tries, "reason": reason}
        if isinstance(error, (Unavailable, Stale)):  # the store has said so, once
            log.debug("not delivered yet", **named)
        elif retry_at is not None:
            log.warning("not delivered yet", **named)
        elif isinstance(error, (Unreachable, discord.HTTPException)):
            log.warning("given up", **named)
        else:
            log.error("given up", **named, exc_info=error)
        await posts.failed(self.herald, post, retry_at, reason)
        if hurdle := hurdle_of(error):
            await unreached(self.herald, post, hurdle)
        elif retry_at is None and post.target.kind != "channel":
            await unreached(self.herald, post)
        return retry_at


def called(parts: Sequence[Part], post: Post, place: Place) -> list[Part]:
    """Call the player by name where a private paper stands in a thread, which nobody hears otherwise."""
    first, *rest = parts
    in_thread = isinstance(place, discord.Thread) or id_of(place) == post.thread
    if post.target.kind == "channel" or not in_thread or not first.mentions:
        return [*parts]
    names = " ".join(f"<@{user}>" for user in first.mentions if f"<@{user}>" not in first.content)
    return [replace(first, content=f"{names} {first.content}".strip()), *rest]


async def send(place: Place, part: Part, mark: str) -> discord.Message:
    """Send a part with its nonce, which Discord remembers for some minutes."""
    return await place.send(
        content=part.content or None,
        embeds=list(part.embeds),
        files=part.files(),
        view=part.view() or discord.utils.MISSING,
        allowed_mentions=part.allowed(),
        nonce=mark,
        silent=part.silent,
    )


async def change(found: Laid, part: Part) -> Laid:
    """Change a part where it stands."""
    return await found.edit(
        content=part.content or None,
        embeds=list(part.embeds),
        attachments=part.files(),
        view=part.view(),
        allowed_mentions=part.allowed(),
    )


def astray(post: Post, error: discord.HTTPException) -> bool:
    """Tell whether a message stands in a place that is gone, or in a former channel that refuses it."""
    moved = post.target.kind == "channel" and post.place != post.channel and error.code in HURDLES
    return post.message_id is not None and (moved or error.code == NOWHERE)


def uprooted(post: Post) -> Post:
    """Give a message as one that stands nowhere, to be sent where it belongs now."""
    return replace(post, place=None, message_id=None, nonce=nonce(post, 0, again=True))


def target_of(post: Post) -> tuple[int, str, str, int]:
    """Give what tells targets apart."""
    return (post.campaign or 0, post.target.kind, post.target.seat, post.target.user)
