"""Reporting: battles fought on a table, from the reports to what stands.

Who fought reports. What both sides report alike stands; what one reports is for the other side to confirm or dispute.
A report of a battle against an autopilot stands at once only where one person alone is at the table; else the
gamemaster's chair confirms it, or, while that is empty, people who are no party to it. What nobody confirmed, and what
is disputed and not ruled on, is left to the game's resolver.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar

from rules.kernel.orders.windows import Flow, Sealed, Window, ask
from rules.kernel.play.play import Play
from rules.kernel.state.models import State
from rules.kernel.table.chair import CHAIR
from rules.kernel.table.events import (
    DisputeReason,
    ReportEvent,
    ResultClaimed,
    ResultConfirmed,
    ResultDisputed,
    ResultLeft,
    ResultRuled,
)
from rules.kernel.table.results import Claiming, Confirming, Disputing, Result, Word

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Result)
Given = list[tuple[str, Any]]  # Any: a window's orders
Stage = Literal["report", "confirm", "judge", "ruling"]
"""Who fought reports; the other side confirms, or the chair or a stranger does; the chair rules."""
Asking = Generator[Window[Any], Sealed, dict[tuple[str, str], Word[Any]]]  # Any: windows differ in their orders
"""Gives what was said of each battle by each seat."""
Reporting = Generator[Window[Any], Sealed, dict[str, R]]  # Any: windows differ in their orders
"""Gives the results that stand, by battle; those left out are the resolver's."""


@dataclass(frozen=True)
class Fought:
    """A battle that is fought on a table."""

    id: str
    """What orders call it; empty where it is the only one."""
    label: str
    """What people call it."""
    parties: tuple[str, str]
    """Whose armies met, the attacker's first: what the events name as the victor."""
    sides: tuple[str, ...]
    """The seats for which they fight, who are no judges of their own battle; one where the other side is no seat."""
    asked: Sequence[str]
    """The seats that report it."""
    place: str = ""

    def victor(self, result: Result) -> str:
        """Give whose army won."""
        return self.parties[0 if result.winner == "attacker" else 1]


@dataclass
class Case(Generic[R]):
    """A battle on its way to a result."""

    battle: Fought
    asked: Sequence[str]
    """The seats that have a say now."""
    claims: dict[str, R] = field(default_factory=dict)
    """What each seat reports."""
    state: Literal["silent", "claimed", "contested", "settled"] = "silent"
    result: R | None = None
    """What stands in the end; None leaves it to the resolver."""


@dataclass(frozen=True)
class Table(Generic[S, R]):
    """How a game has its battles reported."""

    play: Play[S]
    clause: str
    """The rule by which reports stand."""
    window: Callable[[Stage, Sequence[Fought], Sequence[str]], Window[Any]]  # Any: windows differ in their orders
    """Gives the question of a stage, about these battles, for these seats."""
    people: Callable[[], Sequence[str]]
    """The seats that people hold now, in seat order, the chair among them."""
    obey: Callable[[Given], Given]
    """Carries out what was ordered in a window, and gives what was possible."""
    over: Callable[[], bool] = lambda: False
    """Whether the game has ended meanwhile, so that nobody is asked any more."""
    note: Callable[[Fought, Mapping[str, R]], None] = lambda _battle, _claims: None
    """Keeps what each seat reports where papers show it."""
    silence_confirms: bool = False
    """Whether the other side, asked in the same window, has confirmed by silence; else it is asked once more."""

    def tell(self, event: type[ReportEvent], case: Case[R], **fields: Any) -> None:  # Any: the fields of the event
        """Tell what happened to a report."""
        battle = case.battle
        self.play.tell(event(clause=self.clause, battle=battle.label, place=battle.place, **fields))

    def stand(self, case: Case[R], by: str = "") -> None:
        """Let the first report stand."""
        case.state, case.result = "settled", next(iter(case.claims.values()), None)
        self.tell(ResultConfirmed, case, by=by)

    def leave(self, case: Case[R], why: str) -> None:
        """Leave a battle to the resolver."""
        case.state = "settled"
        self.tell(ResultLeft, case, why=why, reported_by=tuple(case.claims))


def reported(table: Table[S, R], battles: Sequence[Fought]) -> Reporting[R]:
    """Ask those who fought, then whoever confirms, then the gamemaster where a report is contested."""
    cases: list[Case[R]] = [Case(one, one.asked) for one in battles]
    yield from claim(table, cases)
    yield from confirm(table, cases)
    yield from judge(table, cases)
    yield from rule(table, cases)
    return {case.battle.id: case.result for case in cases if case.result is not None}


def claim(table: Table[S, R], cases: Sequence[Case[R]]) -> Flow:
    """Hear the reports; two that differ are contested, and so is what the other side disputes at once."""
    said = yield from hear(table, "report", cases)
    for case in cases:
        words = said_of(case, said)
        case.claims = {seat: result for seat, word in words.items() if (result := claimed(word)) is not None}
        if not case.claims:
            continue
        case.state = "claimed"
        table.note(case.battle, case.claims)
        for seat, result in case.claims.items():
            table.tell(ResultClaimed, case, seat=seat, **told(case, result))
        if len(set(case.claims.values())) > 1:
            case.state = "contested"
        answer(table, case, words)
        if case.state == "claimed" and table.silence_confirms and len(case.asked) > 1:
            table.stand(case)


def confirm(table: Table[S, R], cases: Sequence[Case[R]]) -> Flow:
    """Ask the other side, where people hold it; its silence lets the report stand, for it alone can lose by it."""
    for case in cases:
        case.asked = [one for one in table.people() if one in case.battle.sides and one not in case.claims]
    waiting = [case for case in cases if case.state == "claimed" and case.asked]
    said = yield from hear(table, "confirm", waiting)
    for case in [] if table.over() else waiting:
        answer(table, case, said_of(case, said))
        if case.state == "claimed":
            table.stand(case)


def judge(table: Table[S, R], cases: Sequence[Case[R]]) -> Flow:
    """Let others confirm a report of a battle against an autopilot; what they do not confirm is the resolver's."""
    waiting = [case for case in cases if case.state == "claimed"]
    for case in [] if table.over() else waiting:
        case.asked = judges_of(table, case)
        if both_played(table, case) or len(table.people()) == 1:
            table.stand(case)
    waiting = [case for case in waiting if case.state == "claimed"]
    said = yield from hear(table, "judge", waiting)
    for case in [] if table.over() else waiting:
        answer(table, case, said_of(case, said))
        if case.state == "claimed":
            table.leave(case, "unconfirmed")


def both_played(table: Table[S, R], case: Case[R]) -> bool:
    """Tell whether people hold both sides of a battle."""
    return len(case.battle.sides) > 1 and all(side in table.people() for side in case.battle.sides)


def judges_of(table: Table[S, R], case: Case[R]) -> list[str]:
    """Give who may confirm what one side alone reports: the chair, else whoever is no party to it."""
    people = table.people()
    strangers = [seat for seat in people if seat not in case.battle.sides and seat not in case.claims]
    return [CHAIR] if CHAIR in people else strangers


def rule(table: Table[S, R], cases: Sequence[Case[R]]) -> Flow:
    """Ask the gamemaster about contested battles; without one, or in silence, the resolver decides."""
    contested = [case for case in cases if case.state == "contested"]
    for case in contested:
        case.asked = [CHAIR]
    said = yield from hear(table, "ruling", contested)
    for case in [] if table.over() else contested:
        case.result = next(map(claimed, said_of(case, said).values()), None)
        if case.result is None:
            table.leave(case, "unruled" if CHAIR in table.people() else "unseated")
        else:
            table.tell(ResultRuled, case, **told(case, case.result))


def hear(table: Table[S, R], stage: Stage, cases: Sequence[Case[R]]) -> Asking:
    """Ask people about battles, all at once; of several judges of one battle the first is awaited."""
    asked = [seat for seat in table.people() if any(seat in case.asked for case in cases)]
    if not asked or table.over():
        return {}
    window = table.window(stage, [case.battle for case in cases], asked)
    awaited = {seat for case in cases for seat in case.asked[: 1 if stage == "judge" else None]}
    invited = tuple(seat for seat in asked if seat not in awaited)
    given = table.obey((yield from ask(replace(window, asked=asked, invited=invited))))
    return {(word.about, seat): word for seat, word in given if isinstance(word, Word)}


def said_of(case: Case[R], said: Mapping[tuple[str, str], Word[Any]]) -> dict[str, Word[Any]]:  # Any: any game's
    """Give what those asked said of a battle."""
    return {seat: said[case.battle.id, seat] for seat in case.asked if (case.battle.id, seat) in said}


def claimed(word: Word[Any]) -> Any:  # Any: a result of whatever type the game has
    """Give the result that somebody claims or rules; None where the resolver is wanted."""
    return word.result() if isinstance(word, Claiming) else None


def told(case: Case[R], result: R) -> dict[str, str]:
    """Give what is told of a result."""
    return {"winner": result.winner, "degree": result.degree, "victor": case.battle.victor(result)}


def answer(table: Table[S, R], case: Case[R], words: Mapping[str, Word[Any]]) -> None:  # Any: as in `said_of`
    """Contest a report that anybody disputes; else let it stand that somebody confirms."""
    for seat in [seat for seat, word in words.items() if isinstance(word, Disputing)]:
        case.state, order = "contested", words[seat]
        table.tell(ResultDisputed, case, by=seat, reported_by=tuple(case.claims))
        if reason := getattr(order, "reason", ""):
            sides = tuple(dict.fromkeys((*case.battle.sides, seat, CHAIR)))
            table.tell(DisputeReason, case, by=seat, reason=reason, audience=sides)
    by = [seat for seat, word in words.items() if isinstance(word, Confirming)]
    if by and case.state == "claimed":
        table.stand(case, by[0])
