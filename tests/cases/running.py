"""Runs a case by the rules, and says what came otherwise than it must."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rules.kernel.errors import Answer, Refusal
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import DECK, Chance, Key
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import told_apart
from rules.kernel.play.journal import Answered
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session, save_of
from rules.kernel.state.models import State
from tests.cases.case import Case, Fall
from tests.conformance.subjects import BY_ID, Subject

ENDLESS = 2000
"""After how many quiet draws of one purpose and subject a case is taken for one whose luck never ends."""


class Falls:
    """Luck that falls as a case says."""

    def __init__(self, draws: Sequence[Fall], quiet: str | int) -> None:
        self.left = {(one.purpose, one.subject): list(one.falls) for one in draws}
        self.quiet = DECK.index(quiet) if isinstance(quiet, str) else quiet
        self.calm: Counter[tuple[str, str]] = Counter()

    def number(self, key: Key, below: int) -> int:
        """Give what falls next for this purpose and subject, else for this purpose, else the quiet card.

        Raises ValueError where the quiet card is drawn for ever, as by two sides whose dice are always equal.
        """
        for name in ((key.purpose, key.subject), (key.purpose, "")):
            if self.left.get(name):
                return self.left[name].pop(0) % below
        self.calm[key.purpose, key.subject] += 1
        if self.calm[key.purpose, key.subject] > ENDLESS:
            raise ValueError(f"what falls for {key.purpose} of {key.subject} is never enough: say it in the case")
        return self.quiet % below


@dataclass
class Run:
    """A case while it runs: where its state stands, what was told, and what came otherwise than it must."""

    case: Case
    subject: Subject
    luck: Falls
    told: list[dict[str, Any]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    """The windows that opened, as the case calls them."""

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The game."""
        return self.subject.ruleset

    @property
    def phases(self) -> list[str]:
        """The names of the phases of its turn."""
        return [phase.__name__ for phase in (self.ruleset.phases if self.case.turn else self.ruleset.opening)]

    def run(self, state: State) -> State:
        """Run the phases of the case and give the state that they leave."""
        named = self.case.phases or self.phases[:1]
        for phase in self.phases if named == ("turn",) else named:
            state = self.phase(phase, state)
        return state

    def phase(self, name: str, state: State) -> State:
        """Run a phase to its end and give the state that it leaves."""
        when = (self.case.turn, self.phases.index(name))
        save = save_of(self.ruleset, state.write(), 1, when, 0, self.case.seated)
        session = Session(self.ruleset, self.luck, save)
        while session.window is not None:
            session.seal(self.answers(session))
        self.told += [fields_of(one) for one in session.told]
        return session.state

    def answers(self, session: Session[Any]) -> dict[str, Answered]:
        """Give what each asked seat answers in the open window."""
        window = session.window
        name = told_apart(window.name, session.opened[window.name])
        self.asked.add(name)
        given = {}
        for seat in window.asked:
            orders = self.read(session, name, seat)
            self.refuse(session, name, seat, orders)
            if seat in self.case.seated or not self.case.autopilots:
                given[seat] = Answered(by="player", orders=tuple(Given.of(order) for order in orders))
            else:
                given[seat] = session.answer(window, seat, (), (), session.looking(), session.record.last)
        return given

    def read(self, session: Session[Any], window: str, seat: str) -> list[Order[Any]]:
        """Give the orders of a seat, each read and checked as when its player gives it."""
        orders: list[Order[Any]] = []
        for line in self.case.orders.get(window, {}).get(seat, ()):
            try:
                orders = given(orders, self.said(session, seat, line, orders))
            except Answer as answer:
                self.wrong.append(f"{window}: “{line}” of {seat} is refused: {answer}")
        return orders

    def said(self, session: Session[Any], seat: str, line: str, orders: list[Order[Any]]) -> Order[Any]:
        """Read and check a line. Raises Answer."""
        view = session.preview(seat, orders)
        order = self.ruleset.read(line, session.window.orders, self.ruleset.lexicon(view, seat), view)
        self.ruleset.check(order, view, seat)
        return order

    def refuse(self, session: Session[Any], window: str, seat: str, orders: list[Order[Any]]) -> None:
        """Try what must be refused in a window, after the orders of its seat."""
        for one in self.case.refused:
            if (one.window, one.seat) != (window, seat):
                continue
            try:
                self.said(session, seat, one.line, orders)
            except Refusal as refusal:
                if refusal.clause != one.clause:
                    self.wrong.append(f"“{one.line}” of {seat} is refused by {refusal.clause}, not by {one.clause}")
            except Answer as answer:
                self.wrong.append(f"“{one.line}” of {seat} cannot be read: {answer}")
            else:
                self.wrong.append(f"“{one.line}” of {seat} is allowed; {one.clause} must refuse it")


def given(before: list[Order[Any]], order: Order[Any]) -> list[Order[Any]]:
    """Give the orders of a seat after one more, which may take the place of an earlier one."""
    key = order.key()
    return [one for one in before if key is None or one.key() != key] + [order]


def run(case: Case) -> list[str]:
    """Run a case and give what came otherwise than it must, in words; nothing where the case holds."""
    running = Run(case, BY_ID[f"{case.game}-{case.scenario}"], Falls(case.draws, case.quiet))
    state = running.run(situation(running))
    return [*running.wrong, *unasked(running), *otherwise(case, json.loads(state.write()), running.told, running.luck)]


def situation(running: Run) -> State:
    """Give the scenario as it is set up, with what the case changes in it."""
    case, ruleset = running.case, running.ruleset
    settings = ruleset.options.model_validate(case.settings)
    whole = json.loads(begun(running.subject.id, settings.model_dump_json(), case.quiet, case.opening))
    for path, value in json.loads(json.dumps(case.situation)).items():  # a copy: the cases of a file share their ground
        part, name = holder(whole, path)
        part[int(name) if isinstance(part, list) else name] = value
    for path in case.without:
        part, name = holder(whole, path)
        del part[int(name) if isinstance(part, list) else name]
    return ruleset.state.model_validate_json(json.dumps(whole))


@cache
def begun(id: str, settings: str, quiet: str | int, opening: bool) -> str:
    """Give the state of a scenario before its first phase, or after an opening in which all were silent."""
    subject, luck = BY_ID[id], Falls((), quiet)
    ruleset = subject.ruleset
    options = ruleset.options.model_validate_json(settings)
    text = ruleset.setup(subject.scenario, options, Chance(luck, 0, "setup", lambda _: 0)).write()
    for place in range(len(ruleset.opening) if opening else 0):
        session = Session(ruleset, luck, save_of(ruleset, text, 1, (0, place), 0, subject.seats))
        while session.window is not None:
            session.seal({seat: Answered(by="silence") for seat in session.window.asked})
        text = session.state.write()
    return text


def holder(whole: Any, path: str) -> tuple[Any, str]:
    """Give what holds the end of a path, and the end. Raises LookupError, naming what there is."""
    *names, last = path.split(".")
    for name in names:
        whole = part_of(whole, name, path)
    return whole, last


def part_of(whole: Any, name: str, path: str) -> Any:
    """Give a part of JSON. Raises LookupError, naming what there is."""
    try:
        return whole[int(name)] if isinstance(whole, list) else whole[name]
    except (LookupError, ValueError, TypeError) as error:
        there = ", ".join(whole) if isinstance(whole, dict) else f"{whole!r}"
        raise LookupError(f"{path}: there is no “{name}”; there is {there[:300]}") from error


def fields_of(told: Told) -> dict[str, Any]:
    """Give an event with its type, as a case writes it."""
    return {"event": told.event} | json.loads(told.body)


def unasked(running: Run) -> Iterator[str]:
    """Find windows that the case names and that did not open, or did not ask the seat."""
    named = {*running.case.orders, *(one.window for one in running.case.refused)}
    for window in sorted(named - running.asked):
        yield f"the window {window} did not open; there were {', '.join(sorted(running.asked)) or 'none'}"


def otherwise(case: Case, whole: Any, told: list[dict[str, Any]], luck: Falls) -> Iterator[str]:
    """Give what differs from what must come."""
    for path, wanted in case.become.items():
        part, name = holder(whole, path)
        value = part_of(part, name, path)
        if value != wanted:
            yield f"{path} is {json.dumps(value, ensure_ascii=False)}, not {json.dumps(wanted, ensure_ascii=False)}"
    for path in case.gone:
        part, name = holder(whole, path)
        if isinstance(part, dict) and name in part:
            yield f"{path} is still there"
    for event in case.told:
        if not any(fits(one, event) for one in told):
            alike = [one for one in told if one["event"] == event["event"]]
            yield f"{event} is not told; of its kind there {'is' if alike else 'are'} {alike or 'none'}"
    yield from (f"{event} is told" for event in case.untold if any(fits(one, event) for one in told))
    for (purpose, subject), left in luck.left.items():
        if left:
            yield f"{len(left)} of what falls for {purpose}{' of ' * bool(subject)}{subject} was never drawn"


def fits(event: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Tell whether an event has every field that a case names."""
    return all(name in event and event[name] == value for name, value in wanted.items())
