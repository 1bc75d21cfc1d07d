"""Choosing: which seats somebody could have who joins in mid-game, or whose own seat is out of the game."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import position, seat_of
from bot.service.ground.values import Who
from bot.service.posting.faults import watched
from bot.service.seats.offers import GOING, choice, has_fallen
from bot.service.words.open_window import may_return
from bot.service.words.seat_words import FALLEN, UNSEATED, WAITING


@watched
async def choose(herald: Herald, campaign: int, user: int) -> Message | None:
    """Give the seats that a person may choose from who wants to join; None where there is nothing to choose."""
    async with herald.store.look(campaign) as look:
        mine = seat_of(look, user)
        if look.campaign.status not in GOING:
            return None
        if mine is None:
            may_return(look, user)
        session = await position(herald, look)
        if mine is not None:
            fallen = has_fallen(session, mine.seat)
            return await choice(herald, look, session, user, FALLEN.format(mine.title)) if fallen else None
        waits = any(waiter.user == user for waiter in await look.waiting())
        found = await choice(herald, look, session, user, WAITING if waits else UNSEATED)
        seats = sum(bool(button.seat) for button in found.buttons)
        return found if seats > 1 or (seats and waits) else None


@watched
async def instead(herald: Herald, who: Who) -> Message | None:
    """Give the seats that somebody may choose from whose own has nothing to play; None where it has."""
    async with herald.store.look(who.campaign) as look:
        seat = look.seats.get(who.seat)
        if seat is None or seat.user != who.user or look.campaign.status not in GOING:
            return None
        session = await position(herald, look)
        if not has_fallen(session, who.seat):
            return None
        return await choice(herald, look, session, who.user, FALLEN.format(seat.title))
