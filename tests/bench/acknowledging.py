"""How long an order takes until it is kept and answered, beside a command that only echoes."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

import discord
from discord import app_commands

from sandbox.world import World
from tests.bench.figures import compared, part
from tests.e2e.table import Table

ORDERS = 300
LINES = ("tax 20", "tax 30", "tax 40")


class Echo(discord.AutoShardedClient):
    """A bot with one command, which defers and gives back what it was told, as the barest bot would."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), shard_count=1)
        self.tree = app_commands.CommandTree(self)
        self.client = self

    async def setup_hook(self) -> None:
        @self.tree.command(name="echo", description="Give back a line.")
        async def echo(interaction: discord.Interaction, line: str) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(content=line)

        await self.tree.sync()


async def acknowledging(folder: Path) -> tuple[str, ...]:
    """Compare a durable order with an echo, both with all that SimCord does around a command."""
    echo, order = await echoes(), await ordered(folder)
    return tuple(
        compared(
            f"order kept and answered, p{share:.0%}".rstrip("%"), part(order, share), part(echo, share), "echo", aim
        )
        for share, aim in ((0.5, "1.5"), (0.99, "2"))
    )


async def echoes() -> list[float]:
    """Give the times of the echo command."""
    world = World(lambda _: Echo())
    async with world:
        ada, channel = world.people["Ada"], world.channel("campaign")
        return await timed(lambda line: ada.slash(channel, "echo", line=line))


async def ordered(folder: Path) -> list[float]:
    """Give the times of orders in a campaign of two people."""
    async with Table(folder) as table:
        ada, ben = table.player("Ada"), table.player("Ben")
        await ada.slash("campaign", "campaign found", game="civilized", title="Bench")
        await ada.join(seat="Hellas")
        await ben.join(seat="Lydia")
        await ada.slash("campaign", "campaign start")
        return await timed(lambda line: ada.slash("campaign", "order", line=line))


async def timed(act: Callable[[str], Awaitable[object]]) -> list[float]:
    """Give how long an act takes each time, in seconds."""
    times = []
    for number in range(ORDERS):
        begin = perf_counter()
        await act(LINES[number % len(LINES)])
        times.append(perf_counter() - begin)
    return times
