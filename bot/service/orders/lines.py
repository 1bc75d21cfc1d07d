"""Lines: what a person writes, read as an order, as several at once, or as a near miss with what would do instead."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from rapidfuzz import fuzz

from bot.service.desk.desk import Desk, problem_of
from bot.service.ground.values import Verdict
from bot.service.ground.wording import listed, plural
from bot.service.orders.aiming import out_of_question, strange
from bot.service.orders.faithful import invents, kept, stranger
from bot.service.orders.freely import freely
from bot.service.orders.gist import orders_nothing
from bot.service.orders.guessing.closest import bids, closest, invented
from bot.service.orders.guessing.either import either
from bot.service.orders.guessing.likely import VERB, likely, surely
from bot.service.orders.kinds import advised, asked_in, clause_of, closed, example_of, halfway, quoted, written
from bot.service.orders.lenient import completed, lengthened, leniently
from rules.kernel.errors import Ambiguous, Answer, Refusal, Unfinished, Unreadable
from rules.kernel.language.courtesies import core
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import ABLE, Meant, bare, heads, holds, meant, said
from rules.kernel.language.parsing import orders_in
from rules.kernel.language.repeating import repeated
from rules.kernel.language.several import several
from rules.kernel.language.tallies import tallied
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.windows import BEFORE_PLAY

Types = Sequence[type[Order[Any]]]
AHEAD = "In this window that is said ahead"
"""How the answer begins to what another window asks for and this one takes as a plan."""
ASKING = re.compile(
    r"(?:will|would|can|could|do|does|did|is|are|am|was|have|has|shall|should|may|might)\b", re.IGNORECASE
)
"""How somebody begins who asks, where his line is no order that could be given."""
SPELLED = 80
"""How like an order that nobody can undo a line must be to be taken for it misspelt, of 100."""
NEVER = "cannot be"
"""How it goes on in the answer to what nobody could do."""
STRANGE = "nothing here is called"
"""How the answer begins to what names a thing that there is not."""
FEW_WORDS = 4
"""So few words may leave out what they are about."""
HINTS = 3
"""The most orders of counsel that a line is taken for."""
ALL = (
    "all of them",
    "all areas",
    "all my areas",
    "my areas",
    "all",
    "everything",
    "everywhere",
    "everybody",
    "everyone",
)
"""What people say for all that is theirs."""


def understood(desk: Desk, line: str, *, strictly: bool = False) -> list[Order[Any]]:
    """Read a line as an order that the open window takes, or as several. Raises Unreadable, Ambiguous or Unfinished.

    Read `strictly`, it raises Refusal for an order of another window.
    """
    view = desk.view()
    lexicon = desk.lexicon()
    try:
        return [desk.ruleset.read(line, desk.orders, lexicon, view)]
    except Unreadable as error:
        found = freely(desk, line) or leniently(desk, line, lexicon)
        if found:
            return found
        meant_elsewhere = exactly(line, others(desk), lexicon)
        if meant_elsewhere is None and (sure := surely(desk, line)):
            return [sure]
        meant_elsewhere = meant_elsewhere if strictly else None
        if meant_elsewhere is not None:
            desk.allowed(meant_elsewhere.name)
        clause = error.clause or clause_of(desk)
        raise Unreadable(error.text, error.column, error.expected, error.nearest, clause) from None


def others(desk: Desk) -> list[type[Order[Any]]]:
    """Give the kinds of order that the open window does not take, and that may yet be asked for."""
    asks = desk.ruleset.asks
    later = {order for when, kinds in asks.items() if when != BEFORE_PLAY for order in kinds}
    over = set(asks.get(BEFORE_PLAY, ())) - later if desk.session.save.turn else set()
    return [order for order in desk.ruleset.orders if order not in desk.orders and order not in over]


def missed(desk: Desk, number: int, line: str, slip: Answer) -> Verdict:
    """Give the verdict on a line that was not taken, with what would do instead."""
    if isinstance(slip, Ambiguous):
        whole = isinstance(slip, Unfinished)
        return Verdict(number, line, False, str(slip), clause_of(desk), "", hints=slip.meanings, whole=whole)
    if not isinstance(slip, Unreadable):
        return refused(desk, number, line, slip)
    return elsewhere_or_near(desk, number, line, slip)


def refused(desk: Desk, number: int, line: str, slip: Answer) -> Verdict:
    """Give the verdict on an order that is forbidden, with what of its kind is not."""
    clause = slip.clause if isinstance(slip, Refusal) else ""
    found = near(desk, line, desk.orders, desk.lexicon())
    hints = found.lines if clause else ()
    return Verdict(number, line, False, str(slip), clause, "", hints=hints, whole=isinstance(slip, Refusal))


def elsewhere_or_near(desk: Desk, number: int, line: str, slip: Unreadable) -> Verdict:
    """Say when another window asks for what a line says; else what it is near to here."""
    lexicon = desk.lexicon()
    text = line if bare(line, desk.ruleset.sayings) else lengthened(line, lexicon)
    here = near(desk, text, desk.orders, lexicon)
    return elsewhere(desk, number, line, here) or misread(desk, number, line, here, slip)


def nearest(desk: Desk, found: Verdict) -> Verdict:
    """Give a verdict on what is no order with the orders that come nearest to it before all that it was taken for."""
    true = found.whole or found.ok or found.answer.startswith(STRANGE) or NEVER in found.answer
    near = () if true else of_either(desk, found.text) or closest(desk, found.text)
    if not near:
        return found if true else without_invented(desk, found)
    hints = tuple(dict.fromkeys((*near, *found.hints)))[:HINTS]
    answer = f"did you mean {quoted(near)}?"
    return replace(found, answer=answer, suggestion=near[0], hints=hints, read=True, later="")


def of_either(desk: Desk, line: str) -> tuple[str, ...]:
    """Give the orders that a line says with the one or the other of two things of which either will do."""
    found = list[str]()
    for text in either(desk, line):
        try:
            some = understood(desk, text)
        except Answer:
            some = []
        found += [write(one, desk.lexicon()) for one in some if desk.allows(one, desk.view())]
    return tuple(dict.fromkeys(found))


def without_invented(desk: Desk, found: Verdict) -> Verdict:
    """Give a verdict without the orders that name what a whole sentence does not: nobody meant just these."""
    if len(found.text.split()) <= FEW_WORDS or not found.hints:
        return found
    letter = bids(found.text)
    kept_hints = tuple(one for one in found.hints if not (letter or invented(desk, found.text, one)))
    if kept_hints:
        return replace(found, hints=kept_hints, suggestion=kept_hints[0], answer=f"did you mean {quoted(kept_hints)}?")
    answer = f"I do not understand “{found.text}”"
    return replace(found, hints=(), suggestion="", answer=answer, read=False)


def elsewhere(desk: Desk, number: int, line: str, here: Meant) -> Verdict | None:
    """Say when another window asks for what a line says; None where none does, or it is nearer to an order `here`."""
    if here.lines and ABLE.match(line):  # who asks wants to hear what can be done now
        return None
    lexicon = desk.lexicon()
    exact = exactly(line, others(desk), lexicon)
    several_words = len(core(line).split()) > 1 and not here.lines  # “yes” is said to a question, and is no order’s end
    if (exact is not None or several_words) and (ahead := planned(desk, line)):
        answer = f"{AHEAD}: {quoted(ahead)}" if exact else f"did you mean {quoted(ahead)}?"
        return Verdict(number, line, False, answer, clause_of(desk), ahead[0], read=True, hints=ahead, whole=True)
    if exact is not None:
        return put_off(desk, number, exact, line)
    if many := at_once(core(line), others(desk), lexicon):
        return put_off(desk, number, many[0], line, *many[1:])
    if here.slip is not None:
        return None
    there = near(desk, line, others(desk), lexicon)
    if there.slip is None and (here.order is not None or there.order is None):
        return None
    if (orders_nothing(line) or ASKING.match(line.strip())) and not there.lines:
        return None  # “can I lose my general?” is no order of losses
    if now := advised_instead(desk, line):
        answer = f"I take “{line}” for one of these: {quoted(now)}"
        return Verdict(number, line, False, answer, clause_of(desk), now[0], read=True, hints=now)
    if there.slip is None and not there.lines and len(line.split()) > FEW_WORDS:
        return None  # in a whole sentence a mere verb may be said of an order of this window
    whole = there.slip and kept(desk, line, (write(there.slip, lexicon),))
    return put_off(desk, number, there.slip, line) if there.slip and whole else for_later(desk, number, line, there)


def planned(desk: Desk, line: str) -> tuple[str, ...]:
    """Give what a line says that some word of the open window begins: `ravage` is `plan ravage` before the march.

    An order that takes whatever words follow it is none of these: any line would be one.
    """
    text, lists, view = core(line), Lists(desk.lexicon()), desk.view()
    kinds = [order for order in desk.orders if not any(field.kind == "text" for field in forms(order))]
    verbs = dict.fromkeys(verb.split()[0] for order in kinds for verb in heads(order))
    found = [one for verb in verbs for one in orders_in(f"{verb} {text}", kinds, lists)]
    return tuple(dict.fromkeys(write(one, lists.lexicon) for one in found if desk.allows(one, view)))[:HINTS]


def advised_instead(desk: Desk, line: str) -> tuple[str, ...]:
    """Give what counsel offers now and players call so, too: “attack” declares war in Winter, and marches in Spring."""
    sayings, lexicon, said = desk.ruleset.sayings, desk.lexicon(), f"{fold(line)} "
    verbs = sayings.get(max((one for one in sayings if said.startswith(f"{one} ")), key=len, default=""), ())
    offered = [write(order, lexicon) for offer in desk.offers() for order in offer.orders] if verbs else []
    theirs = {*things_of(desk, line)}
    return tuple(
        text
        for text in offered
        if any(text.startswith(f"{verb.split()[0]} ") for verb in verbs)
        and (not theirs or any(holds(text, name) for name in theirs))
    )[:HINTS]


def things_of(desk: Desk, line: str) -> list[str]:
    """Give the names, folded, of those whom a line names and of all that is theirs: the Empire, of who rules it."""
    seat, lexicon = desk.who.seat, desk.lexicon()
    owned = owned_in(desk.ruleset.owners(desk.view()), lexicon, seat)
    named = [name for name in owned if name not in ALL and holds(line, fold(name))]
    return [fold(one) for name in named for one in (name, *owned[name])]


def at_once(line: str, orders: Types, lexicon: Lexicon) -> list[Order[Any]]:
    """Read a line as several of these orders, or as one with a number behind it; none where it is neither."""
    lists = Lists(lexicon)
    return tallied(line, orders, lists) or repeated(line, orders, lists) or several(line, orders, lexicon)


def exactly(line: str, orders: Types, lexicon: Lexicon) -> Order[Any] | None:
    """Read a line as one of these orders; None where it is none, or more than one."""
    lists = Lists(lexicon)
    found = (orders_in(text, orders, lists) for text in dict.fromkeys((line, core(line))))
    return next((meanings[0] for meanings in found if len(meanings) == 1), None)


def near(desk: Desk, line: str, orders: Types, lexicon: Lexicon) -> Meant:
    """Give what a line is near to among these orders, as far as the seat could give it with what it sees."""
    view, seat, ruleset = desk.view(), desk.who.seat, desk.ruleset

    def choices(order: type[Order[Any]], field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return ruleset.choices(order, view, seat, field, given)

    owned = owned_in(ruleset.owners(view), lexicon, seat)
    return meant(line, orders, lexicon, ruleset.sayings, choices, lambda order: desk.allows(order, view), owned)


def owned_in(owners: Mapping[str, Mapping[str, str]], lexicon: Lexicon, seat: str) -> dict[str, list[str]]:
    """Give what each seat owns by the names of both, and what one owns oneself by the words for all of it."""
    found: dict[str, list[str]] = {}
    for kind, whose in owners.items():
        called = {id: name for name, id in reversed(list(lexicon.get(kind, {}).items()))}  # the first name is the best
        for id, owner in whose.items():
            if id in called:
                found.setdefault(owner, []).append(called[id])
    others = {name: found[id] for name, id in lexicon.get("seat", {}).items() if id in found and id != seat}
    return others | {word: found[seat] for word in ALL if seat in found}


def kept_for_later(desk: Desk, line: str) -> Verdict | None:
    """Say which window asks for what a line says; None where none does, or it says no whole order."""
    found = elsewhere(desk, 1, line, near(desk, line, desk.orders, desk.lexicon()))
    return found if found and found.later else None


def misread(desk: Desk, number: int, line: str, found: Meant, stopped: Unreadable) -> Verdict:
    """Give the verdict on a line that no order of the window is written like."""
    once = {write(order, desk.lexicon()) for order in desk.given() if order.key() is not None}
    if found.lines and set(found.lines) <= once:
        return Verdict(number, " and ".join(found.lines), True, "that is given already", "", "")
    hints = tuple(one for one in offered(desk, line, found) if not unmeant(desk, line, one))
    wrong = found.slip or found.barred
    wrong = wrong if wrong and (hints or problem_of(wrong, desk.view(), desk.who.seat)) else None
    example = ""
    answer = instead(desk, line, found, hints)
    never = out_of_question(desk, found.order, line) if found.order and not hints and not wrong else ""
    if never:
        answer = f"“{line}” {NEVER}: {desk.ruleset.say(desk.view(), never)}"
    elif found.order is not None and not hints and not wrong:
        example = example_of(desk, found.order)
        if unmeant(desk, line, example):
            return Verdict(number, line, False, answer, clause_of(desk), "")
        answer = halfway(line, stopped) if stopped.column else answer
        answer = f"{STRANGE} “{name}”" if (name := strange(desk, line) or stranger(desk, line)) else answer
        answer += (
            f"; {written(found.order, example) if example else desk.ruleset.say(desk.view(), closed(found.order))}"
        )
        hints = kept(desk, line, (example,) if example else ())  # what names something else is no choice
    clause = found.order.clause if found.order else clause_of(desk)
    best = hints[0] if hints else ""
    read = found.order is not None and bool(hints or example or wrong or never or found.whole)
    return Verdict(number, line, False, answer, clause, best, read=read, hints=hints, whole=found.whole)


def unmeant(desk: Desk, line: str, hint: str) -> bool:
    """Tell whether an order that nobody can undo is no more than guessed from a line, so that it is not offered."""
    if not hint or fuzz.ratio(fold(line), fold(hint)) >= SPELLED:
        return False
    try:
        order = desk.ruleset.read(hint, desk.orders, desk.lexicon(), desk.view())
    except Answer:
        return False
    return bool(order.final(desk.view(), desk.who.seat))


def offered(desk: Desk, line: str, found: Meant) -> tuple[str, ...]:
    """Give what a line may mean; where nothing in it says which, what counsel offers of that kind comes first."""
    guesses = likely(desk, line)
    if guesses and guesses[0].whole and guesses[0].tells >= VERB:
        return tuple(one.text for one in guesses if one.whole)[:HINTS]
    hints = found.lines or filled(desk, line)
    first = advised(desk, found.order) if found.vague and found.order else []
    good = kept(desk, line, tuple(dict.fromkeys([*first, *hints])))[:HINTS]
    return good or tuple(one.text for one in guesses)


def instead(desk: Desk, line: str, found: Meant, hints: Sequence[str]) -> str:
    """Say what a line that is no order was read as, and what speaks against it, or what may be meant by it."""
    wrong = found.slip or found.barred
    problem = problem_of(wrong, desk.view(), desk.who.seat) if wrong else ""
    if wrong and problem and not invents(desk, line, write(wrong, desk.lexicon())):
        return f"I read “{write(wrong, desk.lexicon())}”, but {desk.ruleset.say(desk.view(), problem)}"
    answer, mend = f"I do not understand “{line}”", f"did you mean {quoted(hints)}?"
    if not hints:
        return answer
    return mend if found.slip or not found.lines else f"{answer}; {mend}"


def filled(desk: Desk, line: str) -> tuple[str, ...]:
    """Give what a line says in a player’s own words that leave out where something comes from."""
    lexicon = desk.lexicon()
    found = [order for one in said(line, desk.ruleset.sayings)[1:] for order in completed(desk, one, lexicon)]
    return tuple(write(order, lexicon) for order in found if desk.allows(order, desk.view()))[:HINTS]


def put_off(desk: Desk, number: int, order: Order[Any], line: str, *more: Order[Any]) -> Verdict:
    """Say when orders can be given that the open window does not take; all that a line says is noted, or nothing."""
    lexicon, view = desk.lexicon(), desk.view()
    said = write(order, lexicon)
    problem = problem_of(order, view, desk.who.seat)
    now = f". As things stand it would fail: {problem.split(';')[0].rstrip('.')}" if problem else ""
    texts = [write(one, lexicon) for one in (order, *more)]
    counted = [f"“{text}”{times(texts.count(text))}" for text in dict.fromkeys(texts)]
    risk = "" if problem else order.peril(view, desk.who.seat).rstrip(".")
    verb = "are" if more else "is"
    answer = f"{listed(counted)} {verb} not for now{asked_in(desk, type(order))}{now}{risk and f'. {risk}'}"
    later = core(line) if more else said
    return Verdict(number, said, False, desk.ruleset.say(view, answer), order.clause, "", later=later, whole=True)


def times(count: int) -> str:
    """Say how often something is meant; nothing for once."""
    return f" ({plural(count, 'time')})" if count > 1 else ""


def perilous(desk: Desk, words: str) -> str:
    """Say what speaks against an order that words name, in whatever verb, of this window or another; empty: nothing."""
    lexicon, view = desk.lexicon(), desk.view()
    for line in said(words, desk.ruleset.sayings):
        try:
            order = desk.ruleset.read(line, desk.ruleset.orders, lexicon, view)
        except Answer:
            continue
        if not problem_of(order, view, desk.who.seat) and (risk := order.peril(view, desk.who.seat)):
            later = "" if isinstance(order, desk.orders) else put_off(desk, 1, order, line).answer
            return later or desk.ruleset.say(view, risk)
    return ""


def for_later(desk: Desk, number: int, line: str, found: Meant) -> Verdict:
    """Say when a kind of order can be given that a line begins, and what of it might be meant."""
    kind = found.order
    assert kind is not None  # noqa: S101  whoever asks has met its verb
    answer = f"that is not for now{asked_in(desk, kind)}, and {written(kind, example_of(desk, kind))}"
    later = next(iter(kept(desk, line, found.lines)), "")
    begun = any(f"{fold(core(line))} ".startswith(f"{verb} ") for verb in heads(kind))
    answer = desk.ruleset.say(desk.view(), answer)
    return Verdict(number, line, False, answer, kind.clause, "", later=later, whole=begun)


def grouped(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Give verdicts with equal ones that follow each other as one: `raise Spears in Ur (5 times)`."""
    found = []
    for _, same in groupby(verdicts, key=lambda one: (one.line, one.text, one.ok, one.answer)):
        first, *others = same
        found.append(Verdict(**{**vars(first), "text": first.text + times(len(others) + 1)}))
    return found


def slipped(number: int, line: str, slip: Answer, clause: str = "") -> Verdict:
    """Give the verdict on a line that was not taken; `clause` is the window's, where the line's cannot be told."""
    if isinstance(slip, Unreadable):
        return Verdict(number, line, ok=False, answer=str(slip), clause=slip.clause, suggestion=slip.nearest)
    if isinstance(slip, Ambiguous):
        return Verdict(number, line, ok=False, answer=str(slip), clause=clause, suggestion=slip.meanings[0])
    refused = slip.clause if isinstance(slip, Refusal) else ""
    return Verdict(number, line, ok=False, answer=str(slip), clause=refused, suggestion="")
