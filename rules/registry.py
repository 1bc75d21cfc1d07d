"""The games that Herald runs."""

from typing import Any

from rules.candlebre.ruleset import CANDLEBRE
from rules.civilized.ruleset import CIVILIZED
from rules.empires.ruleset import EMPIRES
from rules.fiefs.ruleset import FIEFS
from rules.italy.ruleset import ITALY
from rules.kernel.play.ruleset import Ruleset

GAMES: tuple[Ruleset[Any], ...] = (CIVILIZED, ITALY, CANDLEBRE, FIEFS, EMPIRES)  # Any: each has its own state
RULESETS: dict[str, Ruleset[Any]] = {game.name: game for game in GAMES}
"""Every game by its name."""
