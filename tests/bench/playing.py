"""How many years a second the rules can run."""

import tomllib
from pathlib import Path
from time import perf_counter, process_time

from bot.settings import Settings
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.registry import RULESETS
from tests.bench.figures import milliseconds

YEARS = 20
SEEDS = 5
AGES = ((1, 20), (21, 40), (41, 60), (140, 160))
"""First and last years."""


async def years(folder: Path) -> tuple[str, ...]:
    """Play civilized on autopilots, saves and views and all, beside one JSON round trip of its state."""
    del folder
    taken, trips = 0.0, 0.0
    for seed in range(SEEDS):
        begin = perf_counter()
        session = played(f"bench {seed}")
        taken += perf_counter() - begin
        begin = perf_counter()
        session.state.fresh()
        trips += perf_counter() - begin
    year, trip = taken / YEARS / SEEDS, trips / SEEDS
    return (f"a year {milliseconds(year)}, {1 / year:.0f} a second (aim 100), {year / trip:.1f} JSON round trips",)


async def late_years(folder: Path) -> tuple[str, ...]:
    """Play one game into its second century, and time each of its ages; this takes minutes."""
    del folder
    session, told = found("bench 0"), []
    for first, last in AGES:
        play_until(session, first)
        begin = process_time()
        play_until(session, last + 1)
        year = (process_time() - begin) / (last + 1 - first)
        size = len(session.save.state) / 1000
        told.append(f"years {first} to {last}: {milliseconds(year)} a year, {1 / year:.1f} a second, {size:.0f} kB")
    return (*told, "aim: 100 a second in the first 20 years, 12 in 140 to 160")


def played(seed: str) -> Session:
    """Play six autopilots through the first years."""
    session = found(seed)
    play_until(session, YEARS + 1)
    return session


def found(seed: str) -> Session:
    """Found a game of six autopilots."""
    ruleset = RULESETS["civilized"]
    text = (Settings().scenarios / "civilized" / "crowns.toml").read_text(encoding="utf-8")
    scenario = ruleset.scenario.model_validate(tomllib.loads(text))
    return Session.found(ruleset, Seeded(seed), scenario, ruleset.options(), ())


def play_until(session: Session, year: int) -> None:
    """Play on until a year begins, or the game ends."""
    while session.window and session.save.turn < year:
        session.close({}, ())
