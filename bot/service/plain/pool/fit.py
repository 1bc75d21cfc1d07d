"""Fit: how well a statement answers a question, by what both mean, by their words, and by the names in them."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import log
from operator import itemgetter

import numpy as np

from bot.service.history.recalling import said_of
from bot.service.plain.intents import ASKING, LITTLE, spoken, stems
from bot.service.plain.pool.statements import Kind, Statement
from bot.service.rulebook.encoder import Vectors
from bot.service.rulebook.meaning import embedded, model
from rules.kernel.language.matching import fold

PRIOR: Mapping[Kind, float] = {
    "counsel": 0.1, "danger": 0.08, "befell": 0.06, "said": 0.06, "aim": 0.05, "neighbour": 0.05, "now": 0.05,
    "elsewhere": 0.0, "paper": 0.0, "status": -0.03,
}  # fmt: skip
"""What it counts of which kind a statement is: what was made to be told to a seat says more than a row of a page."""
READ = 120
"""Of how many statements, those first that have most of the question's words, it is told what they mean."""
LEAST = 0.34
"""What a statement is worth at least that is told at all."""
FIRM, SHARE, ALIKE = 0.6, 0.2, 0.44
"""What a statement is worth at least that hardly misses, what it has of a question's words, or how near it comes."""
TOLD: tuple[Kind, ...] = ("danger", "counsel", "befell", "said")
"""What is told to a seat, not a row of a page."""
EMPTY = frozenset(stems(("about", *sorted(ASKING))))
"""Words of a question that tell nothing of what is asked."""
WORDS = 0.8
"""What it counts, beside what is meant, to have all words of the question."""
LIKE = 0.6
"""What a word counts that stands there by another word for it."""
NAMED, UNNAMED = 0.25, 0.3
"""What it counts to speak of all that the question names, and what against a statement that speaks of none of it."""


@dataclass(frozen=True)
class Fit:
    """A statement, and how well it answers."""

    worth: float
    """From about -0.3 to 2."""
    statement: Statement
    near: float
    """How near it comes in what it means, from -1 to 1."""
    share: float
    """Which part of the question's words it has, names apart, from 0 to 1."""
    whole: bool
    """Whether it speaks of all that the question names."""

    @property
    def likely(self) -> bool:
        """Whether it may be the answer: it has something of the question, or means it."""
        return self.worth >= LEAST and (self.share > 0 or self.near >= ALIKE)

    @property
    def firm(self) -> bool:
        """Whether it hardly misses: it speaks of the same things, and says of them what is asked, or means it."""
        told = self.statement.kind in TOLD and self.near >= ALIKE
        return self.worth >= FIRM and self.whole and (self.share >= SHARE or told)


def fitting(asked: str, known: Sequence[Statement], names: Collection[str] = ()) -> list[Fit]:
    """Give what is known by how well it answers a question that names these things, the best first.

    On a machine without a model nothing is said of any.
    """
    if model() is None or not known or not asked.strip():
        return []
    texts = [f"{one.about}. {one.text}" if one.about else one.text for one in known]
    worded = [
        (WORDS * share + PRIOR[one.kind] + named(text, names), share, one, text)
        for one, text, share in zip(known, texts, shares(asked, texts, names), strict=True)
    ]
    worded = [*nlargest(READ, worded, key=itemgetter(0))]  # what a text means takes long to tell
    found = [
        Fit(near + said, one, near, share, whole(text, names))
        for (said, share, one, text), near in zip(worded, alike(asked, [one[-1] for one in worded]), strict=True)
    ]
    return sorted(found, key=lambda one: -one.worth)


def alike(asked: str, texts: Sequence[str]) -> Sequence[float]:
    """Say how near each text comes to a question in what it means, from -1 to 1."""
    vectors: Vectors = embedded([" ".join(spoken(asked)) or asked, *texts])
    return [float(one) for one in np.asarray(vectors[1:] @ vectors[0])]


def shares(asked: str, texts: Sequence[str], names: Collection[str]) -> Iterator[float]:
    """Say which part of a question's words each text has, names apart, from 0 to 1, each by how few texts have it."""
    words = [frozenset(stems(spoken(one))) for one in texts]
    counts = Counter(word for some in words for word in some)
    called = {word for name in names for word in stems(spoken(name))} | LITTLE | EMPTY
    wanted = [one for one in dict.fromkeys(stems(spoken(asked))) if one not in called and one.isalnum()]
    tells = {one: log(1 + len(texts) / (1 + counts[one])) for one in wanted}
    whole = sum(tells.values()) or 1.0
    for some in words:
        yield sum(tells[one] * (1.0 if one in some else LIKE * said_of(one, some)) for one in wanted) / whole


def whole(text: str, names: Collection[str]) -> bool:
    """Tell whether a text speaks of all these things."""
    line = f" {fold(text)} "
    return all(fold(one) in line for one in names)


def named(text: str, names: Collection[str]) -> float:
    """Say what it counts for a text that it speaks of these things; 0 where there are none."""
    if not names:
        return 0.0
    line = f" {fold(text)} "
    met = sum(fold(one) in line for one in names)
    return NAMED * met / len(names) if met else -UNNAMED
