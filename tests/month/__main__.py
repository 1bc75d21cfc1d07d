"""`python -m tests.month --seed 17`: the story of a bad month at one table, and the promise that it breaks, if any."""

import argparse
import asyncio
import sys
from time import process_time

from rules.registry import RULESETS
from tests.month.game import WORD
from tests.month.running import Outcome, lived, played
from tests.service import databases

EACH = "each"


def main() -> int:
    """Live the months that the command line asks for; 1 if a promise is broken."""
    asked = argparse.ArgumentParser(prog="python -m tests.month", description=__doc__)
    asked.add_argument("--seed", type=int, default=1, help="the number from which everything comes")
    asked.add_argument("--days", type=int, default=30, help="how long the month is")
    asked.add_argument("--months", type=int, default=1, help="how many months to live, from this seed on; no stories")
    asked.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    asked.add_argument("--game", choices=(WORD, *RULESETS, EACH), default=WORD, help="what is played; each: in turn")
    asked.add_argument("--alone", action="store_true", help="let no second process share the database")
    given = asked.parse_args()
    broken = 0
    for seed in range(given.seed, given.seed + given.months):
        begun = process_time()
        game = played(seed) if given.game == EACH else given.game
        outcome = lived(seed, days=given.days, kind=given.database, alone=given.alone, game=game)
        broken += bool(outcome.broken)
        if given.months == 1:
            print("\n".join(outcome.story))
        print(f"{game}, {line(outcome, process_time() - begun)}", flush=True)
    asyncio.run(databases.sweep())
    return int(broken > 0)


def line(outcome: Outcome, seconds: float) -> str:
    """Say in a line how a month ended."""
    end = f"BROKEN {outcome.broken}" if outcome.broken else "kept"
    return f"seed {outcome.seed}: {end}; digest {outcome.digest}, {len(outcome.story)} lines, {seconds:.1f} s"


if __name__ == "__main__":
    sys.exit(main())
