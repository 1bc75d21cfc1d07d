"""Untold: the words that a closing owes, and the places kept in the outbox until somebody has found them.

Nothing here asks a game for anything: who may read what is told by the audiences of the events.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal, get_args

from bot.service.ground.lessons import is_practice, pupil
from bot.service.ground.messages import Message, Target
from bot.service.words.open_window import push_board, standing
from bot.store import tellings
from bot.store.annals import last_told
from bot.store.records import UNTOLD, Entry, Seat
from bot.store.unit import Unit
from rules.kernel.facts.events import Told
from rules.kernel.state.models import Value

Kind = Literal["ask", "brief", "ended", "farewell"]
"""What waits for papers: a question, a briefing, the last message."""
CHANNEL = Target(kind="channel").model_dump_json()
PAPERS = "told-"
"""How the names of posts begin that tell a seat what it alone is told."""
Notice = Literal["missed", "warned", "absent", "aside", "waits", "laid-down"]
"""What the holder of a seat is told of nobody's affairs but their own."""
PERSONAL = (PAPERS, *(f"{notice}-" for notice in get_args(Notice)))
"""How the names of posts begin that are owed to whoever held the seat then, not to whoever holds it later."""
BRIEFS = "ask-"
"""How the names of posts begin that brief a seat."""


class Reader(Value):
    """Who sat in a seat while something was told to it alone: events from `first` to `last`."""

    seat: str
    user: int
    thread: int
    """Where this person reads papers whose direct messages are closed; 0: in direct messages."""
    first: int
    last: int


class Report(Value):
    """What one closing told, or several on the same date of which only the last is followed by a question."""

    place: str
    first: int
    last: int
    """The numbers of its events."""
    saves: tuple[int, ...]
    """Those of the phases that have begun since."""
    date: str
    """The date of what came before them; empty where that is the date of the first event."""
    public: bool
    """Whether it holds anything for everybody."""
    readers: tuple[Reader, ...]

    @staticmethod
    def after(before: "Report | None", more: "Report") -> "Report":
        """Put what was told before in front of it."""
        if before is None:
            return more
        return Report(
            place=more.place,
            first=before.first,
            last=more.last,
            saves=before.saves + more.saves,
            date=before.date,
            public=before.public or more.public,
            readers=joined(before.readers, more.readers),
        )


class Alone(Value):
    """What is told to whoever sat in a seat, whose name stands with the message alone."""

    seat: str
    name: str
    """That of the message."""
    first: int
    last: int


class Owed(Value):
    """What a telling has to know of a report."""

    place: str
    first: int
    last: int
    saves: tuple[int, ...]
    date: str
    public: bool
    papers: tuple[Alone, ...]

    @property
    def channel(self) -> str:
        """The name of the chronicle's place in the channel, which is that of its first message."""
        return f"chronicle-{self.place}-0"


class Paper(Value):
    """A message that waits for what a seat knows; of a seat that is asked, for each of its readers."""

    seats: Mapping[str, tuple[str, ...]]
    """Seat to the names of its messages."""
    last: int = 0
    """The number of the last event that they tell of."""
    window: str = ""
    """The key of the window that asks; empty where none does."""


def joined(before: Sequence[Reader], more: Sequence[Reader]) -> tuple[Reader, ...]:
    """Give the readers of both: one who kept the seat reads on, one who lost it no further than to the loss."""
    found = {(one.seat, one.user): one for one in before}
    for one in more:
        known = found.get((one.seat, one.user))
        found[one.seat, one.user] = one.model_copy(update={"first": known.first}) if known else one
    return tuple(found.values())


def report_of(unit: Unit, place: str, told: Sequence[Told], last: int, saves: Sequence[int], date: str) -> Report:
    """Give what is to be reported of some events, the last of all so far being `last`, to those who sit there now.

    Each has a place, for what everybody is told may strike him.
    """
    public = any(one.audience == "everyone" for one in told)
    alone = {seat for one in told if not isinstance(one.audience, str) for seat in one.audience}
    first = told[0].n if told else last + 1
    readers = [
        Reader(seat=seat.seat, user=seat.user, thread=thread_of(seat), first=first, last=last)
        for seat in unit.seats.values()
        if seat.user is not None and (public or seat.seat in alone)
    ]
    return Report(
        place=place, first=first, last=last, saves=tuple(saves), date=date, public=public, readers=tuple(readers)
    )


def thread_of(seat: Seat) -> int:
    """Give where the holder of a seat reads its papers, where not in direct messages; else 0."""
    return (seat.thread or 0) if seat.dm_closed else 0


def bare(told: Sequence[Told]) -> list[Entry]:
    """Give events as they are kept until they are told."""
    return [Entry(one, "", "", UNTOLD) for one in told]


async def owe_report(unit: Unit, report: Report, stands: tuple[int, int], now: datetime) -> None:
    """Owe the channel the chronicle of a closing, and each person what the seat alone is told.

    How things stand afterwards is given by the last save, and the windows sealed since.
    """
    if report.last < report.first:
        return
    if is_practice(unit.campaign):
        report = report.model_copy(update={"readers": ()})  # lessons tell what matters of it
    papers = [
        Alone(seat=one.seat, name=paper_name(report, one), first=one.first, last=one.last) for one in report.readers
    ]
    owed = Owed(**report.model_dump(exclude={"readers"}), papers=tuple(papers))
    if is_practice(unit.campaign):
        if owed.public and owed.first > 1:  # the first lesson introduces its world better than the first report
            await hold(unit, owed.channel, of_seat(pupil(unit)), now)
    elif owed.public:
        await hold(unit, owed.channel, CHANNEL, now)
        push_board(unit)
    for reader, paper in zip(report.readers, papers, strict=True):
        stays = unit.seats[reader.seat].user == reader.user
        target = of_seat(reader.seat) if stays else former(reader.user, reader.thread)
        await hold(unit, paper.name, target, now)
    await tellings.owe(unit, f"report-{report.place}", "report", stands, owed.model_dump_json(), owed.last)


def paper_name(report: Report, reader: Reader) -> str:
    """Name the place of what one person is told; the last to sit in a seat has the seat's own name."""
    same = [one for one in report.readers if one.seat == reader.seat]
    behind = len(same) - 1 - same.index(reader)
    return f"{PAPERS}{report.place}-{reader.seat}" + (f"-before{behind}" if behind else "")


def of_seat(seat: str) -> str:
    """Give the target of a seat's papers, as it is kept."""
    return Target(kind="seat", seat=seat).model_dump_json()


def former(user: int, thread: int) -> str:
    """Give the target of somebody who had a seat."""
    return Target(kind="user", user=user, thread=thread).model_dump_json()


async def hold(unit: Unit, name: str, target: str, now: datetime) -> None:
    """Keep a place in the outbox for what is to be told there."""
    await unit.owe(name, target, Message().model_dump_json(), now, untold=True)


async def keep_papers(unit: Unit, seat: Seat) -> None:
    """Let whoever leaves a seat still get what was told to them while they sat there, and the brief on its way."""
    if seat.user is None:
        return
    target, their = of_seat(seat.seat), former(seat.user, thread_of(seat))
    await tellings.keep_for(unit, PERSONAL, target, their)
    for name, body, since in await tellings.underway(unit, BRIEFS, target):
        brief = Message.model_validate_json(body)
        kept = Message(content=brief.content, pages=brief.pages, mentions=brief.mentions)
        await unit.owe(f"{PAPERS}{name}", their, kept.model_dump_json(), since)


async def owe_paper(unit: Unit, kind: Kind, name: str, seats: Mapping[str, Sequence[str]], window: str = "") -> None:
    """Owe messages the words that they wait for: what each seat knows, as things stand now."""
    named = {seat: tuple(names) for seat, names in seats.items()}
    paper = Paper(seats=named, last=await last_told(unit), window=window)
    await tellings.owe(unit, name, kind, await stood(unit), paper.model_dump_json())


async def stood(unit: Unit) -> tuple[int, int]:
    """Give how things stand: the last save, and the windows sealed since."""
    if asking := standing(unit).asking:
        return asking.save, asking.place - 1
    number = (await unit.saves())[-1].number
    return number, len(await unit.closings(number))
