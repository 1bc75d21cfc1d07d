"""Figures: those of a game that a gamemaster may set, by the words in which he names them: `treasury of Assyria`."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from pydantic import BaseModel
from rapidfuzz import fuzz, process

from bot.service.ground.wording import listed
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.play.session import Session
from rules.kernel.state.amending import look_up, names_in
from rules.kernel.state.figures import settable

Playing = Session[Any]  # Any: each game has its own state
EMPTY = frozenset(("of", "the", "in", "for", "a", "an", "s", "is", "to", "set"))
"""Words that name nothing."""
WORD = re.compile(r"[a-z0-9]+")
LIKE, SHORT = 78, 3
"""How like a word another must be to be taken for it mistyped, of 100; and words of so few letters have to be right."""
NEAREST, OFFERED = 3, 25
"""How many figures are named in an answer, and offered for completion."""
LONGEST = 30
"""The most characters of a value that stands beside its figure."""


@dataclass(frozen=True)
class Figure:
    """A figure: its path, how it is called, and what it is now."""

    path: str
    label: str
    words: frozenset[str]
    value: str
    """As JSON writes it."""


def figures(session: Playing, state: Any, seats: Mapping[str, str]) -> list[Figure]:  # Any: each game has its own
    """Give the figures of a state, or of what is seen of it, by their names in the game."""
    names = {**called(session, next(iter(seats), "")), **seats}
    found = []
    for path, value, alone in settable(state):
        if alone:
            label = label_of(state, path, names)
            words = frozenset(WORD.findall(fold(f"{label} {' '.join(path)}".replace("_", " "))))
            found.append(Figure(".".join(path), label, words, json.dumps(value, default=str)))
    return found


def called(session: Playing, seat: str) -> dict[str, str]:
    """Give what things are called in the game, by their ids, as an onlooker knows them."""
    lexicon = session.ruleset.lexicon(session.view(None), seat)
    return {id: str(name) for names in [*lexicon.values()][::-1] for name, id in names.items()}


def label_of(state: Any, path: Sequence[str], names: Mapping[str, str]) -> str:  # Any: each game has its own state
    """Say what a figure is called: `treasury of Assyria` for `countries.assyria.treasury`."""
    first, *rest = path
    table = getattr(state, first)
    said = [names.get(one, one).replace("_", " ") for one in rest]
    if rest and isinstance(table, dict):
        pieces = any(isinstance(one, BaseModel) for one in table.values())
        what = " ".join(said[1:]) if pieces and said[1:] else " ".join([first.replace("_", " "), *said[1:]])
        return f"{what} of {said[0]}"
    return " ".join([first.replace("_", " "), *said])


def offers(session: Playing, state: Any, seats: Mapping[str, str], typed: str) -> list[tuple[str, str]]:  # Any: its own
    """Give what completes a figure: how it is called and what it is now, and its path; at most 25.

    What begins as a path goes on as one.
    """
    if "." in typed:
        return [(f"{path}{value_at(state, path)}", path) for path in names_in(state, typed)[:OFFERED]]
    known = figures(session, state, seats)
    found = searched(known, typed, begun=True) if typed.strip() else known
    tops = [(name, name) for name in names_in(state, typed)]
    return [*((f"{one.label}: {short(one.value)}", one.path) for one in found), *tops][:OFFERED]


def value_at(state: Any, path: str) -> str:  # Any: each game has its own state
    """Give what stands at a path, to be said after it; nothing where it has parts of its own."""
    try:
        return f": {short(json.dumps(look_up(state, path)))}"
    except Answer:
        return ""


def short(value: str) -> str:
    """Give a value as it is shown beside others."""
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


def searched(known: Sequence[Figure], typed: str, *, begun: bool = False) -> list[Figure]:
    """Give the figures that every word of a text names, the nearest first; the last word may be only `begun`."""
    return [figure for _, figure in ranked(known, typed, begun=begun)]


def ranked(known: Sequence[Figure], typed: str, *, begun: bool = False) -> list[tuple[tuple[int, int], Figure]]:
    """Give those figures with how many words are wrong or too many, fewest first."""
    vocabulary = sorted({word for figure in known for word in figure.words})
    wanted = words_of(typed)
    meanings = [meanings_of(word, vocabulary, begun=begun and word == wanted[-1]) for word in wanted]
    found = []
    for place, figure in enumerate(known):
        met = [meant & figure.words for meant in meanings]
        if wanted and all(met):
            slips = sum(word not in one for word, one in zip(wanted, met, strict=True))
            found.append(((slips, len(figure.words) - len(wanted)), place, figure))
    return [(key, figure) for key, _, figure in sorted(found, key=lambda one: one[:2])]


def words_of(typed: str) -> list[str]:
    """Give the words of a text that name something."""
    return [word for word in WORD.findall(fold(typed)) if word not in EMPTY]


def meanings_of(word: str, vocabulary: Sequence[str], *, begun: bool) -> set[str]:
    """Give the words of figures that are meant by one: itself, what it begins, else what it may be mistyped for."""
    starts = {one for one in vocabulary if one == word or (begun and one.startswith(word))}
    if starts or len(word) <= SHORT:
        return starts
    near = process.extract(word, vocabulary, scorer=fuzz.ratio, score_cutoff=LIKE, limit=OFFERED)
    return {str(one) for one, *_ in near if one[0] == word[0]}


def nearest(known: Sequence[Figure], typed: str) -> list[Figure]:
    """Give the figures whose words are likest to those of a text."""
    vocabulary, wanted = sorted({word for figure in known for word in figure.words}), words_of(typed)
    like = [{one: fuzz.ratio(word, one) for one in vocabulary} for word in wanted]
    worth = [sum(max(row[one] for one in figure.words) for row in like) for figure in known]
    order = sorted(range(len(known)), key=lambda place: (-worth[place], len(known[place].words), place))
    return [known[place] for place in order[:NEAREST]]


def path_of(session: Playing, state: Any, seats: Mapping[str, str], typed: str) -> str:  # Any: each game has its own
    """Give the path that a text names, in whatever words. Raises Answer, which names the nearest figures."""
    if "." in typed or typed in type(state).model_fields:
        return typed
    known = figures(session, state, seats)
    found = ranked(known, typed)
    best = [figure for key, figure in found if key == found[0][0]]
    if len(best) == 1:
        return best[0].path
    if best:
        more = f", and {len(best) - NEAREST} more" if best[NEAREST:] else ""
        raise Answer(f"“{typed}” may be {quoted(best)}{more}; say which")
    raise Answer(f"there is no figure “{typed}”; the nearest are {quoted(nearest(known, typed))}")


def quoted(found: Sequence[Figure]) -> str:
    """Name a few figures: `“treasury of Assyria” or “treasury of Lydia”`."""
    return listed((f"“{one.label}”" for one in found[:NEAREST]), "or")


def mark(path: str, before: str) -> str:
    """Give what a button is about that sets a figure: which, and what it was."""
    return f"{crc32(path.encode()):08x}-{crc32(before.encode()):08x}"


def marked(state: Any, what: str) -> str:  # Any: each game has its own state
    """Give the path that a button is about; empty for one that there is no more."""
    paths = (".".join(path) for path, _, _ in settable(state))
    return next((path for path in paths if mark(path, "")[:8] == what[:8]), "")
