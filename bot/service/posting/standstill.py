"""Standstill: where nobody could be spoken to any more, a campaign's clock stops by itself, and goes on with grace."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import stamp
from bot.service.ground.playing import schedule_of
from bot.service.posting.deadlines import go_on, start_clock, stop_clock
from bot.service.posting.notices import refresh, tell_all, tell_user
from bot.service.schedule import free_of_quiet
from bot.service.words.bulletins import STRANDED, Cause
from bot.store.unit import Unit

TOLD: dict[Cause, str] = {
    "server": (
        "“{}”: Herald was removed from its server, so the clock stands still and nobody misses anything. Invite Herald "
        "again, and the campaign goes on by itself, with time for everybody."
    ),
    "channel": (
        "“{}”: its channel is gone, so the clock stands still and nobody misses anything. Use /gm channel in the "
        "channel where it is to go on; it then goes on by itself, with time for everybody."
    ),
}
BACK: dict[Cause, str] = {"server": "Herald is on this server again", "channel": "the campaign has a channel again"}


async def stand_still(herald: Herald, campaign: int, cause: Cause) -> None:
    """Stop a campaign that runs, and tell its gamemaster once; harmless where it does not run."""
    async with herald.unit(campaign) as unit:
        now = herald.clock.now()
        if unit.campaign.status != "running":
            return
        await stop_clock(unit, now)
        unit.change(status="held", held_from="running", held_reason=STRANDED[cause])
        name = f"still-{cause}-{unit.campaign.version}"
        await tell_user(unit, name, unit.campaign.host, TOLD[cause].format(unit.campaign.title), now)
        await refresh(herald, unit)


async def goes_on(herald: Herald, campaign: int, cause: Cause) -> None:
    """Let a campaign go on that stood still for this; harmless where it did not."""
    async with herald.unit(campaign) as unit:
        await go_on_again(herald, unit, cause)


async def go_on_again(herald: Herald, unit: Unit, cause: Cause) -> None:
    """Let it go on with what time was left, at least its grace; the table is told."""
    if unit.campaign.status != "held" or unit.campaign.held_reason != STRANDED[cause]:
        return
    now, least = herald.clock.now(), schedule_of(unit.campaign).respite
    unit.change(status="running", held_reason="", held_from="")
    await go_on(unit, now)
    due = await unit.due()
    if due is not None and due < now + least:
        await start_clock(unit, now, free_of_quiet(schedule_of(unit.campaign), now + least))
    if not unit.campaign.window_key:
        await unit.set_deadline("open", now)
    closes = f" The open window closes {stamp(moment)}." if (moment := await unit.due()) else ""
    text = f"“{unit.campaign.title}” goes on: {BACK[cause]}.{closes}"
    await tell_all(unit, f"again-{cause}-{unit.campaign.version}", text, now)
    await refresh(herald, unit)
