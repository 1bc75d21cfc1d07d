"""A bot as small as a bot can be, to try the sandbox itself with."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest_asyncio
from discord import app_commands

from bot.clock import Waiting
from sandbox.world import World


class Tiny(discord.Client):
    """Says what it is asked to say, and strikes the hour for whom it is told to."""

    def __init__(self, clock: Waiting) -> None:
        super().__init__(intents=discord.Intents(guilds=True, dm_messages=True, guild_messages=True))
        self.clock, self.woken = clock, asyncio.Event()
        self.strikes: datetime | None = None
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="say", description="Say it", callback=self.say))
        self.tree.add_command(app_commands.Command(name="strike", description="Strike soon", callback=self.strike))
        self.tree.add_command(app_commands.Command(name="fail", description="Fail", callback=self.fail))

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.ticking = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        while True:
            self.woken.clear()
            await self.clock.wait(self.woken, self.strikes)
            if self.strikes and self.clock.now() >= self.strikes:
                self.strikes = None
                await next(self.get_all_channels()).send("dong")

    async def say(self, interaction: discord.Interaction[Any], words: str) -> None:
        await interaction.channel.send(words, nonce=words[:25])
        await interaction.response.send_message("said", ephemeral=True)

    async def strike(self, interaction: discord.Interaction[Any], hours: int) -> None:
        self.strikes = self.clock.now() + timedelta(hours=hours)
        self.woken.set()
        await interaction.response.send_message("it will", ephemeral=True)

    async def fail(self, interaction: discord.Interaction[Any]) -> None:
        msg = "a wheel came off"
        raise RuntimeError(msg)


def build(clock: Waiting) -> Any:
    client = Tiny(clock)

    async def close() -> None:
        client.ticking.cancel()
        await client.close()

    return SimpleNamespace(client=client, herald=None, close=close)


@pytest_asyncio.fixture
async def world() -> AsyncIterator[World]:
    async with World(build) as world:
        yield world
