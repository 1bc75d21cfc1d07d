"""Finding clauses by words: the rarer a word of the question, the more it counts where it stands (BM25)."""

import re
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import log
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz, process

from bot.service.rulebook import stemming
from bot.service.rulebook.clause_text import Clause
from bot.service.rulebook.thesaurus import groups

SATURATION, LENGTH = 2.0, 0.6
"""How soon more of the same word stops counting, and how much a long clause counts against itself."""
HEADING, LEAD, TITLE, CHART, TERM = 1.5, 1.0, 4.0, 0.7, 3.0
"""What a word counts in the section's heading, besides among a clause's first words, in its title, in its chart, and
where the clause says what it means."""
COUNTED = 2.0
"""What it counts besides, where a question asks how many, that a number stands before the word."""
INSTEAD = 0.8
"""What a word counts that stands for the one asked for."""
FIRST = 4
"""How many words a clause begins with."""
TOGETHER = 0.6
"""What two words of the question count besides where they stand side by side."""
NEAR = 80
"""How like a word of the rulebook a word must be to be taken for its misspelling, of 100."""
Scores = NDArray[np.float64]
"""What each clause scores, by its place."""
Kind = TypeVar("Kind", bound=Hashable)
NOWHERE = (np.array([], dtype=np.int64), np.array([], dtype=np.float64))
Wanted = tuple[str, ...]
"""The stem of a word that is asked for, and after it those that may stand for it."""
COMMON = frozenset(
    re.findall(
        r"\S+",
        """
        a about after am an and any are as at be because been before begin begins but by can cannot could did do does
        explain for from get gets give gives go goes had happen happens has have he her his how i if in into is it its
        long made make many mean means me much my need needed needs no not of off on one or our out rule rules say set
        shall she should so start starts take takes tell than that the their them then there these they this to us use
        used was we what when where which who whom whose why will with work works would you your
        """,
    )
)
FILLING = frozenset(
    [
        "anybody",
        "anyone",
        "anything",
        "cant",
        "doesnt",
        "dont",
        "somebody",
        "something",
        "thats",
        "theres",
        "want",
        "wants",
    ]
)
"""Words that say nothing in a question, though a rulebook may mean something by them."""
FORMS = {
    "birth": "born", "build": "built", "child": "children kids", "choose": "chosen chose",
    "die": "dead death deaths dying", "draw": "drawn drew", "fall": "fell fallen", "fight": "fought", "lose": "lost",
    "man": "men", "marry": "wed marriage marriages", "move": "movement movements", "pay": "paid payment payments",
    "rebel": "rebellion rebellions", "recruit": "recruitment", "settle": "settlement settlements",
    "take": "taken took", "tax": "taxation", "wife": "wives", "win": "won winner winning", "woman": "women",
}  # fmt: skip
"""Forms that no rule of endings leads back to their word."""
HOW_MANY = re.compile(r"\bhow (?:many|much|often)\b(.*)", re.IGNORECASE)
NUMBERS = re.compile(
    r"\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|least)\W+(\w+)(?:\W+(\w+))?",
    re.IGNORECASE,
)
IRREGULAR = {form: word for word, forms in FORMS.items() for form in forms.split()}


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Give the part of a word that its forms share."""
    return stemming.stem(IRREGULAR.get(word, word))


def stems(text: str) -> list[str]:
    """Give the stems of the words of a text that mean something, in order."""
    words = re.findall(r"[a-z]+|\d+(?:\.\d+)*", text.lower().replace("’", "'").replace("'s", ""))
    return [stem(word) for word in words if word not in COMMON]


def synonyms() -> dict[str, tuple[str, ...]]:
    """Give to each stem the stems that may stand for it."""
    found: dict[str, list[str]] = {}
    for group in map(stems, map(" ".join, groups())):
        for word in group:
            found.setdefault(word, []).extend(other for other in group if other != word)
    return {word: tuple(dict.fromkeys(others)) for word, others in found.items()}


SYNONYMS = synonyms()


class Index:
    """The words of a rulebook."""

    def __init__(self, clauses: Sequence[Clause], *, widely: bool = False) -> None:
        """Count the words of each clause and of its heading.

        Words that stand for a word that is asked for are sought where the book lacks it; if `widely`, always.
        """
        self.clauses, self.widely = clauses, widely
        texts = [stems(clause.words) for clause in clauses]
        self.counts = [weights(clause, text) for clause, text in zip(clauses, texts, strict=True)]
        self.found = Counter(word for counts in self.counts for word in counts)
        usual = sum(map(len, texts)) / max(1, len(texts))
        self.against = [SATURATION * (1 - LENGTH + LENGTH * len(text) / max(usual, 1e-9)) for text in texts]
        self.worth = {word: self.worth_of(word, places) for word, places in places_of(self.counts).items()}
        self.beside = places_of([pairwise(text) for text in texts])
        self.numbered = places_of([numbered(clause) for clause in clauses])

    def search(self, question: str, most: int = 5) -> list[Clause]:
        """Give the clauses that answer a question likeliest, best first; none if none has a word of it."""
        how_many = HOW_MANY.search(question)
        counted = next((self.wanted(word)[0] for word in stems(how_many[1])), "") if how_many else ""
        scores = self.scores(self.asked(question), counted)
        best = np.argsort(-scores, kind="stable")[:most]
        return [self.clauses[place] for place in best if scores[place] > 0]

    def asked(self, question: str) -> list[Wanted]:
        """Give the words of a question that mean something, each with those that may stand for it."""
        said = " ".join(word for word in question.lower().split() if word.strip(" ?!.,;:") not in FILLING)
        return [self.wanted(word) for word in stems(said)]

    def share(self, place: int, question: str) -> float:
        """Give how many of a question's words a clause has, or others that stand for them, from 0 to 1 (all)."""
        counts, asked = self.counts[place], set(self.asked(question))
        return sum(any(word in counts for word in wanted) for wanted in asked) / max(1, len(asked))

    def scores(self, asked: Sequence[Wanted], counted: str = "") -> Scores:
        """Give how well each clause fits the words asked for, 0 for one that has none of them.

        `counted` is the word whose number is asked.
        """
        wanted = list(dict.fromkeys(asked))
        worth = np.zeros((len(wanted), len(self.clauses)))
        for row, words in zip(worth, wanted, strict=True):
            for number, word in enumerate(words):
                places, values = self.worth.get(word, NOWHERE)
                row[places] = np.maximum(row[places], values * (INSTEAD if number else 1))
        rarity = np.array([self.rarity(words[0]) for words in wanted])
        having = rarity @ (worth > 0)
        scores: Scores = worth.sum(axis=0)
        scores[self.numbered.get(counted, [])] += COUNTED * self.rarity(counted)
        for first, second in pairwise(words[0] for words in asked):
            scores[self.beside.get((first, second), [])] += TOGETHER * (self.rarity(first) + self.rarity(second))
        return scores * (having > 0) * (1 + having / max(float(rarity.sum()), 1e-9))

    def worth_of(self, word: str, places: Sequence[int]) -> tuple[NDArray[np.int64], Scores]:
        """Give the clauses that have a word, and what each has of it: less for each further time it stands there."""
        counts = np.array([self.counts[place][word] for place in places])
        against = np.array([self.against[place] for place in places])
        values: Scores = self.rarity(word) * counts * (SATURATION + 1) / (counts + against)
        return np.array(places), values

    def rarity(self, word: str) -> float:
        """Give what a word is worth: much if few clauses have it."""
        having = self.found[word]
        return log(1 + (len(self.clauses) - having + 0.5) / (having + 0.5))

    def wanted(self, word: str) -> Wanted:
        """Give the word, and if sought widely, or if there is none such, those that stand for it; else the nearest."""
        others = tuple(other for other in SYNONYMS.get(word, ()) if other in self.found)
        if word in self.found or word.isdigit():
            return (word, *others) if self.widely else (word,)
        if others:
            return others
        near = process.extractOne(word, list(self.found), scorer=fuzz.ratio, score_cutoff=NEAR)
        return self.wanted(near[0]) if near else (word,)


def places_of(kinds: Sequence[Iterable[Kind]]) -> dict[Kind, list[int]]:
    """Give to each thing the places of those that have it."""
    found: dict[Kind, list[int]] = defaultdict(list)
    for place, things in enumerate(kinds):
        for thing in set(things):
            found[thing].append(place)
    return dict(found)


def numbered(clause: Clause) -> set[str]:
    """Give the words of a clause before which a number stands, at most one word between."""
    return {word for near in NUMBERS.findall(clause.words) for word in stems(" ".join(near))}


def weights(clause: Clause, text: Sequence[str]) -> dict[str, float]:
    """Give what each word counts in a clause."""
    counts: Counter[str] = Counter(text)
    weighed = {word: float(count) for word, count in counts.items()}
    chart = set(stems(" ".join(cell for row in clause.table for cell in row)))
    heading, title, terms = stems(clause.section), stems(clause.title), stems(" ".join(clause.terms))
    kinds = ((text[:FIRST], LEAD), (title, TITLE), (chart, CHART), (heading, HEADING), (terms, TERM))
    for words, weight in kinds:
        for word in set(words):
            weighed[word] = weighed.get(word, 0.0) + weight
    return weighed
