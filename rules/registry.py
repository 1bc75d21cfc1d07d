"""The games that Herald runs."""

from typing import Any

from rules.civilized.ruleset import CIVILIZED
from rules.kernel.ruleset import Ruleset

RULESETS: dict[str, Ruleset[Any]] = {CIVILIZED.name: CIVILIZED}  # Any: each game has its own state
"""Every game by its name."""
