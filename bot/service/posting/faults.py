"""Faults: a mistake of ours writes nothing, holds the campaign and tells its gamemaster.

One in words, pages or pictures holds nothing, nor does one in reading what a person says; its gamemaster is told all
the same.
"""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from functools import wraps
from secrets import token_hex
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.values import Who
from bot.service.ground.voice import Voice
from bot.service.posting.deadlines import stop_clock
from bot.service.posting.notices import owe, refresh, tell_user
from bot.store.errors import Stale, Unavailable
from bot.store.records import Deadline
from bot.store.unit import Unit
from rules.kernel.errors import Answer, Fault
from rules.kernel.play.session import Session

P = ParamSpec("P")
R = TypeVar("R")
Subject = TypeVar("Subject", int, Who, Deadline)
Service = Callable[Concatenate[Herald, Subject, P], Awaitable[R]]

log = structlog.get_logger()

TOLD_PLAINLY = "what has no words is told plainly, everything else as ever"
NOT_TAKEN = "what that person said was not taken, everything else is as ever"


def guarded(work: Service[Subject, P, R]) -> Service[Subject, P, R]:
    """Let a service that acts by the rules hold its campaign on any fault; a stale write is tried once more."""
    return watching(work, Exception)


def watched(work: Service[Subject, P, R]) -> Service[Subject, P, R]:
    """Let a service that only shows something hold its campaign where a replay went astray, and for nothing less."""
    return watching(work, Fault)


def heeding(work: Service[Who, P, R]) -> Service[Who, P, R]:
    """Let a service that reads what a person says be excused for a fault in it: nobody else waits for that.

    It holds its campaign where a replay went astray, and for nothing less.
    """
    heeded = watched(work)

    @wraps(work)
    async def heeding_work(herald: Herald, who: Who, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return await heeded(herald, who, *args, **kwargs)
        except (Answer, Stale, Unavailable):
            raise
        except Exception as error:
            raise await excused(herald, who, error) from error

    return heeding_work


async def excused(herald: Herald, who: Who, error: Exception) -> Answer:
    """Tell the gamemaster of a fault in reading what somebody said, and give what that person is told."""
    voice = Voice(who.campaign)
    fault = voice.fault("reading what somebody said", error)
    async with herald.unit(who.campaign) as unit:
        await complain(unit, voice.faults, herald.clock.now(), NOT_TAKEN)
    return Answer(
        f"I stumbled over this: a mistake in Herald itself (fault {fault}), not of yours. Nothing was changed, and the "
        "campaign goes on; its gamemaster has been told. Another wording, or a button, may do."
    )


def watching(work: Service[Subject, P, R], faults: type[Exception]) -> Service[Subject, P, R]:
    """Let a service hold its campaign on some faults."""

    @wraps(work)
    async def watched_work(herald: Herald, subject: Subject, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            try:
                return await work(herald, subject, *args, **kwargs)
            except Stale:
                return await work(herald, subject, *args, **kwargs)
        except (Answer, Stale, Unavailable):
            raise
        except faults as error:
            raise await stopped(herald, subject, error) from error

    return watched_work


async def stopped(herald: Herald, subject: int | Who | Deadline, error: Exception) -> Answer:
    """Hold the campaign for its gamemaster and give what the person is told."""
    campaign = subject if isinstance(subject, int) else subject.campaign
    fault = token_hex(4)
    seat = subject.seat if isinstance(subject, Who) else ""
    log.error("fault", campaign=campaign, seat=seat, fault=fault, exc_info=error)
    await hold_for(herald, campaign, fault, str(error) or type(error).__name__)
    return Answer(
        f"Something went wrong in Herald itself (fault {fault}). Nothing was changed; the campaign is held and its "
        "gamemaster has been told."
    )


async def own_up(unit: Unit, session: Session[Any], now: datetime) -> None:  # Any: each game has its own state
    """Tell the gamemaster what a game could not say while its rules ran."""
    voice = Voice(unit.id, slips=session.slips or [])
    voice.note_slips()
    await complain(unit, voice.faults, now)


async def complain(unit: Unit, faults: Mapping[str, str], now: datetime, meanwhile: str = TOLD_PLAINLY) -> None:
    """Tell the gamemaster of faults that hold nothing, each once, and nothing of what they were about."""
    for fault, what in faults.items():
        text = (
            f"“{unit.campaign.title}”: Herald found a mistake of its own in {what} (fault {fault}). The campaign goes "
            f"on: {meanwhile}. Tell whoever looks after Herald."
        )
        await tell_user(unit, f"fault-{fault}", unit.campaign.host, text, now)


async def hold_for(herald: Herald, campaign: int, fault: str, reason: str) -> None:
    """Hold a campaign for a fault; one that is held or has ended stays as it is, but its gamemaster is told."""
    async with herald.unit(campaign) as unit:
        now = herald.clock.now()
        if unit.campaign.status in {"lobby", "muster", "running", "paused"}:
            await stop_clock(unit, now)
            unit.change(status="held", held_from=unit.campaign.status, held_reason=f"fault {fault}")
            await refresh(herald, unit)
            told = Message(
                content=f"“{unit.campaign.title}” is held: Herald found a mistake of its own (fault {fault}). Its "
                "gamemaster can release it to try again; the table can with /vote resume."
            )
            await owe(unit, f"held-{fault}", Target(kind="channel"), told, now)
        about = Message(
            content=f"“{unit.campaign.title}” is held because of fault {fault}: {reason[:1500]}. Nothing was written. "
            "Release it to try again, rewind it to an earlier save, or export it for whoever looks after Herald."
        )
        if unit.campaign.host:
            await owe(unit, f"fault-{fault}", Target(kind="user", user=unit.campaign.host), about, now)
