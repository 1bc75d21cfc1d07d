"""Voting: a player puts a motion, seats vote, and it is carried out as soon as enough have said yes."""

from datetime import datetime, timedelta

from bot.service.closing.finale import break_off
from bot.service.closing.sealing import reopen
from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import stamp
from bot.service.ground.playing import schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import Who
from bot.service.ground.wording import clean_line
from bot.service.posting.deadlines import extend_clock, pause_clock
from bot.service.posting.faults import guarded
from bot.service.posting.motions import conclude, show, voters, wish
from bot.service.schedule import extended, moment
from bot.service.table.gamemaster import end_hold
from bot.service.table.pausing import WORDS, run_on
from bot.service.table.succession import ask_first, choose
from bot.store import motions
from bot.store.records import Deadline, Motion
from bot.store.unit import Unit
from rules.kernel.errors import Answer

AGAIN = timedelta(hours=12)
"""How long after a motion was not carried the same cannot be put again."""
TABLE = "a vote of the table"
ELSE = {
    "extend": "no deadline is running",
    "pause": "the campaign is not running",
    "chair": "it is not being played",
    "resume": "it is neither paused nor held",
}
EVEN_HELD = {"resume", "end", "chair"}
"""What the table may decide while a campaign is held: its gamemaster may be gone."""


@guarded
async def put(herald: Herald, who: Who, kind: str, hours: int = 0, until: str = "", person: int | None = None) -> str:
    """Put a motion to the table; whoever puts it says yes to it. Gives how the vote stands, in words."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        if kind == "chair" and (asked := await ask_first(herald, unit, person or 0)):
            return asked
        now, due = herald.clock.now(), await unit.due()
        await may_put(unit, kind, now)
        schedule, words = schedule_of(unit.campaign), clean_line(until, WORDS)
        if kind == "extend" and due is not None:
            extended(schedule, due, hours)  # refuses what no deadline can be moved by
        ends = now + schedule.length("", "vote")
        about = {
            "kind": kind,
            "hours": hours,
            "until": moment(words, schedule, now) if words else None,
            "seat": who.seat,
            "window_key": unit.campaign.window_key,
            "person": person,
            "opened_at": now,
            "ends_at": min(ends, due) if kind == "extend" and due is not None else ends,
        }
        motion = await motions.add(unit, about)
        await unit.set_deadline("motion", motion.ends_at, str(motion.id))
        stands = await cast(herald, unit, motion, who.seat, yes=True)
    await reopen(herald, who.campaign)
    return stands


@guarded
async def vote(herald: Herald, who: Who, number: int, yes: bool) -> str:
    """Vote on a motion, or vote otherwise than before. Gives how the vote stands, in words."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        motion = await motions.motion(unit, number)
        if motion is None:
            raise Answer("there is no such vote in this campaign")
        if motion.state != "open" or motion.ends_at <= herald.clock.now():
            raise Answer(f"this vote ended {stamp(motion.ends_at)}; nothing was changed")
        if undecidable(unit, motion):
            raise Answer(f"“{unit.campaign.title}” is held; vote once it is released, which /vote resume asks for")
        if (await motions.ballots_of(unit, number)).get(who.seat) is yes:
            raise Answer(f"you have said {'yes' if yes else 'no'} already; nothing has changed")
        stands = await cast(herald, unit, motion, who.seat, yes=yes)
    await reopen(herald, who.campaign)
    return stands


@guarded
async def lapse_due(herald: Herald, deadline: Deadline) -> None:
    """End a vote whose time is over; it is carried all the same where seats that did not agree are gone by now."""
    async with herald.unit(deadline.campaign) as unit:
        await unit.drop_deadline(deadline.id)
        motion = await motions.motion(unit, int(deadline.mark))
        if motion is None or motion.state != "open":
            return
        if undecidable(unit, motion) or await outcome(herald, unit, motion) != "carried":
            await conclude(herald, unit, motion, "lapsed")
    await reopen(herald, deadline.campaign)


def undecidable(unit: Unit, motion: Motion) -> bool:
    """Tell whether a campaign is held, and a motion wants what only a campaign can do that is not."""
    return unit.campaign.status == "held" and motion.kind not in EVEN_HELD


async def may_put(unit: Unit, kind: str, now: datetime) -> None:
    """Refuse a motion that would change nothing, that is put already, or that was lost just now."""
    status = unit.campaign.status
    before = unit.campaign.held_from if status == "held" else status
    fits = {
        "extend": status == "running" and await unit.due() is not None,
        "pause": status == "running",
        "resume": status in {"paused", "held"},
        "end": before in {"running", "paused"},
        "chair": before in {"running", "paused", "muster"},
    }
    if not fits[kind]:
        stands = "practising" if status == "muster" else status
        raise Answer(f"“{unit.campaign.title}” is {stands}: {ELSE.get(kind, 'nothing could be ended')}")
    for motion in reversed(await motions.all_motions(unit)):
        if motion.kind != kind:
            continue
        if motion.state == "open":
            raise Answer("the table votes on this already; press Yes or No on the vote's message in the channel")
        if motion.state in {"lost", "lapsed"} and now < motion.ends_at + AGAIN:
            raise Answer(f"the table did not agree to this; it can be put again {stamp(motion.ends_at + AGAIN)}")
        return


async def cast(herald: Herald, unit: Unit, motion: Motion, seat: str, *, yes: bool) -> str:
    """Count a ballot, and say what it has led to."""
    await motions.cast(unit, motion.id, seat, yes)
    became = await outcome(herald, unit, motion)
    if became == "carried":
        return f"The table agrees {wish(motion)}."
    if became == "lost":
        await conclude(herald, unit, motion, "lost")
        return "The table does not agree; everything stays as it is."
    await show(herald, unit, motion)
    return f"You say {'yes' if yes else 'no'}. You may change it until {stamp(motion.ends_at)}."


async def outcome(herald: Herald, unit: Unit, motion: Motion) -> str:
    """Carry a motion out once enough seats have said yes; say whether it is carried, lost, or open still."""
    ballots = await motions.ballots_of(unit, motion.id)
    may = voters(unit, ballots)
    needed = house_of(unit.campaign).needed(len(may))
    if sum(ballots.get(one) is True for one in may) >= needed:
        await conclude(herald, unit, motion, "carried")
        await carry_out(herald, unit, motion)
        return "carried"
    return "lost" if sum(ballots.get(one) is False for one in may) > len(may) - needed else "open"


async def carry_out(herald: Herald, unit: Unit, motion: Motion) -> None:
    """Do what the table has agreed to."""
    if motion.kind == "extend":
        await extend_clock(herald, unit, motion.hours, TABLE)
    elif motion.kind == "pause":
        await pause_clock(herald, unit, TABLE, motion.until)
    elif motion.kind == "resume" and unit.campaign.status == "held":
        await end_hold(herald, unit, TABLE)
    elif motion.kind == "chair":
        await choose(herald, unit, motion.person or 0)
    elif motion.kind == "resume":
        await run_on(herald, unit, ", as the table has agreed")
    else:
        await break_off(herald, unit, "The table voted to end it.")
