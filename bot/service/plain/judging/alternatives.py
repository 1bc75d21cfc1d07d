"""Alternatives: orders that somebody weighs against each other, each with what it would do."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from bot.service.desk.desk import problem_of
from bot.service.desk.foreseen import effect
from bot.service.ground.messages import Message
from bot.service.ground.wording import sentence
from bot.service.orders.lines import exactly
from bot.service.plain.chances import spoken
from bot.service.plain.intents import LITTLE, stems
from bot.service.plain.intents import spoken as words_of
from bot.service.plain.judging.case import Case
from rules.kernel.errors import Answer
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.nearness import heads
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Counsel

SPLIT = re.compile(r"\s*(?:\bvs\.?\b|\bversus\b|\bor\b|\bcompared (?:to|with)\b|\brather than\b|,)\s*", re.IGNORECASE)
"""What stands between alternatives."""
LEAD = re.compile(
    r"(?:(?:so|and|but|hm+|ok|well)\s+)*"
    r"(?:(?:which|what|whats|what is)(?: (?:one|of (?:them|these)))?(?: is| are)? (?:the )?"
    r"(?:better|best|wiser|safer|cheaper)(?: for (?:me|us))?[,:]?\s*|"
    r"(?:what|which)(?: one| of (?:them|these|the two))? (?:would|should|do|shall) (?:you|i|we) (?:rather )?"
    r"(?:take|choose|prefer|pick|do|recommend|advise|suggest|go (?:for|with))"
    r"(?: (?:in|if you were in) my (?:place|position|shoes)| if you were me)?[,:]?\s*|"
    r"(?:is|are|was|would) (?:it (?:be )?(?:better|wiser|safer) to )?|"
    r"(?:should|shall|can|do|would) (?:i|we)(?: (?:better|rather|take|choose|go for))? )",
    re.IGNORECASE,
)
"""How a question of alternatives begins."""
TAIL = re.compile(
    r"\s*(?:\b(?:is|are)?\s*(?:the )?(?:better|best|good|safe|wise|enough|ok|okay|smart|bad)\b(?: for (?:me|us))?|"
    r"\binstead\b)+$",
    re.IGNORECASE,
)
"""How one of them ends."""
NUMBER = re.compile(r"\d+")
OWN_WORDS = re.compile(r"^(?:(?:should|shall) (?:i|we)|(?:i|we)|take|to|a|an|the|for|with)\s+", re.IGNORECASE)
PIECES = 2
"""How many pieces of counsel stand beside."""
ADVISED = "I would rather: “{}”. That is what I advise now."
UNDECIDED = "Which is better hangs on more than I can count; these are the figures."


@dataclass(frozen=True)
class Way:
    """One alternative: the order that it is, and what it does."""

    line: str
    told: str
    order: Order[Any]  # Any: each game has its own orders


def chosen(case: Case, line: str) -> Message | None:
    """Weigh the orders that a question names against each other; None where it names none."""
    said = [one for one in SPLIT.split(LEAD.sub("", line, count=1)) if one]
    ways = list(read(case, said)) if said[1:] or any(NUMBER.search(one) for one in said) else []
    beside = speaking(case, line)[:PIECES] if not ways[1:] else []
    if beside:
        ways = []
    if not (ways or beside) or not said[1:]:
        return None
    best = advised(case, [one.order for one in ways]) if ways[1:] else None
    first = [ADVISED.format(one.line) for one in ways if best is not None and one.order == best]
    lines = first or ([UNDECIDED] if ways[1:] else [])
    lines += [f"“{one.line}”: {one.told}" for one in ways]
    lines += [case.say(one.text) for one in beside]
    able = [one.line for one in ways if not problem_of(one.order, case.view, case.who.seat)]
    able += [write(one.offers[0].order, case.desk.lexicon()) for one in beside if one.offers and not one.offers[0].also]
    return Message(content="\n".join(lines), buttons=case.buttons(able))


def read(case: Case, said: Sequence[str]) -> Iterator[Way]:
    """Read each alternative as an order: by counsel, by its own words, or as the one before with another number."""
    last, met = None, set[str]()
    for one in said:
        bare = OWN_WORDS.sub("", TAIL.sub("", LEAD.sub("", one.strip(" ?.!"), count=1)))
        order = offered(case, bare) or ordered(case, bare) or renumbered(last, bare)
        if order is None:
            continue
        line = case.desk.ruleset.say(case.view, write(order, case.desk.lexicon()))
        if line not in met:
            yield Way(line, does(case, order), order)
        met.add(line)
        last = order


def does(case: Case, order: Order[Any]) -> str:  # Any: as above
    """Say what an order would do, or why it cannot be given."""
    try:
        return effect(case.desk, order) or "what comes of it I cannot count."
    except Answer as problem:
        return sentence(case.desk.ruleset.say(case.view, f"it cannot be given: {problem}"))


def offered(case: Case, words: str) -> Order[Any] | None:  # Any: as above
    """Give what counsel offers on a button that has all these words: `granary in Tyre`, `0 tax`."""
    wanted = telling(words)
    offers = [offer for piece in pieces(case) for offer in piece.offers if not offer.also]
    fits = [one for one in offers if wanted and wanted <= telling(case.desk.ruleset.say(case.view, one.label))]
    return fits[0].order if fits else None


def telling(words: str) -> set[str]:
    """Give the stems of the words that tell something, numbers among them."""
    return {word for word in stems(words_of(words)) if word.isalnum()} - LITTLE


def ordered(case: Case, words: str) -> Order[Any] | None:  # Any: as above
    """Read words as an order, or as one that is near enough, in whatever form of its verb; None: they are none."""
    if len(words.split()) < 2:  # noqa: PLR2004  a word alone is a name, not an order
        return None
    turned = " ".join(reversed([one for one in words.split() if one != "%"]))
    verbs = (f"{verb} {words}" for order in case.desk.orders for verb in heads(order))
    lexicon = case.desk.lexicon()
    found = (exactly(way, case.desk.orders, lexicon) for way in chain(spoken(words), (turned,), verbs))
    return next(filter(None, found), None)


def renumbered(order: Order[Any] | None, words: str) -> Order[Any] | None:  # Any: as above
    """Give the order before with the number that is all that an alternative says: `0 tax, or 10`."""
    number = NUMBER.search(words)
    ints = [one.name for one in forms(type(order)) if one.kind == "int"] if order else []
    if order is None or number is None or len(ints) != 1:
        return None
    return order.model_copy(update={ints[0]: int(number[0])})


def pieces(case: Case) -> Sequence[Counsel[Any]]:  # Any: as above
    """Give counsel as it stands, the most pressing first."""
    window = case.desk.session.window
    return case.desk.ruleset.advice(case.view, case.who.seat, window) if window and case.desk.asked else ()


def advised(case: Case, orders: Sequence[Order[Any]]) -> Order[Any] | None:  # Any: as above
    """Give which of several orders counsel offers before the others of them; None where it offers fewer than two."""
    ranks = [offer.order for piece in pieces(case) for offer in piece.offers if not offer.also]
    found = [one for one in ranks if one in orders]
    return found[0] if len(dict.fromkeys(map(str, found))) > 1 else None


def speaking(case: Case, line: str) -> list[Counsel[Any]]:  # Any: as above
    """Give the counsel that has a telling word of a question in it."""
    wanted = {word for word in telling(line) if len(word) >= LONG}
    return [one for one in pieces(case) if wanted & set(stems(words_of(one.text)))]


LONG = 5
"""From how many letters on a word tells which counsel is meant."""
