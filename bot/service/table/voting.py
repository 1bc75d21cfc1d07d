"""Voting: a player puts a motion, seats vote, and it is carried out as soon as enough have said yes."""

from datetime import datetime, timedelta

from bot.service.closing.finale import break_off
from bot.service.closing.sealing import reopen
from bot.service.desk.desk import held_by
from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, stamp
from bot.service.ground.playing import name_of, schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.ground.values import Who
from bot.service.ground.wording import clean_line
from bot.service.posting.deadlines import extend_clock, pause_clock
from bot.service.posting.faults import guarded
from bot.service.posting.motions import conclude, lifts, show, voters, wish
from bot.service.posting.notices import owe
from bot.service.schedule import extended, moment
from bot.service.schedule.times import free_of_quiet
from bot.service.table.gamemaster import end_hold
from bot.service.table.pausing import WORDS, run_on
from bot.service.table.succession import ask_first, choose
from bot.service.words.cards import campaign_card
from bot.store import motions
from bot.store.records import Deadline, Motion
from bot.store.unit import Unit
from rules.kernel.errors import Answer

AGAIN = timedelta(hours=12)
"""How long after a motion was not carried the same cannot be put again."""
ANSWERS, NO_TIME = timedelta(minutes=30), timedelta()
"""How long a gamemaster has at least to answer a vote on what he holds."""
END = "/vote end"
ALONE = (
    "Yours is the only vote at the table, so your yes ends “{}” at once and for good: nobody wins, and nothing more is "
    "played. /leave gives your seat up instead, and /campaign pause, by its gamemaster, keeps all. If you mean it, say "
    "/vote end once more."
)
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
        if kind == "end" and not asked_before(herald, unit, who):
            return ALONE.format(unit.campaign.title)
        ends = free_of_quiet(
            schedule, now + max(schedule.length("", "vote"), ANSWERS if lifts(unit, kind) else NO_TIME)
        )
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
        if lifts(unit, kind):
            await ask_gamemaster(herald, unit, motion)
        stands = await cast(herald, unit, motion, who.seat, yes=True)
    await reopen(herald, who.campaign)
    return stands


def asked_before(herald: Herald, unit: Unit, who: Who) -> bool:
    """Tell whether somebody may ask for the end: others vote, too, or he has been told that his voice alone ends it."""
    last = herald.asking.of(who.user)
    if len(voters(unit, {}, "end")) > 1 or (last and (last.campaign, last.said) == (unit.id, END)):
        return True
    herald.asking.keep(who.user, Asked(unit.id, unit.campaign.window_key, END, Message(content=ALONE)))
    return False


async def ask_gamemaster(herald: Herald, unit: Unit, motion: Motion) -> None:
    """Tell whoever leads a held campaign that its table would go on, and until when that can be answered."""
    window = (await campaign_card(herald, unit)).window
    release = Button(
        action="lead", label="Release it", campaign=unit.id, window=window.key if window else "", what="release",
        style="success",
    )  # fmt: skip
    text = (
        f"You hold “{unit.campaign.title}”, and {name_of(unit, motion.seat)} asks the table to let it go on. The vote "
        f"is counted {stamp(motion.ends_at)}, over every seat that a person holds; until then you may release it, or "
        "say in the channel why it is held."
    )
    for user in dict.fromkeys(one for one in (unit.campaign.host, unit.campaign.second) if one):
        message = Message(content=text, buttons=(release,), mentions=(user,))
        name = f"lifting-{motion.id}-{user}"
        await owe(unit, name, Target(kind="user", user=user), message, herald.clock.now())


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
    if became == "agreed":
        return f"Enough have said yes. The gamemaster has until {stamp(motion.ends_at)} to answer; then it goes on."
    return f"You say {'yes' if yes else 'no'}. You may change it until {stamp(motion.ends_at)}."


async def outcome(herald: Herald, unit: Unit, motion: Motion) -> str:
    """Carry a motion out once enough seats have said yes; say whether it is carried, lost, or open still.

    One that lifts a gamemaster's hold is agreed before it is carried, unless the gamemaster says yes to it as well.
    """
    ballots = await motions.ballots_of(unit, motion.id)
    may = voters(unit, ballots, motion.kind)
    needed = house_of(unit.campaign).needed(len(may))
    if sum(ballots.get(one) is True for one in may) >= needed:
        led = any(ballots.get(one) and unit.seats[one].user in leaders(unit) for one in may)
        if lifts(unit, motion.kind) and herald.clock.now() < motion.ends_at and not led:
            return "agreed"
        await conclude(herald, unit, motion, "carried")
        await carry_out(herald, unit, motion)
        return "carried"
    return "lost" if sum(ballots.get(one) is False for one in may) > len(may) - needed else "open"


def leaders(unit: Unit) -> set[int | None]:
    """Give whoever leads a campaign."""
    return {unit.campaign.host, unit.campaign.second} - {None}


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
