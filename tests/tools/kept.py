"""A campaign of the toy game as it is exported, with players, phrases and autopilots."""

import json
from typing import Any

from bot.tools.verify import digest
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from tests.tools.wells import OASIS, WELLS, Dig

SEED = "5eed" * 16
PHRASES = ("ash", "oak")


def kept(closings: int = 7, ruleset: Ruleset[Any] = WELLS) -> dict[str, Any]:
    """Play until so many windows have closed, one seat held by a player, and export."""
    luck = Seeded(SEED, PHRASES)
    session = Session.found(ruleset, luck, OASIS, ruleset.options(), ("north",))
    saves, told, rows = [*session.saves], [*session.told], []
    for number in range(closings):
        before = session.save.number
        drafts = {"north": [Given.of(Dig(depth=1 + number % 3))]} if number % 2 else {}
        progress = session.close(drafts, ("north",))
        rows.append((before, progress.closing))
        saves += progress.saves
        told += progress.told
    file = {
        "herald": 1,
        "campaign": {
            "game": "wells",
            "seed": SEED,
            "commitment": luck.commitment(),
            "phrases": list(PHRASES),
            "options": {},
            "scenario_text": OASIS.model_dump(mode="json"),
        },
        "saves": [save.model_dump(mode="json") for save in saves],
        "closings": [{"save": save, "closing": closing.model_dump(mode="json")} for save, closing in rows],
        "events": [one.model_dump(mode="json") for one in told],
    }
    return {**file, "digest": digest(file)}


def changed(file: dict[str, Any], **parts: Any) -> str:
    """Write a file with some parts changed and its digest made to fit, as a forger would."""
    forged = {**file, **parts}
    return json.dumps({**forged, "digest": digest(forged)})
