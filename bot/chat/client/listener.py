"""The listener: reads in direct messages what people wrote while nobody heard them, and answers each.

After a start, and after a session with Discord that was not resumed, whoever owes orders to an overdue window is read
first; each window may close once its own people are. What is read as it comes waits for what was written before it.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord
from structlog import get_logger
from structlog.stdlib import BoundLogger

from bot.chat.answering.shared import Chat
from bot.chat.client.sheets import AWAY, read_sheet
from bot.chat.courier.hurdles import PASSING, passes
from bot.chat.courier.marks import foot
from bot.clock import Waiting
from bot.service.ground.ears import WAITING, Said, id_at
from bot.store.errors import Stale, Unavailable
from bot.store.people.dialogues import Dialogue

AT_ONCE = 10
"""How many people are read side by side."""
PAUSE = timedelta(seconds=3)
"""How long to wait before what could not be read is read again."""
PATIENCE = 5
"""How often that is done for one person before the others wait no longer, and before the pauses grow."""
LONGEST = timedelta(seconds=30)
"""How long the pauses grow to, while nothing helps."""
FOOT = "Herald · "
"""How the reference begins at the foot of what the courier brings, which answers nobody."""
LATER = timedelta(minutes=2)
"""How long to wait before whoever is left is tried again."""
LATELY = timedelta(days=30)
"""Whoever wrote within this time is read even where no seat is theirs; others as soon as they write again."""
KINDS = {discord.MessageType.default, discord.MessageType.reply}
"""The messages that people write."""
log: BoundLogger = get_logger("herald.listener")


class Unheard(Exception):
    """What somebody wrote could not be kept, or not be answered, and is to be read again."""


class Listener:
    """Reads direct messages, each once and in the order in which a person wrote them."""

    def __init__(self, client: discord.Client, chat: Chat) -> None:
        """Listen with this client; nobody is heard before it has connected."""
        self.client, self.chat, self.herald = client, chat, chat.herald
        self.connected = False
        self.behind = True
        """Whether anything may have been written that is to be read."""
        self.session = 0
        """How often it became so."""
        self.caught_up: set[int] = set()
        """The people who were read since."""
        self.tried: Counter[int] = Counter()
        """How often people were read in vain since."""
        self.left: set[int] = set()
        """Those who could not be read, for whom nobody else waits any more: they are tried again and again."""
        self.woken = asyncio.Event()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.herald.ears.deafen()

    def deafen(self) -> None:
        """Note that the connection is gone, and nobody is heard."""
        self.connected = False
        self.herald.ears.deafen()

    def miss(self) -> None:
        """Read what may have been written and is not read: a session has begun, or something could not be kept."""
        self.connected = self.behind = True
        self.herald.ears.deafen()
        self.session += 1
        self.caught_up.clear()
        self.tried.clear()
        self.woken.set()

    def resumed(self) -> None:
        """Note that a session goes on: Discord tells again what it told nobody meanwhile."""
        self.connected = True
        if self.behind:
            self.woken.set()
        else:
            self.hear()

    def hear(self) -> None:
        """Note that everybody is heard."""
        self.behind = False
        self.herald.ears.hear()
        self.herald.bell.ring()

    async def run(self, clock: Waiting) -> None:
        """Catch up whenever there is something to be read, until cancelled."""
        vain = 0
        while True:
            self.woken.clear()
            again = self.connected and bool(self.behind or self.left) and not await self.round()
            vain = vain + 1 if again and not self.herald.store.trouble.outage else 0
            pause = paused(vain) if again else LATER if self.left else None
            await clock.wait(self.woken, clock.now() + pause if pause else None)

    async def round(self) -> bool:
        """Read what was missed; False where some of it has to be tried again."""
        if self.herald.store.trouble.outage:
            return False
        try:
            return await self.catch_up()
        except (Unavailable, Stale):
            return False
        except Exception:
            log.exception("what was written could not be read; it is tried again soon")
            return False

    async def catch_up(self) -> bool:
        """Read everybody, first those for whom a window waits, which then may close; False where somebody is left."""
        if not self.behind:
            return await self.read_all(sorted(self.left))
        session, now = self.session, self.herald.clock.now()
        found = {one.user for one in await self.herald.store.dialogues(id_at(now - LATELY))}
        await self.read_late(found, now)
        if not await self.read_all(found) or session != self.session:
            return False
        if self.connected:
            self.hear()
        return True

    async def read_late(self, found: Collection[int], now: datetime) -> None:
        """Read those of these people for whom an overdue window waits, and let each close when its own are read."""
        session, late = self.session, await self.herald.store.late(now, WAITING)

        async def campaign_of(campaign: int, people: Sequence[int]) -> None:
            if await self.read_all(user for user in people if user in found) and session == self.session:
                self.herald.ears.heard(campaign)
                self.herald.bell.ring()

        await asyncio.gather(*(campaign_of(*one) for one in late.items()))

    async def stand_in(self) -> None:
        """Read those for whom an overdue window waits, in place of a process that heard them and has died."""
        now = self.herald.clock.now()
        self.caught_up.clear()
        self.herald.ears.read.clear()
        self.herald.ears.read_at = now
        await self.read_late({one.user for one in await self.herald.store.dialogues(id_at(now - LATELY))}, now)

    async def read_all(self, people: Iterable[int]) -> bool:
        """Read people side by side who were not read yet; False where one of them could not be."""
        return all(await asyncio.gather(*(self.read_once(user) for user in people)))

    async def read_once(self, user: int) -> bool:
        """Read a person unless that is done; False where it failed and another try may help."""
        async with self.gate, self.lock(user):
            if user in self.caught_up and user not in self.left:
                return True
            try:
                await self.read(user)
                self.left.discard(user)
            except discord.HTTPException as error:
                if passes(error) and self.tried[user] < PATIENCE:
                    self.tried[user] += 1
                    return False
                self.leave(user, error)
            except (Unheard, *PASSING):
                return False
            self.caught_up.add(user)
            return True

    def leave(self, user: int, error: discord.HTTPException) -> None:
        """Let nobody wait any more for a person who cannot be read; whom Discord may still show is not forgotten."""
        if user not in self.left:
            log.warning("a person cannot be read", user=user, code=error.code, status=error.status)
        (self.left.add if passes(error) else self.left.discard)(user)

    def lock(self, user: int) -> asyncio.Lock:
        """Give what keeps a person's messages from being read side by side."""
        return self.locks.setdefault(user, asyncio.Lock())

    async def hears(self, message: discord.Message) -> None:
        """Read a direct message as it comes, after everything that its writer wrote while nobody heard it."""
        user = message.author.id
        async with self.lock(user):
            known = await self.known(user)
            if known is None or (user not in self.left and (not self.behind or user in self.caught_up)):
                if known is None or (known.read < message.id and await self.caught(known, message)):
                    await self.answer_now(message)
                return
        if not await self.read_once(user):
            self.woken.set()

    async def caught(self, known: Dialogue, message: discord.Message) -> bool:
        """Read first what was written by somebody for whom nothing waited when a session began; False to try again.

        Whoever has no seat, and was silent for long, is not read then.
        """
        if known.user in self.caught_up or not known.channel:
            return True
        try:
            await self.read(known.user, before=message)
        except (Unheard, *PASSING):
            self.miss()
            return False
        except discord.HTTPException as error:
            self.leave(known.user, error)
            self.woken.set()
            return known.user not in self.left
        self.caught_up.add(known.user)
        return True

    async def answer_now(self, message: discord.Message) -> None:
        """Answer a message that has just come; where that fails, read it again soon."""
        try:
            await self.answer(message, late=False)
        except (Unheard, Unavailable, Stale):
            self.miss()

    async def known(self, user: int) -> Dialogue | None:
        """Give how far a person is read; None where the database does not say."""
        try:
            return await self.herald.store.dialogue(user)
        except (Unavailable, Stale):
            return None

    async def read(self, user: int, before: discord.Message | None = None) -> None:
        """Answer what a person has written since the last message that was answered, `before` a message if it is given.

        Raises what keeps it from that.
        """
        stood = await self.herald.store.dialogue(user)
        if stood is None:
            return
        channel, since = await self.channel_of(stood), discord.Object(stood.read)
        messages = [one async for one in channel.history(limit=None, before=before, after=since, oldest_first=True)]
        first = True
        for message in messages:
            if message.author.id == user and message.type in KINDS:
                stands = [one for one in messages if self.answers(one, message, stood.answered if first else None)]
                first = False
                if stands:
                    await self.herald.store.note_read(user, message.channel.id, message.id, stands[-1].id)
                else:
                    await self.answer(message, late=True)
        if messages and before is None:  # else that message notes how far all is read
            await self.herald.store.note_read(user, messages[0].channel.id, messages[-1].id)

    def answers(self, one: discord.Message, message: discord.Message, noted: int | None) -> bool:
        """Tell whether a message of ours answers another: it refers to it, or came after the last that was `noted`.

        A person's messages are answered one after another, so only the first that is not noted may have an answer that
        refers to nothing (None: another).
        """
        ours = one.author.id == getattr(self.client.user, "id", 0) and one.id > message.id
        if not ours or one.content == AWAY or one.interaction_metadata is not None or foot(one).startswith(FOOT):
            return False
        if one.reference is not None:
            return one.reference.message_id == message.id
        return noted is not None and one.id > noted

    async def channel_of(self, dialogue: Dialogue) -> discord.abc.Messageable:
        """Give a person's direct messages, which are opened where nobody knows them."""
        if dialogue.channel:
            return self.client.get_partial_messageable(dialogue.channel, type=discord.ChannelType.private)
        channel = await self.client.create_dm(discord.Object(dialogue.user))
        await self.herald.store.dialogue_at(dialogue.user, channel.id)
        return channel

    async def answer(self, message: discord.Message, *, late: bool) -> None:
        """Answer a message, and note that it is; what could not be kept or answered is read again."""
        said = Said(message.author.id, message.id, message.created_at if late else None)
        answer = await read_sheet(self.chat, message, said)
        if answer is None:
            raise Unheard
        await self.herald.store.note_read(said.user, message.channel.id, message.id, answer)


def paused(vain: int) -> timedelta:
    """Give how long to wait after so many rounds in vain: longer and longer once patience is at its end."""
    return min(PAUSE * (1 << max(0, min(vain, 2 * PATIENCE) - PATIENCE)), LONGEST)
