"""Presence: whoever writes to Herald is there, whatever became of what they wrote."""

from bot.service.ground.herald import Herald
from bot.service.schedule.words import GRACE


async def heard(herald: Herald, user: int) -> None:
    """Note that a person has written: the next windows of each seat they speak for count as none missed.

    A seat's count of windows missed below nought is what it may still miss.
    """
    for campaign in await herald.store.campaigns(user=user, going=True):
        async with herald.store.look(campaign) as look:
            mine = [seat for seat in look.seats.values() if user in {seat.user, seat.deputy} and seat.missed > -GRACE]
        if mine:
            async with herald.unit(campaign) as unit:
                for seat in mine:
                    await unit.change_seat(seat.seat, missed=-GRACE)
