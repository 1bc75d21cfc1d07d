"""A table to play at in tests: Herald's services on a real database, a clock that a test moves, the toy game."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.service.ground.herald import Herald
from bot.service.ground.scenarios import Scenarios
from bot.service.ground.values import CampaignCard, OrderSet, Post, Who
from bot.service.orders import orders
from bot.service.posting import posts
from bot.service.posting.notices import awaited
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.schedule import Schedule
from bot.service.table import campaigns, gamemaster
from bot.service.telling import telling
from bot.service.time import ticker as time
from bot.service.words.open_window import standing
from bot.store.store import Store
from bot.store.unit import Unit
from tests.kernel.toy import TOY
from tests.service.beginnings import Beginnings
from tests.service.word import WORD

HOST, GUILD, CHANNEL = 900, 7, 70
RED, BLUE, GREEN = 1, 2, 3
FAIR = """
id = "fair"
title = "The Fair"
[families]
red = "the Reds"
blue = "the Blues"
green = "the Greens"
[stalls]
fish = "Fish"
pots = "Potter's Row"
"""
FIVE = """
id = "five"
title = "Five mouths"
names = { a = "Anna", b = "Bert", c = "Cleo", d = "Dora", e = "Egon" }
"""
TWO = """
id = "two"
title = "Two mouths"
names = { a = "Anna", b = "Bert" }
"""
BEGIN = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


class FakeClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.moment = BEGIN

    def now(self) -> datetime:
        return self.moment

    def advance(self, **by: float) -> None:
        self.moment += timedelta(**by)


class PromptHerald(Herald):
    """Herald that tells what was sealed as soon as it is, as the teller of a running bot does."""

    @asynccontextmanager
    async def unit(self, campaign: int) -> AsyncIterator[Unit]:
        async with super().unit(campaign) as unit:
            yield unit
        await telling.tell_all(self)


@dataclass
class Table:
    """Herald, and shortcuts to what people do at it."""

    herald: Herald
    clock: FakeClock
    url: str
    delivered: list[Post] = field(default_factory=list)
    beginnings: Beginnings | None = None
    """Where a test that patches nothing may have its first campaign from."""

    @property
    def store(self) -> Store:
        return self.herald.store

    async def founded(self, board: str = "toy/fair", schedule: Schedule | None = None, **settings: str) -> int:
        """Found a campaign on a board, `game/scenario`."""
        game, scenario = board.split("/")
        card = await campaigns.found(
            self.herald,
            host=HOST,
            guild=GUILD,
            channel=CHANNEL,
            title="Fair play",
            game=game,
            scenario=scenario,
            settings=settings,
            schedule=schedule,
        )
        return card.id

    async def started(
        self, *users: int, board: str = "word/two", schedule: Schedule | None = None, **settings: str
    ) -> int:
        """Found a campaign, seat these people in seat order, and start it."""

        async def start() -> int:
            campaign = await self.founded(board, schedule, **settings)
            for user in users or (RED, BLUE):
                await campaigns.join(self.herald, campaign, user, f"User {user}")
            await campaigns.start(self.herald, campaign, HOST)
            return campaign

        if self.beginnings is None or not self.beginnings.fit(self.herald, board.partition("/")[0]):
            return await start()
        known = tuple(self.herald.faces.met.items())
        return await self.beginnings.like(
            (users, board, repr(schedule), *settings.items(), self.clock.now(), known), start
        )

    async def card(self, campaign: int) -> CampaignCard:
        return await campaigns.card(self.herald, campaign)

    async def key(self, campaign: int) -> str:
        """Give the key of the open window; empty if there is none."""
        window = (await self.card(campaign)).window
        return window.key if window else ""

    async def who(self, campaign: int, user: int) -> Who:
        return await campaigns.who(self.herald, campaign, user)

    async def give(self, campaign: int, user: int, line: str, window_key: str = "") -> OrderSet:
        return await orders.give_line(self.herald, await self.who(campaign, user), line, window_key)

    async def fill(self, campaign: int, user: int, order: str, fields: Mapping[str, Any]) -> OrderSet:
        return await orders.give(self.herald, await self.who(campaign, user), order, fields)

    async def ready(self, campaign: int, *users: int, on: bool = True) -> None:
        for user in users:
            await orders.ready(self.herald, await self.who(campaign, user), on)

    async def all_ready(self, campaign: int) -> None:
        """Let everybody who is awaited be ready, so that the open window closes, and those after it that ask nobody."""
        await self.awaited_ready(campaign)
        for _ in range(3):
            async with self.store.look(campaign) as look:
                asking = standing(look).asking
            if asking is None or asking.asked:
                return
            await self.awaited_ready(campaign)

    async def awaited_ready(self, campaign: int) -> None:
        """Let everybody who is awaited be ready, openly or in secret."""
        card = await self.card(campaign)
        async with self.store.look(campaign) as look:
            asking = standing(look).asking
            asked = {*asking.asked, *awaited(look, asking)} if asking else set()
        await self.ready(campaign, *(seat.user for seat in card.seats if seat.user is not None and seat.id in asked))

    async def pass_deadline(self) -> int:
        """Move the clock to the next deadline and work what is due."""
        due = await self.store.next_deadline()
        assert due is not None, "no deadline is set"
        self.clock.moment = max(self.clock.moment, due)
        return await time.tick(self.herald)

    async def to_closing(self, campaign: int) -> None:
        """Move the clock on, reminders and all, until the open window has closed."""
        key = await self.key(campaign)
        for _ in range(20):
            if await self.key(campaign) != key:
                return
            await self.pass_deadline()
        raise AssertionError(f"window {key} does not close")

    async def until(self, campaign: int, window: str) -> None:
        """Let deadlines pass until a window of this name is open: a year may begin with others."""
        while (await self.card(campaign)).window.name != window:
            await self.to_closing(campaign)

    async def deliver(self) -> list[Post]:
        """Deliver everything that is owed, and give it in order."""
        fresh: list[Post] = []
        while claimed := await posts.claim(self.herald, 10):
            for post in claimed:
                place = post.channel if post.target.kind == "channel" else 10_000 + (post.user or 0)
                await posts.delivered(self.herald, post, place, post.message_id or 500_000 + post.id)
            fresh += claimed
        self.delivered += fresh
        return fresh

    async def crash(self) -> None:
        """Lose the process: everything that is not in the database."""
        await self.store.close()
        self.herald = replace(self.herald, store=Store(self.url))

    async def die_in_release(self, campaign: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Release a campaign, and lose the process before what wants the rules is done."""

        async def dies(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patched:
            patched.setattr(gamemaster, "reopen", dies)
            with pytest.raises(KeyboardInterrupt):
                await gamemaster.release(self.herald, campaign, HOST)
        await self.crash()


@asynccontextmanager
async def lay(url: str, folder: Path) -> AsyncIterator[Table]:
    """Lay a table on a database."""
    scenarios = folder / "scenarios"
    for name, text in {"toy/fair.toml": FAIR, "word/five.toml": FIVE, "word/two.toml": TWO}.items():
        (scenarios / name).parent.mkdir(parents=True, exist_ok=True)
        (scenarios / name).write_text(text, encoding="utf-8")
    books = folder / "books"
    books.mkdir(exist_ok=True)
    rulebook = Path(__file__).parents[1] / "kernel" / "toy.md"
    (books / "toy.md").write_text(rulebook.read_text(encoding="utf-8"), encoding="utf-8")
    clock = FakeClock()
    herald = PromptHerald(Store(url), clock, {"toy": TOY, "word": WORD}, Scenarios(scenarios), Rulebooks(books))
    table = Table(herald, clock, url)
    try:
        yield table
    finally:
        await table.store.close()
