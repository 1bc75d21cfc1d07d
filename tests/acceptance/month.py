"""A month as six people and those around them live it; `test_month.py` tells what must hold."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import discord

from bot.service.ground.values import CampaignCard, WindowCard
from rules.kernel.orders.order import Given
from sandbox.plain import words
from tests.e2e.table import Player, Reply, Table

TITLE = "The Month"
SEATS = {"Ada": "Hellas", "Ben": "Lydia", "Cleo": "Canaan", "Dan": "Egypt", "Eva": "Babylonia", "Finn": "Assyria"}
TABLE = (*SEATS, "Gil", "Hal")
"""Ada is the gamemaster and plays; Gil waits for a seat, and Hal becomes a deputy."""
PEOPLE = ("Ida", *TABLE)
"""Ida only owns the server: Discord lets an owner read every private thread."""
FORGETFUL = {"Cleo": (2, 5, 8), "Dan": (2, 3, 6)}
"""The windows in which they give nothing."""
GONE = 2
"""The first window of which Finn hears, and answers no more."""
REMINDER = re.compile(r"Your orders (are still wanted|are the last that the table waits for|are in\. Thank you)")
TAKEN = re.compile(r"✓ (?:line \d+: )?(.*)")
GIVEN = re.compile(r"Given so far: (.*)\.(?: You are ready\.)?$", re.MULTILINE)


@dataclass
class Month:
    """What is done, and what was promised to whom."""

    table: Table
    number: int = 0
    """How many windows have opened."""
    accepted: dict[str, dict[str, list[Given]]] = field(default_factory=lambda: defaultdict(dict))
    """The orders that each seat was told are taken, by window."""
    closed: list[str] = field(default_factory=list)
    """The windows that have closed."""
    stuck: list[str] = field(default_factory=list)
    """Those that were still open after their deadline."""
    nagged: list[str] = field(default_factory=list)
    """Who was reminded twice, or after having given orders."""
    reminded: int = 0
    old: set[int] = field(default_factory=set)
    """The reminders of earlier windows."""

    def player(self, name: str) -> Player:
        return self.table.player(name)

    async def card(self) -> CampaignCard:
        (card,) = await self.table.cards()
        return card

    async def window(self) -> WindowCard:
        window = (await self.card()).window
        assert window is not None and window.due is not None
        return window

    def private(self, name: str) -> list[str]:
        """Give the rooms that a person has to themselves."""
        return [room.key for room in self.table.world.rooms(name) if room.kind != "channel"]

    def papers(self, name: str) -> str:
        """Give all that a person reads in private."""
        return "\n\n".join(self.table.read(room, name) for room in self.private(name))

    async def until(self, moment: datetime) -> None:
        await self.table.pass_time(seconds=max(0.0, (moment - self.table.now).total_seconds()))

    async def found(self) -> None:
        """Found the campaign, seat the six, let Gil wait, and begin."""
        ada = self.player("Ada")
        self.table.world.shut("Eva", on=True)
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title=TITLE)
        await ada.slash("campaign", "campaign settings", setting="deadlines", value="every 60h")
        for name, seat in SEATS.items():
            await self.player(name).join(seat)
        await self.player("Gil").slash("campaign", "join")
        await ada.slash("campaign", "campaign start")

    async def holder(self, seat: str) -> str:
        """Give who answers for a seat now: a person at the table, or nobody."""
        names = {self.player(name).id: name for name in TABLE}
        one = next(one for one in (await self.card()).seats if one.name == seat)
        return names.get(one.user or 0, "") if one.mode == "player" else ""

    async def present(self) -> list[tuple[str, str]]:
        """Give who is asked, there, and remembers it, each with the seat's id."""
        window, found = await self.window(), []
        for one in (await self.card()).seats:
            name = await self.holder(one.name)
            gone = name == "Finn" and self.number >= GONE
            if name and not gone and self.number not in FORGETFUL.get(name, ()) and one.id in window.asked:
                found.append((name, one.id))
        return found

    async def order_all(self, key: str, *, late: bool) -> None:
        """Let those order who do so late, or the others, for as long as a window is open."""
        for name, seat in await self.present():
            if (name in FORGETFUL) == late and await self.is_open(key):
                await self.order(name, seat)

    async def order(self, name: str, seat: str, line: str = "") -> None:
        """Give an order, and keep what the answer says is taken."""
        window = await self.window()
        line = line or await self.choice(name, window)
        if not line:
            await self.player(name).slash("campaign", "ready")
            return
        await self.kept(await self.player(name).slash("campaign", "order", line=line), window, seat)

    async def kept(self, reply: Reply, window: WindowCard, seat: str) -> None:
        """Remember what is kept of a seat, which must be as much as the answer says is taken."""
        async with self.table.world.app.herald.store.look(1) as look:
            drafts = [one.given for one in await look.drafts(seat)]
        whole = GIVEN.search(reply.text)
        said = whole[1].split("; ") if whole else TAKEN.findall(reply.text)
        assert said and len(said) == len(drafts), reply.text
        self.accepted[window.key][seat] = drafts

    async def choice(self, name: str, window: WindowCard) -> str:
        """Give the order that comes to a person's mind."""
        if window.name == "decrees":
            return f"tax {20 + 10 * (self.number % 2)}"
        if window.name != "winter":
            return ""
        offered = await self.player(name).complete("campaign", "order", "line", "raise ")
        return next((line for line in offered if re.fullmatch(r"raise \w+ in \w+", line)), "")

    async def lost(self) -> list[str]:
        """Give the windows and seats whose orders are not in the closing as they were taken."""
        async with self.table.world.app.herald.store.look(1) as look:
            parts = await look.closing_parts()
        sealed = {part["window_key"]: part["closing"]["answers"] for part in parts}
        return [
            f"{key} {seat}"
            for key, seats in self.accepted.items()
            for seat, given in seats.items()
            if [one.model_dump(mode="json") for one in given] != sealed[key][seat]["orders"]
        ]

    async def is_open(self, key: str) -> bool:
        """Tell whether a window is open still."""
        return (await self.window()).key == key

    async def to_closing(self, key: str) -> None:
        """Let a window come to its deadline; see what reminders stand a minute before it, and that it then closes."""
        self.closed.append(key)
        due = (await self.window()).due
        assert due is not None
        if await self.is_open(key):
            await self.until(due - timedelta(minutes=1))
        if await self.is_open(key):
            seats = {one.id: one.name for one in (await self.card()).seats}
            self.look_at_reminders({seats[seat] for seat in self.accepted[key]})
            await self.until(due + timedelta(seconds=1))
            self.stuck += [key] * await self.is_open(key)

    def look_at_reminders(self, done: set[str]) -> None:
        """Note a second reminder in a window, and one that still urges one of these seats, whose orders are in."""
        for name in TABLE:
            mine = [one for one in self.reminders(name) if one.id not in self.old]
            texts = [words(one, {}) for one in mine]
            self.old |= {one.id for one in mine}
            self.reminded += len(mine)
            self.nagged += [f"{self.number}: {name}, {len(mine)} times"] * (len(mine) > 1)
            urged = [text for text in texts if "Thank you" not in text and any(f": {seat}, " in text for seat in done)]
            self.nagged += [f"{self.number}: {name} after orders: {text}" for text in urged]

    def reminders(self, name: str) -> Iterator[discord.Message]:
        """Give the reminders in a person's rooms."""
        for room in self.private(name):
            for message in self.table.messages(room, name):
                if REMINDER.search(words(message, {})):
                    yield message
