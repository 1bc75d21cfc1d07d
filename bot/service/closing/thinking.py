"""Thinking: autopilots are asked while a window is open, so that whoever closes it need not wait for them."""

import asyncio

import structlog

from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice
from bot.service.ground.playing import fingerprint_of, players, position
from bot.store.errors import Unknown
from rules.kernel.errors import HeraldError
from rules.kernel.play.journal import Thought
from rules.kernel.play.thinking import think

log = structlog.get_logger("herald.thinking")


async def think_all(herald: Herald) -> int:
    """Ask the autopilots of each window that has opened; give how many windows that were."""
    thought = 0
    while (campaign := herald.thoughts.next()) is not None:
        thought += await think_of(herald, campaign)
    return thought


async def think_of(herald: Herald, campaign: int) -> bool:
    """Ask the autopilots of a campaign's open window; False where there are none, or where one cannot be asked."""
    try:
        async with herald.store.look(campaign) as look:
            if look.campaign.status != "running" or not look.campaign.window_key or is_practice(look.campaign):
                return False
            key, session, seated = await fingerprint_of(look), await position(herald, look), players(look)
        found: dict[str, Thought] = {}
        for seat, thought in think(session, seated):
            found[seat] = thought
            await asyncio.sleep(0)  # nobody waits for the thoughts of a whole table
    except Unknown:
        return False
    except HeraldError as error:  # closing meets it again, and says so
        log.debug("nothing is thought ahead", campaign=campaign, reason=str(error))
        return False
    if found:
        herald.thoughts.keep(key, found)
    return bool(found)
