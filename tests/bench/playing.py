"""How many years a second the rules can run."""

import tomllib
from pathlib import Path
from time import perf_counter

from bot.settings import Settings
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.registry import RULESETS
from tests.bench.figures import milliseconds

YEARS = 20
SEEDS = 5


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


def played(seed: str) -> Session:
    """Play six autopilots through the first years."""
    ruleset = RULESETS["civilized"]
    text = (Settings().scenarios / "civilized" / "crowns.toml").read_text(encoding="utf-8")
    scenario = ruleset.scenario.model_validate(tomllib.loads(text))
    session = Session.found(ruleset, Seeded(seed), scenario, ruleset.options(), ())
    while session.window and session.save.turn <= YEARS:
        session.close({}, ())
    return session
