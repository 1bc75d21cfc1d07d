"""How long an order takes until it is kept and answered, beside a command that only echoes."""

from collections.abc import Awaitable
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
from discord import app_commands

from tests.bench.figures import compared, part
from tests.e2e.table import Table

ORDERS = 60
LINES = ("tax 20", "tax 30", "tax 40")


@app_commands.command(name="echo", description="Give back a line.")
async def echo(interaction: discord.Interaction, line: str) -> None:
    """Defer, and give back what was told, as the barest bot would."""
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content=line)


async def acknowledging(folder: Path) -> tuple[str, ...]:
    """Compare a durable order with an echo on the same server, in turns, with all that SimCord does around both."""
    order, echoed = await in_turns(folder)
    return tuple(
        compared(
            f"order kept and answered, p{share:.0%}".rstrip("%"), part(order, share), part(echoed, share), "echo", aim
        )
        for share, aim in ((0.5, "2.0"), (0.99, "2.5"))
    )


async def in_turns(folder: Path) -> tuple[list[float], list[float]]:
    """Give the times of orders in a campaign of two people, and of the echo, one after the other."""
    async with Table(folder) as table:
        tree: Any = table.world.app.client.tree  # Any: the tree of whichever client this is
        tree.add_command(echo)
        await tree.sync()
        ada, ben = table.player("Ada"), table.player("Ben")
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="Bench")
        await ada.join(seat="Hellas")
        await ben.join(seat="Lydia")
        await ada.slash("campaign", "campaign start")
        order, echoed = [], []
        for number in range(ORDERS):
            line = LINES[number % len(LINES)]
            order.append(await timed(ada.slash("campaign", "order", line=line)))
            echoed.append(await timed(ada.slash("campaign", "echo", line=line)))
        return order, echoed


async def timed(act: Awaitable[object]) -> float:
    """Give how long an act takes, in seconds."""
    begin = perf_counter()
    await act
    return perf_counter() - begin
