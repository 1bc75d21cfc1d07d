"""Clockwork: a campaign's clock stopped, started and set by its gamemaster, by its players, or by a date."""

from bot.service.closing.sealing import settled
from bot.service.desk.desk import held_by, must_wait
from bot.service.ground.herald import Herald
from bot.service.ground.messages import stamp
from bot.service.ground.playing import name_of, only_host, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import clean_line, plural
from bot.service.posting.deadlines import extend_clock, pause_clock, unpause_clock
from bot.service.posting.faults import guarded
from bot.service.posting.notices import refresh
from bot.service.schedule import moment
from bot.service.seats.occupancy import come_back
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store.deeds import add_act
from bot.store.records import Deadline
from bot.store.unit import Unit
from rules.kernel.errors import Answer

GAMEMASTER = "the gamemaster"
WORDS = 60
"""The most characters of a moment in words."""


async def pause(herald: Herald, campaign: int, user: int, until: str = "") -> CampaignCard:
    """Stop the clock, until somebody resumes it or until a date; orders may still be given."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "pause it; the table may vote on it with /vote pause")
        words = clean_line(until, WORDS)
        when = moment(words, schedule_of(unit.campaign), herald.clock.now()) if words else None
        await pause_clock(herald, unit, GAMEMASTER, when)
        until_when = f" until {stamp(when)}" if when else ""
        await add_act(unit, herald.clock.now(), f"The gamemaster pauses the campaign{until_when}.")
        return await campaign_card(herald, unit)


@guarded
async def resume(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Let the clock run on with what was left; a window for which everybody became ready meanwhile closes."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "resume it; the table may vote on it with /vote resume")
        await run_on(herald, unit, "")
        await add_act(unit, herald.clock.now(), "The gamemaster lets the campaign go on.")
        return await campaign_card(herald, unit)


@guarded
async def resume_due(herald: Herald, deadline: Deadline) -> None:
    """Let a paused campaign go on at its date; one that is held meanwhile keeps the date for its release."""
    async with herald.unit(deadline.campaign) as unit:
        await unit.drop_deadline(deadline.id)
        when = unit.campaign.resumes_at
        if unit.campaign.status == "paused" and when is not None and when <= herald.clock.now():
            await run_on(herald, unit, ", as its pause is over")


async def run_on(herald: Herald, unit: Unit, by: str) -> None:
    """Let a paused campaign go on."""
    await unpause_clock(herald, unit, by)
    if not unit.campaign.window_key or not await settled(herald, unit):
        await refresh(herald, unit)


async def extend(herald: Herald, campaign: int, user: int, hours: int) -> CampaignCard:
    """Move the deadline of the open window on; the messages that name it change in place."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "move its deadlines as they like; /extend moves one by hours of your own")
        await extend_clock(herald, unit, hours, GAMEMASTER)
        await add_act(unit, herald.clock.now(), f"The gamemaster moves the deadline on by {plural(hours, 'hour')}.")
        return await campaign_card(herald, unit)


async def extend_own(herald: Herald, who: Who, hours: int) -> tuple[CampaignCard, int]:
    """Move the deadline on by hours of a seat's own, and give how many of them are left."""
    async with herald.unit(who.campaign) as unit:
        seat, budget = held_by(unit, who), house_of(unit.campaign).extra_hours
        left = budget - seat.extended
        if hours > left:
            raise Answer(too_many(budget, left))
        if (asking := standing(unit).asking) is not None:
            must_wait(unit, asking, who.seat)
        await come_back(herald, unit, seat)
        by = "one of the players" if asking is not None and asking.discreet else name_of(unit, who.seat)
        await extend_clock(herald, unit, hours, f"{by}, with hours of their own", who.seat)
        await unit.change_seat(who.seat, extended=seat.extended + hours)
        return await campaign_card(herald, unit), left - hours


def too_many(budget: int, left: int) -> str:
    """Say how far a seat may move deadlines on of its own."""
    if not budget:
        return "no seat has hours of its own in this campaign; put it to the table with /vote extend"
    if left < 1:
        return f"you have used your {plural(budget, 'hour')}; put it to the table with /vote extend"
    return f"you have {left} of your {plural(budget, 'hour')} left; ask for no more, or put it to /vote extend"
