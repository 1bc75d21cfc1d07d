"""The encoder: a small model of language that lays texts which mean about the same near each other.

It is all-MiniLM-L6-v2 with its weights as bytes, in a package of data, and `vocabulary.txt` is the vocabulary that it
was made with; both stand under the Apache License 2.0, which lies beside (`LICENSE`). `known.npz` holds what all texts
of the program itself mean, so that they need not be worked out: `make known` writes it anew.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from tokenizers import BertWordPieceTokenizer

VOCABULARY, KNOWN = (Path(__file__).with_name(name) for name in ("vocabulary.txt", "known.npz"))
LONGEST = 96
"""How many words, and parts of words, of a text are read."""
KEPT = 20_000
"""Of how many texts that are not known it is kept what they mean."""
PARTS = 128
"""How many numbers say what a text means, of the 384 that the model gives."""
MOST = 127
"""The largest number of those that say what a known text means."""
Vectors = NDArray[np.float32]
"""What texts mean, a row of length 1 for each."""


class Known(NamedTuple):
    """What the texts of the program mean."""

    keys: NDArray[np.uint64]
    """The digests of the texts, the least first."""
    rows: NDArray[np.int8]
    """What each of them means, as large as whole numbers up to MOST can say it."""
    axes: Vectors
    """PARTS rows of 384: the directions in which the texts differ most."""


class Encoder:
    """Reads texts; what it has read it keeps."""

    def __init__(self, session: "InferenceSession", tokenizer: "BertWordPieceTokenizer", known: Known) -> None:
        """Take the model, and what is known."""
        self.session, self.tokenizer, self.known = session, tokenizer, known
        self.mean = lru_cache(maxsize=KEPT)(self.worked_out)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Give what texts mean, a row of PARTS numbers and of length 1 for each."""
        keys, rows, _ = self.known
        wanted = np.array([digest(one) for one in texts], dtype=np.uint64)
        places = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        found = rows[places].astype(np.float32)
        for place in np.flatnonzero(keys[places] != wanted).tolist():
            found[place] = self.mean(texts[place])
        return normal(found)

    def worked_out(self, text: str) -> Vectors:
        """Give what one text means."""
        return normal(self.whole(text) @ self.known.axes.T)

    def whole(self, text: str) -> Vectors:
        """Give all that the model says of a text: 384 numbers."""
        read = np.array([self.tokenizer.encode(text).ids[:LONGEST]], dtype=np.int64)
        given = {"input_ids": read, "attention_mask": np.ones_like(read), "token_type_ids": np.zeros_like(read)}
        (said,) = self.session.run(None, given)
        return normal(np.asarray(said, dtype=np.float32)[0].mean(axis=0))


def normal(vectors: Vectors) -> Vectors:
    """Give vectors at length 1."""
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(vectors / np.maximum(lengths, np.finfo(np.float32).tiny), dtype=np.float32)


def digest(text: str) -> int:
    """Give a number that stands for a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def load(packages: Sequence[str]) -> Encoder | None:
    """Give the encoder that these packages bring, the model's own last; None where one of them is not installed."""
    origins = [found.origin for one in packages if (found := find_spec(one)) and found.origin]
    if len(origins) < len(packages):
        return None
    from onnxruntime import InferenceSession, SessionOptions  # noqa: PLC0415  it takes long, and most need no model
    from tokenizers import BertWordPieceTokenizer  # noqa: PLC0415

    options = SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = InferenceSession(Path(origins[-1]).with_name("model.onnx"), options)
    with np.load(KNOWN) as kept:
        known = Known(kept["keys"], kept["rows"], kept["axes"].astype(np.float32))
    return Encoder(session, BertWordPieceTokenizer(str(VOCABULARY), lowercase=True), known)


def learnt(encoder: Encoder, texts: Sequence[str]) -> Known:
    """Give what is to be known of texts, as the encoder's model has them."""
    kept = sorted({digest(one): one for one in texts}.items())
    whole = np.array([encoder.whole(one) for _, one in kept])
    axes = np.linalg.svd(whole - whole.mean(axis=0), full_matrices=False)[2][:PARTS]
    rows = whole @ axes.T
    rows *= MOST / np.abs(rows).max(axis=1, keepdims=True)
    keys = np.array([key for key, _ in kept], dtype=np.uint64)
    return Known(keys, np.rint(rows).astype(np.int8), axes.astype(np.float32))


def keep(known: Known, file: Path = KNOWN) -> None:
    """Write what is known."""
    np.savez_compressed(file, keys=known.keys, rows=known.rows, axes=known.axes.astype(np.float16))
