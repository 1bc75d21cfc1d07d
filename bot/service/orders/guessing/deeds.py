"""Deeds: what people call by many words, in whatever game: `grab`, `seize` and `go for` are all said of conquering."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from bot.service.rulebook.stemming import stem
from rules.kernel.language.matching import fold

GROUPS = (
    "take grab get seize capture conquer nab snatch occupy win overrun annex secure claim acquire have attack",
    "attack hit strike assault invade raid fight smash crush storm charge fall go conquer march pounce",
    "build erect construct put make raise found place set lay",
    "fortify wall walls strengthen reinforce shore castle fortress",
    "recruit hire raise train levy muster enlist buy purchase get add draft want",
    "rule calm quiet quieten pacify soothe appease settle order govern please restore",
    "move march send go bring shift transfer sail ship walk lead take get relocate",
    "stay hold keep remain wait sit rest stand garrison defend guard",
    "tax collect levy squeeze gather milk",
    "join side back support help aid assist stand ally",
    "give pay gift donate hand transfer",
    "marry wed betroth match wife husband bride",
    "plunder loot pillage ravage sack burn raid rob",
    "research study learn invest spend put fund develop",
    "spend invest put fund pay use",
    "draw card pick",
    "besiege siege surround starve blockade",
    "spy scout look reconnoitre survey explore",
    "wish want desire prefer choose pick like start begin claim add list",
    "appoint name make choose crown install heir",
    "withdraw retreat flee run leave",
    "vote elect choose back",
    "offer propose suggest ask invite",
)
"""Words that are said for each other, of one kind of deed in a row."""


@lru_cache(maxsize=1)
def groups() -> dict[str, frozenset[int]]:
    """Give in which rows each stem stands."""
    found: dict[str, set[int]] = {}
    for number, row in enumerate(GROUPS):
        for word in row.split():
            found.setdefault(stem(fold(word)), set()).add(number)
    return {stem: frozenset(rows) for stem, rows in found.items()}


def is_deed(word: str) -> bool:
    """Tell whether a word is said for something that is done: `wall` is no beginning of Wallachia."""
    return stem(word) in groups()


def alike(some: Iterable[str], others: Collection[str]) -> bool:
    """Tell whether one of some stems is said for one of others."""
    known = groups()
    theirs = frozenset[int]().union(*(known.get(one, frozenset()) for one in others))
    return any(known.get(one, frozenset()) & theirs for one in some)
