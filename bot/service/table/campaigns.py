"""Campaigns: all that can be done with one, from founding to end."""

from collections.abc import Mapping, Sequence

from bot.service.closing.finale import break_off
from bot.service.ground.herald import Herald
from bot.service.ground.playing import only_host, options_of, ruleset_of, schedule_of
from bot.service.ground.table_settings import FOR_GOOD, agreed, house_of
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line, listed
from bot.service.posting.notices import refresh, tell_all
from bot.service.reading.finding import campaigns, card, here, speaks, titles, who, who_here
from bot.service.start.catalogue import Settled, named
from bot.service.start.founding import found, may_found
from bot.service.start.settings import Changes, lengthened, optioned, paced, split
from bot.service.start.starting import start
from bot.service.table.joining import join, leave, step_aside
from bot.service.table.pausing import extend, extend_own, pause, resume
from bot.service.words.cards import campaign_card
from bot.store.deeds import add_act
from bot.store.unit import Unit
from rules.kernel.errors import Answer

LONGEST = 80
"""The most characters of a value that the log of acts shows."""
__all__ = [
    "campaigns",
    "card",
    "end",
    "extend",
    "extend_own",
    "found",
    "here",
    "join",
    "leave",
    "may_found",
    "pause",
    "resume",
    "settings",
    "speaks",
    "start",
    "step_aside",
    "titles",
    "who",
    "who_here",
]


async def end(herald: Herald, campaign: int, user: int) -> CampaignCard:
    """End a campaign before its time; its seed is shown."""
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "end it")
        if unit.campaign.status == "ended":
            raise Answer(f"“{unit.campaign.title}” has ended already")
        await break_off(herald, unit, "The gamemaster ended it.")
        return await campaign_card(herald, unit)


async def settings(herald: Herald, campaign: int, user: int, changes: Mapping[str, str]) -> CampaignCard:
    """Change settings: the game's before it starts, those of time whenever you like, from the next window on.

    Raises Answer for what would change nothing, naming the setting that would.
    """
    async with herald.unit(campaign) as unit:
        only_host(unit, user, "change its settings")
        ruleset = ruleset_of(herald, unit.campaign)
        wanted = split(ruleset, changes)
        may_change(unit, wanted, ruleset.options.later)
        before = options_of(herald, unit.campaign)
        options = optioned(ruleset, before, wanted.own)
        schedule = paced(ruleset, schedule_of(unit.campaign), wanted.pace)
        schedule = lengthened(ruleset, options, schedule, wanted.own)
        house = agreed(house_of(unit.campaign), wanted.house)
        effective(Settled(ruleset, options, schedule, house, unit.campaign.blind), wanted)
        unit.change(options=options.model_dump_json(), schedule=schedule.model_dump_json())
        if wanted.blind is not None:
            unit.change(blind=wanted.blind)
        if wanted.house:
            unit.change(house=house.model_dump_json())
        if unit.campaign.status != "lobby":
            said = ", ".join(f"{key} to {clean_line(value, LONGEST)}" for key, value in changes.items())
            text = f"The gamemaster changed settings of “{unit.campaign.title}”: {said}."
            await tell_all(unit, f"settings-{unit.campaign.version}", text, herald.clock.now())
            await add_act(unit, herald.clock.now(), f"The gamemaster sets {said}.")
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


def effective(settled: Settled, wanted: Changes) -> None:
    """Refuse what would change nothing as things stand."""
    for key in (*wanted.own, *wanted.pace, *wanted.house):
        if idle := named(settled, key, settled.ruleset.title).idle:
            raise Answer(f"{key} would change nothing: {idle}")


def may_change(unit: Unit, wanted: Changes, later: Sequence[str]) -> None:
    """Refuse what cannot change once a campaign is played, and to show people whom the lobby promised to hide."""
    joined = any(seat.user is not None for seat in unit.seats.values())
    if joined and house_of(unit.campaign).anonymous and not agreed(house_of(unit.campaign), wanted.house).anonymous:
        raise Answer("people have joined who were promised that nobody sees who they are; so it stays until the end")
    if unit.campaign.status == "lobby":
        return
    late = sorted(set(wanted.own) - set(later))
    if late:
        raise Answer(f"{listed(late)} cannot change any more: the game has started")
    house = house_of(unit.campaign)
    if fixed := sorted(key for key in FOR_GOOD if getattr(agreed(house, wanted.house), key) != getattr(house, key)):
        raise Answer(f"{listed(fixed)} cannot change any more: {FOR_GOOD[fixed[0]]}")
    if unit.campaign.blind and wanted.blind is False:
        raise Answer("a gamemaster who began blind stays so until the end")
