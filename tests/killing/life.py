"""One life of Herald's service, store and courier in a process of its own, ended by `kill -9` or by the story's end."""

import asyncio
import os
import selectors
import signal
import traceback
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import patch

import discord

from bot.chat.answering.shared import Chat
from bot.chat.courier.courier import Courier
from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.orders import orders
from bot.service.posting.notices import awaited
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from bot.service.telling import telling
from bot.service.words.open_window import standing
from bot.settings import Settings
from bot.store.driver.carrier import Carrier, Done
from bot.store.store import Store
from rules.registry import RULESETS
from tests.service.bench import BEGIN, BLUE, CHANNEL, GUILD, HOST, RED

BETWEEN = timedelta(minutes=3)
"""How long Herald stays dead: longer than a claim holds."""
WINDOWS = 6
PHRASES = {RED: "red sky", BLUE: "deep sea"}
SHEETS = {
    ("decrees", RED): "tax 30",
    ("decrees", BLUE): "tax 20\nsave for a city",
    ("winter", RED): "raise Psiloi in Sparta\nbuild Granary in Sparta",
}


class Doom(selectors.DefaultSelector):
    """Counts the turns of the event loop and kills the process, without any farewell, at one of them.

    What SQLite carries out without a turn of the loop counts as two: one before it, one after it.
    """

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.left = turns

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.turn()
        return super().select(timeout)

    def turn(self) -> None:
        """Let one pass, unless it is the last."""
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, work: Callable[[Carrier], Done | None]) -> Callable[[Carrier], Done | None]:
        """Give what needs no thread with a turn before it and one after it."""

        def done(carrier: Carrier) -> Done | None:
            self.turn()
            found = work(carrier)
            self.turn()
            return found

        return done


@dataclass(frozen=True)
class Still:
    """A clock that stands at the moment of this life."""

    moment: datetime

    def now(self) -> datetime:
        return self.moment

    async def wait(self, wake: asyncio.Event, until: datetime | None) -> None:
        raise AssertionError("nothing waits in this story")


class NoStudio:
    """Draws nothing: the messages say what is on the map."""

    async def png(self, picture: object) -> bytes:
        return b""


def live(number: int, turns: int, database: Path, port: int, hasty: bool) -> NoReturn:
    """Live on where the last life ended; leave with 0 once the story is told and everything has arrived.

    In a hasty life people act before what the last life owed has reached them.
    """
    discord.http.Route.BASE = f"http://127.0.0.1:{port}"
    end(turns, story(database, Still(BEGIN + BETWEEN * number), hasty))


def end(turns: int, told: Coroutine[Any, Any, None]) -> NoReturn:
    """Live through a story, or through so many turns of it."""
    doom = Doom(turns)
    loop = asyncio.SelectorEventLoop(doom)
    asyncio.set_event_loop(loop)
    try:
        with patch.object(Carrier, "at_once", doom.around(Carrier.at_once)):
            loop.run_until_complete(told)
    except BaseException:  # noqa: BLE001  a life ends with its exit code, whatever happened
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


async def story(database: Path, clock: Still, hasty: bool) -> None:
    """Do what comes next, and deliver what it brought, until enough windows have closed."""
    settings = Settings()
    herald = Herald(
        Store(f"sqlite+aiosqlite:///{database}"),
        clock,
        RULESETS,
        Scenarios(settings.scenarios),
        Rulebooks(settings.rulebooks),
        seeds=lambda: "5eed" * 16,
    )
    client = discord.Client(intents=discord.Intents.none())
    await client.login("no.to.ken")
    courier = Courier(client, Chat(herald, NoStudio()), clock)
    if not hasty:
        await bring(herald, courier)
    while await step(herald):
        await bring(herald, courier)
    await bring(herald, courier)


async def bring(herald: Herald, courier: Courier) -> None:
    """Tell what is owed and carry it to where it is read."""
    while await telling.tell_all(herald) or await courier.deliver():
        pass


async def step(herald: Herald) -> bool:
    """Do one thing that somebody at the table does next; False when the story is told."""
    found = await campaigns.campaigns(herald, guild=GUILD)
    if not found:
        schedule = Schedule()
        await campaigns.found(
            herald, host=HOST, guild=GUILD, channel=CHANNEL, title="Nine lives", game="civilized", schedule=schedule
        )
        return True
    (card,) = found
    for user, phrase in PHRASES.items():
        if user not in {seat.user for seat in card.seats}:
            await campaigns.join(herald, card.id, user, f"User {user}", "", phrase)
            return True
    if card.status == "lobby":
        await campaigns.start(herald, card.id, HOST)
        return True
    if card.turn > WINDOWS // 2 or card.window is None:
        return False
    async with herald.store.look(card.id) as look:
        asking = standing(look).asking
        wanted = {*asking.asked, *awaited(look, asking)} - await look.readies() if asking else set()
    waiting = [seat for seat in card.seats if seat.user and seat.id in wanted]
    who = await campaigns.who(herald, card.id, waiting[0].user)
    sheet = SHEETS.get((card.window.name, who.user), "")
    if sheet and not (await orders.orders(herald, who)).drafts:
        _, given = await orders.give_sheet(herald, who, sheet)
        if given.drafts:
            return True
    await orders.ready(herald, who, True, card.window.key)
    return True
