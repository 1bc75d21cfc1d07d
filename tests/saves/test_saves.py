"""Campaigns that began under an older revision go on under the code of today."""

import pytest

from rules.kernel.errors import Diverged
from rules.kernel.language.grammar import write
from rules.kernel.state.models import fingerprint
from tests.kernel.toy import TOY
from tests.saves.kept import FOLDER, KEPT, Kept, path

GAMES = {ruleset.name: ruleset for ruleset in KEPT}
FILES = sorted(FOLDER.glob("*.json"))
GOES_ON = 6
"""For how many windows an old campaign is played on."""


@pytest.mark.parametrize("game", GAMES)
def test_every_revision_up_to_the_present_one_has_a_save(game) -> None:
    """Run `python -m tests.saves` after raising a revision; none is ever deleted."""
    names = {file.name for file in FILES}

    assert {f"{game}-{revision}.json" for revision in range(1, GAMES[game].revision + 1)} <= names
    assert path(GAMES[game]).name in names


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_an_old_save_is_loaded_and_played_on(file) -> None:
    """It stands at the window where it was left, can be shown, and goes on to others."""
    kept = Kept.model_validate_json(file.read_text(encoding="utf-8"))
    ruleset = GAMES[kept.game]
    session = kept.session(ruleset)

    assert file.stem == f"{kept.game}-{kept.save.revision}"
    assert kept.window == session.window.name
    assert session.date
    for _ in range(GOES_ON):
        if session.window is None:
            break
        seat = session.window.asked[0]
        view = session.view(seat)
        assert ruleset.papers(view, seat)
        lexicon = ruleset.lexicon(view, seat)
        progress = session.close({}, kept.players)
        assert all(write(session.read(given), lexicon) for given in progress.closing.answers[seat].orders)
        assert all(ruleset.tell(told).text for told in progress.told)
    assert session.ending or session.save.number > kept.save.number


def test_a_save_of_an_older_revision_may_have_less_in_its_state() -> None:
    """A field that came later has its default: windows and events are compared, the text of the state is not."""
    kept = Kept.model_validate_json((FOLDER / "toy-1.json").read_text(encoding="utf-8"))
    short = kept.save.state.replace('"bids":{},', "")
    save = kept.save.model_copy(update={"revision": 0, "state": short, "fingerprint": fingerprint(short)})
    (closing,) = kept.closings
    other = closing.model_copy(update={"checkpoint": closing.checkpoint.model_copy(update={"fingerprint": "older"})})
    old = kept.model_copy(update={"save": save, "closings": (other,)})

    assert short != kept.save.state
    assert kept.window == old.session(TOY).window.name
    with pytest.raises(Diverged):
        kept.model_copy(update={"closings": (other,)}).session(TOY)
