"""Waking: the hours at which a table's deadlines would hurt least, proposed to its gamemaster."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, stamp
from bot.service.ground.people import preferences_of
from bot.service.ground.playing import only_host, schedule_of
from bot.service.ground.wording import plural
from bot.service.schedule.hours import Hour, kindest
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

SHOWN = 3


async def kind_hours(herald: Herald, campaign: int, user: int) -> Message:
    """Say at which hours the fewest players sleep; who they are is not told (H10)."""
    async with herald.store.look(campaign) as look:
        only_host(look, user, "ask when its players are awake")
        holders = [seat.user for seat in look.seats.values() if seat.user is not None]
        wanted = await preferences_of(look, holders)
        schedule = schedule_of(look.campaign)
    known = [one.day for one in wanted.values() if one.wakes is not None]
    if not known:
        raise Answer("no player has said yet when they are awake; each can with /notices zone: awake:")
    hours = kindest(known, schedule, herald.clock.now(), SHOWN)
    best = f"daily {hours[0].local:%H:%M} {schedule.zone}"
    content = (
        f"Of {plural(len(holders), 'player')} {len(known)} said with /notices when they are awake. "
        f"To close windows at the best hour: /campaign settings setting:deadlines value:{best}"
    )
    lines = tuple(line(hour, len(known), schedule.zone) for hour in hours)
    return Message(content=content, pages=(Page(title="The hours that hurt least", lines=lines),))


def line(hour: Hour, known: int, zone: str) -> str:
    """Say whom an hour hurts, in each reader's own time too."""
    when = f"{hour.local:%H:%M} {zone}, {stamp(hour.first, 't')} for you"
    if not hour.rushed:
        return f"{when}: all are awake, and were in the two hours before."
    awake = "all are awake" if not hour.asleep else f"{hour.asleep} of {known} are asleep"
    return f"{when}: {awake}; {hour.rushed} of {known} sleep then or in the two hours before."
