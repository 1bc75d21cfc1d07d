"""Spelling: how names are compared, and how they are found in a line, whatever their case, accents, quotes and spaces.

Nearness is rapidfuzz's, which is as pure as the rest of `rules`: it compares two texts and reads nothing else. It only
chooses what a player is offered; it never decides what an order means.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from rapidfuzz import fuzz, process

ALIKE = {
    "’‘ʼʹ´`′": "'",  # noqa: RUF001  confusing these is what this table is for
    "“”„‟«»": '"',
    "–—−‐‑": "-",  # noqa: RUF001  as above
    "_": " ",
    "ł": "l",
    "ø": "o",
    "đð": "d",
    "ı": "i",  # noqa: RUF001  as above
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
}
LETTERS = str.maketrans({letter: plain for letters, plain in ALIKE.items() for letter in letters})
ARTICLES = ("the", "a", "an")


@lru_cache(maxsize=4096)
def fold_letter(letter: str) -> str:
    """Give a letter as it is compared: lower case, without accents; marks and joiners vanish."""
    plain = unicodedata.normalize("NFKD", letter.casefold().translate(LETTERS)).translate(LETTERS).casefold()
    kept = (one for one in plain if not "\u0300" <= one <= "\u036f" and unicodedata.category(one) != "Cf")
    return "".join(" " if one.isspace() else one for one in kept)


@lru_cache(maxsize=16384)
def fold(text: str) -> str:
    """Give a text as it is compared, with single spaces and none at its ends."""
    return " ".join("".join(map(fold_letter, text)).split())


def quote(text: str) -> str:
    """Give a text between quotation marks, so that nothing in it is read as anything else."""
    marked = ("\\n" if one == "\n" else f"\\{one}" if fold_letter(one) in {'"', "\\"} else one for one in text)
    return f'"{"".join(marked)}"'


def unquote(text: str) -> str:
    """Undo `quote` on what stood between the quotation marks."""
    plain, letters = [], iter(text)
    for one in letters:
        escaped = next(letters, one) if fold_letter(one) == "\\" else None
        plain.append(one if escaped is None else "\n" if escaped == "n" else escaped)
    return "".join(plain)


class Line:
    """A line as it was typed (`raw`) and as it is compared (`folded`), with the way back from one to the other."""

    def __init__(self, raw: str) -> None:
        self.raw = raw
        letters: list[str] = []
        self.columns: list[int] = []
        for column, letter in enumerate(raw):
            for one in fold_letter(letter):
                if one == " " and (not letters or letters[-1] == " "):
                    continue
                letters.append(one)
                self.columns.append(column)
        self.folded = "".join(letters).rstrip()
        self.end = len(self.folded)
        self.columns[self.end :] = [len(raw)]

    def between(self, start: int, end: int) -> str:
        """Give what was typed between two places."""
        return self.raw[self.columns[start] : self.columns[end]].strip()

    def skip(self, at: int) -> int:
        """Give the place after a space."""
        return at + 1 if self.folded[at : at + 1] == " " else at

    def edge(self, at: int) -> bool:
        """Tell whether no word goes on here."""
        return at in {0, self.end} or not (self.folded[at - 1].isalnum() and self.folded[at].isalnum())

    def word(self, at: int, *spellings: str) -> int | None:
        """Give where the first of these folded words that stands here ends."""
        ends = (at + len(word) for word in spellings if self.folded.startswith(word, at))
        return next((end for end in ends if self.edge(end)), None)

    def quoted(self, at: int) -> tuple[str, int] | None:
        """Give what stands in quotation marks here, and where it ends."""
        if self.folded[at : at + 1] != '"':
            return None
        end = at + 1
        while end < self.end and self.folded[end] != '"':
            end += 2 if self.folded[end] == "\\" else 1
        if end >= self.end:
            return None
        return unquote(self.raw[self.columns[at] + 1 : self.columns[end]]), end + 1


class Index:
    """The spellings of one kind of thing, and what each stands for."""

    def __init__(self, names: Mapping[str, Any]) -> None:  # Any: ids, choices, yes and no
        self.names = names
        self.folded: dict[str, list[str]] = {}
        for name in names:
            self.folded.setdefault(fold(name), []).append(name)
        self.folded.pop("", None)
        self.lengths = sorted({len(name) for name in self.folded}, reverse=True)

    def at(self, line: Line, at: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Give what stands at a place of the line and where it ends: quoted first, then the longest name first."""
        quoted = line.quoted(at)
        if quoted:
            meant = self.meant(fold(quoted[0]), quoted[0])
            if meant:
                yield meant, quoted[1]
        for length in self.lengths:
            end = at + length
            if end <= line.end and line.folded[at:end] in self.folded and line.edge(end):
                yield self.meant(line.folded[at:end], line.between(at, end)), end
        article = line.word(at, *ARTICLES)
        if article and line.skip(article) > article:
            yield from self.at(line, line.skip(article))

    def meant(self, folded: str, typed: str) -> tuple[Any, ...]:
        """Give all that a spelling can stand for: one, unless several differ only in what folding takes away."""
        if typed in self.names:
            return (self.names[typed],)
        return tuple(dict.fromkeys(self.names[name] for name in self.folded.get(folded, ())))

    def near(self, typed: str, least: float, most: int = 3) -> list[str]:
        """Give the names nearest to a folded text, the nearest first, that are at least so near (0 to 100)."""
        found = process.extract(typed, list(self.folded), scorer=fuzz.ratio, score_cutoff=least, limit=most)
        return [self.folded[folded][0] for folded, _, _ in found]
