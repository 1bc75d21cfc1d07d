"""Questions: what players ask, answered in plain words, with the clauses that say so."""

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

import numpy as np
from rapidfuzz import fuzz, process

from bot.service.rulebook.clause_search import Index, Scores
from bot.service.rulebook.clause_text import Clause, cells_of, plain
from bot.service.rulebook.meaning import Learner, Meaning, model
from bot.service.rulebook.spelling import Speller, written_out
from rules.kernel.language.matching import fold

EVERY_GAME = "herald"
"""The file of the questions that players of every game ask."""
ROW = re.compile(r"\|(?![\s|:-]+$).*\|")
ORDER = re.compile(r"`([^`]+)`")
ENOUGH = 0.45
"""How many of the words asked for an answer or its question must have, of 1,"""
MEANT = 0.5
"""or how near a way to ask must come in what it means."""
WORDS = 0.3
"""What it counts, beside what is meant, to have the words best of all."""
OWN = 0.15
"""What it counts that a question is the game's own, not asked of Herald in every game."""
SAID = 0.4
"""What it counts that the answer, with its question, means what is asked."""
LEARNT = 0.75
"""What it counts that all ways to ask a question, and its answer, have taught to tell it from the others."""
MARKS = " ?!."
"""What stands around a question without a meaning of its own."""
ANSWER = 0.5
"""What a word counts in an answer, against one in the question."""
ALIKE = 0.3
"""What it counts that a way to ask is put alike, letter by letter, whatever else has the words."""
KEPT = 64
"""Of how many texts it is kept how likely each question is: each is asked several times."""
SURE = 1.5
"""What the likeliest question scores at least that is certainly meant,"""
NEAR = 0.68
"""and how near it comes in what it means."""
LIKELY = 1.35
"""What the likeliest question scores at least that is meant more likely than not."""
LIKENESS = 2.0
"""What it counts besides that a way to ask is put alike, with its small words: “who wins” is not “what do I win”."""


@dataclass(frozen=True)
class Question:
    """A question with its answer, the clauses that say so, and how else it may be asked."""

    words: str
    answer: str
    clauses: tuple[str, ...]
    """Ids, the most telling first; none for what is asked of Herald itself."""
    otherwise: tuple[str, ...] = ()


class Questions:
    """The questions of a folder: `<game>.md`, a table of question, answer and clauses; `<game>.toml`, other words.

    What players of every game ask stands in `herald.md` and `herald.toml`.
    """

    def __init__(self, folder: Path) -> None:
        """Read from `folder`, each file once, when it is first asked for."""
        self.folder = folder
        self.of = lru_cache(maxsize=32)(self.read)

    def read(self, game: str) -> "Asked":
        """Give the questions of a game, then those of every game; none where the game has no file."""
        return asked_in(*self.texts(game), *self.texts(EVERY_GAME))

    def texts(self, name: str) -> tuple[str, str]:
        """Give the table of a name and its other words, as they are written; empty where there is none."""
        files = (self.folder / f"{name}.md", self.folder / f"{name}.toml")
        table, others = (file.read_text(encoding="utf-8") if file.is_file() else "" for file in files)
        return table, others


@lru_cache(maxsize=16)
def asked_in(table: str, others: str, every_table: str, every_others: str) -> "Asked":
    """Give the questions of a game's texts, then those of every game's; kept by what is written in them."""
    own = written(table, others)
    return Asked([*own, *written(every_table, every_others)] if own else [])


def written(table: str, others: str) -> list[Question]:
    """Give the questions of a table, each with its other words."""
    otherwise: dict[str, list[str]] = defaultdict(list)
    for one in tomllib.loads(others).get("asked", ()):
        otherwise[one["question"]].append(one["words"])
    return questions_of(table, otherwise)


def questions_of(text: str, otherwise: dict[str, list[str]]) -> list[Question]:
    """Give the questions of a table, its heading row left out; order lines stand between quotation marks."""
    rows = [cells_of(line) for line in text.splitlines() if ROW.fullmatch(line)]
    return [
        Question(
            words=plain(ask),
            answer=plain(ORDER.sub(r"“\1”", answer)),
            clauses=tuple(filter(None, re.split(r",\s*", ids))),
            otherwise=tuple(otherwise.get(plain(ask), ())),
        )
        for ask, answer, ids in rows[1:]
    ]


class Asked:
    """The questions of one game."""

    def __init__(self, questions: list[Question]) -> None:
        """Count the words of each way to ask, and of the answers."""
        self.questions = questions
        said = [(place, words) for place, one in enumerate(questions) for words in (one.words, *one.otherwise)]
        self.first_ways = list(accumulate((1 + len(one.otherwise) for one in questions[:-1]), initial=0))
        self.places = {fold(words.strip(MARKS)): place for place, words in reversed(said)}
        ways = [written_out(words) for _, words in said]
        self.alike = [in_order(words) for words in ways]
        self.ways = Index([Clause("", words, "") for words in ways], widely=True)
        answers = [Clause("", f"{one.words} {one.answer}", "") for one in questions]
        self.answers = Index(answers, widely=True)
        self.own = np.array([OWN if one.clauses else 0.0 for one in questions])
        self.speller = Speller([*ways, *(written_out(one.words) for one in answers)])
        self.meant = Meaning([*ways, *(one.words for one in answers)])
        self.scored = lru_cache(maxsize=KEPT)(self.weighed)
        self.learnt = Learner(self.meant, [*(place for place, _ in said), *range(len(questions))])

    def knows(self, word: str) -> bool:
        """Tell whether a word stands in a question or an answer."""
        return fold(word) in self.speller.known

    def nearest(self, words: str, most: int = 3) -> list[Question]:
        """Give the questions that somebody may mean by other words, the likeliest first; none if none is near."""
        if not self.questions:
            return []
        exactly, words = self.exactly(words), self.speller.spelled(words)
        scores, meant, worded = self.scored(words)
        best = [int(place) for place in np.argsort(-scores, kind="stable")[:most]]
        if exactly is not None:
            best = [exactly, *(place for place in best if place != exactly)][:most]
        elif meant[best[0]] < MEANT and self.share(best[0], words) < ENOUGH:
            return []
        near = [place for place in best if place == exactly or worded[place] > 0 or meant[place] >= MEANT]
        return [self.questions[place] for place in near]

    def surely(self, words: str, least: float = SURE) -> Question | None:
        """Give the question that somebody certainly means; None where it may be another, or none.

        On a machine without a model the nearest by its words has to do.
        """
        first = next(iter(self.nearest(words, 1)), None)
        if first is None or self.exactly(words) is not None or model() is None:
            return first
        place = self.questions.index(first)
        scores, meant, _ = self.scored(self.speller.spelled(words))
        return first if scores[place] >= least and meant[place] >= NEAR else None

    def clearly(self, words: str, least: float, near: float) -> Question | None:
        """Give the question that scores at least so much, and comes so near; None for none, or without a model."""
        if not self.questions or model() is None:
            return None
        scores, meant, _ = self.scored(self.speller.spelled(words))
        place = int(np.argmax(scores))
        return self.questions[place] if scores[place] >= least and meant[place] >= near else None

    def perhaps(self, words: str) -> Question | None:
        """Give the question that somebody most likely means, though not certainly; None where it is but a guess."""
        found = self.surely(words, LIKELY)
        return found if found is None or model() is not None else None

    def speaks_of(self, question: Question, words: str) -> bool:
        """Tell whether a way to ask a question has at least half of some words."""
        place, spelled = self.questions.index(question), self.speller.spelled(words)
        told = self.best_way(self.ways.scores(self.ways.asked(spelled)))[place] > 0
        return bool(told) and self.share(place, spelled) >= ENOUGH

    def weighed(self, words: str) -> tuple[Scores, Scores, Scores]:
        """Say how likely each question is meant by words that are spelled right, how near it comes, and by its words.

        The first is a sum of what speaks for it; the others go from 0 to about 1.
        """
        alike, (meant, said) = self.likeness(words), self.by_meaning(words)
        worded = self.by_words(words, alike)
        scores = meant + self.own + SAID * said + LEARNT * self.learnt.kind(words)
        scores += ALIKE * self.best_way(alike) + WORDS * worded / (worded.max() or 1.0)
        return scores, meant, worded

    def by_meaning(self, words: str) -> tuple[Scores, Scores]:
        """Say how near the nearest way to ask each question, and its answer, come to some words in what they mean."""
        near = self.meant.near(words).astype(np.float64)
        ways = len(near) - len(self.questions)
        return self.best_way(near[:ways]), near[ways:]

    def likeness(self, words: str) -> Scores:
        """Say how each way to ask is put like some words, from 0 to 1 (the same)."""
        alike: Scores = process.cdist([in_order(words)], self.alike, scorer=fuzz.ratio)[0] / 100.0
        return alike

    def by_words(self, words: str, alike: Scores) -> Scores:
        """Say what each question has of the words asked for; 0 for one that has none of them."""
        ways = self.ways.scores(self.ways.asked(words)) * (1 + LIKENESS * alike)
        return self.best_way(ways) + ANSWER * self.answers.scores(self.answers.asked(words))

    def best_way(self, scores: Scores) -> Scores:
        """Give what the best way to ask each question scores."""
        return np.maximum.reduceat(scores, self.first_ways)

    def exactly(self, words: str) -> int | None:
        """Give the place of the question that is asked in just these words."""
        return self.places.get(fold(words.strip(MARKS)))

    def share(self, place: int, words: str) -> float:
        """Give how much of what is asked a question and its answer have, from 0 to 1."""
        first = self.first_ways[place]
        ways = range(first, first + 1 + len(self.questions[place].otherwise))
        return max(self.answers.share(place, words), *(self.ways.share(way, words) for way in ways))

    def holding(self, typed: str) -> list[str]:
        """Give the questions that hold what was typed, those that begin with it first."""
        wanted = typed.casefold()
        held = [one.words for one in self.questions if wanted in one.words.casefold()]
        return sorted(held, key=lambda words: not words.casefold().startswith(wanted))


def in_order(words: str) -> str:
    """Give the words of a way to ask in the order of the alphabet, so that two are alike in whatever order."""
    return " ".join(sorted(words.casefold().strip(MARKS).split()))
