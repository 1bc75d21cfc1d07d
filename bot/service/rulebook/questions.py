"""Questions: what players ask, answered in plain words, with the clauses that say so."""

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.service.rulebook.clause_search import Index
from bot.service.rulebook.clause_text import Clause, cells_of, plain
from rules.kernel.language.matching import fold

ROW = re.compile(r"\|(?![\s|:-]+$).*\|")
ORDER = re.compile(r"`([^`]+)`")
ENOUGH = 0.45
"""How many of the words asked for an answer or its question must have, of 1."""
MARKS = " ?!."
"""What stands around a question without a meaning of its own."""
ANSWER = 0.8
"""What a word counts in an answer, against one in the question."""


@dataclass(frozen=True)
class Question:
    """A question with its answer, the clauses that say so, and how else it may be asked."""

    words: str
    answer: str
    clauses: tuple[str, ...]
    """Ids, the most telling first."""
    otherwise: tuple[str, ...] = ()


class Questions:
    """The questions of a folder: `<game>.md`, a table of question, answer and clauses; `<game>.toml`, other words."""

    def __init__(self, folder: Path) -> None:
        """Read from `folder`, each file once, when it is first asked for."""
        self.folder = folder
        self.of = lru_cache(maxsize=32)(self.read)

    def read(self, game: str) -> "Asked":
        """Give the questions of a game; none where there is no file."""
        table, others = self.folder / f"{game}.md", self.folder / f"{game}.toml"
        said = tomllib.loads(others.read_text(encoding="utf-8"))["asked"] if others.is_file() else []
        otherwise: dict[str, list[str]] = defaultdict(list)
        for one in said:
            otherwise[one["question"]].append(one["words"])
        text = table.read_text(encoding="utf-8") if table.is_file() else ""
        return Asked(questions_of(text, otherwise))


def questions_of(text: str, otherwise: dict[str, list[str]]) -> list[Question]:
    """Give the questions of a table, its heading row left out; order lines stand between quotation marks."""
    rows = [cells_of(line) for line in text.splitlines() if ROW.fullmatch(line)]
    return [
        Question(
            words=plain(ask),
            answer=plain(ORDER.sub(r"“\1”", answer)),
            clauses=tuple(re.split(r",\s*", ids)),
            otherwise=tuple(otherwise.get(plain(ask), ())),
        )
        for ask, answer, ids in rows[1:]
    ]


class Asked:
    """The questions of one game."""

    def __init__(self, questions: list[Question]) -> None:
        """Count the words of each way to ask, and of the answers."""
        self.questions = questions
        self.ways_to_ask = [
            (place, words) for place, one in enumerate(questions) for words in (one.words, *one.otherwise)
        ]
        self.ways = Index([Clause("", words, "") for _, words in self.ways_to_ask], widely=True)
        answers = [Clause("", f"{one.words} {one.answer}", "") for one in questions]
        self.answers = Index(answers, widely=True)

    def nearest(self, words: str, most: int = 3) -> list[Question]:
        """Give the questions that somebody may mean by other words, the likeliest first; none if none is near."""
        exactly = self.exactly(words)
        scores: dict[int, float] = defaultdict(float)
        asked = self.ways.asked(words)
        for number, (place, _) in enumerate(self.ways_to_ask):
            scores[place] = max(scores[place], self.ways.score(number, asked))
        asked = self.answers.asked(words)
        for place in scores:
            scores[place] += ANSWER * self.answers.score(place, asked)
        best = sorted(scores, key=lambda place: (place != exactly, -scores[place], place))[:most]
        if exactly is None and (not best or self.share(best[0], words) < ENOUGH):
            return []
        return [self.questions[place] for place in best if place == exactly or scores[place] > 0]

    def exactly(self, words: str) -> int | None:
        """Give the place of the question that is asked in just these words."""
        wanted = fold(words.strip(MARKS))
        return next((place for place, way in self.ways_to_ask if fold(way.strip(MARKS)) == wanted), None)

    def share(self, place: int, words: str) -> float:
        """Give how much of what is asked a question and its answer have, from 0 to 1."""
        ways = [self.ways.share(number, words) for number, (there, _) in enumerate(self.ways_to_ask) if there == place]
        return max(*ways, self.answers.share(place, words))

    def holding(self, typed: str) -> list[str]:
        """Give the questions that hold what was typed, those that begin with it first."""
        wanted = typed.casefold()
        held = [one.words for one in self.questions if wanted in one.words.casefold()]
        return sorted(held, key=lambda words: not words.casefold().startswith(wanted))
