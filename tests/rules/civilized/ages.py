"""Centuries of autopilots, counted beside the chances of the rulebook: `python -m tests.rules.civilized.ages 10 500`.

So many games of so many years. Every tenth year is run again from its saves, and must meet what was told.
"""

import gc
import json
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.world.state import World
from rules.kernel.facts.events import Told
from rules.kernel.luck.chance import Card, Seeded
from rules.kernel.play.journal import Closing, Save
from rules.kernel.play.session import Session
from tests.rules.civilized.war_tally import FIGHTS, WarTally

SCENARIO = Path(__file__).parents[3] / "config" / "scenarios" / "civilized" / "crowns.toml"
AGAIN = 10
"""Every so many years are run again."""

WARLIKE = (*FIGHTS, "WarBegan", "WarEnded", "PeaceMade", "CityCeded")
Test = Callable[[Card], bool]
CARDS: Mapping[tuple[str, str], tuple[Test, float]] = {
    ("disaster.city", "a disaster strikes"): (lambda card: card.code in ("AS", "AC"), 1 / 26),
    ("deaths.problem", "he dies"): (lambda card: card.value <= 6, 6 / 13),
    ("deaths.problem", "he falls ill"): (lambda card: 7 <= card.value <= 10, 4 / 13),
    ("birth.child", "one child more"): (lambda card: card.value == 13, 1 / 13),
    ("school.gain", "+1"): (lambda card: card.value <= 7, 7 / 13),
    ("school.gain", "+3"): (lambda card: card.value >= 12, 2 / 13),
    ("tax.card", "it changes nothing"): (lambda card: card.red, 1 / 2),
    ("mission.item", "first of the list"): (lambda card: card.value <= 6, 6 / 13),
    ("mission.item", "fourth of the list"): (lambda card: card.value == 13, 1 / 13),
    ("invest.item", "first of the list"): (lambda card: card.value <= 6, 6 / 13),
    ("war.card", "war is declared"): (lambda card: card.value <= 10, 10 / 13),
    ("rebellion.city", "a city joins"): (lambda card: not card.court, 10 / 13),
    ("civil.city", "the second side"): (lambda card: card.black, 1 / 2),
    ("allegiance.old", "it takes a side"): (lambda card: card.court, 3 / 13),
}
"""Draw and outcome to the cards that bring it, and its chance in the rulebook (section 7)."""
TESTS: Mapping[str, tuple[str, Callable[[dict[str, int]], float], str]] = {
    "DisorderTested": ("civil disorder", lambda event: min(10, max(0, event["rate"])) / 10, "disorder"),
    "RebellionTested": ("rebellion by the tax", lambda event: event["tax"] / 100, "rebels"),
    "SiegeDrawn": ("a siege ends in capture", lambda event: min(13, max(0, event["target"])) / 13, "captured"),
    "ManeuverTested": ("a proposal succeeds", lambda event: min(13, max(0, event["target"])) / 13, "success"),
}
"""Event to what it decides, the chance that it had by its own figures, and the field that says how it went."""
COUNTED: Mapping[str, str] = {
    "DisasterStruck": "disasters", "CityAbandoned": "cities abandoned", "CityFounded": "cities founded",
    "RebellionBegan": "rebellions", "CivilWarBegan": "civil wars", "StrifeEnded": "strife ended",
    "CountryFell": "countries fallen", "WarBegan": "wars begun", "WarEnded": "wars ended",
    "Engaged": "invasions and meetings", "BattleFought": "battles", "SiegeBegan": "sieges",
    "PlaceCaptured": "places captured", "SeaFight": "fights at sea", "StormLosses": "losses to storms",
    "HexExplored": "hexes annexed", "PeaceMade": "peaces made", "TreatyMade": "treaties made",
    "AgreementEnded": "treaties ended", "ContingentSent": "allies' contingents", "AidPaid": "allies' payments",
    "StoodAside": "allies stay out", "PerfidyMarked": "marks of perfidy",
    "Acceded": "accessions", "ThroneDisputed": "thrones disputed", "CharacterDied": "deaths", "Married": "marriages",
    "ChildBorn": "births", "Graduated": "courses finished", "Sabotaged": "sabotage", "ElementBribed": "forces bribed",
    "CityBribed": "cities bribed", "GiftSent": "gifts", "MercenaryHired": "mercenaries hired",
    "MissionCompromised": "missions compromised", "ImprovementBuilt": "improvements built",
    "ElementRaised": "elements raised", "ShipBuilt": "ships built", "RoadLaid": "road sections laid",
    "CostsShort": "treasuries short",
}  # fmt: skip


@dataclass
class Tally:
    """What some games came to."""

    years: int = 0
    events: Counter[str] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    tests: Counter[str] = field(default_factory=Counter)
    expected: Counter[str] = field(default_factory=Counter)
    came: Counter[str] = field(default_factory=Counter)
    wars: WarTally = field(default_factory=WarTally)
    income: Counter[int] = field(default_factory=Counter)
    kept: Counter[int] = field(default_factory=Counter)
    """Decade to what came in, and to what of it lay in the treasuries at the end."""

    def add_year(self, world: World, decade: int, before: dict[str, int]) -> None:
        """Count what the countries that stood a year ago took in and kept."""
        for land in world.standing():
            if land.id in before:
                self.income[decade] += land.revenue
                self.kept[decade] += land.treasury - before[land.id]

    def add(self, told: Told) -> None:
        """Count an event."""
        self.events[told.event] += 1
        if told.event in WARLIKE:
            self.wars.add(told.event, json.loads(told.body))
        if told.event == "Drawn":
            self.add_card(json.loads(told.body))
        elif told.event in TESTS:
            _, chance, outcome = TESTS[told.event]
            event = json.loads(told.body)
            self.tests[told.event] += 1
            self.expected[told.event] += chance(event)  # type: ignore[assignment]  # a sum of chances
            self.came[told.event] += event[outcome]

    def add_card(self, drawn: dict[str, str]) -> None:
        """Count a drawn card by what it brings."""
        self.drawn[drawn["purpose"]] += 1
        for (purpose, outcome), (test, _) in CARDS.items():
            if purpose == drawn["purpose"]:
                self.cards[purpose, outcome] += test(Card(drawn["card"], 0))

    def lines(self) -> Iterator[str]:
        """Give the tables."""
        yield f"{self.years} years; events in 100 years of one world"
        for kind, title in COUNTED.items():
            yield f"  {title:28}{100 * self.events[kind] / self.years:9.1f}"
        yield f"{'draws':32}{'number':>9}{'came, %':>10}{'rulebook, %':>13}"
        for (purpose, outcome), (_, chance) in CARDS.items():
            number = self.drawn[purpose]
            share = 100 * self.cards[purpose, outcome] / max(1, number)
            yield f"  {f'{purpose}: {outcome}':38}{number:9}{share:10.2f}{100 * chance:11.2f}"
        yield f"{'tests by their own chances':32}"
        for kind, (title, _, _) in TESTS.items():
            number = max(1, self.tests[kind])
            came, expected = (100 * sums[kind] / number for sums in (self.came, self.expected))
            yield f"  {title:38}{self.tests[kind]:9}{came:10.2f}{expected:11.2f}"
        for decade, income in sorted(self.income.items()):
            spent = 100 * (income - self.kept[decade]) / max(1, income)
            yield f"  decade {decade + 1}: {income} points came in, {spent:.1f} % of them was spent"
        yield from self.wars.lines(self.years)


def run_again(session: Session[World], save: Save, closings: list[Closing], players: tuple[str, ...] = ()) -> None:
    """Rebuild a phase from its save. Raises Diverged if it does not meet what was recorded."""
    again = Session.rebuild(CIVILIZED, session.luck, save, closings)
    if again.window is None:
        again.go_on(players)
    assert again.state.write() == session.state.write(), f"year {save.turn}"


def play(seed: str, years: int, settings: Settings, tally: Tally) -> str:
    """Play one game; print how its world stands after each century, and give a line that says how it ended."""
    chosen = CivilizedScenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    session = Session.found(CIVILIZED, Seeded(seed), chosen, settings, ())
    closings: list[Closing] = []
    before = tally.years
    tally.wars.found()
    begun = process_time()
    treasuries: dict[str, int] = {}
    while session.window is not None and session.save.turn <= years:
        save = session.save
        progress = session.close({}, ())
        closings.append(progress.closing)
        for told in progress.told:
            tally.add(told)
        if session.save is save:
            continue
        tally.years = before + session.save.turn - 1
        if session.save.turn != save.turn:
            tally.add_year(session.state, (save.turn - 1) // 10, treasuries)
            treasuries = {land.id: land.treasury for land in session.state.standing()}
        if save.turn % AGAIN == 0:
            run_again(session, save, closings)
        closings = []
        if session.save.turn // 100 > save.turn // 100:
            print(f"  {described(session.state)}, {10 * (process_time() - begun):.0f} ms a year", flush=True)
            begun = process_time()
    return f"{seed}: {session.save.turn - 1} years{session.state.ended and f', {session.state.ended}'}"


def described(world: World) -> str:
    """Say how a world stands."""
    people = sum(city.population for city in world.cities.values())
    fallen = sum(land.status == "fallen" for land in world.countries.values())
    return (
        f"{len(world.standing())} countries ({fallen} fallen), {len(world.cities)} cities with {people} thousand, "
        f"{len(world.elements)} elements, {len(world.ships)} ships, {len(world.wars)} wars, "
        f"{len(world.write()) // 1000} kB"
    )


def main(games: int, years: int, options: dict[str, str], first: int = 0) -> None:
    """Play so many games and print what happened in them."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    gc.set_threshold(50_000)  # states are trees: looking for cycles in them takes a quarter of the time
    settings, tally = Settings.model_validate(options), Tally()
    try:
        for number in range(first, first + games):
            print(play(f"ages {number}", years, settings, tally), flush=True)
    except KeyboardInterrupt:  # who has waited long enough reads what there is
        print("stopped")
    print("\n".join(tally.lines()) if tally.years else "no year was finished")


if __name__ == "__main__":
    given = dict(one.split("=", 1) for one in sys.argv[3:])
    main(
        int(sys.argv[1]) if sys.argv[1:] else 10,
        int(sys.argv[2]) if sys.argv[2:] else 500,
        given,
        int(given.pop("first", "0")),
    )
