"""Outages: what could not be said or kept meanwhile is made up for, and whoever lost by it is told, once."""

from datetime import datetime, timedelta
from hashlib import sha256

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target, stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.wording import plural
from bot.service.posting.deadlines import start_clock
from bot.service.posting.notices import refresh, tell_all
from bot.service.schedule import free_of_quiet
from bot.service.words.open_window import standing
from bot.store.outbox import new_post
from bot.store.trouble import Outage

ALIVE = "alive"
"""The note of when Herald last lived, heard and kept what it heard."""
PROBE = "probe"
"""The note by which it is found whether the database keeps what is written."""
LONG = timedelta(minutes=10)
"""An outage that lasts longer costs people time that they are given back."""
WORTH_TELLING = timedelta(minutes=1)
"""A shorter one is told to those alone whose orders it refused."""


async def beat(herald: Herald) -> None:
    """Note that Herald lives; where it could not be spoken to for long, give windows back what they lost."""
    now, trouble = herald.clock.now(), herald.store.trouble
    if trouble.outage is not None:
        await herald.store.note(PROBE, now.isoformat())
        ended, herald.ears.lost = trouble.end(now), True
        if ended is not None:
            await tell_of(herald, ended, now)
    if not herald.ears.hears:
        return
    last = await herald.store.note(ALIVE)
    since = datetime.fromisoformat(last) if last else now
    if herald.ears.lost and now - since > LONG:
        await make_up(herald, since)
    await herald.store.note(ALIVE, now.isoformat())
    herald.ears.lost = False


async def make_up(herald: Herald, since: datetime) -> None:
    """Let each window that closes soon after an outage stay open as long as that lasted, at most its grace."""
    now = herald.clock.now()
    for campaign in await herald.store.closing_after(now):
        async with herald.unit(campaign) as unit:
            due, asking, schedule = await unit.due(), standing(unit).asking, schedule_of(unit.campaign)
            until = free_of_quiet(schedule, now + min(now - since, schedule.respite))
            if unit.campaign.status != "running" or asking is None or due is None or not now < due < until:
                continue
            await start_clock(unit, now, until)
            text = (
                f"{unit.campaign.title}: Herald could not be reached from {stamp(since)} to {stamp(now)}. "
                f"“{asking.title}” closes {stamp(await unit.due() or until)} instead, so nobody loses a turn by it."
            )
            await tell_all(unit, f"outage-{unit.campaign.window_key}-{unit.campaign.version}", text, now)
            await refresh(herald, unit)


async def tell_of(herald: Herald, ended: Outage, now: datetime) -> None:
    """Tell those whose orders were refused that they may be given again, and the gamemasters what happened."""
    posts = []
    for user in ended.refused:
        if await herald.store.dialogue(user) is not None:
            text = (
                f"My database is back. What you gave between {stamp(ended.since, 't')} and {stamp(now, 't')} was not "
                "kept: please give it again. /orders shows what stands."
            )
            posts.append(await post_to(herald, user, f"refused:{now.isoformat()}", text, now))
    if now - ended.since >= WORTH_TELLING:
        key, text = f"outage:{now:%Y-%m-%dT%H}", report(ended, now)
        posts += [await post_to(herald, host, key, text, now) for host in await herald.store.hosts()]
    if posts and await herald.store.owe(posts):
        herald.bell.ring()


def report(ended: Outage, now: datetime) -> str:
    """Say to a gamemaster what an outage was and what came of it."""
    minutes = max(1, round((now - ended.since).total_seconds() / 60))
    lasted = plural(minutes, "minute") if minutes < 120 else plural(round(minutes / 60), "hour")  # noqa: PLR2004
    count = sum(ended.refused.values())
    were = f"{plural(count, 'order')} {'was' if count == 1 else 'were'}"
    refused = f" {were} refused, and the writers told." if count else ""
    return (
        f"The database could not be written for {lasted} ({ended.reason}).{refused} Nothing that was taken is lost; "
        "windows that lost time by it stay open longer. You need do nothing."
    )


async def post_to(herald: Herald, user: int, key: str, text: str, now: datetime) -> dict[str, object]:
    """Give a message to a person, whose key does not name them.

    It goes by way of their newest campaign, which has a thread for whoever's direct messages are closed.
    """
    campaign = next(iter(await herald.store.campaigns(user=user, going=True)), None)
    mark = sha256(f"{key}/{user}".encode()).hexdigest()[:32]
    target = Target(kind="user", user=user).model_dump_json()
    body = Message(content=text, mentions=(user,)).model_dump_json()
    return new_post(campaign, f"{key}:{mark}", target, body, now, "")
