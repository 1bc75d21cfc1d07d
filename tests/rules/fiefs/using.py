"""What autopilots make use of over all settings: `python -m tests.rules.fiefs.using 0 40 14`.

The tool `usage` plays a game as its defaults have it; what a setting brings is never seen there. Here the games take
turns with tables that are set otherwise.
"""

import sys
from dataclasses import replace
from typing import Any

from pydantic import create_model

from bot.tools.usage import Usage, play, usage_of
from rules.fiefs.ruleset import FIEFS
from rules.kernel.play.ruleset import Ruleset
from tests.rules.fiefs.worlds import BOARD

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"detachments": True, "fleets": True, "houses": 8},
    {"pace": "turns", "setup": "draft", "actions": "round", "join": "round", "battle": "ask"},
    {"pace": "turns", "detachments": True, "fleets": True, "battle": "table"},
)
"""How tables are set beside the defaults: each setting that brings orders or events of its own stands in one."""
HANDS = ("", "autopilot", "", "skilled", "", "prudent", "", "rash", "", "feeble")
"""Who holds the seats, game by game; where nobody does the rules themselves decide."""


def game(table: dict[str, Any]) -> Ruleset[Any]:  # Any: settings of a game
    """Give Fiefs with other defaults."""
    fields: dict[str, Any] = {name: (FIEFS.options.model_fields[name].annotation, one) for name, one in table.items()}
    return replace(FIEFS, options=create_model("Chosen", __base__=FIEFS.options, **fields))


def counted(first: int, last: int, turns: int, seed: str) -> Usage:
    """Play games by their numbers, at one table after the other, and count what is seen."""
    found = usage_of(FIEFS)
    for number in range(first, last):
        table = TABLES[number % len(TABLES)]
        hand = HANDS[number // len(TABLES) % len(HANDS)]
        seats = tuple(one.id for one in BOARD.house[: table.get("houses", 5)]) if hand else ()
        play(game(table), BOARD, f"{seed}/{number + 1}", turns, dict.fromkeys(seats, hand), found)
        found.games += 1
    return found


if __name__ == "__main__":
    seen = counted(*map(int, sys.argv[1:4]), seed="using")
    for counts in (seen.orders, seen.events):
        print(", ".join(f"{name} {times}" for name, times in counts.most_common() if times))
    never = [f"{name} {clause or 'of several'}" for _, name, clause in seen.unused()]
    print(f"{seen.games} games; of {seen.types} types {len(never)} never seen: {', '.join(never)}")
