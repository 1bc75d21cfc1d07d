"""Stemming: what a word has in common with its other forms, `march` for `marching`."""

from functools import lru_cache
from threading import Lock

from snowballstemmer import stemmer

ENGLISH, ONE_AT_A_TIME = stemmer("english"), Lock()
"""What finds stems, which keeps the word in hand: two threads may not ask at once."""
KEPT = 16_384
"""Of how many words the stem is kept."""


@lru_cache(maxsize=KEPT)
def stem(word: str) -> str:
    """Give the stem of an English word in small letters."""
    with ONE_AT_A_TIME:
        return str(ENGLISH.stemWord(word))
