"""Undoing: the last sealed window, or all since an event, taken back; the same window opens again on release."""

from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.playing import by_the_table, luck_of, only_host, practising, replay, ruleset_of
from bot.service.ground.values import CampaignCard
from bot.service.posting.gm_log import announce
from bot.service.posting.notices import awaited, refresh, shut
from bot.service.seats.passing import passings_after
from bot.service.table.gamemaster import own_to, take_back
from bot.service.telling.telling import tell_now
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import where
from bot.store import standing_orders
from bot.store.deeds import Place, amendments, keep_drafts, last_closings, open_again
from bot.store.look import Look
from rules.kernel.errors import Answer, Fault
from rules.kernel.play.journal import Closing
from rules.kernel.play.session import Session


async def undo(herald: Herald, campaign: int, user: int | None, event: int = 0) -> CampaignCard:
    """Take back the last window that asked a player, or the one whose closing told an event, and all after it.

    The campaign is held; released, the window opens again with the orders that its players had given.
    """
    await tell_now(herald, campaign)
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "take a window back")
        by_the_table(unit, user, "takes back")
        if practising(unit.campaign):
            raise Answer("nothing is taken back in a practice: it counts for nothing")
        place, closing = await meant(herald, unit, event)
        save = await unit.save(place.save)
        if save is None:
            raise Answer("there is nothing to take back")
        sealed = (await unit.closings(place.save))[: place.number - 1]
        told = sealed[-1].checkpoint.told if sealed else save.told
        asked = await asked_then(herald, unit, place, closing)
        passed = await passings_after(unit, told)
        await shut(herald, unit)
        await open_again(unit, place, told)
        reason = f"window {place.number} after save {place.save} was taken back"
        await take_back(herald, unit, save, reason, passed)
        # What stood in for somebody in this very window comes back as a draft; what did later is to stand again.
        await standing_orders.again(unit, place.save + 1)
        key = f"{where(unit, place.save, place.number)}-{closing.window}"[:120]
        await keep_drafts(unit, key, closing, herald.clock.now())
        what = f"takes back what followed “{asked}” in turn {save.turn}, and holds the campaign"
        await announce(herald, unit, "undone", what)
        again = " It is asked again once the campaign is released; the orders that you gave then stand again."
        await own_to(herald, unit, f"taken back “{asked}”", again)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def asked_then(herald: Herald, look: Look, place: Place, closing: Closing) -> str:
    """Give what a sealed window asked, in its own words; by its name where the rules cannot reach it any more."""
    save = await look.save(place.save)
    sealed = (await look.closings(place.save))[: place.number - 1]
    try:
        found = replay(herald, look.campaign, save, sealed, await amendments(look, place.save)) if save else None
    except Fault:
        found = None
    title = found.window.title if found and found.window else ""
    return title or closing.window.replace("_", " ")


async def meant(herald: Herald, look: Look, event: int) -> tuple[Place, Closing]:
    """Give the sealed window that is to be taken back. Raises Answer where there is none."""
    closings = await last_closings(look)
    if not closings:
        raise Answer("no window has closed yet; there is nothing to take back")
    for number, (place, _) in enumerate(closings):
        if not event or await opened_at(herald, look, place) < event:
            return await last_waited(herald, look, closings[number:])
    raise Answer(f"event {event} was told before the first window closed; /gm rewind goes back further")


async def last_waited(herald: Herald, look: Look, closings: Sequence[tuple[Place, Closing]]) -> tuple[Place, Closing]:
    """Give the last of these windows that waited for somebody; where none did, the very last."""
    for place, closing in closings:
        if await waited(herald, look, place, closing):
            return place, closing
    return closings[0]


async def waited(herald: Herald, look: Look, place: Place, closing: Closing) -> bool:
    """Tell whether a window would wait for somebody: else it closed again at once, and nothing were taken back."""
    people = [seat for seat in closing.answers if seat in look.seats and look.seats[seat].user is not None]
    save = await look.save(place.save)
    if not people or save is None:
        return False
    sealed = (await look.closings(place.save))[: place.number - 1]
    try:
        window = replay(herald, look.campaign, save, sealed, await amendments(look, place.save)).window
    except Fault:  # what the rules cannot reach any more can be taken back all the same
        return True
    return window is None or bool(awaited(look, window))


async def opened_at(herald: Herald, look: Look, place: Place) -> int:
    """Give the last event that had been told when a window opened."""
    sealed = (await look.closings(place.save))[: place.number - 1]
    if sealed:
        return sealed[-1].checkpoint.told
    save = await look.save(place.save)
    if save is None:
        return 0
    try:  # a phase may tell something before it asks
        return Session(ruleset_of(herald, look.campaign), luck_of(look.campaign), save).record.last
    except Fault:
        return save.told
