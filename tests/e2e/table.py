"""A table to play at in tests: the real client and a real database in a Discord of their own.

async with Table(tmp_path) as table:
    ada = table.player("Ada")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns")
    await ada.press("campaign", "Join")
    await ada.write("tax 30")
    await table.to_next_deadline()
    assert "Spring" in table.read("campaign", "Ada")
"""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Self

import discord
import simcord
from structlog.testing import capture_logs

from bot.clock import Waiting
from bot.compose import compose
from bot.service.ground.values import CampaignCard
from bot.service.table.campaigns import campaigns
from bot.settings import Settings, Shards
from sandbox.board import Board
from sandbox.plain import words
from sandbox.world import App, Room, World
from tests.service.databases import template_file

FOOT = re.compile(r"^Herald · ([0-9a-f]{8})$", re.MULTILINE)
"""The reference at the foot of what the courier delivers."""


class Table:
    """The people at their table, Herald, and what became of both."""

    patience = 500.0
    """Seconds that the bot may take for one thing, on however busy a machine."""

    def __init__(self, folder: Path, name: str = "table", when: datetime | None = None) -> None:
        """Lay the table; the database is a file of this name in `folder`, the Discord around it is always new."""
        self.file = folder / f"{name}.db"
        self.settings = Settings(database_url=f"sqlite+aiosqlite:///{self.file}", shards=Shards((0,), 1), health_port=0)
        self.world = World(self.build, when, self.patience)
        self.tolerated: tuple[type[BaseException], ...] = ()
        """What the bot may raise without the test failing for it."""

    def build(self, clock: Waiting) -> App:
        """Make a bot, as the sandbox does."""
        return compose(self.settings, clock=clock)

    async def __aenter__(self) -> Self:
        self.logs = capture_logs()
        self.logged = self.logs.__enter__()
        if not self.file.exists():  # the bot finds it up to date, instead of making each table of it anew
            shutil.copy(await template_file(), self.file)
        await self.world.open()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.world.close()
        self.logs.__exit__(None, None, None)
        if kind is None:
            assert [] == self.complaints(), self.complaints()

    def complaints(self) -> list[str]:
        """Give what the bot raised or logged as an error and nobody expected."""
        errors = [error for error in self.world.env.errors if not isinstance(cause(error), self.tolerated)]
        logged = [line for line in self.logged if line["log_level"] == "error"]
        kept = [line for line in logged if not isinstance(line.get("exc_info"), self.tolerated or (Table,))]
        return [repr(each) for each in (*errors, *kept)]

    def player(self, name: str) -> "Player":
        """Give one of the people."""
        return Player(self, name)

    @property
    def now(self) -> datetime:
        """The moment at the table."""
        return self.world.env.now()

    async def cards(self) -> tuple[CampaignCard, ...]:
        """Ask the bot how its campaigns stand."""
        return tuple(await campaigns(self.world.app.herald, guild=self.world.guild.id))

    async def pass_time(self, **time: float) -> None:
        """Let time pass: `hours=3`."""
        await self.world.env.advance_time(timedelta(**time).total_seconds())

    async def to_next_deadline(self) -> None:
        """Let the time pass until the next window closes."""
        due = Board(await self.cards(), 0).deadline
        assert due is not None
        await self.pass_time(seconds=(due - self.now).total_seconds() + 1)

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """Let Herald be away meanwhile; another one comes on the same database."""
        await self.world.env.settle()
        await self.world.app.close()
        yield
        self.world.app = self.world.build(self.world.clock)
        await self.world.env.restart_bot(self.world.app.client)
        await self.world.env.settle()

    async def restart(self) -> None:
        """Stop the bot and start another on the same database."""
        await self.world.restart()

    def messages(self, room: str, name: str) -> list[discord.Message]:
        """Give what a person finds in a room, oldest first."""
        place = self.world.room(name, room)
        return place.channel.history(viewer=place.viewer)

    def read(self, room: str, name: str) -> str:
        """Give what a person reads in a room, in plain text."""
        return "\n\n".join(words(message, {}) for message in self.messages(room, name))

    def posts(self, room: str, name: str) -> list[tuple[str, str]]:
        """Give what the courier has delivered to a room: each message's reference, and its text without it."""
        bot = self.world.env.backend.bot_user.id
        texts = [words(message, {}) for message in self.messages(room, name) if message.author.id == bot]
        marks = [(found[1], text) for text in texts if (found := FOOT.search(text.replace("-# ", "")))]
        return [(mark, FOOT.sub("", text).strip()) for mark, text in marks]


@dataclass
class Player:
    """One of the people, who does what a person can do on Discord."""

    table: Table
    name: str

    @property
    def id(self) -> int:
        """The person's id."""
        return self.table.world.people[self.name].id

    def room(self, key: str) -> Room:
        """Give a room as this person sees it."""
        return self.table.world.room(self.name, key)

    async def slash(self, room: str, command: str, **options: Any) -> "Reply":
        """Give a command; the bot must at least acknowledge it."""
        place = self.room(room)
        if isinstance(place.viewer, simcord.UserHandle):
            return Reply(self, room, await place.viewer.slash(command, **options)).sound()
        return Reply(self, room, await place.viewer.slash(place.channel, command, **options)).sound()

    async def complete(self, room: str, command: str, option: str, typed: str, **given: Any) -> list[str]:
        """Give the names that a command offers for an option."""
        place = self.room(room)
        if isinstance(place.viewer, simcord.UserHandle):
            offered = await place.viewer.autocomplete(command, option, typed, **given)
        else:
            offered = await place.viewer.autocomplete(place.channel, command, option, typed, **given)
        return [str(choice["name"]) for choice in offered]

    async def press(self, room: str, label: str) -> "Reply":
        """Press the latest button of this name in a room."""
        found = [message for message in self.table.messages(room, self.name) if bears(message, label)]
        assert found, f"no button “{label}” in:\n{self.sees(room)}"
        return await self.press_on(room, found[-1], label)

    async def press_on(self, room: str, message: discord.Message, label: str) -> "Reply":
        """Press a button of a message."""
        return Reply(self, room, await self.room(room).viewer.click(message, label=label)).sound()

    async def join(self, seat: str = "", phrase: str = "") -> "Reply":
        """Press Join below the lobby post and send the form."""
        shown = await self.press("campaign", "Join")
        return await shown.fill(**({"seat": seat} if seat else {}), **({"phrase": phrase} if phrase else {}))

    async def write(self, text: str) -> str:
        """Write to the bot in a direct message; give what it answers, in plain text."""
        before = len(self.table.messages("direct", self.name))
        await self.table.world.people[self.name].user.send_dm(text)
        answers = self.table.messages("direct", self.name)[before + 1 :]
        return "\n".join(words(message, {}) for message in answers)

    def sees(self, room: str = "campaign") -> str:
        """Give what this person reads in a room, in plain text."""
        return self.table.read(room, self.name)


@dataclass
class Reply:
    """The bot's answer to a command, a button or a form."""

    player: Player
    room: str
    result: simcord.InteractionResult

    def sound(self) -> Self:
        """Make sure that the bot has answered at all."""
        assert self.result.acknowledged, f"{self.player.name} saw: the application did not respond"
        return self

    @property
    def text(self) -> str:
        """What the answer says, in plain text."""
        shown = [each for each in (self.result.response, *self.result.followups) if each]
        return "\n".join(words(each.message, {}) for each in shown)

    @property
    def message(self) -> discord.Message:
        """The message that the answer is, or that was changed in place."""
        response = self.result.response
        assert response is not None
        return response.message

    async def press(self, label: str) -> "Reply":
        """Press a button of the answer."""
        return await self.player.press_on(self.room, self.message, label)

    async def choose(self, menu: str, option: str) -> "Reply":
        """Choose an option of a menu of the answer, by what a person reads."""
        found = next(select for select in selects(self.message) if select.placeholder == menu)
        value = next(each.value for each in found.options if each.label == option)
        viewer = self.player.room(self.room).viewer
        result = await viewer.select(self.message, [value], custom_id=found.custom_id)
        return Reply(self.player, self.room, result).sound()

    async def fill(self, **fields: str) -> "Reply":
        """Send back the form that the answer is; menus are filled by what a person reads."""
        modal = self.result.modal
        assert modal is not None, f"no form, but: {self.text}"
        values = dict(filled(component, fields) for component in controls(modal) if component["custom_id"] in fields)
        assert set(values) == set(fields), [component["custom_id"] for component in controls(modal)]
        viewer = self.player.room(self.room).viewer
        return Reply(self.player, self.room, await viewer.submit_modal(self.result, values)).sound()


def filled(control: dict[str, Any], fields: dict[str, str]) -> tuple[str, Any]:
    """Give what a control of a form is filled with."""
    name = control["custom_id"]
    if "options" not in control:
        return name, fields[name]
    chosen = [option["value"] for option in control["options"] if fields[name] in {option["label"], option["value"]}]
    assert chosen, [option["label"] for option in control["options"]]
    return name, chosen


def controls(part: dict[str, Any]) -> list[dict[str, Any]]:
    """Give the controls of a form."""
    inner = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
    return [part] if not inner else [control for each in inner for control in controls(each)]


def bears(message: discord.Message, label: str) -> bool:
    """Tell whether a message has a button of this name that can be pressed."""
    children = (child for row in message.components for child in getattr(row, "children", ()))
    return any(getattr(child, "label", "") == label and not child.disabled for child in children)


def selects(message: discord.Message) -> list[discord.SelectMenu]:
    """Give the menus of a message."""
    children = (child for row in message.components for child in getattr(row, "children", ()))
    return [child for child in children if isinstance(child, discord.SelectMenu)]


def cause(error: BaseException) -> BaseException:
    """Give what lies behind an error of discord.py's."""
    return getattr(error, "original", None) or error
