"""Awaited: whoever a window still waits for reads in a message of their own that its clock was moved or stopped."""

from datetime import datetime

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, stamp
from bot.service.posting.notices import awaited, owe, readers
from bot.service.words.open_window import Asking, standing
from bot.store.unit import Unit


async def tell_moved(herald: Herald, unit: Unit, due: datetime, own: str = "") -> None:
    """Tell those awaited until when they have time now, but not the seat that moved the deadline itself (`own`)."""
    if asking := standing(unit).asking:
        text = f"{unit.campaign.title}: you have until {stamp(due)} now for “{asking.title}”."
        await tell_awaited(herald, unit, asking, "moved", text, own)


async def tell_stopped(herald: Herald, unit: Unit, by: str) -> None:
    """Tell those awaited that the clock stands still, and until when."""
    until = unit.campaign.resumes_at
    if asking := standing(unit).asking:
        when = f"until {stamp(until)}" if until else "until it is resumed"
        text = f"{unit.campaign.title} is paused by {by}: “{asking.title}” waits {when}; you may order meanwhile."
        await tell_awaited(herald, unit, asking, "stopped", text)


async def tell_goes_on(herald: Herald, unit: Unit) -> None:
    """Tell those awaited that the clock runs again, and until when."""
    due = await unit.due()
    if (asking := standing(unit).asking) and due is not None:
        text = f"{unit.campaign.title} goes on: you have until {stamp(due)} for “{asking.title}”."
        await tell_awaited(herald, unit, asking, "goes-on", text)


async def tell_awaited(herald: Herald, unit: Unit, asking: Asking, what: str, text: str, own: str = "") -> None:
    """Owe everybody for whom the open window waits, and who is not ready, a line; their deputies as well."""
    if not unit.campaign.window_key:
        return
    ready, now = await unit.readies(), herald.clock.now()
    for seat in awaited(unit, asking):
        if seat in ready or seat == own:
            continue
        for name, target in readers(unit, f"{what}-{unit.campaign.version}-{seat}", seat):
            await owe(unit, name, target, Message(content=text), now)
