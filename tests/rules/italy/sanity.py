"""Whole campaigns without players, beside the specification's sanity table (section 7.7).

`python -m tests.rules.italy.sanity 0 2000` plays campaigns by the seeds 0 to 1999 and prints the table.
`--each` prints a line for each campaign instead; `--read FILE...` puts such pieces together.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rules.italy.board.tables import DEFEAT, ROME
from rules.italy.ruleset import ITALY
from rules.italy.seats.ending import score
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.italy.worlds import scenario

SPECIFIED = {DEFEAT: 30.6, "IV": 35.0, "III": 4.5, "II": 12.1, "I": 17.8}
"""Per cent of campaigns that end so."""
MEAN = 169
"""The mean score of those that were not lost."""
QUANTILES = {5: -10, 25: 70, 50: 150, 75: 250, 95: 400}


class Fate(NamedTuple):
    """How a campaign ended: `defeat` or a band, Rome's score, the last turn."""

    result: str
    score: int
    turn: int


def campaign(seed: int) -> Fate:
    """Play a campaign in which nobody is seated."""
    session = Session.found(ITALY, Seeded(f"sanity {seed}"), scenario(), ITALY.options(), ())
    while session.window is not None:
        session.close({}, ())
    world = session.state
    return Fate(world.result, score(world, ROME), world.turn)


def defeats(fates: Iterable[Fate]) -> float:
    """Give the per cent of campaigns in which Rome is defeated."""
    results = [fate.result for fate in fates]
    return 100 * results.count(DEFEAT) / len(results)


def mean(fates: Iterable[Fate]) -> float:
    """Give the mean score of the campaigns that were not lost."""
    scores = [fate.score for fate in fates if fate.result != DEFEAT]
    return sum(scores) / len(scores)


def table(fates: list[Fate]) -> str:
    """Give the table: what came out beside what is specified."""
    counts = Counter(fate.result for fate in fates)
    scores = sorted(fate.score for fate in fates if fate.result != DEFEAT)
    lines = [f"{len(fates)} campaigns", "| | here | specified |", "| --- | --- | --- |"]
    lines += [f"| {name} | {100 * counts[name] / len(fates):.1f}% | {share}% |" for name, share in SPECIFIED.items()]
    lines.append(f"| mean score | {mean(fates):.0f} | {MEAN} |")
    lines += [f"| {part}% | {scores[part * len(scores) // 100]} | {goal} |" for part, goal in QUANTILES.items()]
    lost = Counter(fate.turn for fate in fates if fate.result == DEFEAT)
    lines.append(f"lost on turn, of 10,000: {[round(10_000 * lost[turn] / len(fates)) for turn in range(1, 13)]}")
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Play, or read, and print."""
    if arguments[0] == "--read":
        lines = [line for name in arguments[1:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
        print(table([Fate(*json.loads(line)) for line in lines]))
        return
    seeds = range(int(arguments[0]), int(arguments[1]))
    if "--each" not in arguments:
        print(table([campaign(seed) for seed in seeds]))
        return
    for seed in seeds:
        print(json.dumps(campaign(seed)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
