"""Names: which words of names stand for the whole of one, as people shorten them."""

import re
from collections import Counter
from collections.abc import Iterable

from rules.kernel.language.matching import fold

LEAST = 4
"""How many letters the part of a name has that stands for the whole."""
WORD = re.compile(r"[\w'-]+")


def parts(names: Iterable[str]) -> dict[str, str]:
    """Give the words, folded, that stand in one of some names alone, each with that name."""
    found = [(word, name) for name in names for word in set(WORD.findall(fold(name))) if len(word) >= LEAST]
    counts = Counter(word for word, _ in found)
    return {word: name for word, name in found if counts[word] == 1}
