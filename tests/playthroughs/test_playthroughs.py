"""The first turns of every game read as they did when their revision was made."""

import pytest

from tests.conformance.subjects import BY_ID
from tests.playthroughs import __main__ as playthroughs
from tests.playthroughs import story as stories
from tests.playthroughs.story import FOLDER, path, revision, story


@pytest.mark.parametrize("id", BY_ID)
def test_the_story_is_the_one_that_is_kept(id) -> None:
    """Changed text needs a new revision, then `python -m tests.playthroughs`."""
    kept = path(BY_ID[id]).read_text(encoding="utf-8")

    assert kept == story(BY_ID[id]), "raise the game's revision, then run python -m tests.playthroughs"
    assert BY_ID[id].ruleset.revision == revision(kept)


def test_no_story_is_left_over() -> None:
    """Each file is that of a game and a scenario."""
    assert set(BY_ID) == {file.stem for file in FOLDER.glob("*.txt")}


def test_a_changed_story_is_written_for_a_new_revision_only(tmp_path, monkeypatch, capsys) -> None:
    """Unless it is asked for in so many words."""
    monkeypatch.setattr(stories, "FOLDER", tmp_path)
    monkeypatch.setattr(playthroughs, "SUBJECTS", [BY_ID["toy-fair"]])
    file = tmp_path / "toy-fair.txt"
    assert 0 == playthroughs.main(again=False)
    right = file.read_text(encoding="utf-8")

    for heading, again, code in (("1", False, 1), ("0", False, 0), ("1", True, 0)):
        file.write_text(f"The Market: another story, revision {heading}\n", encoding="utf-8")
        assert code == playthroughs.main(again)
        assert (right == file.read_text(encoding="utf-8")) is (code == 0)
    assert "raise the revision of toy first" in capsys.readouterr().out
