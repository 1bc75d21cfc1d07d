"""Reach: campaigns whose server or channel Herald has lost stand still, and go on when it has it again."""

import discord

from bot.service.ground.herald import Herald
from bot.service.posting.standstill import goes_on, stand_still


async def look(client: discord.AutoShardedClient, herald: Herald) -> None:
    """Hold each campaign against the servers that Herald is on, as far as this process serves them."""
    for campaign, guild in (await herald.store.servers()).items():
        if not serves(client, guild):
            continue
        if client.get_guild(guild) is None:
            await stand_still(herald, campaign, "server")
        else:
            await goes_on(herald, campaign, "server")


def serves(client: discord.AutoShardedClient, guild: int) -> bool:
    """Tell whether a server belongs to a shard of this process."""
    return (guild >> 22) % (client.shard_count or 1) in client.shards


async def lose_channel(herald: Herald, channel: int) -> None:
    """Stop the clocks of the campaigns of a channel that was deleted."""
    for campaign in await herald.store.campaigns(channel=channel, going=True):
        await stand_still(herald, campaign, "channel")
