"""Moving: a campaign goes on in another channel of its server; what its table has to find is posted there."""

from bot.service.ground.herald import Herald
from bot.service.ground.playing import only_host
from bot.service.ground.values import CampaignCard
from bot.service.posting.gm_log import announce
from bot.service.posting.notices import CHANNEL, refresh
from bot.service.posting.standstill import go_on_again
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store import motions
from bot.store.look import Look
from rules.kernel.errors import Answer


async def move(herald: Herald, campaign: int, user: int, *, guild: int, channel: int) -> CampaignCard:
    """Let a campaign go on in another channel of its guild; touches tables only.

    What never reached the former channel is owed to the new one, and the live messages are posted anew; whatever stands
    in the former channel stays there.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "move it")
        if guild != unit.campaign.guild:
            raise Answer(f"“{unit.campaign.title}” is played in another server; move it from a channel of that one")
        if channel == unit.campaign.channel:
            raise Answer(f"“{unit.campaign.title}” is played in this channel already; write this in another one")
        unit.change(channel=channel)
        await unit.send_anew(CHANNEL.model_dump_json(), "lobby", await live_names(unit), herald.clock.now())
        await refresh(herald, unit)
        await go_on_again(herald, unit, "channel")
        await announce(herald, unit, "moved", "moves the campaign into another channel")
        return await campaign_card(herald, unit)


async def live_names(look: Look) -> list[str]:
    """Name what people press in the channel below the first message: the window's, the open votes."""
    key = look.campaign.window_key
    votes = [f"motion-{motion.id}" for motion in await motions.all_motions(look, "open")]
    return [*([key, standing(look).board] if key else []), *votes]
