"""Campaigns: all that can be done with one, from founding to end."""

from collections.abc import Mapping, Sequence

from bot.service.bulletins import ended_line
from bot.service.cards import campaign_card
from bot.service.faults import guarded
from bot.service.finale import close_book
from bot.service.finding import campaigns, card, here, who
from bot.service.founding import found, start
from bot.service.herald import Herald
from bot.service.house import FOR_GOOD, agreed, house_of
from bot.service.messages import Message
from bot.service.notices import refresh, tell_all
from bot.service.pacing import extend_clock, go_on, stop_clock
from bot.service.playing import only_host, options_of, rebuild, ruleset_of, schedule_of
from bot.service.sealing import settle
from bot.service.seating import join, leave
from bot.service.settings import Changes, lengthened, optioned, paced, split
from bot.service.values import CampaignCard
from bot.service.wording import listed
from bot.store.unit import Unit
from rules.kernel.errors import Answer

__all__ = [
    "campaigns",
    "card",
    "end",
    "extend",
    "found",
    "here",
    "join",
    "leave",
    "pause",
    "resume",
    "settings",
    "start",
    "who",
]


async def pause(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Stop the clock; what was left of the open window is kept, and orders may still be given."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "pause it")
        must_be(unit, "running", "only a campaign that is being played can be paused")
        await stop_clock(unit, herald.clock.now())
        unit.change(status="paused")
        await tell_all(
            unit, f"paused-{unit.campaign.version}", f"“{unit.campaign.title}” is paused.", herald.clock.now()
        )
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


@guarded
async def resume(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """Let the clock run on with what was left; a window for which everybody became ready meanwhile closes."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "resume it")
        must_be(unit, "paused", "only a campaign that is paused can be resumed")
        now = herald.clock.now()
        unit.change(status="running")
        await tell_all(unit, f"resumed-{unit.campaign.version}", f"“{unit.campaign.title}” goes on.", now)
        await go_on(unit, now)
        if not await settle(herald, unit, await rebuild(herald, unit)):
            await refresh(herald, unit)
        return await campaign_card(herald, unit)


async def end(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """End a campaign before its time; its seed is shown."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "end it")
        if unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended already")
        line = ended_line((), "The gamemaster ended it.")
        await close_book(herald, unit, Message(content=f"{unit.campaign.title} has ended. {line}"))
        return await campaign_card(herald, unit)


async def extend(herald: Herald, campaign: int, user: int, hours: int) -> CampaignCard:
    """Move the deadline of the open window on; the messages that name it change in place."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "move its deadlines")
        must_be(unit, "running", "the clock stands still; resume the campaign first")
        await extend_clock(herald, unit, hours)
        return await campaign_card(herald, unit)


async def settings(herald: Herald, campaign: int, user: int, changes: Mapping[str, str]) -> CampaignCard:
    """Change settings: the game's before it starts, those of time whenever you like, from the next window on."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "change its settings")
        ruleset = ruleset_of(herald, unit.campaign)
        wanted = split(ruleset, changes)
        may_change(unit, wanted, ruleset.options.later)
        before = options_of(herald, unit.campaign)
        options = optioned(ruleset, before, wanted.own)
        schedule = paced(ruleset, before, schedule_of(unit.campaign), wanted.pace)
        schedule = lengthened(ruleset, options, schedule, wanted.own)
        unit.change(options=options.model_dump_json(), schedule=schedule.model_dump_json())
        if wanted.blind is not None:
            unit.change(blind=wanted.blind)
        if wanted.house:
            unit.change(house=agreed(house_of(unit.campaign), wanted.house).model_dump_json())
        if unit.campaign.status != "lobby":
            text = f"The gamemaster changed settings of “{unit.campaign.title}”: {listed(changes)}."
            await tell_all(unit, f"settings-{unit.campaign.version}", text, herald.clock.now())
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


def must_be(unit: Unit, status: str, otherwise: str) -> None:
    """Refuse what can be done in one status only."""
    if unit.campaign.status != status:
        raise Answer(otherwise)


def may_change(unit: Unit, wanted: Changes, later: Sequence[str]) -> None:
    """Refuse what cannot change once a campaign is played."""
    if unit.campaign.status == "lobby":
        return
    late = sorted(set(wanted.own) - set(later))
    if late:
        raise Answer(f"{listed(late)} cannot change any more: the game has started")
    house = house_of(unit.campaign)
    if fixed := sorted(key for key in FOR_GOOD if getattr(agreed(house, wanted.house), key) != getattr(house, key)):
        raise Answer(f"{listed(fixed)} cannot change any more: letters were written under it")
    if unit.campaign.blind and wanted.blind is False:
        raise Answer("a gamemaster who began blind stays so until the end")
