"""Whole games of autopilots, written as one line of JSON for each event."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.settings import version
from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.ruleset import Ruleset, Scenario
from rules.kernel.play.session import Session

Fields = dict[str, Any]  # Any: JSON


@dataclass(frozen=True)
class Step:
    """What one stretch of work brought: how far it led, in turns or in games, and the lines to write."""

    done: int
    lines: tuple[str, ...]


def simulate(ruleset: Ruleset[Any], scenario: Scenario, turns: int, seed: str) -> Iterator[Step]:  # Any: its own state
    """Play `turns` turns with the autopilot in every seat; the same arguments give the same lines.

    The last line's digest is the SHA-256 of all lines before it.
    """
    digest, names = sha256(), Register()
    turn = 0

    def step(lines: list[Fields]) -> Step:
        texts = tuple(json.dumps(line, ensure_ascii=False) for line in lines)
        for text in texts:
            digest.update(f"{text}\n".encode())
        return Step(min(turn, turns), texts)

    yield step([heading(ruleset, scenario, seed)])
    for session, told in play(ruleset, scenario, seed):
        turn = session.save.turn
        names.add(session.names())
        names.unkept.update(session.said)
        yield step([line_of(session, one, names) for one in told if one.turn <= turns])
        if turn > turns:
            break
    yield step([{"end": True, "turns": min(turn, turns), "digest": digest.hexdigest()}])


def play(
    ruleset: Ruleset[Any], scenario: Scenario, seed: str
) -> Iterator[tuple[Session[Any], tuple[Told, ...]]]:  # Any: as above
    """Give the game as it stands and what was told, from the setup on and after each closing, until the game ends."""
    session = Session.found(ruleset, Seeded(seed), scenario, ruleset.options(), ())
    yield session, tuple(session.told)
    while session.window is not None:
        yield session, session.close({}, ()).told


def heading(ruleset: Ruleset[Any], scenario: Scenario, seed: str) -> Fields:  # Any: as above
    """Give the first line: everything that the others depend on."""
    return {
        "herald": version(),
        "game": ruleset.name,
        "scenario": scenario.id,
        "seed": seed,
        "revision": ruleset.revision,
    }


def line_of(session: Session[Any], told: Told, names: Register) -> Fields:  # Any: as above
    """Give the line of an event."""
    data = json.loads(told.body)
    return {
        "turn": told.turn,
        "phase": told.phase,
        "n": told.n,
        "event": told.event,
        "clause": told.clause,
        "audience": told.audience,
        "data": {name: value for name, value in data.items() if name not in {"clause", "audience"}},
        "text": session.ruleset.tell(told, names, session.state).text,
    }
