"""The games that Herald runs."""

from typing import Any

from rules.civilized.ruleset import CIVILIZED
from rules.italy.ruleset import ITALY
from rules.kernel.ruleset import Ruleset

RULESETS: dict[str, Ruleset[Any]] = {game.name: game for game in (CIVILIZED, ITALY)}  # Any: each has its own state
"""Every game by its name."""
