"""Faithful: whether an order says what a line says: each name and number that was written, and none besides."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from rapidfuzz import fuzz

from bot.service.desk.desk import Desk
from bot.service.ground.values import Verdict
from bot.service.orders.gist import ASKING, TURNING
from bot.service.orders.lenient import PLAIN
from bot.service.orders.parting import WORDS as LETTERS
from rules.kernel.language.courtesies import core, in_digits, polite
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.names import parts
from rules.kernel.language.nearness import heads, holds, turned
from rules.kernel.language.parsing import orders_in
from rules.kernel.orders.order import Order
from rules.kernel.table.results import Declining

LIKE = 72
"""How like a word of an order another has to be, of 100, that stands for it."""
FIGURE = re.compile(r"\d+")
WORDS = re.compile(r"[\w'’-]+")
PLAIN_ANSWERS = (
    "yes", "no", "aye", "nay", "yes please", "no thanks", "accept", "i accept", "we accept", "accept it", "refuse",
    "i refuse", "we refuse", "refuse it",
)  # fmt: skip
"""What is taken for the only order that it may be, without asking back."""
SPELT = 85
"""How like an order a line is, of 100, that is taken for it at once, where it can be no other."""
TALK = frozenset({"wait", "stop", "moment", "hold", "on", "one", "a", "second", "minute", "hmm", "hm"})
"""Words that people say to each other before they order anything; alone they are no order by another name."""
IDLE = frozenset(
    """
    a also an and at back by do for from go hard have hello herald hey hi i i'd i'll i'm in into just kindly let let's
    lets like me my need now of off ok okay on onto our out over please plz pls send so some that the their them then
    there to too toward towards up upon us want we we'd we'll well will wish with would
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that change nothing of what is ordered, said or left out."""
EXCEPT = re.compile(r"\b(?:but|except|besides|without)(?: for)?\s", re.IGNORECASE)
ABOUT = re.compile(r"\b(?:to|from|in|at|into|against)\s+(?:the\s+)?([^\W\d_]{4,})", re.IGNORECASE)
"""A word behind one that leads to a place, or to somebody."""


def kept(desk: Desk, line: str, hints: Sequence[str]) -> tuple[str, ...]:
    """Give those of some lines that hold every name of a line, as many numbers, and no name for a strange one."""
    strange, many = stranger(desk, line), len(figures(line))
    return tuple(
        one
        for one in hints
        if len(figures(one)) >= many
        and all(called(desk, one, name) for name in named(desk, line) if name not in excepted(desk, line))
        and not any(called(desk, one, name) for name in excepted(desk, line))
        and not (strange and any(not like(name, line) for name in named(desk, one)))
    )


def invents(desk: Desk, line: str, hint: str) -> bool:
    """Tell whether an order leaves out a name of a line, or names what the line does not and the seat does not own."""
    left_out = any(not called(desk, hint, name) for name in named(desk, line))
    return left_out or any(not hinted(name, line) and not is_own(desk, name) for name in named(desk, hint))


def hinted(name: str, line: str) -> bool:
    """Tell whether a line holds a name, or a word that tells it: `build walls` builds a City Wall."""
    words, telling = WORDS.findall(fold(line)), [one for one in name.split() if one not in IDLE | PLAIN]
    return like(name, line) or any(close(one, word) for one in telling for word in words)


def is_own(desk: Desk, name: str) -> bool:
    """Tell whether a name, folded, is that of something which belongs to the seat."""
    owners, seat = desk.ruleset.owners(desk.view()), desk.who.seat
    known = ((kind, id) for kind, names in desk.lexicon().items() for one, id in names.items() if fold(one) == name)
    return any(owners.get(kind, {}).get(id) == seat for kind, id in known)


def excepted(desk: Desk, line: str) -> list[str]:
    """Give the names in a line that it leaves out of what is ordered: `everything but Aquitaine`."""
    met = EXCEPT.search(line)
    return named(desk, line[met.end() :]) if met else []


def same(desk: Desk, line: str, hint: str) -> bool:
    """Tell whether an order says just what a line says: nothing is asked or denied in it, no name or number differs."""
    text = fold(in_digits(polite(line)))
    words = WORDS.findall(text)
    if "?" in line or ASKING.match(core(line)) or set(words) & TURNING or stranger(desk, line):
        return False
    order = exact(desk, hint)
    if order is None or sorted(figures(text)) != sorted(figures(hint)) or not all(spoken(desk, order, text)):
        return False
    if [one for one in named(desk, line) if not called(desk, hint, one)] or not in_order(desk, line, hint):
        return False
    saying = said_so(desk, text, hint)
    told = [word for word in words if word not in IDLE and word not in saying and not word.isdigit()]
    meant = WORDS.findall(fold(hint))
    meant += [word for verb in heads(type(order)) for word in verb.split() if fold(core(text)).startswith(f"{verb} ")]
    verb = (
        bool(saying)
        or set(meant) <= set(words)
        or any(close(word, one) for word in words for one in (*meant[:2], *meant[-1:]) if one not in IDLE)
    )
    return verb and all(any(close(word, one) for one in meant) or within_name(desk, order, word) for word in told)


def exact(desk: Desk, hint: str) -> Order[Any] | None:
    """Read an order as it is written; None where it is none, or several."""
    found = orders_in(hint, desk.ruleset.orders, Lists(desk.lexicon()))
    return found[0] if len(found) == 1 else None


def figures(text: str) -> list[str]:
    """Give the numbers of a text."""
    return FIGURE.findall(in_digits(text))


def named(desk: Desk, line: str) -> list[str]:
    """Give the names in a line, folded, of all that there is: the longest that stand there, as they come."""
    known = {fold(name) for names in desk.lexicon().values() for name in names}
    words, at, found = WORDS.findall(fold(line)), 0, list[str]()
    longest = max((len(name.split()) for name in known), default=0)
    while at < len(words):
        here = (" ".join(words[at : at + count]) for count in range(min(longest, len(words) - at), 0, -1))
        name = next((one for one in here if one in known and len(one) > (2 if one.isdigit() else 1)), "")
        found += [name] if name else []
        at += len(name.split()) or 1
    return found


def called(desk: Desk, hint: str, name: str) -> bool:
    """Tell whether a line holds a name, another of the same thing, or something of whom it names."""
    seats, owners = desk.lexicon().get("seat", {}), desk.ruleset.owners(desk.view())
    owned = {id for whose in owners.values() for id, owner in whose.items() for one in seats if fold(one) == name
             if seats[one] == owner}  # fmt: skip
    for names in desk.lexicon().values():
        ids = {id for one, id in names.items() if fold(one) == name} | owned
        if any(id in ids and holds(hint, fold(one)) for one, id in names.items()):
            return True
    return holds(hint, name)


def stranger(desk: Desk, line: str) -> str:
    """Give the first word in a line, where a place or somebody would stand, that nothing here bears; empty for none."""
    known = {word for names in desk.lexicon().values() for name in names for word in WORDS.findall(fold(name))}
    known |= {word for kind in desk.ruleset.orders for way in kind.says for word in WORDS.findall(fold(way))}
    known |= {word for saying in desk.ruleset.sayings for word in saying.split()}
    known |= {choice for kind in desk.ruleset.orders for one in forms(kind) for choice in one.choices}
    for word in ABOUT.findall(line):
        if fold(word) not in known | IDLE | PLACES and not any(close(fold(word), one) for one in known):
            return str(word)
    return ""


PLACES = frozenset(
    {"capital", "home", "court", "everybody", "everyone", "everything", "once", "least", "there", "here"}
)
"""Words for places and people that are no names."""


def like(name: str, line: str) -> bool:
    """Tell whether a line holds a name, or words like all of it."""
    words = WORDS.findall(fold(line))
    return all(any(close(one, word) for word in words) for one in name.split() if one not in IDLE)


def close(word: str, other: str) -> bool:
    """Tell whether a word is another, or that one misspelt."""
    return word == other or (min(len(word), len(other)) > 3 and fuzz.ratio(word, other) >= LIKE)  # noqa: PLR2004


def spoken(desk: Desk, order: Order[Any], text: str) -> Iterator[bool]:
    """Tell of each thing that an order says whether a line says it, too; numbers are compared by themselves."""
    given = order.model_dump()
    for field in forms(type(order)):
        value = given[field.name]
        if field.kind == "int" or (not field.required and value == field.default):
            continue
        names = Lists(desk.lexicon()).names(field)
        ids = value if isinstance(value, tuple | dict) else (value,)
        for id in ids:
            ways = [name for name, one in names.items() if one == id] or [str(id)]
            yield any(like(fold(way), text) for way in ways) or any(
                part in text.split() and names[whole] == id for part, whole in parts(names).items() if part not in PLAIN
            )


def within_name(desk: Desk, order: Order[Any], word: str) -> bool:
    """Tell whether a word is one of a name that an order names."""
    return any(word in WORDS.findall(name) for name in named(desk, write(order, desk.lexicon())))


def in_order(desk: Desk, line: str, hint: str) -> bool:
    """Tell whether names come in one order in both, so that nobody goes to where he comes from."""
    first, then = named(desk, line), named(desk, hint)
    both = [one for one in first if one in then]
    straight = both == [one for one in then if one in both] or len(both) < 2  # noqa: PLR2004
    return straight and not turned(line, hint, both)


def said_so(desk: Desk, text: str, hint: str) -> Collection[str]:
    """Give the words with which players say the verb of an order, where a line begins with them."""
    line, sayings = f"{fold(core(text))} ", desk.ruleset.sayings
    begun = sorted((one for one in sayings if line.startswith(f"{one} ")), key=len, reverse=True)
    meant = (one for one in begun if any(fold(hint).startswith(verb) for verb in sayings[one]))
    return set(next(meant, "").split())


def only(desk: Desk, line: str, wrong: Verdict) -> str:
    """Give the one order that a line can mean which was not taken: it says the same, or answers what is asked."""
    if len(wrong.hints) == 1 and (plain(line) or misspelt(line, wrong.hints[0])):
        return wrong.hints[0]  # “yes” to the only question that is put, or a slip of the pen
    if set(WORDS.findall(fold(polite(line)))) <= TALK:
        return ""
    meant = [order for hint in wrong.hints if (order := exact(desk, hint))]
    if len(wrong.hints) == len(meant) == 1 and proverbial(desk, line, meant[0]):
        return wrong.hints[0]
    if len({order.name for order in meant}) > 1:
        return ""  # one word for several orders: `ally with` is to befriend, or to let pass
    alike = [hint for hint in wrong.hints if same(desk, line, hint)]
    grave = [hint for hint in alike if (order := exact(desk, hint)) and order.aside]
    return alike[0] if len(alike) == 1 and not grave else ""


def proverbial(desk: Desk, line: str, order: Order[Any]) -> bool:
    """Tell whether a line is what players say for an order, word for word; one word is enough for what silence does."""
    words = fold(polite(line)).strip(" .!")
    return words in desk.ruleset.sayings and not order.aside and (" " in words or isinstance(order, Declining))


def questions(line: str) -> bool:
    """Tell whether a line asks, so that its words are no text of an order."""
    return "?" in line or bool(ASKING.match(polite(line)))


def plain(line: str) -> bool:
    """Tell whether a line is a bare answer to what is asked."""
    return fold(polite(line)).strip(" .!") in PLAIN_ANSWERS


def misspelt(line: str, meant: str) -> bool:
    """Tell whether a line is an order but for its spelling: nothing is denied or asked in it, and no figure differs.

    Each word of it is one of the order's, or like one: `Galicus` is Gallicus, and Gaul is not Apulia.
    """
    typed, read = fold(polite(line)), fold(meant)
    words, known = set(LETTERS.findall(typed)) - set(LETTERS.findall(read)), LETTERS.findall(read)
    figures = [sorted(FIGURE.findall(one)) for one in (typed, read)]
    alike = all(any(fuzz.ratio(word, one) >= LIKE for one in known) for word in words)
    same = alike and figures[0] == figures[1] and fuzz.ratio(typed, read) >= SPELT
    return same and not words & TURNING and "?" not in line
