"""The encoder: what texts mean, as kept and as worked out anew."""

from pathlib import Path

import numpy as np
import pytest

from bot.service.rulebook import encoder
from bot.service.rulebook.encoder import PARTS, Encoder, digest, keep, learnt
from bot.service.rulebook.meaning import embedded, model
from bot.tools import known

EVERY = 400
"""Of how many known texts one is worked out again."""


@pytest.fixture
def found() -> Encoder:
    """The encoder of this machine."""
    made = model()
    assert made is not None
    return made


def test_all_texts_of_the_program_are_known() -> None:
    """Whoever changes one runs `make known`, else the first to ask waits for it."""
    assert [] == known.strange()


def test_what_is_known_is_what_would_be_worked_out(found: Encoder) -> None:
    """But for what is lost by keeping it as small numbers."""
    some = known.texts()[::EVERY]
    anew = np.array([found.worked_out(one) for one in some])

    assert (np.sum(found.embed(some) * anew, axis=1) > 0.99).all()


def test_every_text_has_a_row_of_length_one(found: Encoder) -> None:
    """Also one of no words, of signs alone, and one longer than is read."""
    vectors = found.embed(["", "?!", "march " * 500, "tax Ur", "Étienne’s “café”"])

    assert (5, PARTS) == vectors.shape
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=1e-5)


def test_the_order_of_texts_changes_nothing(found: Encoder) -> None:
    """Known and new ones side by side."""
    new, old = "a griffin sells umbrellas", known.texts()[0]
    one, other = found.embed([new, old]), found.embed([old, new])

    assert (one[::-1] == other).all()


def test_what_is_learnt_is_kept(found: Encoder, tmp_path: Path) -> None:
    """Each text by its digest, in their order."""
    told = [f"{number} ships" for number in range(PARTS)]
    fresh = learnt(found, [*told, *told])
    keep(fresh, tmp_path / "some.npz")
    with np.load(tmp_path / "some.npz") as kept:
        assert sorted(map(digest, told)) == kept["keys"].tolist()
        assert (PARTS, PARTS) == kept["rows"].shape


def test_only_new_texts_are_written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is written where all are known; else all are."""
    written: list[object] = []
    monkeypatch.setattr(known, "keep", written.append)
    monkeypatch.setattr(known, "learnt", lambda _, texts: len(texts))

    known.main()
    assert [] == written and "0 texts were not known" in capsys.readouterr().out

    monkeypatch.setattr(known, "texts", lambda: ["a griffin sells umbrellas"])
    known.main()
    assert [1] == written


def test_a_machine_without_one_of_the_packages_has_no_encoder() -> None:
    """Then words alone decide."""
    assert encoder.load(("onnxruntime", "no_such_package")) is None


def test_what_means_the_same_lies_near() -> None:
    """Whatever the words."""
    leads, ahead, wall = embedded(["who leads?", "who is ahead right now", "build a wall in Ur"])

    assert leads @ ahead > 0.4 > leads @ wall
