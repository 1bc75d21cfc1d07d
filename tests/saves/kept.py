"""Old saves: a campaign of each revision, stopped at a window, for the code of today to go on with."""

from pathlib import Path
from typing import Any

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.journal import Closing, Save
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.kernel.state.models import Value
from tests.conformance.games import played
from tests.conformance.subjects import SUBJECTS
from tests.kernel.toy import TOY

FOLDER = Path(__file__).parent
KEPT: tuple[Ruleset[Any], ...] = (TOY,)
"""The games whose saves are kept; from release 1.0.0 on all, before it the tests' own."""


class Kept(Value):
    """What the store holds of a campaign that waits at a window."""

    game: str
    seed: str
    phrases: tuple[str, ...]
    players: tuple[str, ...]
    save: Save
    closings: tuple[Closing, ...]
    window: str

    def session(self, ruleset: Ruleset[Any]) -> Session[Any]:
        """Stand at the window again, as the service does."""
        return Session.rebuild(ruleset, Seeded(self.seed, self.phrases), self.save, self.closings)


def path(ruleset: Ruleset[Any]) -> Path:
    """Give the file of a game's present revision."""
    return FOLDER / f"{ruleset.name}-{ruleset.revision}.json"


def made(ruleset: Ruleset[Any]) -> Kept:
    """Stop a game of autopilots as late as the suite plays it, within a phase if a window opens there."""
    subject = next(subject for subject in SUBJECTS if subject.ruleset is ruleset)
    game = played(subject.id, "autopilots")
    stop = max(game.stops, key=lambda stop: (len(stop.closings), Save.model_validate_json(stop.save).turn))
    return Kept(
        game=ruleset.name,
        seed=game.luck.seed,
        phrases=game.luck.phrases,
        players=game.players,
        save=Save.model_validate_json(stop.save),
        closings=tuple(Closing.model_validate_json(text) for text in stop.closings),
        window=stop.window,
    )
