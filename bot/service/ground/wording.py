"""Wording: people's own text, cleared before it comes in, and small turns of phrase."""

import re
import unicodedata
from collections.abc import Iterable

from rules.kernel.telling.phrases import form, row

LONGEST = 4000
"""The most characters of any text that a person gives."""
LETTERS_ONLY = {"\n", "\t"}
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn"}
"""Kinds of characters that nobody sees: controls, overrides of direction, private use, halves, unassigned."""
JOINERS = {"\u200c", "\u200d"}
"""Unseen, but part of how some scripts and emoji are written."""

PERSON = re.compile(r"<@[!&]?\d+>")
"""How Discord writes a mention of a person or a role."""


def clean(text: str, most: int = LONGEST) -> str:
    """Give a text without what nobody sees, and without the marks that Herald's messages use, cut to `most`."""
    kept = (one for one in text if one in LETTERS_ONLY or one in JOINERS or unicodedata.category(one) not in UNSEEN)
    return "".join(kept).strip()[:most]


def clean_line(text: str, most: int) -> str:
    """Give a text in one line: a title, a name, a phrase."""
    return " ".join(clean(text).split())[:most].strip()


def listed(words: Iterable[str], last: str = "and") -> str:
    """Join words as a sentence does: `a, b and c`."""
    return row(words, last)


def sentence(text: str) -> str:
    """Give a text with a full stop, unless it ends as a sentence does: `Decrees.`, `Whom do you attack?`."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def plural(count: int, one: str, many: str = "") -> str:
    """Give a number with its noun: `1 seat`, `5 seats`."""
    return f"{count} {form(count, one, many or f'{one}s')}"


def unmentioned(text: str) -> str:
    """Give a text in which nobody is mentioned by their account: seats write, not people, and no id is kept."""
    return PERSON.sub("@somebody", text)
