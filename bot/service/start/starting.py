"""Starting: by the gamemaster, or by the last free seat being taken; with practice first where the table wants it."""

from bot.service.ground.herald import Herald
from bot.service.ground.playing import only_host, players, seat_of, spares
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import CampaignCard
from bot.service.posting.faults import guarded
from bot.service.start.beginning import begin
from bot.service.start.muster import call, over
from bot.service.words.cards import campaign_card
from bot.store.unit import Unit
from rules.kernel.errors import Answer

INVITED = "again"
"""What stands in place of a window's key with the message that asks the people of an earlier campaign."""


@guarded
async def start(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Set the game up and open its first window, or its practice; seats that nobody took go to the autopilot.

    While people practise, end the practice: who has not answered yet loses the seat.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "start it")
        if unit.campaign.status == "muster":
            if mine := seat_of(unit, user):
                await unit.ready(mine.seat, on=True)  # whoever presses Start is there
            await over(herald, unit, again=False)
        elif unit.campaign.status != "lobby":
            raise Answer(f"“{unit.campaign.title}” has started already")
        elif not players(unit):
            raise Answer("somebody has to join before the campaign starts")
        else:
            await set_out(herald, unit)
        return await campaign_card(herald, unit)


async def start_if_full(herald: Herald, unit: Unit) -> bool:
    """Start a campaign that starts by itself, once every seat is taken; say whether it did."""
    taken = {seat.seat for seat in unit.seats.values() if seat.user is not None} | await spares(herald, unit)
    if taken != set(unit.seats) or unit.campaign.status != "lobby" or house_of(unit.campaign).start != "full":
        return False
    await set_out(herald, unit)
    return True


async def set_out(herald: Herald, unit: Unit) -> None:
    """Begin with practice, or at once; seats that were kept for those of an earlier campaign are kept no longer."""
    kept = [seat.seat for seat in unit.seats.values() if seat.offered] if await unit.window_posts(INVITED) else []
    for seat in kept:
        await unit.change_seat(seat, offered=None)
    if house_of(unit.campaign).muster:
        await call(herald, unit)
    else:
        await begin(herald, unit)
