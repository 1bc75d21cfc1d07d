"""Likely: the order that a line probably means, by what it names and by its words for what is done.

    Set the tax to ten per cent, please     tax 10
    the army should stay in Sparta          hold Sparta

An order's own words, what players say for it, and the sentence that says what it is for are what a line is held
against. Nothing is likely of a line that asks or denies.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rapidfuzz import fuzz, process

from bot.service.desk.desk import Desk
from bot.service.orders.gist import TURNING, orders_nothing
from bot.service.rulebook.stemming import stem
from rules.kernel.language.courtesies import polite
from rules.kernel.language.gists import PHRASES, TALK, Gist, loosely
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import heads, said
from rules.kernel.orders.order import Lexicon, Order

WORD = re.compile(r"[a-z]+(?:'[a-z]+)?")
SILENT = TALK | frozenset(
    """
    all any are as at but each every for from has have he her him his if it its much nobody none nothing of or other
    others own say she so than they them their there this those when where which who whom whose you your one two more
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that say nothing of what is done."""
VERB, OWN, PURPOSE, NAMED, FIELD = 3.0, 1.5, 1.0, 1.0, 0.5
"""What it counts that a word is the order's verb, one of its own, or one by which its purpose or a field is told, and
that the order holds a name or number of the line."""
LEFT, SPARE, UNSAID = 1.5, 0.2, 0.6
"""What it counts against an order that it leaves out a name or number, a mere word, or its own verb is not said."""
TELLS, ASKED, SURELY = 1.0, 2.0, 2.0
"""How much has to say what is done; how much of it in a question; and how much where it is taken for certain."""
CONSIDERS = re.compile(
    r"\b(?:if|when|should|shall|can|could|may|must|would|will|do|did|to|that|is|was) (?:(?:i|we|my|our)\b|(?=\w))|"
    r"\b(?:with|by|about|of|for) (?=\w)",
    re.IGNORECASE,
)
"""What leads to an order in a question: `what if I`, `is it wise to`, `how about`."""
LISTED = re.compile(r",|&|\band\b", re.IGNORECASE)
"""What stands between things in a list."""
SUPPOSING = TURNING - {"only", "if", "when", "or", "but"}
"""Words that turn an order around in a question."""
AHEAD = 0.75
"""By how much an order has to be likelier than the next."""
SLIP = 85
"""How like a word another has to be, of 100, to be taken for it mistyped."""
LETTERS = 3
"""Words of so few letters have to be right."""
MOST, TRIED, LONG, FEW = 3, 5, 25, 4
"""How many orders are offered, how many kinds are tried, how many words a line may have, and how many of them an order
that is taken for certain may leave out."""
OTHERS = frozenset(
    {"he", "she", "they", "it", "you", "that", "this", "there", "who", "somebody", "everybody", "others"}
)
"""How somebody begins who speaks of another."""
DENYING = frozenset({"no", "none", "nothing", "nobody", "not"})
"""Words that turn an order around."""
Kind = type[Order[Any]]  # Any: each game has its own state


@dataclass(frozen=True)
class Likely:
    """An order that a line probably means."""

    order: Order[Any]  # Any: as above
    text: str
    tells: float
    """How much in the line says what is done."""
    score: float
    whole: bool
    """Whether it holds every name and number of the line."""
    spare: int
    """How many mere words of the line it leaves out."""


def likely(desk: Desk, line: str) -> list[Likely]:
    """Give the orders that a line probably means and its writer may give, the likeliest first; none where it asks."""
    if orders_nothing(line):
        return []
    view, seat = desk.view(), desk.who.seat
    found = [one for one in probable(desk, line) if desk.allows(one.order, view) and not one.order.final(view, seat)]
    best = max((one.score for one in found), default=0.0)
    near = [one for one in found if one.score > best - AHEAD]
    plain = [one for one in near if not any(one.text.endswith(f" {other.text}") for other in near)]
    return sorted(plain, key=lambda one: -one.score)[:MOST]  # who says `conquer` does not mean `plan conquer`


def surely(desk: Desk, line: str) -> Order[Any] | None:
    """Give the only order that a line probably means, where it begins with what is done and leaves no name out."""
    found = likely(desk, line)
    words = WORD.findall(fold(polite(line)))
    first = next((word for word in words if word not in SILENT), "")
    if words[:1] and words[0] in OTHERS:
        return None  # “he attacked Pentri” tells of another
    if said(line, desk.ruleset.sayings)[2:]:
        return None  # “ally with” is said for two orders, and is asked back
    if len(found) != 1 or not found[0].whole or found[0].tells < SURELY or found[0].spare > FEW:
        return None
    if found[0].spare and LISTED.search(line):
        return None  # what is not known in a list may be one more of it
    kind = type(found[0].order)
    begins = told((kind,), sayings_of(desk))[kind].get(stem(first), 0.0) >= PURPOSE
    return found[0].order if begins else None


def speaks_of(desk: Desk, text: str) -> bool:
    """Tell whether a text has a verb of an order of the open window, or another word by which one is told."""
    spoken = {stem(word) for word in WORD.findall(fold(text)) if word not in SILENT}
    known = told(tuple(desk.orders), sayings_of(desk))
    return any(told_by(spoken, known[kind]) >= TELLS for kind in known if not kind.aside)


def asked_about(desk: Desk, question: str) -> Likely | None:
    """Give the order, allowed or not, of which a question asks: `what if I taxed only 10?`; None where it asks of none.

    Of several that are as likely one that may be given is meant.
    """
    view = desk.view()
    for cut in CONSIDERS.finditer(question):
        found = [one for one in probable(desk, question[cut.end() :], SUPPOSING) if one.whole and one.tells >= ASKED]
        best = max((one.score for one in found), default=0.0)
        found = [one for one in found if one.score > best - AHEAD]
        able = [one for one in found if desk.allows(one.order, view)]
        if len(able) == 1 or (found and not able):
            return (able or found)[0]
    return None


def probable(desk: Desk, line: str, turning: frozenset[str] = TURNING) -> list[Likely]:
    """Give the orders, allowed or not, that have words of a line for what is done, and hold what it names."""
    words = WORD.findall(PHRASES.sub(" ", fold(line)))
    if set(words) & turning or not 0 < len(words) <= LONG:
        return []
    view, seat, sayings = desk.view(), desk.who.seat, desk.ruleset.sayings
    spoken = {stem(word) for word in words if word not in SILENT}
    tells = {kind: told_by(spoken, known) for kind, known in told(tuple(desk.orders), sayings_of(desk)).items()}
    kinds = sorted((one for one in tells if tells[one] >= TELLS and not one.aside), key=lambda one: -tells[one])[:TRIED]

    def choices(kind: Kind, name: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:  # Any: what was given
        return desk.ruleset.choices(kind, view, seat, name, given)

    lexicon = desk.lexicon()
    some = loosely(line, kinds, Lists(lexicon), choices, sayings) if kinds else []
    return [
        weighed(one, tells[type(one.order)], spoken, write(one.order, lexicon))
        for one in some
        if not denies(one, lexicon, words)
    ]


def denies(one: Gist, lexicon: Lexicon, words: Collection[str]) -> bool:
    """Tell whether an order refuses something where the line does not."""
    return bool(DENYING & {*write(one.order, lexicon).split()} - {*words})


def weighed(one: Gist, tells: float, spoken: Collection[str], text: str) -> Likely:
    """Say how much speaks for an order; what leads it, and is not said, speaks against it."""
    unsaid = min((len({*stems((verb,))} - {*spoken}) for verb in heads(type(one.order))), default=0)
    score = tells + NAMED * one.named - LEFT * len(one.left) - SPARE * len(one.spare) - UNSAID * unsaid
    return Likely(one.order, text, tells, score, not one.left, len(one.spare))


def told_by(spoken: Collection[str], known: Mapping[str, float]) -> float:
    """Say how much some stems tell of a kind of order."""
    return sum(known.get(met, 0.0) for word in spoken if (met := spelled(word, known)))


def spelled(word: str, known: Mapping[str, float]) -> str:
    """Give a word as an order has it, if it is one of its own or one of them mistyped; empty if not."""
    if word in known or len(word) <= LETTERS:
        return word if word in known else ""
    found = process.extractOne(word, known.keys(), scorer=fuzz.ratio, score_cutoff=SLIP)
    return found[0] if found and found[0][0] == word[0] else ""


Sayings = tuple[tuple[str, tuple[str, ...]], ...]


def sayings_of(desk: Desk) -> Sayings:
    """Give what players say for verbs, as a key."""
    return tuple((one, tuple(verbs)) for one, verbs in desk.ruleset.sayings.items())


@lru_cache(maxsize=256)
def told(kinds: tuple[Kind, ...], sayings: Sayings) -> dict[Kind, dict[str, float]]:
    """Give by which stems each kind of order is told, and what each counts: less if it tells of many kinds."""
    by_kind = {kind: dict(words_of(kind, sayings)) for kind in kinds}
    uses = Counter(word for words in by_kind.values() for word in words)
    return {kind: {word: one / uses[word] ** 0.5 for word, one in words.items()} for kind, words in by_kind.items()}


@lru_cache(maxsize=512)
def words_of(kind: Kind, sayings: Sayings) -> Mapping[str, float]:
    """Give the stems by which a kind of order is told, with what each counts."""
    verbs = [*heads(kind)]
    alike = [one for one, meant in sayings if any(verb in verbs for verb in meant)]
    found: dict[str, float] = {}
    for texts, counts in (
        ([one.description or "" for one in kind.model_fields.values()], FIELD),
        ([(kind.__doc__ or "").strip().partition("\n")[0]], PURPOSE),
        (kind.says, OWN),
        (alike, VERB),
        (verbs, VERB),
    ):
        found |= dict.fromkeys(stems(texts), counts)
    return found


def stems(texts: Iterable[str]) -> Iterator[str]:
    """Give the stems of the words of texts that say something."""
    for text in texts:
        plain = re.sub(r"\{\w+\}", " ", fold(text))
        yield from (stem(word) for word in WORD.findall(plain) if word not in SILENT)
