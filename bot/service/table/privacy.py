"""Privacy: a person sees all that is kept, and has it forgotten; games go on with a seat that nobody has a name for."""

import json

from bot.service.ground.herald import Herald
from bot.service.posting.notices import refresh, tell_all
from bot.service.table.campaigns import leave
from bot.service.words.open_window import bar
from bot.store.people.traces import NOBODY
from bot.store.unit import Unit
from rules.kernel.errors import Answer

KEPT_ELSEWHERE = (
    "What a campaign's journal holds (orders that were sealed, events, letters) is kept by seat, without your id. "
    "A phrase that you mixed into a campaign's luck stays in its seed, or its draws could not be checked. "
    "Messages that stand on Discord are Discord's; you may delete those of your direct messages there."
)


async def export(herald: Herald, user: int) -> bytes:
    """Give all that is kept of a person as a JSON file."""
    file = {"user": user, "note": KEPT_ELSEWHERE, **await herald.store.stored(user)}
    return json.dumps(file, ensure_ascii=False, indent=1).encode()


async def warning(herald: Herald, user: int) -> str:
    """Say what deleting would do, to somebody who has not confirmed it yet."""
    found = await herald.store.stored(user)
    seats = [f"{one['title']} (campaign {one['campaign']})" for one in found.get("seats.user", [])]
    hosted = [f"“{one['title']}”" for one in found.get("campaigns.host", []) if one["status"] != "ended"]
    lines = ["Deleting takes your id out of everything that Herald keeps. It cannot be undone."]
    lines += [f"You would give up {', '.join(seats)}; the autopilot or the next in line plays on."] if seats else []
    lines += [f"{', '.join(hosted)} would have no gamemaster any more; end it first if it shall end."] if hosted else []
    return "\n".join([*lines, KEPT_ELSEWHERE, "Say it again with really set to True."])


async def forget(herald: Herald, user: int) -> None:
    """Leave no id of a person in the database: seats are given up, then every trace is taken out."""
    if (practice := await herald.store.practice(user)) is not None:
        await herald.store.drop_practice(practice)
    for campaign in await herald.store.campaigns(user=user):
        try:
            await leave(herald, campaign, user)
        except Answer:  # it has ended, or the person only hosts, deputises or waits there
            continue
    for campaign in sorted(await herald.store.forget(user)):
        async with herald.unit(campaign) as unit:
            bar(unit, user, on=False)
            await put_right(herald, unit)


async def put_right(herald: Herald, unit: Unit) -> None:
    """Let the standing messages of a campaign name the person no longer."""
    if unit.campaign.host == NOBODY and unit.campaign.status != "ended":
        text = f"“{unit.campaign.title}” has no gamemaster any more; it goes on by its clock."
        await tell_all(unit, "orphaned", text, herald.clock.now())
    await refresh(herald, unit)
