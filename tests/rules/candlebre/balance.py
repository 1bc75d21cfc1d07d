"""Whole games of autopilots, counted beside the rulebook's table: `python -m tests.rules.candlebre.balance 100`.

Options follow as `turns=simultaneous`; the figures beside are those of section 8, from a separate simulation.

As there, Houses and start regions are dealt at random: five autopilots that all wish for them in the printed order
would always get the same neighbours, for land is dealt the other way round (CAN-3.3a). And every march on what others
hold is a battle (CAN-7.1), walkovers included (CAN-7.1b).
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median

from rules.candlebre.board.scenario import Settings
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.ending.events import KINGLESS
from rules.candlebre.opening.orders import RankHouses, RankRegions
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.session import Session
from tests.rules.candlebre.worlds import scenario

EXPECTED: dict[str, dict[str, float]] = {
    "sequential": {
        "ashgrave": 18.9, "tallowmere": 20.2, "vesper": 20.9, "umbrel": 16.3, "lanthorn": 23.8,
        "provinces": 61.4, "honor": 38.6, "mean turns": 23.4, "median turns": 23, "shortest": 13, "longest": 38,
        "battles": 256, "battles with Houses": 199, "clergy": 81, "operations": 28, "leaders captured": 14,
    },
    "simultaneous": {
        "ashgrave": 21.6, "tallowmere": 23.2, "vesper": 16.7, "umbrel": 16.4, "lanthorn": 22.1,
        "provinces": 46.6, "honor": 53.4, "mean turns": 25.7, "median turns": 26, "shortest": 14, "longest": 38,
        "battles": 297, "battles with Houses": 237, "clergy": 98, "operations": 36, "leaders captured": 11,
    },
}  # fmt: skip
"""The rulebook's figures: per cents of wins and of results, turns, and counts a game (section 8)."""
COUNTED = {
    "BattleBegan": "fought",
    "ClergyCalled": "clergy",
    "OperationRun": "operations",
    "LeaderCaptured": "leaders captured",
}
COUNTS = ("battles", "battles with Houses", "walkovers", *COUNTED.values())


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, world: World, events: Counter[str]) -> None:
        """Count a game."""
        self.games += 1
        self.wins.update(world.houses[seat].house for seat in world.winners)
        self.results["draw" if world.result in KINGLESS else world.result] += 1
        self.turns.append(world.turn)
        self.events += events

    def figures(self) -> dict[str, float]:
        """Give the figures that the rulebook gives, in its order."""
        share = 100 / self.games
        return {
            **{name: self.wins[name] * share for name in HOUSES},
            **{name: self.results[name] * share for name in ("provinces", "honor", "last", "limit", "draw")},
            "mean turns": mean(self.turns),
            "median turns": median(self.turns),
            "shortest": min(self.turns),
            "longest": max(self.turns),
            **{name: self.events[name] / self.games for name in COUNTS},
        }


def play(seed: str, settings: Settings) -> tuple[World, Counter[str]]:
    """Play one game of five autopilots to its end."""
    session = Session.found(CANDLEBRE, Seeded(seed), scenario(), settings, ())
    events, wishes = counted(session.told), random_wishes(session.state, Random(seed))
    while session.window is not None:
        progress = session.close(wishes if session.window.name == "claims" else {}, ())
        events += counted(progress.told)
    return session.state, events


def random_wishes(world: World, random: Random) -> dict[str, Sequence[Given]]:
    """Let every seat rank Houses and start regions as chance has it."""
    return {
        seat: (
            Given.of(RankHouses(houses=tuple(random.sample(list(HOUSES), len(HOUSES))))),
            Given.of(RankRegions(regions=tuple(random.sample(list(world.starts), len(world.starts))))),
        )
        for seat in world.houses
    }


def counted(told: Sequence[Told]) -> Counter[str]:
    """Count what the table counts; a province taken without a fight is a walkover."""
    events, fighting = Counter(COUNTED[one.event] for one in told if one.event in COUNTED), False
    for one in told:
        if one.event == "BattleBegan":
            fighting = True
            events["battles with Houses"] += '"neutral"' not in one.body
        elif one.event in ("ProvinceTaken", "ProvinceHeld"):
            events["walkovers"] += not fighting
            fighting = False
    events["battles with Houses"] += events["walkovers"]
    events["battles"] += events["fought"] + events["walkovers"]
    return events


def lines(tally: Tally, expected: dict[str, float]) -> Iterator[str]:
    """Give each figure beside the rulebook's."""
    yield f"{tally.games} games{'':15}here    rulebook"
    for name, figure in tally.figures().items():
        yield f"{name:20}{figure:9.1f}{expected[name]:12.1f}" if name in expected else f"{name:20}{figure:9.1f}"


def main(games: int, options: dict[str, str]) -> None:
    """Play so many games and print the table."""
    settings, tally = Settings.model_validate(options), Tally()
    try:
        for number in range(games):
            tally.add(*play(f"balance {number}", settings))
    finally:  # who has waited long enough interrupts it, and reads what there is
        print("\n".join(lines(tally, EXPECTED[settings.turns])) if tally.games else "no game was finished")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20, dict(one.split("=", 1) for one in sys.argv[2:]))
