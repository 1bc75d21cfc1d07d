"""Correction: what would have done where a line could not be read, and the nearest line that can be."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from rules.kernel.language.forms import Slot, Word
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Index, Line, fold
from rules.kernel.language.numerals import numerals
from rules.kernel.language.parsing import Miss, Result, attempt
from rules.kernel.orders.order import Order

ROUNDS = 4
"""How often a line is read and mended: one slip each time."""
TRIES = 16
"""How many mended lines of each round are read."""
NEAR, LIKE = 60, 67
"""How near, of 100, a mended line has to be to what was typed, and how near the first word, which is another order
unless one letter is wrong or two are swapped."""
VERY_NEAR = 80
"""The same for a beginning of an order, for a line cut short, and for a name of more or fewer words than were typed."""
LITTLE = 3
"""How many letters a word has that is taken for any other as short."""
PLACES, WORDS = 4, 5
"""How many places of a line are mended, and how many words there are taken for one name."""
WORD = re.compile(r"[^ ,;:]+")
FEW, FIRST = 6, 3
"""How many names are listed in an answer, and how many of more than those."""


def expected(result: Result, lists: Lists) -> tuple[str, ...]:
    """Say what would have done where the best reading stopped."""
    misses = [miss for miss in result.misses if miss.at == result.reached]
    return tuple(dict.fromkeys(wanted(miss, lists) for miss in misses))


def wanted(miss: Miss, lists: Lists) -> str:
    """Say in a few words what would have done."""
    if miss.part is None:
        return "the end of the line"
    if not isinstance(miss.part, Slot):
        return f"“{miss.part.spellings[0]}”"
    field = miss.part.field
    if field.kind == "int":
        return number(field.least, field.most, field.step)
    if field.kind == "text":
        return f"a text of up to {field.most} letters" if field.most else "a text"
    firsts: dict[Any, str] = {}  # Any: an id, a choice, yes or no
    for name, one in lists.names(field).items():
        firsts.setdefault(one, name)
    names = list(firsts.values())
    what = (field.names_kind or field.name).replace("_", " ")
    if field.kind == "amounts":
        what = f"{what} and number"
    if len(names) > FEW:
        return f"{what} ({', '.join(names[:FIRST])} …)"
    return f"{what} ({', '.join(names)})" if names else what


def number(least: int | None, most: int | None, step: int) -> str:
    """Say which numbers would do."""
    what = f"a multiple of {step}" if step > 1 else "a number"
    if least is not None and most is not None:
        return f"{what} from {least} to {most}"
    if least is not None:
        return f"{what}, at least {least}"
    return what if most is None else f"{what}, at most {most}"


def corrected(text: str, orders: Sequence[type[Order[Any]]], lists: Lists) -> tuple[str, list[Order[Any]]]:
    """Give the nearest line that can be read, with its meanings; else the nearest beginning of one; else nothing.

    What is a beginning already has none that is nearer, and goes on with what is missing; a number out of bounds is not
    mended, for only its writer knows which one was meant.
    """
    lines, beginning, begun = [text], "", False
    for number in range(ROUNDS):
        results = [attempt(line, orders, lists) for line in lines]
        if number == 0 and out_of_bounds(results[0]):
            break
        begun = begun or (number == 0 and results[0].reached == results[0].line.end)
        for line, result in zip(lines, results, strict=True):
            if result.orders:
                return line, result.orders
            if not beginning and not begun and result.reached == result.line.end and begins(text, line):
                beginning = line
        lines = nearest(text, [line for result in results for line in repairs(result, lists)])
        if begun:
            lines = [line for line in lines if fold(line).startswith(f"{fold(text)} ")]
    return beginning, []


def out_of_bounds(result: Result) -> bool:
    """Tell whether reading stopped at a number where another would have done."""
    slots = [miss.part for miss in result.misses if miss.at == result.reached and isinstance(miss.part, Slot)]
    return any(part.field.kind == "int" for part in slots) and any(numerals(result.line, result.reached))


def begins(text: str, line: str) -> bool:
    """Tell whether a mended line is near to the text, and more than the text cut short."""
    typed, mended = fold(text), fold(line)
    return not typed.startswith(mended) and fuzz.ratio(typed, mended) >= VERY_NEAR


def nearest(text: str, lines: Sequence[str]) -> list[str]:
    """Give the lines that are near enough, the nearest first."""
    typed = fold(text)
    marks = {line: fuzz.ratio(typed, fold(line), score_cutoff=NEAR) for line in lines}
    return sorted((line for line in marks if marks[line]), key=lambda line: -marks[line])[:TRIES]


def repairs(result: Result, lists: Lists) -> Iterator[str]:
    """Give the line with one slip mended, in each way that would have done where a reading failed.

    Where the first words are those of an order, they are what was meant.
    """
    places = sorted({miss.at for miss in result.misses if miss.at or not result.reached}, reverse=True)[:PLACES]
    seen: set[object] = set()
    for miss in result.misses:
        if miss.at in places and (miss.at, miss.part) not in seen:
            seen.add((miss.at, miss.part))
            yield from repaired(result.line, miss, lists)


def repaired(line: Line, miss: Miss, lists: Lists) -> Iterator[str]:
    """Give the line with what would have done, in place of what stood there or before it."""
    if miss.part is None:
        cut = line.raw[: line.columns[miss.at]].strip()
        if fuzz.ratio(line.folded, fold(cut)) >= VERY_NEAR:
            yield cut
        return
    ends = [word.end() for word in islice(WORD.finditer(line.folded, miss.at), WORDS)]
    if isinstance(miss.part, Word):
        for word in () if miss.part.glued else miss.part.spellings:
            yield from reworded(line, miss.at, ends[:1], word)
    elif miss.part.field.kind not in {"int", "text"}:
        yield from renamed(line, miss.at, ends, lists.of(miss.part.field))


def reworded(line: Line, at: int, ends: list[int], word: str) -> Iterator[str]:
    """Give the line with a word that was left out, mistyped or run together with the next."""
    if at:
        yield put(line, at, at, word)
    if line.folded.startswith(fold(word), at):
        yield put(line, at, at + len(word), word)
    for end in ends:
        typed, meant = line.folded[at:end], fold(word)
        little = at and max(len(word), end - at) <= LITTLE  # in for at, by for to
        slip = not at and len(meant) >= LITTLE and OSA.distance(typed, meant) == 1
        if little or slip or fuzz.ratio(typed, meant) >= (NEAR if at else LIKE):
            yield put(line, at, end, word)


def renamed(line: Line, at: int, ends: list[int], index: Index) -> Iterator[str]:
    """Give the line with a name in place of the words up to each end that it is near to, or run together with."""
    for length in index.lengths:
        if at + length < line.end and line.folded[at : at + length] in index.folded:
            yield put(line, at, at + length, line.between(at, at + length))
    for count, end in enumerate(ends, start=1):
        typed = line.folded[at:end]
        for name in index.near(typed, NEAR) if typed not in index.folded else ():
            if len(name.split()) == count or fuzz.ratio(typed, fold(name)) >= VERY_NEAR:
                yield put(line, at, end, name)


def put(line: Line, start: int, end: int, spelling: str) -> str:
    """Give the line with a spelling in place of what stands between two places."""
    before, after = line.raw[: line.columns[start]], line.raw[line.columns[end] :]
    return " ".join(part for part in (before.strip(), spelling, after.strip()) if part)
