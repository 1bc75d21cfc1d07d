"""Named: which of the orders given are meant by a few words: their verb, what they are about, or both."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rapidfuzz import fuzz

from bot.service.desk.desk import Desk
from bot.service.rulebook import stemming
from bot.store.records import Draft
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import heads
from rules.kernel.orders.order import Order

WORDS = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
BESIDE = frozenset(
    re.findall(
        r"\w+",
        """
        my our the order orders number on in at to from of with a an and that this those these it its one ones thing
        things stuff all every everything any anything each both him her them me us i we you please again then did do
        done have had just about s other after anymore more now
        """,
    )
)
"""Words that do not tell one order from another."""
EVERY = frozenset(
    {"all", "every", "everything", "stuff", "things", "any", "anything", "each", "both", "ones", "orders"}
)
"""Words of somebody who means all that fit."""
PAST = {
    "bought": "buy", "built": "build", "gave": "give", "sent": "send", "took": "take", "fought": "fight",
    "made": "make", "led": "lead", "held": "hold", "laid": "lay", "spent": "spend",
}  # fmt: skip
"""Verbs that sound otherwise once they are done."""
SLIP, LONG = 85, 4
"""How like a word another has to be, of 100, to be it mistyped, and how many letters one has that may be."""


@dataclass(frozen=True)
class Named:
    """What a few words name of the orders given."""

    drafts: tuple[Draft, ...] = ()
    """In the order given."""
    whole: bool = False
    """Whether all that fit are meant."""
    of_game: bool = False
    """Whether every word that tells something is a verb or a name of the game, whatever was given."""
    begins: bool = False
    """Whether the first of them is a verb."""


def named(desk: Desk, text: str) -> Named:
    """Give the orders that some words name; none where they tell nothing, or none fits them all."""
    said = WORDS.findall(fold(text))
    words = [word for word in said if word not in BESIDE]
    if not words:
        return Named()
    lexicon = desk.names_before()
    fits = [
        draft
        for draft, order in zip(desk.drafts, desk.given(), strict=True)
        if all(among(word, vocabulary(desk, order)) for word in words)
    ]
    exact = [draft for draft in fits if fold(write(desk.session.read(draft.given), lexicon)) == fold(text)]
    every = bool(EVERY & set(said)) or plural(words, desk)
    does = doing(desk)
    known = does | stems([name for some in lexicon.values() for name in some])
    return Named(tuple(exact or fits), every, all(among(word, known) for word in words), among(words[0], does))


def among(word: str, known: frozenset[str]) -> bool:
    """Tell whether a word is one of some, as another form of it, or mistyped."""
    root = stem(word)
    if root in known:
        return True
    return len(word) > LONG and any(len(one) > LONG and fuzz.ratio(root, one) >= SLIP for one in known)


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Give the stem of a word: `marched` and `marches` are `march`."""
    return stemming.stem(PAST.get(word, word))


def stems(texts: Sequence[str]) -> frozenset[str]:
    """Give the stems of all words of some texts."""
    return frozenset(stem(word) for text in texts for word in WORDS.findall(fold(text)))


def vocabulary(desk: Desk, order: Order[Any]) -> frozenset[str]:  # Any: each game has its own state
    """Give the stems of all by which an order may be named: its words, its verbs, what players say for them."""
    lexicon = desk.names_before()
    said = verbs(type(order), desk.ruleset.sayings)
    fields = [field for field in forms(type(order)) if field.kind == "name"]
    alike = [
        name
        for field in fields
        for name, id in lexicon.get(field.names_kind, {}).items()
        if id == getattr(order, field.name)
    ]
    return stems([write(order, lexicon), *said, *alike])


def verbs(kind: type[Order[Any]], sayings: Mapping[str, Sequence[str]]) -> list[str]:  # Any: as above
    """Give the words with which an order of a kind begins, and what players say for them."""
    own = list(heads(kind))
    return [*own, *(saying for saying, meant in sayings.items() if set(meant) & set(own))]


def doing(desk: Desk) -> frozenset[str]:
    """Give the stems of all words with which orders of the window begin, and of what players say for them."""
    return stems([one for kind in desk.orders for one in verbs(kind, desk.ruleset.sayings)])


def plural(words: Sequence[str], desk: Desk) -> bool:
    """Tell whether somebody speaks of several orders: `the marches`."""
    own = {verb for order in desk.given() for verb in heads(type(order))}
    return any(word not in own and word.endswith("s") and stem(word) in own for word in words)


def begun(desk: Desk, text: str, words: int) -> bool:
    """Tell whether a text begins as an order of the window does, or as players say it, in so many words or more."""
    said = f"{fold(text)} "
    known = (one for kind in desk.orders for one in verbs(kind, desk.ruleset.sayings) if len(one.split()) >= words)
    return any(said.startswith(f"{one} ") for one in known)
