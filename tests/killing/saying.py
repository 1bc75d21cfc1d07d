"""One life of Herald that reads what people write: what came while it was dead first, then what comes; until killed."""

import asyncio
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import aiohttp
import discord

from bot.chat.answering.shared import Chat
from bot.chat.client.listener import Listener
from bot.chat.courier.courier import Courier
from bot.service.ground.ears import id_at
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.time import ticker as time
from bot.store.store import Store
from tests.killing.farside import FarSide, Json, answer, blank, payload
from tests.killing.life import NoStudio, Still, bring, end
from tests.service.word import WORD

LIVE = 3
"""The messages that people write while Herald lives, if it lives so long."""


class Mailbox(FarSide):
    """A far side on which people write, too; its ids tell the time."""

    def __init__(self, forgets_after: int, people: tuple[int, ...]) -> None:
        super().__init__(forgets_after)
        self.people = people
        self.count = 0

    def routes(self, app: Any) -> None:
        app.router.add_post("/say/{person}", self.say)

    def at(self, moment: datetime) -> None:
        """Let time pass: what is written now comes after what was written before."""
        self.last = max(self.last, id_at(moment))

    def write(self, person: int) -> Json:
        """Let a person write an order that nobody has written before."""
        self.count, self.last = self.count + 1, self.last + 1
        user = {"id": str(person), "username": "someone", "discriminator": "0", "avatar": None}
        message = {**blank(person + 1_000, self.last), "author": user, "content": f"say w{self.count}"}
        self.messages.setdefault(person + 1_000, []).append(message)
        return message

    async def say(self, request: Any) -> Any:
        return answer(self.write(int(request.match_info["person"])))

    async def send(self, request: Any) -> Any:
        body, before = await payload(request), self.last
        sent = await super().send(request)
        if self.last > before and (refers := body.get("message_reference")):
            self.messages[int(request.match_info["channel"])][-1]["message_reference"] = refers
        return sent


@dataclass(frozen=True)
class Life:
    """What one life is: when, where its database and its Discord are, and who writes while it lives."""

    moment: datetime
    turns: int
    url: str
    port: int
    people: tuple[int, ...]


def live(life: Life) -> NoReturn:
    """Read, answer and close what is due, as long as it lives; leave with 0 after that."""
    discord.http.Route.BASE = f"http://127.0.0.1:{life.port}"
    end(life.turns, reading(life))


async def reading(life: Life) -> None:
    """Come back, read what was written, close what is overdue, then read what comes."""
    clock, nowhere = Still(life.moment), Path("nowhere")
    herald = Herald(Store(life.url), clock, {"word": WORD}, Scenarios(nowhere), Rulebooks(nowhere))
    client = discord.Client(intents=discord.Intents.none())
    await client.login("no.to.ken")
    chat = Chat(herald, NoStudio())
    listener, courier = Listener(client, chat), Courier(client, chat, clock)
    listener.miss()
    catching_up = asyncio.create_task(listener.round())
    async with aiohttp.ClientSession() as session:
        for number in range(LIVE):
            await time.tick(herald)
            url = f"http://127.0.0.1:{life.port}/say/{life.people[number % len(life.people)]}"
            async with session.post(url) as response:
                raw = await response.json()
            await listener.hears(message_of(client, raw))
    assert await catching_up
    await time.tick(herald)
    await bring(herald, courier)


def message_of(client: discord.Client, raw: Any) -> discord.Message:
    """Give what comes over the gateway."""
    channel = client.get_partial_messageable(int(raw["channel_id"]), type=discord.ChannelType.private)
    return discord.Message(state=client._connection, channel=channel, data=raw)
