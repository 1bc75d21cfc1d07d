"""An exported campaign run again by today's rules: the same saves and the same events, or the first that differs."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from bot.tools.verify import Account, read_account
from rules.kernel.errors import Broken, Diverged, Fault
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Chance
from rules.kernel.play.journal import Save
from rules.kernel.play.play import Record
from rules.kernel.play.ruleset import Options, Ruleset, Scenario
from rules.kernel.play.session import Session
from rules.kernel.state.models import fingerprint

Games = Mapping[str, Ruleset[Any]]  # Any: each game has its own state


@dataclass(frozen=True)
class Replayed:
    """How much was run again and found the same."""

    saves: int
    closings: int
    events: int


class Replay:
    """One campaign, run from its setup to where it stands."""

    def __init__(self, text: str, games: Games) -> None:
        """Read an exported campaign. Raises ValueError for a text that is none, or of a game that is not here."""
        self.account: Account = read_account(text)
        part = json.loads(text)["campaign"]
        if part["game"] not in games:
            msg = f"there is no game “{part['game']}” here; there is {', '.join(games) or 'none'}"
            raise ValueError(msg)
        self.ruleset = games[part["game"]]
        self.scenario: Scenario = self.ruleset.scenario.model_validate(part["scenario_text"])
        self.options: Options = self.ruleset.options.model_validate(part["options"] or {})

    def run(self) -> Replayed:
        """Run everything again. Raises Diverged at the first difference, Broken if a rule raises."""
        saves, events = self.account.saves, self.account.events
        if saves:
            self.set_up(saves[0])
        for save, after in zip_longest(saves, saves[1:]):
            self.run_on(save, after)
        return Replayed(len(saves), sum(map(len, self.account.closings.values())), len(events))

    def set_up(self, first: Save) -> None:
        """Set the game up again and compare it with the first save."""
        record = Record(first.turn, "setup", 0)
        chance = Chance(self.account.luck, first.turn, "setup", record.tell)
        try:
            state = self.ruleset.setup(self.scenario, self.options, chance)
        except Exception as error:
            where = f"{self.ruleset.name}: setup"
            raise Broken(where) from error
        self.same_events(0, record.told)
        same("setup", (first.told, first.fingerprint), (record.last, fingerprint(state.write())))

    def run_on(self, save: Save, after: Save | None) -> None:
        """Run from a save through its closings, and compare where that leads with the next save (None: the end)."""
        closings = self.account.closings.get(save.number, [])
        amended = self.account.amended.get(save.number)
        session = Session.rebuild(self.ruleset, self.account.luck, save, closings, amended)
        self.same_events(save.told, session.told)
        reached = (session.record.last, fingerprint(session.state.write()))
        if after is None:
            same(f"the end, save {save.number}", len(self.account.events), reached[0])
        else:
            same(f"save {after.number}", (after.told, after.fingerprint), reached)

    def same_events(self, before: int, told: Sequence[Told]) -> None:
        """Compare what was told again with what was recorded. Raises Diverged with the first event that differs."""
        recorded = self.account.events[before : before + len(told)]
        for old, new in zip_longest(recorded, told):
            same(f"event {before + 1 if old is None else old.n}", spelled(old), spelled(as_told_then(old, new)))


def as_told_then(old: Told | None, new: Told | None) -> Told | None:
    """Give an event told anew without the fields that events of its kind did not have yet when it was recorded."""
    if old is None or new is None or old.body == new.body:
        return new
    kept, body = json.loads(old.body), json.loads(new.body)
    if not kept.keys() < body.keys():
        return new
    same_fields = {name: value for name, value in body.items() if name in kept}
    return new.model_copy(update={"body": old.body if same_fields == kept else new.body})


def same(where: str, recorded: object, reached: object) -> None:
    """Raise Diverged if a replay did not reach what was recorded."""
    if recorded != reached:
        raise Diverged(where, recorded, reached)


def spelled(told: Told | None) -> str:
    """Give an event so that two can be compared and read."""
    return f"{told.event} of turn {told.turn}, {told.phase}: {told.body}" if told else "nothing"


def main(path: str, games: Games) -> int:
    """Replay a file, say how far it is the same, and give 0 if it is wholly."""
    try:
        done = Replay(Path(path).read_text(encoding="utf-8"), games).run()
    except (OSError, ValueError) as error:
        print(f"herald: {error}", file=sys.stderr)
        return 2
    except Fault as fault:
        print(f"the replay stopped: {fault}")
        return 1
    print(f"the same again: {done.saves} saves, {done.closings} closed windows, {done.events} events")
    return 0
