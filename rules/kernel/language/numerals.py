"""Numerals: the number that stands at a place of a line, in digits or in words.

Reading words is text2num's, which is as pure as the rest of `rules`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from text_to_num import text2num

from rules.kernel.language.matching import Line

DIGITS = re.compile(r"[+-]?[0-9]{1,18}(?![0-9])")
WORDS = re.compile(r"[a-z]+(?:[ -][a-z]+){0,5}")
DOZEN = {
    "a dozen": 12, "dozen": 12, "half a dozen": 6, "a hundred": 100, "a thousand": 1000, "a couple of": 2,
    "a couple": 2, "couple of": 2, "a pair of": 2, "pair of": 2, "a single": 1,
}  # fmt: skip
ONE = re.compile(r"an? (?=[^\W\d_])")
"""What says one before the name of a thing."""


def numerals(line: Line, at: int) -> Iterator[tuple[int, int]]:
    """Give each number that may stand at a place, and where it ends; in words the longest first."""
    digits = DIGITS.match(line.folded, at)
    if digits:
        if line.edge(digits.end()):
            yield int(digits.group()), digits.end()
        return
    words = WORDS.match(line.folded, at)
    end = words.end() if words else at
    while end > at:
        number = in_words(line.folded[at:end])
        if number is not None and line.edge(end):
            yield number, end
        end = max(line.folded.rfind(" ", at, end), line.folded.rfind("-", at, end))


def counts(line: Line, at: int) -> Iterator[tuple[int, int]]:
    """Give each number that may stand at a place before a thing, `a cavalry` being one."""
    yield from numerals(line, at)
    if one := ONE.match(line.folded, at):
        yield 1, one.end() - 1


@lru_cache(maxsize=4096)
def in_words(text: str) -> int | None:
    """Give the number that words say; None where they say none."""
    if text in DOZEN:
        return DOZEN[text]
    try:
        return int(text2num(text, "en"))
    except ValueError:
        return None
