"""Ended: how a campaign ended, for those who ask when it is over."""

from bot.service.ground.herald import Herald
from bot.service.ground.playing import name_of, position
from bot.service.posting.faults import watched
from bot.service.words.bulletins import ended_line


@watched
async def how_it_ended(herald: Herald, campaign: int) -> str:
    """Say who won and why the campaign ended, as far as its rules ended it."""
    async with herald.store.look(campaign) as look:
        ending = (await position(herald, look)).ending if await look.save() is not None else None
        if ending is None:
            return "It was broken off before its end."
        return ended_line([name_of(look, seat) for seat in ending.winners], ending.reason)
