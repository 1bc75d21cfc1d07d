"""Writes the playthroughs anew: `python -m tests.playthroughs [GAME ...] [--again]`.

A game whose story changes is another game for campaigns that run: raise its `revision` first. `--again` overwrites a
story of the same revision, which is right only while no campaign runs under it.
"""

import sys
from collections.abc import Collection

from tests.conformance.subjects import SUBJECTS
from tests.playthroughs.story import path, revision, story


def main(again: bool, games: Collection[str] = ()) -> int:
    """Write every story that changed, of some games or of all; give 1 if one may not be overwritten."""
    refused = 0
    for subject in SUBJECTS:
        if games and subject.ruleset.name not in games:
            continue
        file, text = path(subject), story(subject)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        if before == text:
            continue
        if before and revision(before) == subject.ruleset.revision and not again:
            print(f"{file.name}: the story changed; raise the revision of {subject.ruleset.name} first")
            refused = 1
            continue
        file.write_text(text, encoding="utf-8")
        print(f"{file.name}: written")
    return refused


if __name__ == "__main__":
    sys.exit(main("--again" in sys.argv, {*sys.argv[1:]} - {"--again"}))
