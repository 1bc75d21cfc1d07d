"""Whole campaigns without players, beside the rulebook's sanity table (section 12.3).

`python -m tests.rules.fiefs.sanity 0 1000` plays campaigns by the seeds 0 to 999 and prints the table.
`--each` prints a line for each campaign instead; `--read FILE...` puts such pieces together.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

from rules.fiefs.board.land import held, total
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import CHARACTERS
from rules.fiefs.ruleset import FIEFS
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.fiefs.worlds import BOARD

SPECIFIED: dict[str, float] = {
    "conflicts": 5.5, "throne": 3.0, "territory": 0.9, "honor": 1.0, "usurpation": 0.29, "independence": 0.27,
    "campaigns": 6.9, "battles a campaign": 1.34, "won by who entered, %": 57, "siege rolls": 27, "sorties": 0.5,
    "claims made": 9.8, "claims exercised": 21, "crusades": 3.6, "neutrals mobilised": 1.5, "Houses that switched": 0.1,
    "first": 60, "second": 49, "third": 42, "fourth": 37, "fifth": 31, "earned, %": 71,
    "year 1, points gained: median": 2, "year 1, points gained: worst": -6, "year 1, fiefs lost: worst": 5,
}  # fmt: skip
"""Its figures for five seats, per campaign unless a line says otherwise."""
WINS = {"skilled": 27, "prudent": 20, "rash": 15, "feeble": 5}
"""Per cent of campaigns that a seat of a character wins among four drawn ones."""
PLACES = ("first", "second", "third", "fourth", "fifth")
COUNTED = {
    "WarDeclared": "conflicts", "RebellionBegan": "conflicts", "CampaignBegan": "campaigns", "BattleEnded": "battles",
    "SiegeRolled": "siege rolls", "ArmySallied": "sorties", "ClaimExercised": "claims exercised",
    "CrusadeLeft": "crusades", "Mobilised": "neutrals mobilised", "Switched": "Houses that switched",
    "FiefConquered": "conquests", "NationBorn": "nations born",
}  # fmt: skip
"""The events that are counted as such, and what they are called."""


class HouseFate(NamedTuple):
    """What became of a House: how it is played, its prestige and what of it it earned, and whether it won."""

    character: str
    total: int
    earned: int
    battles: int
    """In which it had a command."""
    won: bool
    gained: int
    """Points in the first year."""
    lost: int
    """Fiefs fewer at the end of the first year than at its beginning."""


class Fate(NamedTuple):
    """What a campaign counted, and what became of its Houses, in table order."""

    counts: dict[str, int]
    houses: list[HouseFate]


def campaign(seed: int) -> Fate:
    """Play a campaign in which nobody is seated."""
    session = Session.found(FIEFS, Seeded(f"sanity {seed}"), BOARD, FIEFS.options(), ())
    assert session.window is None
    counts: Counter[str] = Counter()
    fought: Counter[str] = Counter()
    for told in session.told:
        counts[COUNTED.get(told.event, "")] += 1
        body = json.loads(told.body) if told.event in READ else {}
        counts[body.get("pretext") or body.get("kind") or ""] += 1
        if told.event == "BattleBegan":
            entered = body["attacker"]
        if told.event == "BattleEnded":
            counts["won by who entered"] += body["winner"] == entered
        if told.event == "LinesDrawnUp":
            fought.update({command["owner"] for command in body["commands"]})
        if told.event == "ClaimMade":
            counts["claims made"] += body["clause"] == "FIE-4.1"
    del counts[""]
    world: World = session.state
    first, second = (state_of(session, year) for year in (1, 2))
    winners = session.ending.winners if session.ending else ()
    houses = [
        HouseFate(
            world.houses[seat].character,
            total(world, seat),
            world.houses[seat].earned,
            fought[seat],
            seat in winners,
            total(second, seat) - total(first, seat),
            len(held(first, seat)) - len(held(second, seat)),
        )
        for seat in world.playing()
    ]
    return Fate(dict(counts), houses)


READ = ("WarDeclared", "RebellionBegan", "BattleBegan", "BattleEnded", "LinesDrawnUp", "ClaimMade")
"""Events of which more is read than that they were."""


def state_of(session: Session[World], year: int) -> World:
    """Give the world as a year began."""
    save = next(one for one in session.saves if one.turn == year)
    return World.model_validate_json(save.state)


def figures(fates: Sequence[Fate]) -> dict[str, float]:
    """Give the figures of the table, by their names there."""
    counts: Counter[str] = Counter()
    for fate in fates:
        counts.update(fate.counts)
    found: dict[str, float] = {name: counts[name] / len(fates) for name in SPECIFIED}
    found["battles a campaign"] = counts["battles"] / counts["campaigns"]
    found["won by who entered, %"] = 100 * counts["won by who entered"] / counts["battles"]
    totals = [sorted((one.total for one in fate.houses), reverse=True) for fate in fates]
    found |= {name: fmean(one[place] for one in totals) for place, name in enumerate(PLACES)}
    houses = [one for fate in fates for one in fate.houses]
    found["earned, %"] = 100 * sum(one.earned for one in houses) / sum(one.total for one in houses)
    found["year 1, points gained: median"] = median(one.gained for one in houses)
    found["year 1, points gained: worst"] = min(one.gained for one in houses)
    found["year 1, fiefs lost: worst"] = max(one.lost for one in houses)
    return found


def wins(fates: Iterable[Fate]) -> dict[str, float]:
    """Give the per cent of its campaigns that each character wins."""
    houses = [one for fate in fates for one in fate.houses]
    kinds = dict.fromkeys(CHARACTERS.values())
    return {kind: share([one.won for one in houses if one.character == kind]) for kind in kinds}


def share(won: Sequence[bool]) -> float:
    """Give a share in per cent; 0 of nothing."""
    return 100 * sum(won) / len(won) if won else 0.0


def fighters(fates: Iterable[Fate]) -> tuple[float, float]:
    """Give the mean prestige of Houses that fought more battles than the mean of their table, and of the others."""
    more, fewer = [], []
    for fate in fates:
        usual = fmean(one.battles for one in fate.houses)
        for one in fate.houses:
            (more if one.battles > usual else fewer).append(one.total)
    return fmean(more), fmean(fewer)


def table(fates: Sequence[Fate]) -> str:
    """Give the table: what came out beside what the rulebook says."""
    found, won = figures(fates), wins(fates)
    lines = [f"{len(fates)} campaigns of five Houses, eight years each", "| | here | rulebook |", "| --- | --- | --- |"]
    lines += [f"| {name} | {found[name]:.2f} | {goal:g} |" for name, goal in SPECIFIED.items()]
    lines += [f"| a {kind} House wins, % | {won[kind]:.1f} | {goal} |" for kind, goal in WINS.items()]
    more, fewer = fighters(fates)
    lines.append(
        f"| prestige of Houses that fought more than their table, and of the others | {more:.1f}, {fewer:.1f} | |"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Play, or read, and print."""
    if arguments[0] == "--read":
        lines = [line for name in arguments[1:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
        print(table([read(line) for line in lines]))
        return
    seeds = range(int(arguments[0]), int(arguments[1]))
    if "--each" not in arguments:
        print(table([campaign(seed) for seed in seeds]))
        return
    for seed in seeds:
        print(json.dumps(campaign(seed)), flush=True)


def read(line: str) -> Fate:
    """Read a campaign that `--each` wrote."""
    counts, houses = json.loads(line)
    return Fate(counts, [HouseFate(*one) for one in houses])


if __name__ == "__main__":
    main(sys.argv[1:])
