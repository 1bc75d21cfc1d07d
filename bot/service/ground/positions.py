"""Positions: where campaigns stand, kept by what led there, so that what is kept can be missed and never be stale."""

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.journal import Closing, Save
from rules.kernel.play.position import Position
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.kernel.state.amending import Amendment
from rules.kernel.state.models import fingerprint

ROOM = 8_000_000
"""How many characters of saved states may have positions kept of them; what nobody looked at for longest goes."""
Anything = Position[Any]  # Any: each game has its own state


def content(luck: Seeded, save: Save, closings: Sequence[Closing], amended: Mapping[int, Sequence[Amendment]]) -> str:
    """Give the fingerprint of all that leads to a position; of its state, which is compared, that which it has."""
    changes = {place: [change.model_dump(mode="json") for change in some] for place, some in amended.items()}
    parts = [luck.seed, *luck.phrases, "", save.model_dump_json(exclude={"state"}), json.dumps(changes)]
    return fingerprint("\x1f".join([*parts, *(closing.model_dump_json() for closing in closings)]))


class Positions:
    """What is kept of them in one process; it may be emptied at any time."""

    def __init__(self, room: int = ROOM) -> None:
        """Begin with none."""
        self.room, self.taken = room, 0
        self.kept: OrderedDict[str, tuple[Anything, str]] = OrderedDict()

    def stand(self, ruleset: Ruleset[Any], key: str, state: str, replay: Callable[[], Session[Any]]) -> Anything:
        """Give the position of a fingerprint and its saved state, under just these rules, or have it replayed."""
        found, text = self.kept.get(key, (None, ""))
        if found is not None and found.ruleset is ruleset and text == state:
            self.kept.move_to_end(key)
            return found
        made = Position(ruleset, replay())
        self.keep(key, made, state)
        return made

    def take(self, ruleset: Ruleset[Any], key: str, state: str) -> Session[Any] | None:
        """Give a session that stands there and may go on, to nobody else; None where none is kept."""
        found, text = self.kept.get(key, (None, ""))
        return found.take() if found is not None and found.ruleset is ruleset and text == state else None

    def keep(self, key: str, position: Anything, state: str) -> None:
        """Keep a position of a saved state, and let the oldest go for it."""
        _, before = self.kept.pop(key, (None, ""))
        self.kept[key] = position, state
        self.taken += len(state) - len(before)
        while self.taken > self.room and self.kept:
            _, (_, gone) = self.kept.popitem(last=False)
            self.taken -= len(gone)

    def clear(self) -> None:
        """Keep nothing."""
        self.kept.clear()
        self.taken = 0
